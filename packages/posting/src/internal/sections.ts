import { fold } from "@postulo/lexicon/fold";
import {
  announcesDuties,
  announcesMust,
  announcesOffer,
  assessment,
  formAnswer,
  requiresPrevious,
  wishesPrevious,
} from "@postulo/lexicon/posting-lines";
import { boardNoise, breadcrumb, legend, otherJobs } from "@postulo/lexicon/posting-sections";
import {
  aboutApplication,
  mustMark,
  niceMark,
  notAboutTheJob,
  personStart,
  requirementStart,
} from "@postulo/lexicon/requirement-marks";
import { readBoardWish } from "./board-wishes.ts";
import { beginsSection } from "./begins-section.ts";
import { asksAgain, inlineHeading, withoutWhy } from "./headings.ts";
import type { Section } from "./headings.ts";
import { bulletMark, pieces } from "./lines/line-pieces.ts";
import { readMarkedRow, type WeightMarks, weightMarksOf, withoutMarkKey } from "./weight-marks.ts";

export type PostingLine = {
  readonly text: string;
  readonly section: Section;
  readonly isBullet: boolean;
};

const boardNoiseWithin = /\bpromoted by\b|\+ ?\d+ more|[★☆]|^[^|]*\|[^|]*\|.*(?:save|share|print)/;
const counted = /(?:^|\d[+k]? |\bearly |\ball )(?:applicants?|reviews?|avis)$/;
const isBoardNoise = (folded: string) =>
  counted.test(folded) ||
  boardNoise.test(folded) ||
  boardNoiseWithin.test(folded) ||
  breadcrumb.test(folded) ||
  legend.test(folded);

/** In characters. Longer lines are prose, and no pattern reads them. */
const maxNoiseCharacters = 140;
type Reading = {
  section: Section;
  /** Whether the row is in the questions of an application form. */
  inForm: boolean;
  /** Whether the row is among the titles of other jobs that a page lists. */
  inOtherJobs: boolean;
  /** Whether the section has content. */
  hasContent: boolean;
  /** Content after an inline heading belongs to it to the end of its paragraph, and so do bullets directly below. */
  inline: boolean;
  /** The section around an inline heading. */
  outer: Section;
  /** Whether the row that says how to apply has ended what is asked: below it, only a list is. */
  hasApplied: boolean;
  /** Whether the row above is an item of a list. */
  inList: boolean;
  readonly marks: WeightMarks;
  readonly lines: PostingLine[];
};

function readHeading(line: string, next: string, reading: Reading): boolean {
  const read = beginsSection(line, next);
  if (!read) return false;
  const isOfPage = reading.hasApplied && !bulletMark.test(next) && !asksAgain(line);
  const section = isOfPage && isAsked(read) ? "employer" : read;
  // An unknown heading among duties divides them.
  if (section === "other" && reading.section === "duties") return true;
  Object.assign(reading, {
    section,
    inline: false,
    inList: false,
    inForm: false,
    inOtherJobs: false,
    hasContent: false,
  });
  return true;
}

const essential = /^essential$/;
const desirable = /^desirable$/;

/** "Cette compétence est souhaitée", or "Essential" in a table, tells how much the line above it is required. */
function readQualifier(folded: string, next: string, { lines }: Reading): boolean {
  const isCell = assessment.test(fold(next));
  const isWish = wishesPrevious.test(folded) || (isCell && desirable.test(folded));
  const section = isWish ? "nice" : "must";
  const isMust = requiresPrevious.test(folded) || (isCell && essential.test(folded));
  if (!isWish && !isMust) return false;
  const last = lines.pop();
  if (last) lines.push({ ...last, section });
  return true;
}

const isAsked = (section: Section) => section === "must" || section === "nice";

/** Whether a row is below a list of requirements, or below the paragraph of an inline heading. */
function endsSection(line: string, { section, inline, inList }: Reading): boolean {
  if (bulletMark.test(line)) return false;
  return inline || (isAsked(section) && inList && /^[\p{Lu}\d]/u.test(line));
}

function readPiece(piece: string, isInList: boolean, reading: Reading): void {
  const isBullet = bulletMark.test(piece);
  const text = withoutWhy(piece.replace(bulletMark, "").trim());
  if (text === "") return;
  const inline = isBullet ? undefined : inlineHeading(text);
  if (inline) {
    if (!reading.inline) reading.outer = isAsked(reading.section) ? reading.section : "other";
    Object.assign(reading, { section: inline.section, inline: true });
  }
  const { section, lines } = reading;
  lines.push({ text: inline?.rest ?? text, section, isBullet: isBullet || isInList });
}

function readPieces(line: string, reading: Reading): void {
  if (endsSection(line, reading)) {
    reading.section = reading.inline ? reading.outer : "other";
    reading.inline = false;
  }
  const [mark = ""] = bulletMark.exec(line) ?? [];
  reading.inList = mark !== "";
  // The full stop of "10. " ends no sentence.
  for (const [at, piece] of pieces(line.slice(mark.length)).entries())
    readPiece(at === 0 ? `${mark}${piece}` : piece, reading.inList, reading);
}

/** An emoji marks a bullet only if an adjacent line begins with the same. */
function isDecorated(rows: readonly string[], at: number): boolean {
  const picture = /^\p{Extended_Pictographic}/u.exec(rows[at] ?? "")?.[0];
  if (picture === undefined) return false;
  return ![rows[at - 1], rows[at + 1]].some((row) => row?.startsWith(picture));
}

/** "Interview" in the last column of a table: how a criterion is assessed. */
function isAssessment(rows: readonly string[], at: number): boolean {
  const text = fold(rows[at] ?? "");
  if (!assessment.test(text)) return false;
  const before = fold(rows[at - 1] ?? "");
  return !/^applications?$/.test(text) || essential.test(before) || desirable.test(before);
}

const numbered = /^\d{1,2}[.)]\s/;

/** "2. Missions": a number marks an item only beside another one. */
const isNumberedHeading = (rows: readonly string[], at: number): boolean =>
  numbered.test(rows[at] ?? "") &&
  ![rows[at - 1], rows[at + 1]].some((row) => row !== undefined && numbered.test(row));

const isFormAnswer = (row: string) => formAnswer.test(fold(row));

/** Whether a row is a question of an application form: the rows below it are answers, or the row is its number. */
const beginsForm = (row: string, [next = "", third = ""]: readonly string[]): boolean =>
  (row.endsWith("?") && isFormAnswer(next) && isFormAnswer(third)) ||
  (/^0\d$/.test(row) && next.endsWith("?"));

/** A longer row that asks nothing is no part of a form. */
const maxFormWords = 12;

const endsForm = (row: string): boolean =>
  !row.endsWith("?") &&
  !isFormAnswer(row) &&
  (bulletMark.test(row) || row.split(/\s+/).length > maxFormWords);

/** Whether a row says nothing itself: a button, a weight of the row above, how a criterion is assessed. */
function isBeside(rows: readonly string[], at: number, reading: Reading): boolean {
  const bare = (rows[at] ?? "").replace(bulletMark, "").trim();
  if (bare === "" || (bare.length <= maxNoiseCharacters && isBoardNoise(fold(bare)))) return true;
  return readQualifier(fold(bare), rows[at + 1] ?? "", reading) || isAssessment(rows, at);
}

const leastWordsOfStatement = 5;

/** Whether a row is a sentence that asks the applicant for nothing. */
function isStatement(row: string): boolean {
  const folded = fold(row);
  return (
    /[.!?…]$/.test(row) &&
    row.split(/\s+/).length >= leastWordsOfStatement &&
    ![personStart, requirementStart, mustMark, niceMark].some((mark) => mark.test(folded))
  );
}

/** Whether a row ends a list of requirements: a statement of a new paragraph, below what was asked. */
const endsAsked = (row: string, reading: Reading): boolean =>
  isAsked(reading.section) && reading.hasContent && !bulletMark.test(row) && isStatement(row);

/** Whether a row is a new paragraph below a list of duties. */
const endsDuties = (row: string, { section, inList }: Reading): boolean =>
  section === "duties" && inList && !bulletMark.test(row);

const isApplication = (row: string): boolean => {
  const folded = fold(row);
  return aboutApplication.test(folded) || notAboutTheJob.test(folded);
};

/** Ends what is asked above a row that says how to apply. What follows is about the employer or its other posts. */
function endByApplication(row: string, reading: Reading): void {
  if (!isAsked(reading.section) || !reading.hasContent || bulletMark.test(row)) return;
  if (isApplication(row)) Object.assign(reading, { section: "employer", hasApplied: true });
}

/** "Similar jobs", and what follows it in the row or below it. */
function readOtherJobs(row: string, reading: Reading): boolean {
  if (!otherJobs.test(fold(row))) return false;
  if (!/:\s*\S/.test(row)) reading.inOtherJobs = true;
  return true;
}

/** "• EXIGENCES •": the marks around a heading are none of items. */
const withoutFrame = (row: string): string =>
  /^([•●■▪◆*])\s.{3,60}\s\1$/u.exec(row) ? row.slice(1, -1).trim() : row;

type Rows = {
  readonly rows: readonly string[];
  /** The rows that begin a paragraph. */
  readonly starts: ReadonlySet<number>;
};

/** Sentences that are too long for a heading and begin a list: "Au sein de la direction, vous :". */
const announced: readonly (readonly [Section, RegExp])[] = [
  ["duties", announcesDuties],
  ["must", announcesMust],
  ["offer", announcesOffer],
];

function readContent(row: string, reading: Reading, isStart: boolean | undefined): void {
  if (reading.inForm || reading.inOtherJobs) return;
  if (isStart && (endsAsked(row, reading) || endsDuties(row, reading))) reading.section = "other";
  if (isStart ?? true) endByApplication(row, reading);
  readPieces(row, reading);
  reading.hasContent = true;
  const section = announced.find(([, end]) => end.test(fold(row)))?.[0];
  if (section !== undefined) Object.assign(reading, { section, inline: false });
}

/** A row of a job board, or with a mark, that states a wish and how much it is required. */
function readWish(row: string, { lines, inForm, inOtherJobs, marks }: Reading): boolean {
  const wish =
    inForm || inOtherJobs ? undefined : (readMarkedRow(row, marks) ?? readBoardWish(row));
  if (wish) lines.push({ ...wish, isBullet: true });
  return wish !== undefined;
}

/** A row that needs none of the rows around it, or says nothing. */
const readAlone = (rows: readonly string[], at: number, reading: Reading): boolean =>
  isBeside(rows, at, reading) || readWish((rows[at] ?? "").replace(bulletMark, "").trim(), reading);

/** Undefined if blank lines tell nothing. */
const beginsParagraph = ({ starts }: Rows, at: number): boolean | undefined =>
  starts.size > 0 ? starts.has(at) : undefined;

function readRow({ rows, starts }: Rows, at: number, reading: Reading): void {
  const row = rows[at] ?? "";
  const bare = row.replace(bulletMark, "").trim();
  if (readOtherJobs(bare, reading) || readAlone(rows, at, reading)) return;
  const next = isNumberedHeading(rows, at + 1) ? "" : (rows[at + 1] ?? "");
  const isItem = bulletMark.test(row) && !isNumberedHeading(rows, at);
  const startsList = isItem && !isDecorated(rows, at);
  if (endsForm(row)) reading.inForm = false;
  if (beginsForm(bare, rows.slice(at + 1, at + 3))) reading.inForm = true;
  else if (!startsList && readHeading(bare, next, reading)) return;
  readContent(row, reading, beginsParagraph({ rows, starts }, at));
}

/** Share of rows behind a blank line, above which blank lines separate rows and no paragraphs. */
const doubleSpaced = 0.7;

/** The rows of a text, and which of them begin a paragraph; none if blank lines are between most of them. */
function paragraphsOf(text: string): Rows {
  const rows: string[] = [];
  const starts = new Set<number>();
  let isBlank = false;
  for (const line of text.split("\n")) {
    if (line.trim() === "") isBlank = true;
    else {
      if (isBlank) starts.add(rows.length);
      rows.push(withoutMarkKey(withoutFrame(line)));
      isBlank = false;
    }
  }
  return { rows, starts: starts.size > rows.length * doubleSpaced ? new Set() : starts };
}

/** The lines of a posting with their sections, without headings and buttons of job boards. */
export function sectionedLines(text: string): PostingLine[] {
  const reading: Reading = {
    section: "intro",
    inForm: false,
    inOtherJobs: false,
    hasContent: false,
    inline: false,
    outer: "other",
    hasApplied: false,
    inList: false,
    marks: weightMarksOf(text),
    lines: [],
  };
  const page = paragraphsOf(text);
  for (const at of page.rows.keys()) readRow(page, at, reading);
  return reading.lines;
}
