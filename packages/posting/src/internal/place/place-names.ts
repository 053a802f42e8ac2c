import { cities } from "@postulo/lexicon/cities";
import { fold } from "@postulo/lexicon/fold";
import {
  countryAliases,
  furtherRegions,
  regionNames,
  regionsBehindTowns,
} from "@postulo/lexicon/places";
import { knownTown, regionAfterTown } from "@postulo/lexicon/posting-places";
import { towns } from "@postulo/lexicon/towns";

const regions = new Set([
  ...regionNames,
  ...countryAliases,
  ...regionAfterTown.map((region) => fold(region)),
]);
const cityNames = new Set(cities);
const townNames = new Set(towns);

/** "Bois-d'Arcy" as lists of towns have it: "bois d arcy". */
const unjoined = (text: string) => fold(text).replaceAll(/[-'’]/g, " ");

const plain = (text: string) => fold(text).replaceAll("-", " ").trim();

/** Whether a text is a town that postings name without a label. */
export function isWellKnownTown(text: string): boolean {
  return knownTown.exec(text)?.[0] === text;
}

/** Whether a text is the name of a region or country. */
export const isRegion = (text: string): boolean => regions.has(plain(text));

const counties = new Set(furtherRegions);
const countiesBehindTowns = new Set(regionsBehindTowns);

/** Whether a text is the name of a county, which is no town: "West Yorkshire". */
export const isCounty = (text: string): boolean => isRegion(text) || counties.has(plain(text));

/** Whether a text behind a town is a county, whose name may also be that of a town: "Durham". */
export const isCountyBehindTown = (text: string): boolean =>
  isCounty(text) || countiesBehindTowns.has(plain(text));

/** Whether a text is the name of a known town, region or country. Small towns are not: many are names of people and things. */
export const isPlaceName = (text: string): boolean =>
  isWellKnownTown(text) || cityNames.has(plain(text)) || isRegion(text);

/** Whether a text is the name of a town, however small. */
export const isTown = (text: string): boolean =>
  isWellKnownTown(text) || townNames.has(fold(text)) || townNames.has(unjoined(text));
