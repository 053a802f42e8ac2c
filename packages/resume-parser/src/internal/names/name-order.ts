import { givenNames } from "@postulo/lexicon/given-names";
import { foldWords } from "../text/folded-text.ts";
import { isLargeCity } from "../places/place-names.ts";

const listed: ReadonlySet<string> = new Set(givenNames);

/** Whether a name, or one of its parts, is a listed given name. */
export const isGivenName = (name: string): boolean =>
  foldWords(name.replaceAll("-", " "))
    .split(" ")
    .some((word) => listed.has(word));

/** A name without spaces and figures, folded. */
export const compact = (text: string) => foldWords(text).replaceAll(/[\s\d]/g, "");

/** Whether the local part of an e-mail address consists of the given name alone, with or without a title: `ada`, `dr.ada`. */
const isGivenPart = (first: string, localPart: string) =>
  [first, `dr${first}`, `prof${first}`].includes(compact(localPart));

type Form = (first: string, last: string) => string;
/** The initial of the given name and the surname: `alovelace`. */
const initialAndName: Form = (first, last) => first.charAt(0) + last;
/** The given name and the initial of the surname: `adal`. People write the surname and the initial of the given name as well: `lovelacea`. */
const nameAndInitial: Form = (first, last) => first + last.charAt(0);

/** Whether a local part has this form only with the names swapped; undefined if it has it in both orders or in neither. */
function isReversedIn(
  form: Form,
  [first, last]: readonly [string, string],
  localPart: string,
): boolean | undefined {
  const isOtherWay = form(last, first) === compact(localPart);
  return isOtherWay === (form(first, last) === compact(localPart)) ? undefined : isOtherWay;
}

/** Whether the e-mail address or the list of given names shows the surname first; undefined if neither decides. */
function isReversedByHints(first: string, last: string, localPart: string): boolean | undefined {
  const names = [compact(first), compact(last)] as const;
  if (isGivenPart(names[0], localPart)) return false;
  const byInitial = isReversedIn(initialAndName, names, localPart);
  const byName = isReversedIn(nameAndInitial, names, localPart);
  const isTown = byName === false && isLargeCity(first);
  return byInitial ?? (isTown ? byName : (isReversedInList(first, last) ?? byName));
}

/** Whether only the second name is a listed given name; undefined if both or neither are. */
function isReversedInList(first: string, last: string): boolean | undefined {
  const isLast = isGivenName(last);
  return isLast === isGivenName(first) ? undefined : isLast;
}

/** Whether the address of a profile or site contains the two names in this order. */
const hasNamesInOrder = (first: string, last: string, profiles: readonly string[]) =>
  profiles.some((profile) => compact(profile).includes(first + last));

/**
 * Whether the surname is written first. Rules in order; the first that decides counts:
 * 1. False if only one name is in capitals, which is the surname wherever it stands, or if a name has fewer than three letters.
 * 2. An e-mail address of the given name alone, or of the initial of the given name and the surname.
 * 3. The list of given names, if it has exactly one of the two.
 * 4. An e-mail address of a name and an initial. It comes before the list if it has the written order and the first name is also a
 *    large town: the list lacks many such names.
 * 5. The order of the names in any other e-mail address, unless a profile or site has them in the written order.
 */
export function isReversed(
  first: string,
  last: string | undefined,
  hints: readonly string[],
): boolean {
  const [one, other] = [compact(first), compact(last ?? "")];
  if (one.length < 3 || other.length < 3 || isUpperOnly(first) !== isUpperOnly(last ?? ""))
    return false;
  const [localPart = "", ...profiles] = hints;
  const byHints = isReversedByHints(first, last ?? "", localPart);
  if (byHints !== undefined) return byHints;
  const words = localPart.split(/[._-]/).map(compact);
  const [at, from] = [words.indexOf(one), words.findIndex((word) => isPartOf(word, last ?? ""))];
  return from >= 0 && from < at && !hasNamesInOrder(one, other, profiles);
}

/** Whether a text is in capitals but for the beginning of a surname: `McALLISTER`, `DeSOUZA`. */
export const isUpperOnly = (text: string): boolean =>
  !/\p{Ll}/u.test(text.replaceAll(/(?<!\p{L})(\p{Lu})\p{Ll}{1,3}(?=\p{Lu}{2})/gu, "$1"));

/** Whether a word equals a name, or begins a part of a hyphenated name: `alex` in `Jon-Alexander`. */
const isPartOf = (word: string, name: string) =>
  word.length > 2 &&
  (word === compact(name) ||
    name.split(/[\s-]/).some((part) => compact(part).startsWith(word) && name.includes("-")));
