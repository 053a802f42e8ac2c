import { givenNames } from "@postulo/lexicon/given-names";
import { foldWords } from "./folded-text.ts";

const listed: ReadonlySet<string> = new Set(givenNames);

/** Whether a name, or one of its parts, is a listed given name. */
export const isGivenName = (name: string): boolean =>
  foldWords(name.replaceAll("-", " "))
    .split(" ")
    .some((word) => listed.has(word));

/** A name without spaces and figures, folded. */
export const compact = (text: string) => foldWords(text).replaceAll(/[\s\d]/g, "");

/**
 * Whether the surname is written first: the list of given names decides, and the e-mail address where it has both names or
 * neither. One name in capitals is the last name, whatever they say.
 */
export function isReversed(
  first: string,
  last: string | undefined,
  hints: readonly string[],
): boolean {
  const [one, other] = [compact(first), compact(last ?? "")];
  if (one.length < 3 || other.length < 3 || isUpperOnly(first) !== isUpperOnly(last ?? ""))
    return false;
  // `ada@`: an address of the given name alone.
  if (hints[0] !== undefined && compact(hints[0]) === one) return false;
  const [isFirst, isLast] = [isGivenName(first), isGivenName(last ?? "")];
  if (isFirst !== isLast) return isLast;
  return hints.some((hint) => {
    const words = hint.split(/[._-]/).map(compact);
    const [at, from] = [words.indexOf(one), words.findIndex((word) => isPartOf(word, last ?? ""))];
    return from >= 0 && from < at;
  });
}

const isUpperOnly = (text: string) => !/\p{Ll}/u.test(text);

/** Whether a word is a name, or begins one of its parts: `alex` of `Jon-Alexander`. */
const isPartOf = (word: string, name: string) =>
  word.length > 2 &&
  (word === compact(name) ||
    name.split(/[\s-]/).some((part) => compact(part).startsWith(word) && name.includes("-")));
