// The large button shows once what it does, before anybody has tapped it.

/** How long the page stands still first, in milliseconds: until a person looks. */
const PAUSE = 700;

/** Selects the button, with its motion, unless a person was faster. */
export function showItself(button) {
  const timer = setTimeout(() => button.setSelected(true, { animated: true }), PAUSE);
  button.addEventListener("favorite-toggle", () => clearTimeout(timer), { once: true });
}
