import { plainWords } from "../classify/phrase.ts";

/** Names of countries in addition to those of `Intl.DisplayNames`. */
const aliases: Readonly<Record<string, string>> = {
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
  schweiz: "CH",
  deutschland: "DE",
  osterreich: "AT",
  frankreich: "FR",
  "vereinigtes konigreich": "GB",
  "vereinigte staaten": "US",
};

/** The codes of ISO 3166-1, and Kosovo's. Trying every pair of letters with `Intl.DisplayNames` is much slower. */
const codes: readonly string[] =
  (
    "ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCD" +
    "CFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGF" +
    "GGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKN" +
    "KPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNA" +
    "NCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSI" +
    "SJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVI" +
    "VNVUWFWSXKYEYTZAZMZW"
  ).match(/../g) ?? [];

/** Cached, because creating one loads the data of a language. */
const namings = new Map<string, Intl.DisplayNames>();

function namingIn(language: PageLanguage): Intl.DisplayNames {
  const before = namings.get(language);
  if (before) return before;
  const naming = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  namings.set(language, naming);
  return naming;
}

const known = new Map<PageLanguage, ReadonlyMap<string, string>>();

/** The regions by their names in one language, created on first use. */
function regionsIn(language: PageLanguage): ReadonlyMap<string, string> {
  const before = known.get(language);
  if (before) return before;
  const naming = namingIn(language);
  const regions = new Map(codes.map((code) => [plainWords(naming.of(code) ?? ""), code]));
  known.set(language, regions);
  return regions;
}

const otherNames = new Map(Object.entries(aliases));

const regionNamed = (words: string) =>
  otherNames.get(words) ?? regionsIn("en").get(words) ?? regionsIn("fr").get(words);

/** The languages of values in forms. */
export type PageLanguage = "en" | "fr" | "de";

/** The country's name in the page's language; a text without a country is returned unchanged. */
export function countryName(stored: string, language: PageLanguage): string {
  const region = regionOf(stored);
  return (region && namingIn(language).of(region)) ?? stored;
}

/** The ISO 3166-1 alpha-2 code of a country's English or French name or code; undefined for other texts. */
export function regionOf(text: string): string | undefined {
  const words = plainWords(text);
  if (words === "") return undefined;
  // No other country has a name of two letters.
  const code = text.trim().toUpperCase();
  if (codes.includes(code)) return otherNames.get(words) ?? code;
  return regionNamed(words) ?? regionNamed(words.replace(/^the /, ""));
}
