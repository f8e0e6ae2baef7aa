/**
 * Which part of its 24 × 24 slot each icon fills: x, y, width and height.
 *
 * The icons are fitted, so each touches the slot at two sides at least. Between the braces stands
 * JSON, so that a test can hold it against the core's frames.
 */
export const frames = {
  "heart": [0, 1.0294, 24, 21.9411],
  "softHeart": [0, 2.2759, 24, 19.4483],
  "star": [0, 0.5129, 24, 22.9742],
  "bookmark": [3, 0, 18, 24],
  "thumb": [0, 1, 24, 22],
  "flame": [2, 0, 20, 24]
};
