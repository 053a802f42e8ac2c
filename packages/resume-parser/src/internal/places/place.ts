import {
  authority,
  beforePlace,
  notTown,
  placeLabel,
  postalCodePattern,
  remote,
  surroundings,
  townWords,
} from "@postulo/lexicon/places";
import { firm } from "@postulo/lexicon/organisations";
import { foldWords, trimSeparators } from "../text/folded-text.ts";
import {
  isCountry,
  isKnownCity,
  isLargeCity,
  isLargeTown,
  isNamedRegion,
  isRegion,
  isRegionCode,
} from "./place-names.ts";
import {
  degreeScore,
  organisationScore,
  roleScore,
  schoolScore,
  subjectScore,
} from "../text/word-scores.ts";

/** A place as written, and its components. */
export interface Place {
  readonly text: string;
  readonly city: string | undefined;
  readonly country: string | undefined;
  readonly postalCode: string | undefined;
  /** Its city or country is listed; otherwise only its form indicates a place. */
  readonly known: boolean;
}

const townForm =
  /^\p{Lu}[\p{L}.'’-]*(?:[ -](?:\p{Lu}[\p{L}.'’-]*|de|du|la|le|les|sur|en|of|am|del|do|da|upon|d')){0,3}$/u;

/** `OfCo` is an organisation; `McKinney` and `La Grange` are towns. */
const mixedCase = /(?<!(?:^|[ -])(?:Mc|Mac|De|Des|Du|La|Le|Les|Di|San))(?<=\p{Ll})\p{Lu}/u;

/** Whether a text has the form of a town's name. */
export const isTown = (part: string): boolean =>
  townForm.test(part) &&
  part.length <= 30 &&
  !mixedCase.test(part) &&
  !/\.\p{Ll}/u.test(part) &&
  !notTown.test(part) &&
  !authority.test(part);
const clean = (text: string) =>
  trimSeparators(
    text
      .replaceAll(/\bcedex(?: \d+)?\b/gi, " ")
      .replaceAll(/\b\d{1,2}(?:e|er|ème|eme|th)(?: arr(?:ondissement)?\.?)?(?=$|[\s,)])/gi, " "),
  );

interface Parts {
  readonly parts: readonly string[];
  readonly postalCode: string | undefined;
  /** A number of a French department in brackets follows the town. */
  readonly hasDepartment: boolean;
}

/** `Paris 13`: a town with the number of its district. */
const stripDistrict = (part: string) => {
  const [, town = ""] = /^(.*\p{L}) \d{1,2}$/u.exec(part) ?? [];
  return town !== "" && isLargeCity(town) ? town : part;
};

/** Whether a text has only names of listed towns: `Leeds`, `Nantes et Rezé`, `Bradford / Bingley`. */
export const isListOfTowns = (text: string): boolean =>
  text
    .split(/(?<!\s)\s+(?:and|et|&)\s+|\s?[/,]\s?/u)
    .every((town) => isKnownCity(trimSeparators(town)));

/** `Leeds LS12`: a listed town with the first half of a British postcode, of an area of one or two letters. */
const outwardCode = /^(.*\p{L}),? ((?:[BEGLMNSW]|[A-Z]{2})\d{1,2}[A-Z]?)$/u;

/** The text before the postal code and that code. */
function splitCode(text: string): { rest: string; postalCode: string | undefined } {
  const code = postalCodePattern.exec(text);
  if (code) return { rest: text.replace(code[0], " , "), postalCode: code[1] ?? code[2] };
  const [, town = "", outward] = outwardCode.exec(text) ?? [];
  return isLargeTown(town)
    ? { rest: town, postalCode: outward }
    : { rest: text, postalCode: undefined };
}

const department = /\((?:\d{2,3}|2[AB])\)/g;

function splitPlace(text: string): Parts {
  const { rest, postalCode } = splitCode(text);
  const parts = clean(rest)
    .replaceAll(department, " ")
    .split(/(?:(?<!\s)\s+)?[,(/|]\s*|\)|(?<!\s)\s+[-–—•·]\s+/)
    .map((part) => stripDistrict(trimSeparators(part)))
    .filter((part) => part !== "");
  return {
    parts,
    postalCode,
    hasDepartment: /\S \((?:\d{2}|2[AB])\)$/u.test(text),
  };
}

const maxPlaceLength = 60;
/** Maximum length including separators; longer text is not parsed. */
export const maxTextLength = 300;

type Rest = Pick<Place, "text" | "postalCode">;

const hasDigit = (text: string) => /\d/.test(text);

/**
 * Reads a text that is only a place: `Lyon`, `San Francisco, CA`, `75011 Paris, France`, `Remote`.
 * @returns undefined if any part of it is not a place.
 */
export function readPlace(text: string): Place | undefined {
  if (text.length > maxTextLength) return undefined;
  const trimmed = trimSeparators(text);
  if (trimmed.length < 2 || trimmed.length > maxPlaceLength || authority.test(trimmed))
    return undefined;
  return readTrimmed(trimmed);
}

function readTrimmed(trimmed: string): Place | undefined {
  const { parts, postalCode, hasDepartment } = splitPlace(trimmed);
  const rest: Rest = { text: trimmed, postalCode };
  if (remote.test(trimmed) || surroundings.test(trimmed))
    return { ...rest, city: undefined, country: undefined, known: true };
  if (parts.length === 0 || parts.length > 4 || parts.some(hasDigit)) return undefined;
  const [town = ""] = parts;
  if (parts.length > 1) return readParts(parts, rest);
  return readOnePart(town, rest) ?? (hasDepartment ? townInDepartment(town, rest) : undefined);
}

/** A town in no list that its department follows: one word, because names of organisations have several. */
const townInDepartment = (town: string, rest: Rest): Place | undefined =>
  isTown(town) && !town.includes(" ")
    ? { ...rest, city: town, country: undefined, known: true }
    : undefined;

const isOtherName = (text: string) =>
  degreeScore(text) + roleScore(text) + subjectScore(text) + schoolScore(text) > 0;

/** Whether the parts after a town are a region or country: `CA`, `France`. Parts in between must be regions. */
function closes(town: string, [second = "", ...more]: readonly string[]): boolean {
  const last = more.at(-1) ?? second;
  if (more.length > 0 && !isKnownCity(town) && !isRegion(second)) return false;
  return (
    isCountry(last) ||
    isRegion(last) ||
    (isKnownCity(town) && (isKnownCity(last) || (isTown(second) && !isOtherName(second))))
  );
}

const wordsOfTowns: ReadonlySet<string> = new Set(townWords);
const isTownWord = (word: string) =>
  !/\p{L}/u.test(word) || /^[dl]['’]/iu.test(word) || wordsOfTowns.has(foldWords(word));

/** Words in front of a listed town at the end of a text, and the town: `Moulin Vert Lyon`. */
export function splitListedTown(text: string): { rest: string; town: string } | undefined {
  const words = text.split(" ");
  for (const count of [3, 2, 1]) {
    const [town, rest] = [words.slice(-count).join(" "), words.slice(0, -count)];
    const isName = rest.length > 0 && !isTownWord(rest.at(-1) ?? "");
    if (isName && isKnownCity(town)) return { rest: rest.join(" "), town };
  }
  return undefined;
}

const isCapital = (word: string) => /^\p{Lu}{3,}$/u.test(word);

/** `ACME Lyon`, `Hotel Beau Lyon`: a name in front of a town, and no town of two words. */
export function isNamedTown(text: string): boolean {
  const { rest = "" } = (isKnownCity(text) ? undefined : splitListedTown(text)) ?? {};
  // The town is part of the names of schools.
  if (schoolScore(rest) > 0) return false;
  if (isCapital(rest.split(" ")[0] ?? "")) return !isCapital(text.split(" ").at(-1) ?? "");
  return organisationScore(rest) > 0;
}

/** A text of several words with one of an organisation. */
export const isOrganisation = (text: string) =>
  !isKnownCity(text) &&
  (isNamedTown(text) || firm.test(text) || (text.includes(" ") && schoolScore(text) > 0));

/** `Quarter, Smallville, France`: a part of a listed town. */
function partOfTown(part: string, [city = "", country = "", ...more]: readonly string[]) {
  const isPart = more.length === 0 && isTown(part) && !part.includes(" ");
  if (!isPart || !isKnownCity(city) || !isCountry(country)) return undefined;
  return { city: isKnownCity(part) ? part : city, country };
}

/** Reads a town followed by its region or country. */
function readParts([town = "", ...others]: readonly string[], rest: Rest): Place | undefined {
  if (isCountry(town) || [town, ...others].some(isOrganisation)) return undefined;
  const part = partOfTown(town, others);
  if (part) return { ...rest, ...part, known: true };
  if (!closes(town, others)) return undefined;
  const last = others.at(-1) ?? "";
  const country = isCountry(last) ? last : undefined;
  const isInState = others.length === 1 && isRegionCode(last);
  const known = isKnownCity(town) || country !== undefined || isInState;
  return isBeforeRegion(town, known, last) ? { ...rest, city: town, country, known } : undefined;
}

/** `Acme, Paris` is not a place: a name before a listed town must be a listed town. */
const isBeforeRegion = (town: string, known: boolean, last: string) =>
  isKnownCity(town) || (isTown(town) && (known || !isKnownCity(last)));

const codedTown = /^(.*?) ([A-Z]{2})(?: [A-Z]{2})?$/;

/** `Austin TX`, or `Austin` after a postal code. */
function townIn(part: string, rest: Rest): string | undefined {
  const [, town = "", code = ""] = codedTown.exec(part) ?? [];
  if (isTown(town) && (isRegionCode(code) || (code !== "" && isKnownCity(town)))) return town;
  const isCoded = rest.postalCode !== undefined && isTown(part) && !isRegion(part);
  return isKnownCity(part) || isCoded ? part : undefined;
}

function readOnePart(part: string, rest: Rest): Place | undefined {
  const none = { ...rest, city: undefined, country: undefined, known: true };
  const town = isKnownCity(part) ? part : undefined;
  if (town === undefined && isCountry(part)) return { ...none, country: part };
  if (town === undefined && isNamedRegion(part) && /^\p{Lu}/u.test(part)) return none;
  const city = townIn(part, rest);
  const isSure = city === part || isKnownCity(city ?? "");
  return city === undefined ? undefined : { ...none, city, known: isSure };
}

/** Strips labels between parts: `Lyon | Pays : France`. */
const stripInnerLabels = (text: string) =>
  text.replaceAll(
    /(?:(?<!\s)\s+)?[|,;]\s*(?:pays|country|ville|city|region|région)\s*:\s*/giu,
    ", ",
  );

/** Returns the place after a label such as `City:`; undefined without one. */
export function labelledPlace(text: string): string | undefined {
  const label = placeLabel.exec(text);
  const rest = label ? trimSeparators(stripInnerLabels(text.slice(label[0].length))) : "";
  // `Ville de Lyon` and `City & Guilds` are names.
  return /^[^\p{Ll}&]/u.test(rest) || label?.[0].includes(":") ? rest : undefined;
}

/** A known place behind a preposition: `à Dakar`, `in Leeds`. */
export function readPlacePhrase(text: string): Place | undefined {
  const rest = text.replace(beforePlace, "");
  const place = rest === text ? undefined : readPlace(rest);
  return place?.known === true ? place : undefined;
}

/** Whether a text is a place and not a person: many people have the name of a small town. */
export function isPlaceNotPerson(text: string): boolean {
  const place = readPlace(text);
  if (place?.known !== true) return false;
  return place.city === undefined || place.city !== place.text || isLargeCity(place.city);
}
