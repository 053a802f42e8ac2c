import { taskStart } from "@postulo/lexicon/entry-headers";
import { fieldOfLabel } from "../field-label.ts";
import { type ClassifiedLine, hasDescriptionLabel } from "../classified-lines.ts";
import {
  type HeaderPiece,
  headerPieces,
  joinedPieces,
  splitAfterTitle,
  splitsOf,
  withoutListedTown,
  withoutTown,
} from "./header-pieces-of-line.ts";
import type { Place } from "../place.ts";
import { readTownInRegion } from "../town-in-region.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { ReadingWeights } from "../../reading-weights.ts";

/** What a part of a header names: the position or degree, the organisation, or nothing that is stored. */
export type PartLabel = "title" | "organisation" | "remark";

export interface LabelledPart extends HeaderPiece {
  readonly label: PartLabel;
}

/** What an entry has: bits of its state while it is read. `known`: a name with a word of its kind. */
export const slots = { title: 1, organisation: 2, place: 4, range: 8, known: 512 } as const;

/** One way to read a line of a header. */
export interface LineReading {
  readonly parts: readonly LabelledPart[];
  readonly place: Place | undefined;
  /** The slots that it fills. */
  readonly fills: number;
  readonly score: number;
}

const maxNames = 4;

/** Addresses of the web, labels with their values, and numbers are no names. */
/** A name does not end with a preposition. */
const openEnd = /\s(?:chez|à|au|at|for|pour|de|of|en|in)$/iu;
const noName = /https?:|www\.|\S@\S|^[^:]{3,40}:\s|\d{4,}|^\W*$/u;
/** Brackets around all of it, punctuation before it, and a sentence in small letters are no names. */
const aside = /^\([^()]*\)[.,;]?$|^[.,;:]\s|^(?:I|Je|J['’]ai)\s/u;
const isSmallSentence = (text: string) =>
  /^\p{Ll}/u.test(text) && /[^.]\.$/u.test(text) && text.includes(" ");
/** What kind of organisation it is, without its name. */
const unnamed = /^(?:schools?|university|universit[ée]|lyc[ée]e|coll[èe]ge|[ée]cole)$/iu;
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
  webAddress.test(cell) ||
  isLabelled(cell) ||
  text.split(/\s[|–-]\s/u).every((part) => fieldOfLabel(part) !== undefined);

/** The share of words in small letters. */
function lowerShare(text: string): number {
  const all = text.split(/\s+/);
  return all.filter((word) => /^\p{Ll}/u.test(word)).length / all.length;
}

/** What the form of a text says about whether it is a name. */
function formScore({ text, cell, isPlaced }: HeaderPiece, weights: ReadingWeights): number {
  const count = text.split(/\s+/).length;
  return (
    (/\p{Ll}{5}\.$|^[^(]*\)/u.test(text) ? weights.sentence : 0) +
    (isNoName(text, cell) ? weights.noName : 0) +
    (openEnd.test(text) ? weights.smallName : 0) +
    weights.longName * Math.max(0, count - 8) +
    (/^\p{Ll}/u.test(text) && isPlaced !== true ? weights.smallName : 0)
  );
}

/** Words in small letters without a word of an organisation. */
const isPhrase = (text: string, organisation: number) =>
  organisation === 0 && text.split(/\s+/).length > 2 && lowerShare(text) >= 0.5;

/** Score of the brackets or the preposition around a text that may be an organisation without a word of one. */
function surroundScore({ isBracket, isSubject }: HeaderPiece, weights: ReadingWeights): number {
  return (isBracket === true ? weights.bracket : 0) + (isSubject === true ? weights.subject : 0);
}

/** `Java, Spring Boot, GitLab, SQL`. */
const listScore = (text: string, { list }: ReadingWeights) =>
  (text.match(/,\s/gu)?.length ?? 0) > 2 ? list : 0;

function partScore(piece: HeaderPiece, label: PartLabel, { words, weights }: Scoring): number {
  const { text } = piece;
  const title = words.title(text);
  const organisation = words.organisation(text);
  if (label === "remark")
    return weights.remark + weights.remarkOfName * Math.max(title, organisation);
  const form =
    formScore(piece, weights) + (title + organisation === 0 ? listScore(text, weights) : 0);
  const placed = piece.isPlaced === true ? weights.placed : 0;
  if (label === "title")
    return (
      form +
      (taskStart.test(text) && /[^.]\.$/u.test(text) ? weights.task : 0) -
      placed +
      (title > 0 ? weights.titleWords * title : weights.unknownTitle) +
      weights.titleOfOrganisation * organisation
    );
  return (
    form +
    placed +
    (taskStart.test(text) ? weights.task : 0) +
    (organisation === 0 ? surroundScore(piece, weights) : 0) +
    (isPhrase(text, organisation) ? weights.phrase : 0) +
    (organisation > 0 ? weights.organisationWords * organisation : weights.unknownOrganisation) +
    weights.organisationOfTitle * title
  );
}

export interface Scoring {
  readonly words: Vocabulary;
  readonly weights: ReadingWeights;
}

function labelOf(at: number, title: number, organisation: number): PartLabel {
  if (at === title) return "title";
  return at === organisation ? "organisation" : "remark";
}

/** All ways to name one part the title, and another the organisation. */
function labellings(pieces: readonly HeaderPiece[]): LabelledPart[][] {
  const places = [-1, ...pieces.keys()].slice(0, maxNames + 1);
  return places.flatMap((title) =>
    places
      .filter((organisation) => organisation !== title || title === -1)
      .map((organisation) =>
        pieces.map((piece, at) => ({
          ...piece,
          label: labelOf(at, title, organisation),
        })),
      ),
  );
}

/** A way to divide a header line into parts. */
interface Division {
  readonly pieces: readonly HeaderPiece[];
  readonly place: Place | undefined;
  readonly cost: number;
}

/** The line with its type of contract, where that names a position: `Acme | Internship`. */
function typedDivisions(
  marked: ClassifiedLine,
  row: number,
  { words, weights }: Scoring,
): Division[] {
  const { pieces, place } = headerPieces(marked, row, true);
  const last = pieces.at(-1);
  const isTyped =
    pieces.length > 1 &&
    last !== undefined &&
    words.title(last.text) >= 0.9 &&
    headerPieces(marked, row).pieces.length < pieces.length;
  return isTyped ? [{ pieces, place, cost: (place ? weights.place : 0) + weights.contract }] : [];
}

/** `Smallville, Vermont` alone: a town in no list with its region, which is also the name of a large city. */
function placeDivisions({ cells }: ClassifiedLine, weights: ReadingWeights): Division[] {
  const [only, ...others] = cells;
  const place = only && others.length === 0 ? readTownInRegion(only.text) : undefined;
  return place ? [{ pieces: [], place, cost: weights.place }] : [];
}

/** The line as its separators divide it, and with the town after the last comma that is in no list. */
function wholeDivisions(marked: ClassifiedLine, row: number, weights: ReadingWeights): Division[] {
  const { pieces, place } = headerPieces(marked, row);
  const whole = { pieces, place, cost: place ? weights.place : 0 };
  const town = place ? undefined : withoutTown(pieces);
  const listed = place || town ? undefined : withoutListedTown(pieces);
  if (listed) return [whole, { ...listed, cost: weights.townBehind }];
  if (!town) return [whole];
  // After two names a third is likely a town.
  const names = town.pieces.length + (town.pieces.at(-1)?.text.split(/,\s/).length ?? 1) - 1;
  return [whole, { ...town, cost: names > 1 ? weights.townAfterNames : weights.town }];
}

const isBehindComma = (whole: HeaderPiece, { text }: HeaderPiece) =>
  whole.text.includes(`, ${text}`);

/** The division, with separators taken as parts of names, and with names that no separator or only a comma divides. */
function variantsOf(division: Division, { words, weights }: Scoring): Division[] {
  const { pieces, cost } = division;
  const [only, ...more] = pieces;
  const joined = joinedPieces(pieces);
  const variants = joined ? [{ ...division, pieces: joined, cost: cost + weights.joined }] : [];
  if (!only || more.length > 1) return [division, ...variants];
  const splits = pieces.flatMap((piece, at) =>
    splitsOf(piece, words)
      .filter(([, behind]) => more.length === 0 || isBehindComma(piece, behind))
      .map((halves) => ({
        ...division,
        pieces: [...pieces.slice(0, at), ...halves, ...pieces.slice(at + 1)],
        cost: cost + weights.split,
      })),
  );
  if (more.length > 0) return [division, ...variants, ...splits];
  return [
    division,
    ...splits,
    ...splitAfterTitle(only, words).map((halves) => ({
      ...division,
      pieces: halves,
      cost: cost + weights.unseparated,
    })),
  ];
}

function rangeScore({ range }: ClassifiedLine, { range: whole, date }: ReadingWeights): number {
  if (range === undefined) return 0;
  return range.isRange ? whole : date;
}

/** Titles tend to come first, and organisations to stand beside their place. */
function orderScore(
  parts: readonly LabelledPart[],
  place: Place | undefined,
  { weights, words }: Scoring,
): number {
  const [title, organisation] = (["title", "organisation"] as const).map((label) =>
    parts.findIndex((part) => part.label === label),
  );
  if (organisation === undefined || organisation < 0) {
    const alone = parts.find((part) => part.label === "title");
    return place && alone && words.title(alone.text) === 0 ? weights.titleBesidePlace : 0;
  }
  const isAfter = title !== undefined && title >= 0 && title < organisation;
  return (isAfter ? weights.titleFirst : 0) + (place ? weights.organisationBesidePlace : 0);
}

/** What a part adds to its entry. */
function slotsOf({ label, text }: LabelledPart, { knows }: Vocabulary): number {
  if (label === "remark") return 0;
  return slots[label] | (knows(text) ? slots.known : 0);
}

/** The ways to read a line as part of an entry's header. */
export function lineReadings(marked: ClassifiedLine, row: number, scoring: Scoring): LineReading[] {
  const { weights } = scoring;
  const base = rangeScore(marked, weights);
  const dated = marked.range === undefined ? 0 : slots.range;
  return [
    ...typedDivisions(marked, row, scoring),
    ...placeDivisions(marked, weights),
    ...wholeDivisions(marked, row, weights).flatMap((division) => variantsOf(division, scoring)),
  ].flatMap(({ pieces, place, cost }) =>
    labellings(pieces).map((parts): LineReading => ({
      parts,
      place,
      fills: parts.reduce(
        (all, part) => all | slotsOf(part, scoring.words),
        dated | (place ? slots.place : 0),
      ),
      score: parts.reduce(
        (sum, part) => sum + partScore(part, part.label, scoring),
        base + cost + orderScore(parts, place, scoring),
      ),
    })),
  );
}
