// Everything public of heartkit.d.ts, used as a page would; it is compiled, and never run.
import {
  FavoriteButton, FavoriteButtonEventMap, FavoriteToggleDetail, FillRule, HeartView, IconName,
  Motion, MotionStyle, Placement, Renderer, SettledDetail,
} from "../../elements/heartkit.js";

const icons: IconName[] = ["heart", "softHeart", "star", "bookmark", "thumb", "flame"];
const styles: MotionStyle[] = ["grow", "pop", "burst", "plain"];
const motions: Motion[] = ["system", "full", "reduced"];
const renderers: Renderer[] = ["svg", "canvas"];
const rules: FillRule[] = ["nonzero", "evenodd"];
const placements: Placement[] = ["fitted", "seed"];

const button: FavoriteButton = document.createElement("favorite-button");
button.selected = true;
button.icon = icons[1];
button.path = "M0 0H24V24Z";
button.fillRule = rules[1];
button.motionStyle = styles[2];
button.size = 32;
button.speed = 1.5;
button.label = "Favorite";
button.disabled = false;
button.name = "favorite";
button.value = "42";
button.motion = motions[0];
button.renderer = renderers[1];
button.setSelected(true);
button.setSelected(false, { animated: true });
button.rebind(true);
button.focus();
button.click();
const type: string = button.type;
const form: HTMLFormElement | null = button.form;
const labels: NodeList = button.labels;

button.addEventListener("favorite-toggle", function (event) {
  const detail: FavoriteToggleDetail = event.detail;
  if (detail.selected && this.disabled) event.preventDefault();
});
button.addEventListener("settled", (event) => {
  const detail: SettledDetail = event.detail;
  console.log(detail.selected, detail.finished);
}, { once: true });
const heard = (event: Event): void => console.log(event.type, button.selected);
button.addEventListener("input", heard);
button.addEventListener("change", heard, true);
button.addEventListener("click", (event) => console.log(event.clientX));
button.addEventListener("anything-else", heard);
button.removeEventListener("change", heard, true);
button.removeEventListener("settled", (event) => console.log(event.detail.finished));
button.removeEventListener("anything-else", heard);
const map: Pick<FavoriteButtonEventMap, "input"> | null = null;

const heart: HeartView = new HeartView();
heart.heartSize = 24;
heart.color = "rgb(255 0 0 / 0.5)";
heart.icon = "star";
heart.path = "";
heart.fillRule = "nonzero";
heart.placement = placements[1];
heart.label = "Loved";

const found: FavoriteButton | null = document.querySelector("favorite-button");
const hearts: NodeListOf<HeartView> = document.querySelectorAll("heart-view");
console.log(type, form, labels, map, found, hearts.length);
console.log(new FavoriteButton() instanceof HTMLElement);

// What must not compile.
// @ts-expect-error: There is no such icon.
button.icon = "moon";
// @ts-expect-error: A style is not told by the icon's name.
button.motionStyle = "star";
// @ts-expect-error: The form is the page's.
button.form = null;
// @ts-expect-error: A state is a Boolean.
button.setSelected("true");
// @ts-expect-error: A settled change tells more than a click.
button.addEventListener("click", (event) => event.detail.finished);
// @ts-expect-error: A toggle is told before, so it has not finished.
button.addEventListener("favorite-toggle", (event) => event.detail.finished);
// @ts-expect-error: What was told stays as it was told.
button.addEventListener("settled", (event) => { event.detail.selected = false; });
// @ts-expect-error: A heart has no state.
heart.selected = true;
