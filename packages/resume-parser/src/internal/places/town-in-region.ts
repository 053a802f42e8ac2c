import { regionCodes, regionNames } from "@postulo/lexicon/places";
import { foldWords } from "../text/folded-text.ts";
import { isOrganisation, isTown, type Place, readPlace } from "./place.ts";
import { roleScore } from "../text/word-scores.ts";

const codes: ReadonlySet<string> = new Set(regionCodes);
const names: ReadonlySet<string> = new Set(regionNames);

/** Codes also in small letters: `Smallville, wa`. */
const isRegion = (text: string) =>
  names.has(foldWords(text)) || (/^\p{L}{2}$/u.test(text) && codes.has(text.toUpperCase()));

/** `Smallville, Washington`: a town in no list and the name of a region, also if a large city has that name. */
export function readTownInRegion(text: string): Place | undefined {
  const whole = text.trim();
  const [, town = "", region = ""] = /^([^,]{2,30}), ([^,]{2,30})$/u.exec(whole) ?? [];
  if (!isTown(town) || !isRegion(region) || isOrganisation(town) || roleScore(town) > 0)
    return undefined;
  return { text: whole, postalCode: undefined, city: town, country: undefined, known: false };
}

/** The first part of a text that is read as a place, and the rest of it, if only the rest is one of the lists. */
export function nameBeforePlace(
  text: string,
): { readonly name: string; readonly place: Place } | undefined {
  const [, name = "", behind = ""] = /^([^,(]{2,40}?)(?:,\s|\s\()(.{2,60})$/u.exec(text) ?? [];
  if (name === "" || readPlace(text) === undefined || readPlace(name)?.known === true)
    return undefined;
  const place = readPlace(behind.replace(/\)$/, ""));
  return place?.known === true ? { name, place } : undefined;
}
