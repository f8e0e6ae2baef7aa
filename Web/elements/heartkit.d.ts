/** The icons that can be asked for by name. */
export type IconName = "heart" | "softHeart" | "star" | "bookmark" | "thumb" | "flame";

/** How a favorite button moves when its state changes. */
export type MotionStyle = "grow" | "pop" | "burst" | "plain";

/** How much moves: as the person's system says, everything, or nothing that travels or scales. */
export type Motion = "system" | "full" | "reduced";

/** What a favorite button is drawn with; canvas is for pages where hundreds move at once. */
export type Renderer = "svg" | "canvas";

/** Which points are inside an outline that overlaps itself, as SVG's `fill-rule` has it. */
export type FillRule = "nonzero" | "evenodd";

/** Where a heart goes in its room. */
export type Placement = "fitted" | "seed";

/** Tells what a person is about to change, before it is so. */
export interface FavoriteToggleDetail {
  /** The state that the button goes to. */
  readonly selected: boolean;
}

/** Tells that a change by a person is over. */
export interface SettledDetail {
  /** The state that the change went to. */
  readonly selected: boolean;
  /** Whether its motion came to its end; false if another change took its place. */
  readonly finished: boolean;
}

/** What a favorite button tells, besides what every element does. */
export interface FavoriteButtonEventMap extends HTMLElementEventMap {
  /** A person is about to change the state. `preventDefault()` keeps it as it is. */
  "favorite-toggle": CustomEvent<FavoriteToggleDetail>;
  /** A person changed the state. It comes before `change`. */
  input: Event;
  /** A person changed the state. */
  change: Event;
  /** A person's change is over: exactly once for each. */
  settled: CustomEvent<SettledDetail>;
}

/**
 * A button that says whether something is a favorite, and whose icon fills and empties.
 *
 * ```html
 * <favorite-button motion-style="burst" name="favorite" value="42"></favorite-button>
 * ```
 *
 * Its state is a Boolean that is true at once; motion follows it. Set from code it is silent and
 * still; only a person's change is told, by `favorite-toggle`, `input`, `change` and `settled`.
 */
export class FavoriteButton extends HTMLElement {
  /**
   * Whether it is a favorite.
   *
   * Set, it changes at once, silently and without motion. The attribute `selected` is what the
   * button begins with and what a form's reset returns to; it does not follow.
   */
  selected: boolean;
  /** The shape, by name; `path` goes before it. */
  icon: IconName;
  /** The shape as SVG path data; empty for the icon's own. */
  path: string;
  /** What is inside `path`. */
  fillRule: FillRule;
  /** How it moves. */
  motionStyle: MotionStyle;
  /** The side of the icon's square, in CSS pixels; 0 leaves it to `--favorite-size`. */
  size: number;
  /** How fast it moves: 1 is as designed, 2 twice as fast. */
  speed: number;
  /** What it is called by assistive technology, whatever its state. */
  label: string;
  /** Whether it can be pressed. */
  disabled: boolean;
  /** The name that its value is sent with, as a checkbox's is. */
  name: string;
  /** What is sent while it is selected; at first "on". */
  value: string;
  /** How much moves. */
  motion: Motion;
  /** What it is drawn with. */
  renderer: Renderer;

  /** What kind of control it is, to whoever looks through a form's elements. */
  readonly type: string;
  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null;
  /** The page's own labels for it. */
  readonly labels: NodeList;

  /** Sets the state silently; with motion, if asked. */
  setSelected(selected: boolean, options?: { animated?: boolean }): void;
  /** Shows the state of another item, at once: for a row that is used again. */
  rebind(selected: boolean): void;

  addEventListener<K extends keyof FavoriteButtonEventMap>(
    type: K,
    listener: (this: FavoriteButton, event: FavoriteButtonEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions
  ): void;
  removeEventListener<K extends keyof FavoriteButtonEventMap>(
    type: K,
    listener: (this: FavoriteButton, event: FavoriteButtonEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions
  ): void;
}

/**
 * A heart, or another icon, in one color.
 *
 * ```html
 * <heart-view heart-size="24" color="crimson"></heart-view>
 * ```
 *
 * It is one closed outline: in a translucent color no piece lies over another. It is decoration,
 * unless it is given a `label`.
 */
export class HeartView extends HTMLElement {
  /**
   * How wide the icon is, in CSS pixels, above 0 and up to 100,000.
   *
   * In the seed's placement it is three times the radius of the lobes. 0, as at first, leaves it to
   * `--heart-size`, and without that to the width and height that the page gives the element.
   */
  heartSize: number;
  /** The color, as CSS writes it; empty leaves it to `--heart-color`, at first pure red. */
  color: string;
  /** The shape, by name; `path` goes before it. */
  icon: IconName;
  /** The shape as SVG path data; empty for the icon's own. */
  path: string;
  /** What is inside `path`. */
  fillRule: FillRule;
  /** Where the icon goes in the element's room; only the heart has a seed's placement. */
  placement: Placement;
  /** What the picture says; empty for decoration, which assistive technology passes by. */
  label: string;
}

declare global {
  interface HTMLElementTagNameMap {
    "favorite-button": FavoriteButton;
    "heart-view": HeartView;
  }
}
