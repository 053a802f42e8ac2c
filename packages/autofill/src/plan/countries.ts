import { plainWords } from "../classify/phrase.ts";

/** Names that forms use beside the ones that the platform's own data gives. */
const alsoCalled: Readonly<Record<string, string>> = {
  "bosnia & herzegovina": "BA",
  "cape verde": "CV",
  "czech republic": "CZ",
  "republique tcheque": "CZ",
  "cote d ivoire": "CI",
  "ivory coast": "CI",
  england: "GB",
  "great britain": "GB",
  uk: "GB",
  "u k": "GB",
  "united kingdom of great britain and northern ireland": "GB",
  "grande bretagne": "GB",
  "hong kong": "HK",
  "iran islamic republic of": "IR",
  "korea republic of": "KR",
  "republic of korea": "KR",
  "korea south": "KR",
  "south korea": "KR",
  "moldova republic of": "MD",
  "north macedonia": "MK",
  holland: "NL",
  "the netherlands": "NL",
  "russian federation": "RU",
  "federation de russie": "RU",
  "taiwan province of china": "TW",
  turkey: "TR",
  "republic of ireland": "IE",
  usa: "US",
  us: "US",
  "u s a": "US",
  "u s": "US",
  "united states of america": "US",
  "etats unis d amerique": "US",
  "viet nam": "VN",
  "france metropolitaine": "FR",
  "mainland france": "FR",
};

/** Codes that are no country a person lives in. */
const notCountries = new Set([
  "AC",
  "CP",
  "CQ",
  "DG",
  "EA",
  "EU",
  "EZ",
  "IC",
  "QO",
  "TA",
  "UN",
  "XA",
  "XB",
  "ZZ",
]);

/** Withdrawn codes are understood as what took their place: DD is Germany. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;

let known: ReadonlyMap<string, string> | undefined;

/** Built on first use: asking the platform for every pair of letters is the only way to list its regions. */
function regionsByName(): ReadonlyMap<string, string> {
  const names = ["en", "fr"].map(
    (language) => new Intl.DisplayNames([language], { type: "region", fallback: "none" }),
  );
  const regions = new Map<string, string>();
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    if (notCountries.has(code) || !isCurrent(code)) continue;
    for (const name of names) {
      const text = name.of(code);
      if (text) regions.set(plainWords(text), code);
    }
  }
  for (const [name, code] of Object.entries(alsoCalled)) regions.set(name, code);
  return regions;
}

/** The languages in which a value can be written into a form. */
export type PageLanguage = "en" | "fr";

/** The country in the page's language; a text that names none stays as it is stored. */
export function countryName(stored: string, language: PageLanguage): string {
  const region = regionOf(stored);
  return (
    (region &&
      new Intl.DisplayNames([language], { type: "region", fallback: "none" }).of(region)) ??
    stored
  );
}

/** The ISO 3166-1 alpha-2 code that a text names in English or French, by name or as the code itself; undefined for any other text. */
export function regionOf(text: string): string | undefined {
  known ??= regionsByName();
  const words = plainWords(text);
  const named = known.get(words) ?? known.get(words.replace(/^the /, ""));
  if (named) return named;
  const code = text.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && [...known.values()].includes(code) ? code : undefined;
}
