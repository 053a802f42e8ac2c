import { trimSeparators } from "../text/folded-text.ts";
import { isNamedTown, maxTextLength, type Place, readPlace, splitListedTown } from "./place.ts";
import { isNamedRegion } from "./place-names.ts";
import { roleScore } from "../text/word-scores.ts";

const placeSeparator =
  /(?:(?<!\s)\s+)?[,|•·(]\s*|(?<!\s)\s+[-–—àÀ]\s+|\s{2,}|\sin\s+(?=\p{Lu})|:\s+/gu;

/**
 * Splits the place off the end of a text: `Google, London, UK` is `Google` and `London, UK`. Prefers the longest listed
 * place.
 */
export function splitTrailingPlace(
  text: string,
): { readonly rest: string; readonly place: Place } | undefined {
  const found = [...text.matchAll(placeSeparator)].flatMap((match) => {
    const behind = text.slice(match.index + match[0].length);
    if (behind.length > maxTextLength) return [];
    const tail = behind.includes("(") ? behind : behind.replace(/\)\s*$/, "");
    const place = readPlace(tail);
    if (!place) return [];
    const rest = trimSeparators(text.slice(0, match.index));
    // `Université du Québec à Montréal` is one name.
    const isName = /^\s+[àÀ]\s+$/.test(match[0]) && /^universit/i.test(rest);
    return rest === "" || isName ? [] : [{ rest, place }];
  });
  const best = found.find((split) => split.place.known || isInRegion(split)) ?? found.at(0);
  return splitNamedTown(text) ?? best ?? splitDepartment(text);
}

/** `ACME Lyon, France`: only the list of towns tells where the name ends. */
function splitNamedTown(text: string): { rest: string; place: Place } | undefined {
  const [, names = "", country = ""] = /^([^,]*\S)(\s?,\s[^,]+)$/u.exec(text) ?? [];
  const split = isNamedTown(names) ? splitListedTown(names) : undefined;
  const place = split && readPlace(`${split.town}${country}`);
  return place?.known === true && split ? { rest: split.rest, place } : undefined;
}

/** `Acme, Smallville, Vermont` names the town; `Cook, Acme, Vermont` does not. */
const isInRegion = ({ rest, place }: { rest: string; place: Place }) =>
  place.city !== undefined &&
  place.text.includes(",") &&
  isNamedRegion(place.text.split(",").at(-1) ?? "") &&
  (rest.includes(", ") || roleScore(rest) === 0);

/** `Acme Smallville (33)`: nothing but the number of its department tells the town. */
function splitDepartment(text: string): { rest: string; place: Place } | undefined {
  const [, rest = "", town = ""] = /^(.*\S)\s(\S+ \(\d{2}\))$/u.exec(text) ?? [];
  const place = rest === "" ? undefined : readPlace(town);
  return place && { rest, place };
}
