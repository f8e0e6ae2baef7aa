// What shows once by itself what it does, before anybody has touched it.

/** How long the page stands still first, in milliseconds: until a person looks. */
const PAUSE = 700;

/**
 * Calls a function a while after an element has come into sight, unless a person was faster.
 *
 * @param {Element} element Must have a box of its own to come into sight.
 * @param {() => void} show
 * @param {Element} touched What a person touches to be faster.
 */
export function showOnce(element, show, touched = element) {
  let timer = null;
  const observer = new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (!entry.isIntersecting) return;
    timer = setTimeout(() => {
      stop();
      show();
    }, PAUSE);
  }, { threshold: 0.6 });
  const types = ["favorite-toggle", "input", "click"];
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of types) touched.removeEventListener(type, stop, true);
  };
  for (const type of types) touched.addEventListener(type, stop, true);
  observer.observe(element);
}
