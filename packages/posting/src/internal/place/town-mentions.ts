import { commonWordTown, elsewhere, knownTown, placeLead } from "@postulo/lexicon/posting-places";
import { fold } from "@postulo/lexicon/fold";
import { regionCodes } from "@postulo/lexicon/places";
import { calmCapitals } from "../company/company-name.ts";
import { isCounty, isCountyBehindTown, isRegion, isTown } from "./place-names.ts";

/** A town that a posting may mean, as written, and how much this mention says for it; not above 0 if it says that it is another. */
export type TownMention = { readonly raw: string; readonly at: number; readonly weight: number };

const weights = {
  /** "Leeds (59)", "69003 Lyon" */
  code: 40,
  /** "Ennis, Co. Clare" */
  region: 36,
  /** A field of the first lines: "Baker | Leeds | £13.40" */
  field: 34,
  /** "based in Leeds" */
  lead: 30,
  /** A field of the first lines that no list of towns has, and that the text names as a place further down. */
  namedField: 30,
  /** "in Leeds" in the first lines, and anywhere else. */
  inHead: 26,
  inText: 16,
  /** The same of a name that no list of towns has: "in Maximo". It only makes others doubtful. */
  unknown: 1,
  /** A large town in the first lines. */
  large: 20,
} as const;

/** One of several towns in a row. */
const listed = 16;
const away = 60;

/** The name of a town, as one group. */
export const city =
  "(\\p{Lu}[\\p{L}'’.-]{1,40}(?: (?:(?:sur|sous|en|de|la|le|les|lès|des|aux|upon|on|the|du|under)[ -]|[dl]['’])?\\p{Lu}[\\p{L}'’.-]{1,40}){0,3})";

const withCode = [
  new RegExp(`(?<!\\()${city}\\s*\\(\\s*(?:\\d{2,3}|2[AB])\\s*\\)`, "gu"),
  // "Stockport (SK1)", "Kendal LA9 4QS"
  new RegExp(`${city} \\([A-Z]{1,2}\\d[A-Z\\d]?(?: \\d[A-Z]{2})?\\)`, "gu"),
  // The French public job board: "59 - Lille - Localiser avec Mappy", also behind the employer.
  new RegExp(`^(?:[^\\n]{2,60}? - )?(?:\\d{2,3}|2[AB]) - ${city}(?: \\d{1,2})?(?= - |$)`, "gmu"),
  // On one line: a number above a name is a reference.
  new RegExp(`\\b\\d{5}[ \\t]+${city}`, "gu"),
];
const postcode = "[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}(?![\\p{L}\\d])";
/** "Kendal LA9 4QS" */
const withPostcode = new RegExp(`${city},? ${postcode}`, "gu");
/** "Leeds, West Yorkshire LS11 8LU", "Newry, Co. Down, BT34 1AA" */
const withCountyAndPostcode = new RegExp(
  `${city},[ \\t]*((?:Co\\.? |County )?\\p{Lu}[\\p{L}-]{1,20}(?: (?:of )?\\p{Lu}[\\p{L}-]{1,20}){0,2}),? ${postcode}`,
  "gu",
);
/** What a street is called after its name. */
export const streetKinds =
  "(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Square|Place|Court|Way|Row|Quay|Crescent|Terrace|Gardens|Close|Hill|Walk|Wharf|Parade|Yard)";
const isStreet = new RegExp(` ${streetKinds}$`, "u");

/** "Fécamp (76400)", "Daventry NN6": other codes look like these. */
const withDoubtfulCode = [
  new RegExp(`(?<!\\()${city} ?\\(\\d{5}\\)`, "gu"),
  new RegExp(`${city},? [A-Z]{1,2}\\d[A-Z\\d]?(?![\\p{L}\\d]| \\d[A-Z]{2})`, "gu"),
];
/** "du Havre (76600)", "au Mans": "Le Havre", "Le Mans" */
const contracted = new RegExp(
  `(?<!\\p{L})([Dd]u|[Aa]u) (\\p{Lu}[\\p{L}'’-]{1,40})(?: ?\\((?:\\d{2,3}|2[AB]|\\d{5})\\))?`,
  "gu",
);
const withRegion = new RegExp(
  `(?<![\\p{L}\\p{N}])${city},[ \\t]*((?:Co\\.?|County) \\p{Lu}[\\p{L}-]{1,20}|[A-Z]{2,3}(?![\\p{L}\\p{N}])|\\p{Lu}[\\p{L}'’-]{1,30}(?: \\p{Lu}[\\p{L}'’-]{1,30}){0,2})`,
  "gu",
);
const withLead = new RegExp(`(?<!\\p{L})(?:${placeLead.join("|")})\\s+${city}`, "gu");
const inTown = new RegExp(`(?<!\\p{L})(?:[àÀ]|[Ii]n)\\s+${city}(?=[.,;:!?)(]|$|\\s)`, "gmu");

const headLines = 6;
const headCharacters = 400;
/** Separators of a line such as "Leeds | £13.40 an hour | 30 hours". */
const separator = /[|·•,]|\s[-–—]\s/u;
const maxFieldWords = 4;
const maxFields = 40;
/** In characters. */
const maxHead = 1000;

/** What precedes a mention in its sentence, in characters. */
const lookBack = 70;
/** "Kilrush, Ennis and Nenagh", "à Nîmes et à Alès" */
const otherTownBehind = /^(?:, \p{Lu}[\p{L}'’-]{1,30}){0,4},? (?:and|et|ou|or|&) (?:[àÀ] )?\p{Lu}/u;
const otherTownBefore = /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]{1,30} (?:and|et|ou|or|&) (?:[àÀ] )?$/u;

/** What is deducted from a mention because of the words around it. */
function deduction(text: string, start: number, end: number): number {
  const before = text.slice(Math.max(0, start - lookBack), start);
  const sentence = before.split(/[.;!?\n]/).at(-1) ?? "";
  if (elsewhere.test(fold(sentence))) return away;
  const isListed =
    otherTownBehind.test(text.slice(end, end + lookBack)) || otherTownBefore.test(sentence);
  return isListed ? listed : 0;
}

type Read = (match: RegExpExecArray, town: string) => number;

/** The mentions that a pattern finds; `read` weighs each by its match. */
function found(text: string, pattern: RegExp, read: Read): TownMention[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const raw = match[1] ?? "";
    const start = match.index + match[0].indexOf(raw);
    const weight = read(match, raw);
    if (weight === 0) return [];
    return [{ raw, at: start, weight: weight - deduction(text, start, start + raw.length) }];
  });
}

const isCode = (region: string) => /^[A-Z]{2,3}$/.test(region);

/** "in Leeds" */
const readIn: Read = ({ index }, town) => {
  if (!isTown(town)) return weights.unknown;
  return index < headCharacters ? weights.inHead : weights.inText;
};

/** Before a town that is written with its region: the beginning of a line or part, or a preposition of place. */
const placed = /(?:^|[\n|·•,(–—-]\s?|(?<![\p{L}])(?:in|near|at|à|of))\s?$/iu;

/** "Ennis, Co. Clare"; "Head of Finance, Ireland" is no town. */
const readRegion: Read = ({ index, input, 2: region = "" }, town) => {
  // "B2V, BR, BC"
  if (isCode(town)) return 0;
  if (/^(?:Co\b|County)/.test(region)) return weights.region;
  if (isTown(town) && (isCode(region) || isRegion(region))) return weights.region;
  const before = input.slice(Math.max(0, index - 8), index);
  const isState = regionCodes.includes(region) || (!isCode(region) && isRegion(region));
  return isState && placed.test(before) && !/\bof\s?$/i.test(before) ? weights.region : 0;
};

const articleBefore = /(?<!\p{L})[DdAa]u $/u;

/** Not "Havre (76)" of "du Havre (76)". */
const readCode: Read = ({ index, input }, town) =>
  articleBefore.test(input.slice(Math.max(0, index - 4), index)) && isTown(`Le ${town}`)
    ? 0
    : weights.code;

const townBefore = new RegExp(`${city},[ \\t]*$`, "u");
/** "Down" of "Co. Down" */
const countyOf = (text: string) => text.replace(/^Co(?:unty|\.)? /, "");

/** The name before a British postcode; not the county of "Leeds, West Yorkshire LS11 8LU". */
const readPostcode: Read = (match, name) => {
  const county = countyOf(name);
  if (county !== name || isCounty(name)) return 0;
  const before = match.input.slice(Math.max(0, match.index - lookBack), match.index);
  const [, first = ""] = townBefore.exec(before) ?? [];
  return isCountyBehindTown(name) && isTown(first) ? 0 : weights.code;
};

/** A town before its county; a street only if a town has its name too. */
const readCounty: Read = ({ 2: written = "" }, town) => {
  const county = countyOf(written);
  const isNamed = isCounty(county) || county !== written;
  const isRead = isTown(town)
    ? isNamed || isCountyBehindTown(county)
    : isNamed && !isStreet.test(town);
  return isRead ? weights.code : 0;
};

/** Names of streets and people before a code are no towns. */
const readDoubtfulCode: Read = (match, town) => (isTown(town) ? readCode(match, town) : 0);

/** "du Havre" says nothing of where the job is, unless a code follows. */
function contractedTowns(text: string): TownMention[] {
  return [...text.matchAll(contracted)].flatMap(({ index, 0: all, 1: article, 2: name = "" }) => {
    const raw = `Le ${name}`;
    const isAt = article?.toLowerCase() === "au";
    if (!isTown(raw) || !(isAt || all.endsWith(")"))) return [];
    const at = index + all.indexOf(name);
    const weight = all.endsWith(")")
      ? weights.code
      : index < headCharacters
        ? weights.inHead
        : weights.inText;
    return [{ raw, at, weight: weight - deduction(text, index, index + all.length) }];
  });
}

/** "Nice to have", "Tours of the site": words that are towns too. */
const readLarge: Read = ({ index, input }, town) =>
  commonWordTown.test(town) && /^\s+\p{Ll}/u.test(input.slice(index + town.length))
    ? 0
    : weights.large;

/** Fields of the first lines: known towns, and names that stand behind a preposition of place further down. */
function fields(text: string): TownMention[] {
  const rows = text.slice(0, maxHead).split(/\n+/).slice(0, headLines);
  const parts = rows.flatMap((row) => row.split(separator).map((part) => part.trim()));
  return [...new Set(parts)].slice(0, maxFields).flatMap((raw): TownMention[] => {
    const at = text.indexOf(raw);
    if (isTown(raw)) return [{ raw, at, weight: weights.field }];
    const isName = /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+)*$/u.test(raw);
    const isNamed = isName && raw.split(" ").length <= maxFieldWords && isUsedAsPlace(text, raw);
    return isNamed ? [{ raw, at, weight: weights.namedField }] : [];
  });
}

const prepositions = ["in", "near", "outside", "around", "à", "outside of", "près de"];
const isUsedAsPlace = (text: string, name: string) =>
  prepositions.some((word) => text.includes(` ${word} ${calmCapitals(name)}`));

/** Not "Greater Manchester", which is a region. */
const largeTown = new RegExp(`(?<!(?:Greater|Grand|Inner|Outer) )${knownTown.source}`, "gu");

const allMentions = (text: string): readonly TownMention[] => [
  ...codedTowns(text),
  ...found(text, withRegion, readRegion),
  ...fields(text),
  ...found(text, withLead, () => weights.lead),
  ...found(text, inTown, readIn),
  ...found(text.slice(0, headCharacters), largeTown, readLarge),
];

/** The towns that a text writes with a code: "Fécamp (76400)", "du Havre (76)", "Kendal LA9 4QS". */
export const codedTowns = (text: string): readonly TownMention[] => [
  ...withCode.flatMap((pattern) => found(text, pattern, readCode)),
  ...found(text, withPostcode, readPostcode),
  ...found(text, withCountyAndPostcode, readCounty),
  ...withDoubtfulCode.flatMap((pattern) => found(text, pattern, readDoubtfulCode)),
  ...contractedTowns(text),
];

/** The towns that a posting names: of each mention what says most for being the town of the job. */
export const mentionsOfTowns = (text: string): readonly TownMention[] =>
  [...Map.groupBy(allMentions(text), ({ at }) => at).values()].map((same) =>
    same.reduce((one, other) => (other.weight > one.weight ? other : one)),
  );
