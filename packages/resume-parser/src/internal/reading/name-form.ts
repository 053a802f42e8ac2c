import { hasDescriptionLabel } from "../description-lines.ts";
import { fieldOfLabel } from "../field-label.ts";
import type { ReadingWeights } from "../../reading-weights.ts";
import type { HeaderPiece } from "./header-pieces-of-line.ts";

/** A name does not end with a preposition. */
const openEnd = /\s(?:chez|à|au|at|for|pour|de|of|en|in)$/iu;
/** Addresses of the web, labels with their values, and numbers are no names. */
const noName = /\?$|\s\|\s|https?:|www\.|\S@\S|^[^:]{3,40}:\s|\d{4,}|\d\s?%|^\W*$/u;
/** Brackets around all of it, punctuation before it, and a sentence in small letters are no names. */
const aside = /^\([^()]*\)[.,;]?$|^[.,;:]\s|^(?:I|Je|J['’]ai)\s/u;
const isSmallSentence = (text: string) =>
  /^\p{Ll}/u.test(text) && /[^.]\.$/u.test(text) && text.includes(" ");
/** What kind of organisation it is, without its name. */
const unnamed =
  /^(?:en|in|du|de|à|schools?|university|universit[ée]|lyc[ée]e|coll[èe]ge|[ée]cole)$/iu;
/** A bracket that is not closed, as where a grade in brackets is divided. */
const openBracket = /^\([^)]*$/u;
/** Two sentences, or the end of one and the begin of another. */
const sentences = /\p{Ll}{3}\.\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u;
const webAddress = /https?:|www\.|\S@\S|:\s*$/u;

/** Whether the text of a cell is labelled as description, also without a colon: `Business or sector Education`. */
const isLabelled = (text: string) =>
  hasDescriptionLabel(text) || hasDescriptionLabel(`${text.split(" ", 3).join(" ")}:`);

/** Web addresses, labels with their values, and a label without one, such as `Name of employer` in a template. */
const isNoName = (text: string, cell: string) =>
  noName.test(text) ||
  aside.test(text) ||
  isSmallSentence(text) ||
  unnamed.test(text) ||
  sentences.test(text) ||
  openBracket.test(text) ||
  webAddress.test(cell) ||
  isLabelled(cell) ||
  text.split(/\s[|–-]\s/u).every((part) => fieldOfLabel(part) !== undefined);

/** What the form of a text says about whether it is a name. */
export function formScore({ text, cell, isPlaced }: HeaderPiece, weights: ReadingWeights): number {
  const count = text.split(/\s+/).length;
  return (
    (/\p{Ll}{5}\.$|^[^(]*\)/u.test(text) ? weights.sentence : 0) +
    (isNoName(text, cell) ? weights.noName : 0) +
    (openEnd.test(text) ? weights.smallName : 0) +
    weights.longName * Math.max(0, count - 8) +
    (/^\p{Ll}/u.test(text) && isPlaced !== true ? weights.smallName : 0)
  );
}
