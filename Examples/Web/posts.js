// What a page does with the buttons: one listener for all of them, since what they tell bubbles.
const told = document.querySelector("#told");
const form = document.querySelector("form");

form.addEventListener("change", (event) => {
  const { value, selected } = event.target;
  told.textContent = `The person ${selected ? "likes" : "no longer likes"} “${value}”.`;
});

form.addEventListener("settled", (event) => {
  if (event.detail.finished) told.textContent += " The motion is over.";
});

// Without this the page goes to `?favorite=…`, as with checkboxes.
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const favorites = new FormData(form).getAll("favorite");
  told.textContent = `The form sends: ${favorites.join(", ") || "no favorites"}.`;
});
