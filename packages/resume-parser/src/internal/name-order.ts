import { givenNames } from "@postulo/lexicon/given-names";
import { foldWords } from "./folded-text.ts";
import { isLargeCity } from "./place-names.ts";

const listed: ReadonlySet<string> = new Set(givenNames);

/** Whether a name, or one of its parts, is a listed given name. */
export const isGivenName = (name: string): boolean =>
  foldWords(name.replaceAll("-", " "))
    .split(" ")
    .some((word) => listed.has(word));

/** A name without spaces and figures, folded. */
export const compact = (text: string) => foldWords(text).replaceAll(/[\s\d]/g, "");

/** Whether the local part of an e-mail address is the given names alone: `ada`, `dr.ada`. */
const isGivenPart = (first: string, localPart: string) =>
  [first, `dr${first}`, `prof${first}`].includes(compact(localPart));

type Form = (first: string, last: string) => string;
/** `alovelace`: the initial is that of the given name. */
const initialAndName: Form = (first, last) => first.charAt(0) + last;
/** `adal`: the name can be the surname too, as in `lovelacea`. */
const nameAndInitial: Form = (first, last) => first + last.charAt(0);

/** Whether a local part in this form has the two names the other way round; undefined where it has them in neither order or both. */
function isReversedIn(
  form: Form,
  [first, last]: readonly [string, string],
  localPart: string,
): boolean | undefined {
  const isOtherWay = form(last, first) === compact(localPart);
  return isOtherWay === (form(first, last) === compact(localPart)) ? undefined : isOtherWay;
}

/** What the address and the list of given names say of the order of the names. */
function isReversedByHints(first: string, last: string, localPart: string): boolean | undefined {
  const names = [compact(first), compact(last)] as const;
  if (isGivenPart(names[0], localPart)) return false;
  const byInitial = isReversedIn(initialAndName, names, localPart);
  const byName = isReversedIn(nameAndInitial, names, localPart);
  const isTown = byName === false && isLargeCity(first);
  return byInitial ?? (isTown ? byName : (isReversedInList(first, last) ?? byName));
}

/** Whether the list of given names has only the second name; undefined where it has both or neither. */
function isReversedInList(first: string, last: string): boolean | undefined {
  const isLast = isGivenName(last);
  return isLast === isGivenName(first) ? undefined : isLast;
}

/** Whether a profile or site has the two names next to each other in this order. */
const hasNamesInOrder = (first: string, last: string, profiles: readonly string[]) =>
  profiles.some((profile) => compact(profile).includes(first + last));

/**
 * Whether the surname is written first: an e-mail address of an initial and a name decides, then the list of given names, and other
 * addresses where it has both names or neither, unless a profile or site says otherwise. The list lacks many towns that are given
 * names. One name in capitals is the last name, whatever they say.
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
  const told = isReversedByHints(first, last ?? "", localPart);
  if (told !== undefined) return told;
  const words = localPart.split(/[._-]/).map(compact);
  const [at, from] = [words.indexOf(one), words.findIndex((word) => isPartOf(word, last ?? ""))];
  return from >= 0 && from < at && !hasNamesInOrder(one, other, profiles);
}

const isUpperOnly = (text: string) => !/\p{Ll}/u.test(text);

/** Whether a word is a name, or begins one of its parts: `alex` of `Jon-Alexander`. */
const isPartOf = (word: string, name: string) =>
  word.length > 2 &&
  (word === compact(name) ||
    name.split(/[\s-]/).some((part) => compact(part).startsWith(word) && name.includes("-")));
