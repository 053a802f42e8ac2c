import { cities } from "@postulo/lexicon/cities";
import {
  furtherRegionCodes,
  furtherRegions,
  regionCodes,
  regionNames,
  regionsBehindTowns,
} from "@postulo/lexicon/places";
import { smallTowns, towns } from "@postulo/lexicon/towns";
import { countryNames } from "./country-names.ts";
import { foldWords } from "../text/folded-text.ts";

const cityNames: ReadonlySet<string> = new Set(cities);
const codesOfRegions: ReadonlySet<string> = new Set([...regionCodes, ...furtherRegionCodes]);
const namesOfRegions: ReadonlySet<string> = new Set([...regionNames, ...furtherRegions]);
const regionsBehind: ReadonlySet<string> = new Set(regionsBehindTowns);

let largeTowns: ReadonlySet<string> | undefined;
let townNames: ReadonlySet<string> | undefined;
const isListedTown = (folded: string) =>
  (townNames ??= new Set([...towns, ...smallTowns])).has(folded);

let countries: ReadonlySet<string> | undefined;
/** Whether a part is the name of a country. */
export const isCountry = (part: string): boolean =>
  (countries ??= new Set(countryNames().map(foldWords))).has(foldWords(part)) &&
  /^\p{Lu}/u.test(part.trim());

/** `Mo.`: the older abbreviation of a region has the letters of its code. */
const regionCode = (part: string) => {
  const code = part.replaceAll(".", "").trim();
  return /^\p{Lu}\p{Ll}\.$/u.test(part.trim()) ? code.toUpperCase() : code;
};
/** Whether a part is the code of a region. */
export const isRegionCode = (part: string): boolean => codesOfRegions.has(regionCode(part));

/** Whether a part is the name of a region, wherever it stands. */
export const isNamedRegion = (part: string): boolean => namesOfRegions.has(foldWords(part));

/** Whether a part behind a town is its region. */
export const isRegion = (part: string): boolean =>
  isRegionCode(part) || isNamedRegion(part) || regionsBehind.has(foldWords(part));

const frenchTown = /^\p{Lu}[\p{L}'-]+-(?:sur|sous|en|lès|les|la|le|de|du|aux|l|d)-['\p{L}-]+$/u;
/** Whether a part is a town that résumés name without its region or country. */
export const isLargeCity = (part: string): boolean =>
  /^\p{Lu}/u.test(part) && (cityNames.has(foldWords(part)) || frenchTown.test(part.trim()));
/** Whether a part is a listed town. */
export const isKnownCity = (part: string): boolean =>
  isLargeCity(part) || (/^\p{Lu}/u.test(part) && isListedTown(foldWords(part)));

/** A town of the longer lists, not only of that of small ones. */
export const isLargeTown = (text: string): boolean =>
  isLargeCity(text) ||
  (/^\p{Lu}/u.test(text) && (largeTowns ??= new Set(towns)).has(foldWords(text)));
