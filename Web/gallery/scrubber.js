// Shows any instant of a change: a strip of film, and a line on it that a person drags or plays.

import { now, startFrames, stopFrames } from "../elements/loop.js";
import { Film } from "./film.js";
import { Still } from "./still.js";

/** How many pictures the strip has. */
const FRAME_COUNT = 10;
/** The arrow keys go by one of these, in seconds. */
const FRAME = 1 / 60;
/** How many frames the page keys go by. */
const PAGE = 6;

/** A control of time, and the picture of the instant that it is at. */
export class Scrubber {
  #engine;
  #still;
  #strip;
  #range;
  #time;
  #duration;
  #play;
  #changes;
  #onHold;
  #onRelease;
  #look = null;
  #reducesMotion = false;
  #film = null;
  /** When what is played began, on the scale of frames. */
  #begin = 0;
  /** Whether the instant is drawn, rather than the line only led along. */
  #isHeld = false;

  /**
   * @param {Element} root Where the control is.
   * @param {Element} place Where the instant is drawn.
   * @param {object} engine What makes buttons.
   * @param {{onHold: (isSelected: boolean) => void, onRelease: () => void}} told Called when
   *   an instant comes to be shown, with the state that its change leads to; and when none is.
   */
  constructor(root, place, engine, { onHold, onRelease }) {
    this.#engine = engine;
    this.#still = new Still(place);
    this.#range = root.querySelector("#scrub");
    this.#time = root.querySelector("#scrub-time");
    this.#duration = root.querySelector("#scrub-duration");
    this.#play = root.querySelector("#scrub-play");
    this.#changes = [...root.querySelectorAll('[name="scrub-change"]')];
    this.#onHold = onHold;
    this.#onRelease = onRelease;
    this.#strip = Array.from({ length: FRAME_COUNT }, () => {
      const place = document.createElement("div");
      root.querySelector("#film").append(place);
      return { place, still: new Still(place) };
    });

    this.#range.addEventListener("input", () => this.hold(Number(this.#range.value)));
    this.#range.addEventListener("keydown", (event) => this.#step(event));
    this.#play.addEventListener("click", () => (this.isPlaying ? this.#pause() : this.#start()));
    for (const radio of this.#changes) {
      radio.addEventListener("change", () => {
        this.#load();
        this.hold(0);
      });
    }
  }

  /** The instant, in seconds since the tap. */
  get time() {
    return Number(this.#range.value);
  }

  /** How many times as wide as the icon the whole motion is. */
  get reach() {
    return this.#film.reach;
  }

  get isPlaying() {
    return this.#play.classList.contains("is-playing");
  }

  /** Takes another look; an instant that is shown stays as near as there is one. */
  show(look, reducesMotion) {
    this.#look = look;
    this.#reducesMotion = reducesMotion;
    this.#load();
    if (this.#isHeld) this.#draw(this.time);
  }

  /** Shows an instant, and stays there. */
  hold(time) {
    this.#pause();
    this.#holdPicture();
    this.#draw(time);
  }

  /** Leads the line along with a change that a person has just made elsewhere. */
  follow(isSelected) {
    this.release();
    this.#choose(isSelected ? "select" : "deselect");
    if (this.#film.duration > 0) this.#run(0);
  }

  /** Goes to the end of a change that is none of the film's. */
  leave(isSelected) {
    this.release();
    this.#choose(isSelected ? "select" : "deselect");
    this.#tell(this.#film.duration);
  }

  /** Shows no instant any more. */
  release() {
    this.#pause();
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#onRelease();
  }

  get #change() {
    return this.#changes.find((radio) => radio.checked).value;
  }

  #choose(change) {
    for (const radio of this.#changes) radio.checked = radio.value === change;
    this.#load();
  }

  #load() {
    const look = this.#look;
    const time = this.time;
    this.#film?.free();
    const film = new Film(this.#engine, look, this.#change, this.#reducesMotion);
    this.#film = film;
    this.#range.max = film.duration;
    this.#range.disabled = film.duration === 0;
    this.#play.disabled = film.duration === 0;
    this.#duration.textContent = film.duration.toFixed(3);

    this.#still.show(look);
    this.#strip.forEach(({ place, still }, index) => {
      place.style.setProperty("--reach", film.reach);
      still.show(look);
      // In the middle of its part of the strip, so that the line stands on what it shows.
      still.draw(film, ((index + 0.5) / FRAME_COUNT) * film.duration);
    });
    this.#tell(Math.min(time, film.duration));
  }

  #start() {
    const from = this.time >= this.#film.duration ? 0 : this.time;
    this.#holdPicture();
    this.#play.classList.add("is-playing");
    this.#play.setAttribute("aria-label", "Pause");
    this.#run(from);
  }

  #pause() {
    stopFrames(this);
    this.#play.classList.remove("is-playing");
    this.#play.setAttribute("aria-label", "Play");
  }

  /** Goes on from a time, at the pace of the clock, to the end. */
  #run(from) {
    this.#begin = now() - from;
    this.#draw(from);
    startFrames(this);
  }

  /** Reads nothing of the page before a frame. */
  prepareFrame() {}

  /** Shows a frame of what is played; tells whether there are more to come. */
  showFrame(time) {
    // A frame may have begun a little before the tap that it shows.
    const instant = Math.max(0, time - this.#begin);
    const isOver = instant >= this.#film.duration;
    this.#draw(isOver ? this.#film.duration : instant);
    // The end is what the button itself shows.
    if (isOver) this.release();
    return !isOver;
  }

  #step(event) {
    const frames = {
      ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE,
      Home: -Infinity, End: Infinity,
    }[event.key];
    if (frames === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // From between two frames, a step goes to the next one.
    const place = this.time / FRAME;
    const from = frames > 0 ? Math.floor(place + 1e-6) : Math.ceil(place - 1e-6);
    const time = (from + frames) * FRAME;
    this.hold(Math.min(Math.max(time, 0), this.#film.duration));
  }

  #holdPicture() {
    this.#isHeld = true;
    this.#onHold(this.#change === "select");
  }

  #draw(time) {
    if (this.#isHeld) this.#still.draw(this.#film, time);
    this.#tell(time);
  }

  #tell(time) {
    this.#range.value = time;
    this.#time.textContent = time.toFixed(3);
    this.#range.setAttribute("aria-valuetext", `${time.toFixed(3)} seconds`);
  }
}
