import {
  knownTown,
  labelledPlace,
  notPlaces,
  placeLead,
  regionAfterTown,
} from "@postulo/lexicon/posting-places";
import { employerNameEnd } from "@postulo/lexicon/posting-company";
import { findTerms } from "@postulo/evidence/find-terms";
import { calmCapitals } from "./company-name.ts";
import { isRegion, isTown } from "./place-names.ts";
import { isPromptInjection } from "./prompt-injection.ts";
import { containsOccupation } from "./title-nouns.ts";

const city =
  "(\\p{Lu}[\\p{L}'’.-]{1,40}(?: (?:(?:sur|sous|en|de|la|le|les|lès|upon|on|the|du|d['’])[ -])?\\p{Lu}[\\p{L}'’.-]{1,40}){0,3})";

const patterns: readonly RegExp[] = [
  new RegExp(`(?<!\\()${city}\\s*\\(\\s*(?:\\d{2,3}|2[AB])\\s*\\)`, "u"),
  // On one line: a number above a name is a reference.
  new RegExp(`\\b\\d{5}[ \\t]+${city}`, "u"),
  new RegExp(`^(?:.*[·|•–—-]\\s*)?${city},\\s*(?:[A-Z]{2}\\b|${regionAfterTown.join("|")})`, "mu"),
  new RegExp(`\\b(?:${placeLead.join("|")})\\s+${city}`, "u"),
];

const headCharacters = 400;

const lastResort = new RegExp(`(?:\\bà|\\bin)\\s+${city}(?=[.,;!)]|$|\\sen\\s|\\sdès\\s)`, "mu");

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
    /^\p{Lu}/u.test(place) &&
    !/^(?:in person|on site|sur place)$/i.test(place) &&
    !notPlaces.test(place) &&
    !employerNameEnd.test(place) &&
    !containsOccupation(place) &&
    !isPromptInjection(place) &&
    findTerms(place).length === 0;
  return isPlace ? calmCapitals(place) : undefined;
}

const headLines = 6;
/** Separators of a line such as "Leeds | £13.40 an hour | 30 hours". */
const separator = /[|·•]|\s[-–—]\s/u;

/** A field of the first lines that is a town and nothing else. */
const townOfHead = (text: string): string | undefined =>
  text
    .split(/\n+/)
    .slice(0, headLines)
    .flatMap((line) => line.split(separator))
    .find((part) => isTown(part.trim()))
    ?.trim();

/** What the text around it suggests to be the town. */
function suggestedPlace(text: string): string | undefined {
  for (const pattern of patterns) {
    const place = cleanPlace(pattern.exec(text)?.[1]);
    if (place) return place;
  }
  const last = lastResort.exec(text);
  // Further down "in" also stands before tools: "keep work orders in Maximo".
  const isInHead = last !== null && last.index < headCharacters;
  return (
    knownTown.exec(text.slice(0, headCharacters))?.[1] ??
    (isInHead ? cleanPlace(last[1]) : undefined)
  );
}

/** The town of the job, as the posting writes it: behind a label, a part of the first lines, or as the text around it suggests. */
export function findPlace(text: string): string | undefined {
  const stated = cleanPlace(labelledPlace.exec(text)?.[1]) ?? cleanPlace(townOfHead(text));
  if (stated) return stated;
  const place = suggestedPlace(text);
  return place === undefined || isRegion(place) ? undefined : place;
}
