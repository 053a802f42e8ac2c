import type { ClassifiedLine } from "../classified-lines.ts";
import {
  type HeaderPiece,
  headerPieces,
  joinedPieces,
  splitAfterTitle,
  splitsOf,
} from "./header-pieces-of-line.ts";
import { stripLastPart, stripListedTown, stripTown, stripTownBetween } from "./towns-of-line.ts";
import type { Place } from "../places/place.ts";
import { type PartLabel, partScorer, type Scoring } from "./part-score.ts";
import { type Division, studyDivisions, uniqueDivisions } from "./study-divisions.ts";
import { studySubject } from "../studies/study-words.ts";
import { memoizedVocabulary, oncePerText, type Vocabulary } from "./vocabulary.ts";
import { namedPlaceDivisions, placeBeforeDivisions, placeDivisions } from "./place-divisions.ts";
import type { ReadingWeights } from "../../reading-weights.ts";

export interface LabelledPart extends HeaderPiece {
  readonly label: PartLabel;
}

/** What an entry has: bits of its state while it is read. `known`: a name with a word of its kind. */
export const slots = {
  title: 1,
  organisation: 2,
  place: 4,
  range: 8,
  known: 512,
  subject: 1024,
} as const;

/** One way to read a line of a header. */
export interface LineReading {
  readonly parts: readonly LabelledPart[];
  readonly place: Place | undefined;
  /** The slots that it fills. */
  readonly fills: number;
  readonly score: number;
}

const maxNames = 4;

/** All ways to give each of the labels to one part, or to none; the other parts are remarks. */
function labellings(
  pieces: readonly HeaderPiece[],
  labels: readonly PartLabel[],
): LabelledPart[][] {
  let all: LabelledPart[][] = [pieces.map((piece) => ({ ...piece, label: "remark" }))];
  for (const label of labels)
    all = all.flatMap((parts) => [
      parts,
      ...parts.flatMap((part, at) =>
        part.label === "remark" && at < maxNames
          ? [parts.map((one, place) => (place === at ? { ...one, label } : one))]
          : [],
      ),
    ]);
  return all;
}

const namesOfPositions: readonly PartLabel[] = ["title", "organisation"];
const namesOfStudies: readonly PartLabel[] = ["title", "subject", "organisation"];

/** The line with its type of contract, where that names a position: `Acme | Internship`. */
function typedDivisions(
  marked: ClassifiedLine,
  row: number,
  { words, weights }: Scoring,
): Division[] {
  const { pieces, place } = headerPieces(marked, row, { keepsType: true });
  const last = pieces.at(-1);
  const isTyped =
    pieces.length > 1 &&
    last !== undefined &&
    words.title(last.text) >= 0.9 &&
    headerPieces(marked, row).pieces.length < pieces.length;
  return isTyped ? [{ pieces, place, cost: (place ? weights.place : 0) + weights.contract }] : [];
}

/** The line as its separators divide it, and with the town after the last comma that is in no list. */
function wholeDivisions(
  marked: ClassifiedLine,
  row: number,
  { words, weights }: Scoring,
): Division[] {
  const isStudy = words.subject !== undefined;
  const { pieces, place } = headerPieces(marked, row, { isStudy });
  const whole = { pieces, place, cost: place ? weights.place : 0 };
  if (place) return [whole];
  const between = stripTownBetween(pieces, words);
  if (between) return [whole, { ...between, cost: weights.townBetween }];
  const town = stripTown(pieces);
  if (!town) {
    const listed = stripListedTown(pieces);
    const part = listed ?? stripLastPart(pieces);
    const cost = listed ? weights.townBehind : weights.townPart;
    return part ? [whole, { ...part, cost }] : [whole];
  }
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

/** What scores the readings of one line. */
interface LineScoring extends Scoring {
  /** Whether a degree names its subject. */
  readonly hasSubject: (degree: string) => boolean;
}

/** Scoring that reads each text once: most ways to divide and label a line share their parts. */
const lineScoring = ({ words, weights }: Scoring): LineScoring => ({
  words: memoizedVocabulary(words),
  weights,
  hasSubject: oncePerText((degree) => studySubject(degree) !== undefined),
});

/** A subject behind its degree; a degree that contains its subject has no other. */
function subjectScoreBehindTitle(
  parts: readonly LabelledPart[],
  { weights, words, hasSubject }: LineScoring,
): number {
  const at = parts.findIndex(({ label }) => label === "subject");
  const title = parts.find(({ label }) => label === "title");
  if (at < 0) return 0;
  if (!title) return parts.length === 1 ? weights.subjectOnLine : 0;
  if (hasSubject(title.text)) return weights.noName;
  return parts[at - 1] === title && words.title(title.text) >= 0.7 ? weights.subjectBehindTitle : 0;
}

/** `Acme (ASBL)` is no title with its employer. */
function isKindBehindName(parts: readonly LabelledPart[], words: Vocabulary): boolean {
  const title = parts.find(({ label }) => label === "title");
  const employer = parts.find(({ label }) => label === "organisation");
  return employer?.isBracket === true && title !== undefined && words.title(title.text) === 0;
}

/** Titles tend to come first, and organisations to stand beside their place. */
function orderScore(
  parts: readonly LabelledPart[],
  place: Place | undefined,
  scoring: LineScoring,
): number {
  const { weights, words } = scoring;
  const [title, organisation] = (["title", "organisation"] as const).map((label) =>
    parts.findIndex((part) => part.label === label),
  );
  const behind = subjectScoreBehindTitle(parts, scoring);
  if (organisation === undefined || organisation < 0) {
    const alone = parts.find((part) => part.label === "title");
    return (
      behind + (place && alone && words.title(alone.text) === 0 ? weights.titleBesidePlace : 0)
    );
  }
  const isAfter = title !== undefined && title >= 0 && title < organisation;
  return (
    behind +
    (isKindBehindName(parts, words) ? 2 * weights.bracket : 0) +
    (isAfter ? weights.titleFirst : 0) +
    (place ? weights.organisationBesidePlace : 0)
  );
}

/** What a part adds to its entry. */
function slotsOf({ label, text }: LabelledPart, { words, hasSubject }: LineScoring): number {
  if (label === "remark") return 0;
  const { knows, subject } = words;
  const own = label === "title" && subject && hasSubject(text) ? slots.subject : 0;
  return slots[label] | own | (knows(text) ? slots.known : 0);
}

const maxAlike = 4;

/** The best of the readings that fill the same slots; the looks of a section decide between them. */
function bestReadings(readings: readonly LineReading[]): LineReading[] {
  const counts = new Map<number, number>();
  return readings
    .toSorted((a, b) => b.score - a.score)
    .filter(({ fills }) => {
      const count = (counts.get(fills) ?? 0) + 1;
      counts.set(fills, count);
      return count <= maxAlike;
    });
}

/** The ways to read a line as part of an entry's header. */
export function lineReadings(
  marked: ClassifiedLine,
  row: number,
  { words, weights }: Scoring,
): LineReading[] {
  const scoring = lineScoring({ words, weights });
  const scoresOf = partScorer(scoring);
  const base = rangeScore(marked, weights);
  const dated = marked.range === undefined ? 0 : slots.range;
  const isStudy = words.subject !== undefined;
  const names = isStudy ? namesOfStudies : namesOfPositions;
  const divisions = [
    ...typedDivisions(marked, row, scoring),
    ...placeDivisions(marked, weights),
    ...namedPlaceDivisions(marked, row, weights),
    ...placeBeforeDivisions(marked, row, weights),
    ...wholeDivisions(marked, row, scoring).flatMap((division) => variantsOf(division, scoring)),
  ];
  const ways = isStudy
    ? uniqueDivisions(divisions.flatMap((division) => studyDivisions(division, weights)))
    : divisions;
  const readings = ways.flatMap(({ pieces, place, cost }) => {
    const scores = pieces.map(scoresOf);
    return labellings(pieces, names).map((parts): LineReading => ({
      parts,
      place,
      fills: parts.reduce(
        (all, part) => all | slotsOf(part, scoring),
        dated | (place ? slots.place : 0),
      ),
      score: parts.reduce(
        (sum, { label }, at) => sum + (scores[at]?.[label] ?? 0),
        base + cost + orderScore(parts, place, scoring),
      ),
    }));
  });
  return isStudy ? bestReadings(readings) : readings;
}
