import { normalizeForSearch } from "../normalize-for-search.ts";

/** Common names of countries that `Intl.DisplayNames` does not have, by country code. */
const aliases: Readonly<Record<string, string>> = {
  AE: "uae|emirates|emirats",
  CD: "drc|dr congo|rdc|rd congo",
  CH: "svizzera",
  CI: "ivory coast",
  CV: "cape verde",
  CZ: "czech republic|republique tcheque",
  GB: "uk|britain|great britain|england|scotland|wales|northern ireland|grande bretagne|angleterre|ecosse|pays de galles|irlande du nord",
  HK: "hong kong",
  IE: "eire|republic of ireland",
  KR: "republic of korea",
  MK: "macedonia",
  MM: "burma|birmanie",
  NL: "holland|the netherlands|hollande",
  PS: "palestine",
  RU: "russian federation",
  SZ: "swaziland",
  TR: "turkey",
  US: "usa|america|united states of america|etats unis d amerique",
};

/** A name as it is compared: "U.K." is "uk", "Côte d’Ivoire" is "cote d ivoire". */
const plain = (name: string) =>
  normalizeForSearch(name).replaceAll(".", "").replaceAll(/[-'’]/g, " ");

const namings = new Map<string, Intl.DisplayNames>();

/** The name of a country in a language. The object is cached, because creating one loads the data of the language. */
function nameIn(language: string, code: string): string {
  const naming = namings.get(language) ?? new Intl.DisplayNames([language], { type: "region" });
  namings.set(language, naming);
  return plain(naming.of(code) ?? code);
}

/** English, French and further names of a country, and its code. */
const otherNamesOf = (code: string): readonly string[] => [
  nameIn("en", code),
  nameIn("fr", code),
  ...(aliases[code]?.split("|") ?? []),
  code.toLowerCase(),
];

/** The name in the language that most speak there: "Deutschland". */
const nativeNamesOf = (code: string): readonly string[] => [
  nameIn(new Intl.Locale(`und-${code}`).maximize().language, code),
];

interface Country {
  readonly code: string;
  /** In the language of the page. */
  readonly name: string;
}

const ranks = { exact: 0, start: 1, otherStart: 2, inside: 3 } as const;

type NamesOf = (code: string) => readonly string[];

function rankOf({ code, name }: Country, typed: string, namesOf: NamesOf): number | undefined {
  const [own, others] = [plain(name), namesOf(code)];
  if (own === typed || others.includes(typed)) return ranks.exact;
  if (own.startsWith(typed)) return ranks.start;
  if (others.some((other) => other.startsWith(typed))) return ranks.otherStart;
  return own.includes(typed) ? ranks.inside : undefined;
}

interface Ranked<Named> {
  readonly country: Named;
  readonly rank: number;
}

const ranked = <Named extends Country>(
  countries: readonly Named[],
  typed: string,
  namesOf: NamesOf,
): readonly Ranked<Named>[] =>
  countries.flatMap((country) => {
    const rank = rankOf(country, typed, namesOf);
    return rank === undefined ? [] : [{ country, rank }];
  });

/** Native names only where no other one matches: they need the data of a hundred languages. */
function matchesOf<Named extends Country>(countries: readonly Named[], typed: string) {
  const found = ranked(countries, typed, otherNamesOf);
  return found.length > 0 ? found : ranked(countries, typed, nativeNamesOf);
}

/** The countries that a typed name may mean, the likeliest first: "UK" is the United Kingdom, then Ukraine. */
export function countriesNamed<Named extends Country>(
  countries: readonly Named[],
  typed: string,
): Named[] {
  const name = plain(typed);
  if (name === "") return [...countries];
  return matchesOf(countries, name)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}

/** The only country whose name, in one of these languages, or code was typed. */
export function countryNamed<Named extends Country>(
  countries: readonly Named[],
  typed: string,
): Named | undefined {
  const exact = matchesOf(countries, plain(typed)).filter(({ rank }) => rank === ranks.exact);
  return exact.length === 1 ? exact[0]?.country : undefined;
}
