// Two hundred posts with a favorite button each. The state is the post's.

import { makePosts } from "./posts.js";

/** Fills the list, counts the favorites, and sets all of them at once. */
export function showList(root) {
  const posts = makePosts(200);
  const list = root.querySelector("#posts");
  const count = root.querySelector("#list-count");
  const tell = () => (count.textContent = posts.filter((post) => post.isFavorite).length);
  const rows = posts.map((post) => row(post, tell));
  list.append(...rows.map(({ element }) => element));
  const setAll = (isFavorite) => {
    const seen = list.parentElement.getBoundingClientRect();
    // All are measured before any is changed, so that the page is laid out once and not 200 times.
    const areSeen = rows.map(({ element }) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > seen.top && top < seen.bottom;
    });
    posts.forEach((post, index) => {
      post.isFavorite = isFavorite;
      // Nobody sees the others move.
      rows[index].button.setSelected(isFavorite, { animated: areSeen[index] });
    });
    tell();
  };
  root.querySelector("#list-all").addEventListener("click", () => setAll(true));
  root.querySelector("#list-none").addEventListener("click", () => setAll(false));
  tell();
}

function row(post, tell) {
  const element = document.createElement("li");
  const words = document.createElement("div");
  const title = document.createElement("b");
  const note = document.createElement("span");
  title.textContent = post.title;
  note.textContent = post.note;
  words.append(title, note);
  const button = document.createElement("favorite-button");
  button.setAttribute("motion-style", "burst");
  button.setAttribute("label", `Favorite post ${post.id}: ${post.title}`);
  button.toggleAttribute("selected", post.isFavorite);
  button.addEventListener("change", () => {
    post.isFavorite = button.selected;
    tell();
  });
  element.append(words, button);
  return { element, button };
}
