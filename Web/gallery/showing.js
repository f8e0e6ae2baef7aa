// What shows once by itself what it does, before anybody has touched it.

/** How long the page stands still first, in milliseconds: until a person looks. */
const PAUSE = 700;

/**
 * Calls a function a while after an element has come into sight, unless a person was faster.
 *
 * @param {Element} element
 * @param {() => void} show
 */
export function showOnce(element, show) {
  let timer = null;
  const observer = new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (!entry.isIntersecting) return;
    timer = setTimeout(() => {
      stop();
      show();
    }, PAUSE);
  }, { threshold: 0.6 });
  const types = ["favorite-toggle", "input"];
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of types) element.removeEventListener(type, stop, true);
  };
  for (const type of types) element.addEventListener(type, stop, true);
  observer.observe(element);
}
