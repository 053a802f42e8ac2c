import { contentKeys, countWords } from "@postulo/evidence/words";
import { fold } from "@postulo/lexicon/fold";
import { asksAnew } from "@postulo/lexicon/requirement-marks";
import { askedWords } from "./asked-words.ts";
import { isReason, withoutReason } from "./reasons.ts";
import {
  isCapitalised,
  isNameAlone,
  isNamed,
  isOpen,
  isWish,
  partsAtJoints,
  withoutLinks,
} from "./wish-parts.ts";

/** In words: of an item of a list without verbs. */
const [leastItemWords, maxItemWords] = [2, 5];
const leastItems = 3;

/** "Trier des planches", "the rafters": a verb with its object, or a further object of it. */
const ofVerb =
  /^(?:(?:s['’]|se )?\p{L}{2,}(?:er|ir|re|oir)|des?|du|la|les?|l['’]|the)(?: |(?<=['’]))/iu;

const withoutJoint = (part: string) => part.replace(/(?:,|(?:,? and|,? et))$/, "");

/** "or its equivalent" */
const orItem = /^(?:[^\s,;]+ ){0,4}(?:or|ou) /iu;

/**
 * Whether the parts are the items of a list, each a wish: "Rigueur, sens du service et bonne présentation", but not "a full rota
 * including nights, weekends and bank holidays", of which the first has a lead.
 */
function areItems(parts: readonly string[]): boolean {
  return (
    parts.length >= leastItems &&
    parts.every((part) => {
      const count = countWords(part);
      return leastItemWords <= count && count <= maxItemWords && contentKeys(part).size > 0;
    }) &&
    !parts.some((part) => isOpen(part) || orItem.test(part) || ofVerb.test(part) || isReason(part))
  );
}

const indefinite = /(?<!\p{L})(?:an?|une?) \p{L}/u;

/** "a diploma and a licence" */
const areArticled = (before: string, part: string) =>
  indefinite.test(before) && part.search(indefinite) === 0;

/** "Excel and Tillpoint"; "Doctolib, Pack Office"; "Pack Office, logiciel métier Easily" */
const areNamed = (before: string, part: string) =>
  (isNamed(before) && (isNamed(part) || isCapitalised(part))) ||
  (isCapitalised(before) && before.endsWith(",") && isCapitalised(part)) ||
  (isNameAlone(before) && askedWords(part).some(({ isName }) => isName));

/**
 * Whether a part is a separate requirement: both it and the one before it name something, both have an indefinite article, or it
 * begins as a requirement does ("…, and you must hold a licence").
 */
const isApart = (before: string, part: string) =>
  !isOpen(before) &&
  !orItem.test(part) &&
  (areNamed(before, part) || (isWish(before) && isWish(part))) &&
  (asksAnew.test(fold(part)) || areArticled(before, part) || areNamed(before, part));

/** A line of more parts is no sentence. */
const maxParts = 40;

/** Joins the parts of a clause to wishes. */
function joinParts(all: readonly string[]): string[] {
  if (all.length > maxParts) return [all.join(" ")];
  const parts = withoutReason(all);
  if (areItems(parts.map(withoutJoint))) return [...parts];
  const wishes: string[] = [];
  for (const part of parts) {
    const last = wishes.at(-1);
    if (last === undefined || isApart(last, part)) wishes.push(part);
    else wishes[wishes.length - 1] = `${last} ${part}`;
  }
  return wishes;
}

/**
 * The separate wishes of a line of a posting, in its words. A line is one wish, unless it is a list of what one holds, uses or
 * speaks ("permis CE, ADR et carte conducteur" are three), a list of short items, or asks again ("…, and you must …"). A reason is
 * left out.
 */
export function splitWishes(text: string): string[] {
  return text
    .split(/(?<=;) /)
    .flatMap((part) => joinParts(partsAtJoints(part)))
    .map(withoutLinks)
    .filter((wish) => wish !== "");
}
