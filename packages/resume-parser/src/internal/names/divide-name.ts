import { nameParticles } from "@postulo/lexicon/person-names";
import { foldWords } from "../text/folded-text.ts";
import { compact, isGivenName, isReversed, isUpperOnly } from "./name-order.ts";

const particles: ReadonlySet<string> = new Set(nameParticles);

/** Whether a word of a name is a particle, such as `de`. */
export const isParticle = (word: string): boolean => particles.has(word.toLowerCase());

/** `O'Connor` and `McKay` begin a surname, though `Connor` is a given name. */
const isSurname = (word: string) => /['’]|^Ma?c\p{Lu}/u.test(word) || isSpanishSurname(word);
/** `López`, of which Spanish names have two; `Beatriz` is a given name. */
const isSpanishSurname = (word: string) =>
  /^garc[ií]a$|\p{L}[eéií]z$/iu.test(word) && !isGivenName(word);
const isGiven = (word: string) => !isSurname(word) && isGivenName(word);

export interface DividedName {
  readonly first: string;
  readonly last: string | undefined;
}

const isCapital = (word: string) =>
  word.length > 1 && /\p{Lu}/u.test(word) && isUpperOnly(word) && !/^\p{Lu}\.$/u.test(word);

/** Divides `Asha K P`: initials after a single given name are the surname. */
function splitInitials([first = "", ...initials]: readonly string[]): DividedName | undefined {
  return first.length > 1 &&
    initials.length > 0 &&
    initials.every((word) => /^\p{Lu}\.?$/u.test(word))
    ? { first, last: initials.join(" ") }
    : undefined;
}

/** Splits a name into first and last; a surname in capitals can come first, as is usual in French. */
export function splitName(text: string): DividedName {
  const words = text.split(/\s+/);
  const capitals = words.filter((word) => isCapital(word) || isParticle(word));
  const given = words.filter((word) => !capitals.includes(word));
  const areNames = given.some((word) => !/^\p{Lu}$/u.test(word));
  if (areNames && capitals.some(isCapital) && !given.join("").endsWith(".")) {
    return { first: given.join(" "), last: capitals.join(" ") };
  }
  const initials = splitInitials(words);
  if (initials) return initials;
  const middle = words.filter(
    (word, at) => at === 0 || at === words.length - 1 || !/^\p{Lu}\.?$/u.test(word),
  );
  return splitReversed(middle) ?? splitWords(middle);
}

/** `Le Gall Marie`: a surname with its particle, before given names. */
function splitReversed(words: readonly string[]): DividedName | undefined {
  const name = words.findIndex((word) => !isParticle(word)) + 1;
  const given = words.slice(name);
  const isReversedName = name > 1 && given.length > 0 && given.every(isGiven);
  return isReversedName
    ? { first: given.join(" "), last: words.slice(0, name).join(" ") }
    : undefined;
}

/** The surname begins with its particle, else it is the last word. */
function splitWords(words: readonly string[]): DividedName {
  const particle = words.findIndex((word, at) => at > 0 && (isParticle(word) || isSurname(word)));
  const at = particle > 0 ? particle : Math.max(1, words.length - 1);
  const last = words.slice(at);
  return {
    first: words.slice(0, at).join(" "),
    last: last.length > 0 ? last.join(" ") : undefined,
  };
}

/** Moves particles from the end of the given names to the surname: an address such as `le.gall` has only its last word. */
function withParticles({ first, last }: DividedName): DividedName {
  const words = first.split(" ");
  const at = words.findLastIndex((word) => !isParticle(word)) + 1;
  return last === undefined || at === 0
    ? { first, last }
    : { first: words.slice(0, at).join(" "), last: [...words.slice(at), last].join(" ") };
}

/**
 * Where the words of a name divide, by the words of an e-mail address or profile: `lamine.ba` ends the given names of `Mamadou
 * Lamine Ba` before its last word.
 */
function splitByHintWords(text: string, hints: readonly string[]): DividedName | undefined {
  const words = text.split(/\s+/).filter((word) => !/^\p{Lu}\.?$/u.test(word));
  if (words.length < 3) return undefined;
  for (const hint of hints) {
    const tokens = (hint.split("/").at(-1) ?? "")
      .split(/[._\d-]+/u)
      .map(compact)
      .filter(Boolean);
    for (let at = words.length - 1; at > 0; at -= 1) {
      const [first, last] = [words.slice(0, at), words.slice(at)];
      const isDivided =
        tokens.at(-1) === compact(last.join("")) &&
        [first.join(""), ...first].some((word) => tokens.includes(compact(word)));
      if (isDivided) return withParticles({ first: first.join(" "), last: last.join(" ") });
    }
  }
  return undefined;
}

/**
 * Where the surname begins or ends by the last word of an e-mail address: that of `a.fernandez` begins with `Fernández`, and `anh.nguyen`
 * writes it first, unless `Nguyen` is a given name.
 */
function splitBySurname(text: string, hints: readonly string[]): DividedName | undefined {
  const words = text.split(/\s+/).filter((word) => !/^\p{Lu}\.?$/u.test(word));
  const parts = (hints[0] ?? "").split(/[._-]/u).map(compact).filter(Boolean);
  const at = words.findIndex((word) => compact(word) === parts.at(-1));
  if (words.length < 3 || parts.length < 2 || at < 0) return undefined;
  if (at > 0)
    return withParticles({ first: words.slice(0, at).join(" "), last: words.slice(at).join(" ") });
  const [last = "", ...given] = words;
  return isGiven(last) ? undefined : { first: given.join(" "), last };
}

/** Splits a letter-spaced name that lost its spaces at the separators of a hint such as `ada.example`. */
function splitByHint(name: string, hints: readonly string[]): string {
  if (name.includes(" ")) return name;
  const folded = foldWords(name);
  for (const hint of hints) {
    const words = (hint.split("/").at(-1) ?? "").split(/[._-]/).map(foldWords).filter(Boolean);
    if (words.length < 2 || words.length > 4 || words.join("") !== folded) continue;
    let at = 0;
    return words.map((word) => name.slice(at, (at += word.length))).join(" ");
  }
  return splitByTurnedHint(name, hints);
}

/** `ADAEXAMPLE` and `exampleada`: the same two words in the other order. */
function splitByTurnedHint(name: string, hints: readonly string[]): string {
  const folded = foldWords(name);
  const [hint = ""] = hints.map(compact).filter((one) => one.length === folded.length);
  for (let at = 3; at <= folded.length - 3; at += 1)
    if (hint !== folded && hint === folded.slice(at) + folded.slice(0, at))
      return `${name.slice(0, at)} ${name.slice(at)}`;
  return name;
}

/**
 * Divides a name into first and last name by capitals, particles, and the `hints`: the local part of the e-mail address, which is
 * the first of them, and profile names. `last` is undefined for a single word.
 */
export function divideName(text: string, hints: readonly string[]): DividedName {
  const written =
    splitByHintWords(text, hints) ??
    splitBySurname(text, hints) ??
    splitName(splitByHint(text, hints));
  const { first, last } = written;
  const isTurned = last !== undefined && text.includes(" ") && isReversed(first, last, hints);
  return isTurned ? { first: last, last: first } : written;
}
