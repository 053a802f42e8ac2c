import { employerNameEnd } from "@postulo/lexicon/posting-company";
import {
  anywhere,
  institution,
  knownTown,
  labelledPlace,
  notPlaces,
  onlyRemote,
} from "@postulo/lexicon/posting-places";
import { fold } from "@postulo/lexicon/fold";
import { findTerms } from "@postulo/evidence/find-terms";
import { calmCapitals } from "../company/company-name.ts";
import { isRegion, isTown } from "./place-names.ts";
import { codedTowns, mentionsOfTowns } from "./town-mentions.ts";
import type { TownMention } from "./town-mentions.ts";
import { isPromptInjection } from "../prompt-injection.ts";
import { containsOccupation } from "../title/title-nouns.ts";

/** In characters; a longer one is a sentence. */
const maxPlace = 45;

/** Removes the postcode and any text after a comma; undefined for what is no place. */
function cleanPlace(raw: string | undefined): string | undefined {
  const place = raw
    ?.replace(/(?:(?<!\s)\s+)?[(,;|·/–—].*|(?<!\s)\s+-\s.*|(?<=\p{L}{3})\.\s.*/u, "")
    .replace(/(?<!\s)\s+cedex\b.*/iu, "")
    .replace(/\b\d{4,5}\b/g, "")
    .replace(/(?<![.\s])[.\s]+$/, "")
    .trim();
  const isPlace =
    place !== undefined &&
    place.length > 1 &&
    place.length <= maxPlace &&
    /^\p{Lu}/u.test(place) &&
    !/^(?:in person|on site|sur place)$/i.test(place) &&
    !notPlaces.test(place) &&
    !employerNameEnd.test(place) &&
    !containsOccupation(place) &&
    !isPromptInjection(place) &&
    // "Saint-Jean-Cap-Ferrat" has no diploma in it.
    findTerms(place.replaceAll(/(?<![\p{L}-])\p{L}{1,40}(?:-\p{L}{1,40}){2,}/gu, " ")).length === 0;
  return isPlace ? calmCapitals(place) : undefined;
}

/** For each further mention of a town, up to three. */
const repeatWeight = 6;
const maxRepeats = 3;
const leastScore = 20;
/** Least distance from any other town: with two towns alike none is named. */
const leastMargin = 8;

/** What all mentions of one town say together: the strongest of them, and a little for each other one. */
const scoreOf = (weights: readonly number[]) =>
  Math.max(...weights) + repeatWeight * Math.min(maxRepeats, weights.length - 1);

/** The town that clearly more speaks for than for any other. */
function likeliestTown(
  mentions: readonly TownMention[],
  company: string | undefined,
): string | undefined {
  const named = mentions.flatMap(({ raw, weight }) => {
    const town = weight > 0 ? cleanPlace(raw) : undefined;
    const isNone = town === undefined || isRegion(town) || town === company || isInstitution(town);
    return isNone ? [] : [{ town, weight }];
  });
  const [best, second] = [...Map.groupBy(named, ({ town }) => fold(town)).values()]
    .map((own) => ({
      town: own[0]?.town ?? "",
      score: scoreOf(own.map(({ weight }) => weight)),
    }))
    .sort((one, other) => other.score - one.score);
  if (!best || best.score < leastScore) return undefined;
  return best.score - (second?.score ?? 0) >= leastMargin ? best.town : undefined;
}

/** "École primaire Hélène Vasseur", "Lycée Branly": an institution, whose town is behind it. */
const isInstitution = (text: string) => institution.test(text);

/** The town of a label's value: behind the name of an institution or a building, the one with a code or a known one. */
function labelledTown(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const first = cleanPlace(value);
  if (first !== undefined && isTown(first)) return first;
  const coded = codedTowns(value).flatMap(({ raw }) => cleanPlace(raw) ?? []);
  if (new Set(coded.map((town) => fold(town))).size === 1) return coded[0];
  if (first === undefined || !isInstitution(first)) return first;
  const parts = value.split(/\s?[,(–]\s?|\s-\s/u).map((part) => part.trim());
  return parts.find((part) => isTown(part));
}

/** The parts of a stated location: "Hybride - Lyon", "Manchester / Remote". */
const partsOf = (location: string): string[] =>
  location
    .split(/[,;()/|·–]|\s-\s|\s(?:or|ou)\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");

const isWorkingMode = (part: string) => anywhere.test(fold(part)) || notPlaces.test(part);

/** A part without its postcode, and with capitals if it has none: "69003 lyon" is "Lyon". */
function capitalised(part: string): string {
  const name = part.replaceAll(/\b\d{4,5}\b/g, "").trim();
  if (/\p{Lu}/u.test(name)) return name;
  // Three letters in capitals would be an abbreviation.
  if (name.length < 4) return name.charAt(0).toUpperCase() + name.slice(1);
  return calmCapitals(name.toUpperCase());
}

/** The town that a stated location names: "Leeds (hybrid)", "lyon, remote possible"; undefined for "Remote" or "Hybrid". */
export function townOf(location: string): string | undefined {
  const parts = partsOf(location);
  const places = parts.filter((part) => !isWorkingMode(part));
  const known = places.map(capitalised).find(isTown);
  if (places.length === parts.length) return labelledTown(location.trim()) ?? known;
  const town = known ?? knownTown.exec(location)?.[0];
  return town ?? (anywhere.test(fold(location)) ? undefined : labelledTown(places.join(", ")));
}

/** Whether a stated location says only that the work is remote, wherever in a country: "Fully remote", "Remote (UK)". */
export function isOnlyRemote(location: string): boolean {
  const places = partsOf(location).filter((part) => !onlyRemote.test(fold(part)));
  return places.length < partsOf(location).length && places.every(isRegion);
}

/** "Bourgoin Jallieu" with the hyphen that the posting writes elsewhere. */
function spelledOut(town: string, text: string): string {
  if (!town.includes(" ")) return town;
  const hyphened = town.replaceAll(" ", "-");
  return text.includes(hyphened) ? hyphened : town;
}

/**
 * The town of the job, as the posting writes it: behind a label, or the one that the whole text suggests. Undefined if nothing
 * states one, or if it may be one of several.
 * @param company the employer, whose name is no town
 */
export function findPlace(text: string, company: string | undefined): string | undefined {
  const town =
    labelledTown(labelledPlace.exec(text)?.[1]) ?? likeliestTown(mentionsOfTowns(text), company);
  return town === undefined ? undefined : spelledOut(town, text);
}
