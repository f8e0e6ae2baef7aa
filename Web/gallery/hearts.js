// The screen of the document that the heart comes from: a large one, and a row of six by chance.

// In 415ths of the screen's width.
const LARGE = { x: 142.5, y: 50, side: 130 };
const SMALL = { x: 20, y: 250, side: 45, margin: 21 };

/** Fills the screens and lets a person change them. */
export function showHearts(root) {
  const screens = [...root.querySelectorAll(".hearts")];
  const size = root.querySelector("#hearts-size");
  const sizeValue = root.querySelector("#hearts-size-value");
  const views = root.querySelector("#hearts-views");
  for (const screen of screens) screen.append(...places().map((place) => view(place, screen)));

  let seed = 1;
  const color = () => {
    const colors = randomColors(seed, 6);
    for (const screen of screens) {
      const small = [...screen.querySelectorAll("heart-view")].slice(1);
      small.forEach((heart, index) => heart.style.setProperty("--heart-color", colors[index]));
    }
  };
  root.querySelector("#hearts-colors").addEventListener("click", () => {
    seed += 1;
    color();
  });
  size.addEventListener("input", () => {
    sizeValue.textContent = `${size.value}%`;
    for (const screen of screens) screen.style.setProperty("--share", size.value / 100);
  });
  views.addEventListener("change", () => {
    for (const screen of screens) screen.classList.toggle("without-views", !views.checked);
  });
  color();
}

function places() {
  const { x, y, side, margin } = SMALL;
  const small = Array.from({ length: 6 }, (_, index) => (
    { x: x + (side + margin) * index, y, side }));
  return [LARGE, ...small];
}

function view({ x, y, side }, screen) {
  const view = document.createElement("div");
  view.className = "view";
  view.style.setProperty("--x", x);
  view.style.setProperty("--y", y);
  view.style.setProperty("--side", side);
  const heart = document.createElement("heart-view");
  heart.setAttribute("placement", screen.dataset.placement);
  if (side === LARGE.side) heart.style.setProperty("--heart-color", "currentColor");
  view.append(heart);
  return view;
}

/** Colors by chance, the same for the same seed. */
function randomColors(seed, count) {
  let state = seed >>> 0;
  const byte = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let bits = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
    return (bits ^ (bits >>> 15)) & 255;
  };
  return Array.from({ length: count }, () => `rgb(${byte()} ${byte()} ${byte()})`);
}
