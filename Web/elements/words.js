/**
 * What a favorite button is called, by language: the words of HeartKit's own string tables.
 *
 * The keys are BCP 47. Between the braces stands JSON, so that a test can hold it against them.
 */
export const favorites = {
  "ar": "المفضلة",
  "da": "Favorit",
  "de": "Favorit",
  "en": "Favorite",
  "es": "Favorito",
  "fr": "Favori",
  "he": "מועדף",
  "ja": "お気に入り",
  "ko": "즐겨찾기",
  "nb": "Favoritt",
  "nl": "Favoriet",
  "pl": "Ulubione",
  "pt-BR": "Favorito",
  "ru": "Избранное",
  "sv": "Favorit",
  "tr": "Favori",
  "zh-Hans": "收藏",
  "zh-Hant": "收藏"
};

/** Languages told by another's word: the older codes, and Norwegian by any name. */
const otherNames = new Map([["iw", "he"], ["nn", "nb"], ["no", "nb"], ["pt", "pt-BR"]]);

/** Where Chinese is written traditionally unless the tag says otherwise. */
const traditionalRegions = ["hk", "mo", "tw"];

/** The word for "Favorite" in a language, such as `pt-PT` or `zh-Hant-HK`; English if unknown. */
export function favoriteIn(language) {
  const [first, ...rest] = String(language ?? "").trim().toLowerCase().split(/[-_]/);
  const name = first === "zh" ? chinese(rest) : otherNames.get(first) ?? first;
  return Object.hasOwn(favorites, name) ? favorites[name] : favorites.en;
}

/** Which Chinese it is: the script decides, then the region. */
function chinese(subtags) {
  if (subtags.includes("hant")) return "zh-Hant";
  if (subtags.includes("hans")) return "zh-Hans";
  return traditionalRegions.some((region) => subtags.includes(region)) ? "zh-Hant" : "zh-Hans";
}
