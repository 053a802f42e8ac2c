import type { ClassifiedLine } from "../classified-lines.ts";
import { grade, ongoingStudy, openStudyLabel } from "@postulo/lexicon/studies";
import { stripDuration } from "../dates/date-range.ts";
import { isInBrackets, trimSeparators } from "../text/folded-text.ts";
import { numbersOf } from "../layout/line-cells.ts";
import { placedPieces, type PlacedRun } from "../header-part.ts";
import type { Part } from "../header-part.ts";
import type { Place } from "../places/place.ts";
import { subjectCommas } from "../studies/subject-lists.ts";
import { degreeScore, isClub, schoolScore } from "../text/word-scores.ts";
import { isNumberedUniversity } from "../value-kinds.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A part of a header line with the key of its style. */
export interface HeaderPiece extends Part {
  readonly style: string;
  /** The text of its cell. */
  readonly cell: string;
  /** It follows a preposition such as `chez`, which names an organisation. */
  readonly isPlaced?: boolean | undefined;
  /** In brackets. */
  readonly isBracket?: boolean | undefined;
  /** Its line has a date. */
  readonly isDated?: boolean | undefined;
  /** It follows a preposition such as `in`, which names a subject. */
  readonly isSubject?: boolean | undefined;
}

const placing = /^\s+(?:chez|at|[Ff]rom|à l['’]|au|à la|à)\s?/u;
const subjectPreposition = /^\s+(?:in|for|pour)\s/u;
const workLabel = /\b(?:thesis|dissertation|th[èe]se|m[ée]moire|projects?|projet)\b/iu;

const isUpper = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** Without a duration or a grade behind a name, and without a remark in brackets: `Acme (mostly remote), 5 weeks`. */
const stripAsides = (text: string) =>
  trimSeparators(
    stripDuration(text)
      .replace(/\s(?:sur|on)\s[‘“«"].*$/u, "")
      .replace(ongoingStudy, "")
      .replace(grade, "")
      .replace(openStudyLabel, "")
      .replace(/\s\(\p{Ll}{2,}\s[^()]{0,80}\)$/u, ""),
  );

/** How a line is divided. */
interface Dividing {
  /** A type of contract stays a part. */
  readonly keepsType?: boolean;
  readonly isStudy?: boolean;
}

/** The texts of a piece, and its place; in a study `Lyon 3` is a university, unless a school stands before it. */
function textsOf({ text, place }: PlacedRun, isStudy: boolean) {
  return isStudy && place && isNumberedUniversity(place.text) && schoolScore(text) === 0
    ? { texts: [text, place.text], place: undefined }
    : // `Lycée Larmor 56100`: the postal code belongs to the place.
      { texts: [place ? text.replace(/\s\d{5}$/, "") : text], place };
}

/** The parts of a header line that can be names, and its place. */
export function headerPieces(
  { cells, line, range }: ClassifiedLine,
  row: number,
  { keepsType = false, isStudy = false }: Dividing = {},
): { pieces: HeaderPiece[]; place: Place | undefined } {
  let place: Place | undefined;
  const pieces = cells.flatMap((cell) =>
    placedPieces(cell, keepsType).flatMap((piece): HeaderPiece[] => {
      const own = textsOf(piece, isStudy);
      place ??= own.place;
      const names = own.texts.map(stripAsides).filter((name) => name !== "");
      const style = [
        piece.font,
        Math.round(piece.size * 2),
        piece.bold,
        piece.italic,
        isUpper(piece.text),
      ].join("|");
      const { bold, italic, whole, isPlaced } = piece;
      return names.map((name) => ({
        text: name,
        bold,
        italic,
        whole,
        isPlaced,
        lines: numbersOf(line),
        row,
        style,
        cell: cell.text,
        isDated: range !== undefined,
      }));
    }),
  );
  return { pieces: pieces.map((piece, at) => stripPreposition(piece, pieces[at - 1])), place };
}

const endingInPreposition = /\s(?:chez|at|à)$/iu;

/** A preposition at the end of a part in a style of its own belongs to the next part. */
const stripPreposition = (piece: HeaderPiece, above: HeaderPiece | undefined): HeaderPiece => ({
  ...piece,
  text: piece.text.replace(endingInPreposition, ""),
  ...(above && endingInPreposition.test(above.text) ? { isPlaced: true } : {}),
});

const schoolNoun = /lyc[ée]e|coll[èe]ge|facult[ée]|[ée]cole/u;
const prepositions: readonly RegExp[] = [
  /(?:à|au|aux|à la|in|for|pour|chez|at|[Ff]rom)\s+(?!Work\b)(?=\p{Lu})/u,
  /à l['’]\s?(?=\p{L})/u,
  new RegExp(String.raw`(?:au|à la)\s+(?=${schoolNoun.source})`, "u"),
];
const separators = new RegExp(
  [
    /(?:(?<!\s)\s+)?[,:]\s+|(?<!\s)\s+\(/u.source,
    String.raw`(?<!\s)\s+(?:${prepositions.map(({ source }) => source).join("|")})`,
    /\s-\s?|\s?-\s/u.source,
  ].join("|"),
  "gu",
);
/** More separators occur only in text. */
const maxSplits = 8;

/** The text without a bracket that was opened before it. */
const stripLastBracket = (text: string) =>
  text.endsWith(")") && !text.includes("(") ? text.slice(0, -1) : text;

function separatorsOf(text: string): RegExpExecArray[] {
  const commas = subjectCommas(text);
  return [...text.matchAll(separators).take(maxSplits)].filter(
    ({ index }) => !isInBrackets(text, index) && !commas.includes(index),
  );
}

/** The ways to split a part into two names. */
export function splitsOf(
  part: HeaderPiece,
  { title, organisation }: Vocabulary,
): [HeaderPiece, HeaderPiece][] {
  return separatorsOf(part.text).flatMap((match): [HeaderPiece, HeaderPiece][] => {
    const before = trimSeparators(part.text.slice(0, match.index));
    const after = trimSeparators(stripLastBracket(part.text.slice(match.index + match[0].length)));
    // A label is no name.
    const isLabel =
      match[0].includes(":") &&
      (title(before) + organisation(before) === 0 || workLabel.test(before));
    const isBracket = match[0].includes("(");
    // `Professor (F5)`: a code is no name, and `Consultant (BBC)` has one.
    const isCode = isBracket && after.length < 4 && /\d/.test(after);
    const behind = after.replace(/^chez\s+/iu, "");
    return before === "" || after === "" || isLabel || isCode
      ? []
      : [
          [
            { ...part, text: before },
            {
              ...part,
              text: behind,
              isBracket,
              isPlaced: behind !== after || placing.test(match[0]),
              isSubject:
                subjectPreposition.test(match[0]) ||
                (match[0].includes(":") && degreeScore(before) > 0),
            },
          ],
        ];
  });
}

/** `*Formation* préparatoire`: a small letter in another style goes on with the name; a place between two parts does not. */
function areOneName(last: HeaderPiece, piece: HeaderPiece): boolean {
  const from = piece.cell.indexOf(last.text) + last.text.length;
  const between = piece.cell.slice(from, piece.cell.indexOf(piece.text, from));
  if (last.style === piece.style) return !/\p{L}{3}/u.test(between);
  return /^\p{Ll}/u.test(piece.text) && between === " ";
}

/** The pieces with those of one cell and style put together again, if there are any: a separator can be part of a name. */
export function joinedPieces(pieces: readonly HeaderPiece[]): HeaderPiece[] | undefined {
  const joined: HeaderPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const [from, to] = [last?.cell.indexOf(last.text) ?? -1, piece.cell.lastIndexOf(piece.text)];
    if (last?.cell === piece.cell && from >= 0 && to > from && areOneName(last, piece))
      joined[joined.length - 1] = {
        ...last,
        text: stripAsides(piece.cell.slice(from, to + piece.text.length)),
      };
    else joined.push(piece);
  }
  return joined.length < pieces.length ? joined : undefined;
}

const maxTitleWords = 5;
const opensPhrase =
  /^(?:en|in|of|de|du|des|d['’]|for|pour|level|niveau|pro|responsable|chargée?|chef|cheffe|agente?)$/iu;

/** `BTS SIO`: the subject of a degree, unless it is a school. */
const isSubjectCode = (degree: string, [behind = "", ...more]: readonly string[]) =>
  more.length === 0 && /^[\p{Lu}\d]{2,6}$/u.test(behind) && degreeScore(degree) > 0;

/** `Developer Web/Mobile` is the whole name of a course. */
const isOneName = (text: string, last: string, behind: string) =>
  isClub(text) || (degreeScore(last) === 0 && schoolScore(behind) === 0);

/** `PROJECT MANAGER ACME INTERNATIONAL`: a split after the last word of an occupation near the start. */
export function splitAfterTitle(
  part: HeaderPiece,
  { title, organisation, subject }: Vocabulary,
): [HeaderPiece, HeaderPiece][] {
  const words = part.text.split(" ");
  const at = words
    .slice(0, maxTitleWords)
    .findLastIndex((word) => /^\p{Lu}/u.test(word) && title(word) > organisation(word));
  const [last = "", rest] = [words[at], words.slice(at + 1)];
  const behind = rest.join(" ");
  if (subject && isOneName(part.text, last, behind)) return [];
  const areApart =
    at >= 0 &&
    /^\p{Lu}/u.test(rest[0] ?? "") &&
    ![last, rest[0] ?? ""].some((word) => opensPhrase.test(word));
  if (!areApart || (isSubjectCode(last, rest) && organisation(behind) === 0)) return [];
  return [
    [
      { ...part, text: words.slice(0, at + 1).join(" ") },
      { ...part, text: behind },
    ],
  ];
}
