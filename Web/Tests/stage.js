// What every page of the tests has before its own scripts run: a clock that stands still until a
// test moves it, and a list of all that the elements told.
(() => {
  const frames = new Map();
  let number = 0;
  const stage = {
    /** Milliseconds, as a page's clock has them. */
    now: 1000,
    /** How often a frame was asked for. */
    asked: 0,
    /** What was told: type, the target's id, detail, and the state at that moment. */
    told: [],
    /** What the console was told as warnings and as errors, and what was thrown and not caught. */
    warned: [],
    failed: [],
    /** Content-security policy violations. */
    violations: [],
    /** The memory of each engine that was started. */
    memories: [],
    /** The buttons that an engine holds now. */
    held: new Set(),
    /** Whether the engines stop, as Swift does where it gets no memory. */
    stops: false,

    /** How many frames are asked for and have not come. */
    get waiting() { return frames.size; },

    /** Lets time go by, with a frame at most every 60th of a second and one at the end. */
    pass(milliseconds, step = 1000 / 60) {
      const end = stage.now + milliseconds;
      while (stage.now < end) {
        // What is left after a whole number of frames is rounding, and no frame of its own.
        stage.now = end - stage.now - step < 1e-6 ? end : stage.now + step;
        stage.frame();
      }
    },

    /** One frame, now. */
    frame() {
      const due = [...frames.values()];
      frames.clear();
      for (const callback of due) callback(stage.now);
    },

    /** Lets time go by until nothing moves; how many milliseconds that took. */
    settle() {
      const begin = stage.now;
      while (frames.size > 0) {
        if (stage.now - begin > 100_000) throw new Error("it moves for ever");
        stage.pass(1000 / 60);
      }
      return stage.now - begin;
    },

    /** A part of an element, as it is in its shadow. */
    part(element, name) {
      return element.shadowRoot.querySelector(`[part~="${name}"]`);
    },

    /** Where a part is on the page, as numbers; null where it is not seen. */
    box(element, name) {
      const part = stage.part(element, name);
      if (!part || getComputedStyle(part).visibility === "hidden") return null;
      const { x, y, width, height } = part.getBoundingClientRect();
      return { x, y, width, height };
    },

    /** After the next real frame but one, what was changed has been drawn. */
    drawn() {
      return new Promise((done) => { realFrame(() => realFrame(() => done(true))); });
    },

    /** What has been told since last asked. */
    heard() { return stage.told.splice(0); },
  };

  const realFrame = window.requestAnimationFrame.bind(window);
  performance.now = () => stage.now;
  window.requestAnimationFrame = (callback) => {
    stage.asked += 1;
    frames.set(++number, callback);
    return number;
  };
  window.cancelAnimationFrame = (id) => { frames.delete(id); };

  console.warn = (...words) => { stage.warned.push(words.join(" ")); };
  console.error = (...words) => { stage.failed.push(words.join(" ")); };
  window.addEventListener("error", (event) => { stage.failed.push(event.message); });
  window.addEventListener("unhandledrejection", (event) => {
    stage.failed.push(String(event.reason));
  });

  // An engine as it is, but that it is known which buttons it holds, and that it can stop.
  function counted(instance) {
    const { memory, create } = instance.exports;
    if (!create) return instance;
    stage.memories.push(memory);
    const exports = { memory };
    for (const [name, call] of Object.entries(instance.exports)) {
      if (name === "memory") continue;
      exports[name] = (...numbers) => {
        if (stage.stops) throw new WebAssembly.RuntimeError("unreachable");
        const result = call(...numbers);
        if (name === "create") stage.held.add(result);
        if (name === "destroy") stage.held.delete(numbers[0]);
        return result;
      };
    }
    return { exports };
  }
  const { Instance, instantiate, instantiateStreaming } = WebAssembly;
  WebAssembly.Instance = function (...given) { return counted(new Instance(...given)); };
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate.apply(WebAssembly, given);
    return made instanceof Instance ? counted(made) : { ...made, instance: counted(made.instance) };
  };
  WebAssembly.instantiateStreaming = async (...given) => {
    const made = await instantiateStreaming.apply(WebAssembly, given);
    return { ...made, instance: counted(made.instance) };
  };

  for (const type of ["favorite-toggle", "input", "change", "settled"]) {
    document.addEventListener(type, (event) => {
      stage.told.push({
        type,
        id: event.target.id,
        detail: event.detail ?? null,
        selected: event.target.selected,
        cancelable: event.cancelable,
        bubbles: event.bubbles,
        now: stage.now,
      });
    });
  }
  document.addEventListener("securitypolicyviolation", (event) => {
    stage.violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });
  window.stage = stage;
})();
