// Made-up posts: what a quiet day could have in it.

const THINGS = [
  "A walk by the river", "Bread, still warm", "The first snow", "An old map", "Rain on the roof",
  "A long table", "Tea in the garden", "The last train", "A blue door", "Two chairs outside",
  "A field in June", "The smell of cedar", "A letter, unopened", "Light through leaves",
  "The harbor at six", "A borrowed book", "Soup for everyone", "The far side of the hill",
  "A window seat", "Fireflies",
];
const TIMES = [
  "early in the morning", "at noon", "on a Sunday", "late in the evening", "the day before",
  "in the first week", "after the rain", "at five", "on the way home", "once a year",
];

/** So many posts, each with a title and a time; no two next to each other are alike. */
export function makePosts(count) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: THINGS[(index * 7) % THINGS.length],
    note: `Post ${index + 1} · ${TIMES[(index * 3 + Math.floor(index / 20)) % TIMES.length]}`,
    isFavorite: index % 9 === 2,
  }));
}
