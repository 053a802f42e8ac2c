import { fold } from "@postulo/lexicon/fold";
import { besideContract } from "@postulo/lexicon/job-facts";
import * as lexicon from "@postulo/lexicon/mail-dates";
import { daysBetween } from "../calendar-days.ts";
import { findContract } from "../posting/posted-contract.ts";
import { findSalary } from "../posting/posted-salary.ts";
import { writtenDays, type WrittenDay } from "./mail-dates.ts";
import type { NumericOrder } from "./numeric-order.ts";

/** "by 11 December", « au plus tard le 13 décembre »; not "available from 1 March". */
const deadlineBefore =
  /\b(?:by|before|until|avant|jusqu'au|plus tard|d'ici)(?: [a-z']{1,12}){0,3},? ?$/;
const lookBack = 60;
/** Whether a last day follows a text: also "Closing date: 11 December". */
const isDeadlineAfter = (text: string) =>
  deadlineBefore.test(text) || lexicon.postingDeadlineBefore.test(text);
/** Of a day without its year: the text may be old, and mean the year before. */
const maxDaysAhead = 92;

interface About {
  /** The present day, `YYYY-MM-DD`, for the year of a day without one. */
  readonly today: string;
  readonly language: string | undefined;
  /** Of day and month in digits, in a text that is not French. */
  readonly order?: NumericOrder | undefined;
}

/** The only day among those that a folded text names; undefined for several, or one that is past. */
function onlyDay(folded: string, dated: readonly WrittenDay[], today: string): string | undefined {
  const days = new Set(dated.map(({ day }) => day));
  const [day] = days;
  const [first] = dated;
  const hasYear = first !== undefined && /\d{4}/.test(folded.slice(first.start, first.end));
  if (days.size !== 1 || day === undefined || day < today) return undefined;
  return hasYear || daysBetween(today, day) <= maxDaysAhead ? day : undefined;
}

/** It is not known when a text was written, so that "Friday" alone is no day. */
const datedDays = (folded: string, { today, language, order }: About) =>
  writtenDays(folded, { sent: today, isFrench: language === "fr", order }).filter(
    ({ start, end }) => /\d/.test(folded.slice(start, end)),
  );

/** The day that is all of a folded text. */
function wholeDay(folded: string, about: About): string | undefined {
  const days = datedDays(folded, about);
  const isWhole = days.every(({ start, end }) => start === 0 && end === folded.length);
  return isWhole ? onlyDay(folded, days, about.today) : undefined;
}

/**
 * The day until which a text asks for something: "Send your CV by 11 December." Undefined where it names none, several, or one
 * that is past.
 * @returns `YYYY-MM-DD`
 */
export function statedDay(text: string, about: About): string | undefined {
  const folded = fold(text).replaceAll(/\s+/g, " ");
  const dated = datedDays(folded, about).filter(({ start }) =>
    isDeadlineAfter(folded.slice(Math.max(0, start - lookBack), start)),
  );
  return onlyDay(folded, dated, about.today);
}

/** In characters; what is longer says more than the day. */
const maxLine = 120;

/** Between the parts of a line: "Permanent | 37 hours | Closing 4 December". */
const parted = /\n|(?<=[.!?])\s+(?=\p{Lu})|\s[|·•–—-]\s|;\s/u;

interface Deadline {
  readonly text: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** A part from where it speaks of the last day: "full time, closing date 4 December". */
function deadlineIn(part: string): string | undefined {
  const text = part.replace(/^[\s•*–-]+/u, "").trim();
  const pieces = text.slice(-maxLine).split(", ");
  const folded = fold(pieces.join(", ")).split(", ");
  // The first piece of what is cut off may begin inside a word.
  const from = text.length > maxLine ? 1 : 0;
  const at = folded.findIndex(
    (_, start) =>
      start >= from && lexicon.postingDeadlineFirst.test(folded.slice(start).join(", ")),
  );
  return at < 0 ? undefined : pieces.slice(at).join(", ");
}

/** Between the facts of a job in one line. */
const cellMark = /\s[|·]\s/;

/** A title or a place: "Ripon", "Night porter". */
const nameLike = /^\p{Lu}[\p{L}'’.,-]*(?: [\p{L}'’.,-]+){0,3}$/u;

/** Contract and pay are facts of a job alone; a shop has hours and a place too. */
const isOfJob = (cell: string) =>
  findContract(cell) !== undefined || findSalary(cell) !== undefined;
const isBesideJob = (cell: string) =>
  nameLike.test(cell) || !/[\p{L}\d]/u.test(fold(cell).replaceAll(besideContract, " "));

/** "Closing 4 December" as a whole part of a line whose other parts are facts of a job; a shop and accounts close too. */
function closingIn(line: string, about: About): Deadline[] {
  const cells = line.split(cellMark).map((cell) => cell.trim());
  if (cells.length < 2 || cells.some((cell) => cell.length > maxLine)) return [];
  const days = cells.map((cell) => closingDay(cell, about));
  const [at = -1, ...more] = days.flatMap((day, index) => (day === undefined ? [] : [index]));
  const [text, day] = [cells[at], days[at]];
  if (text === undefined || day === undefined || more.length > 0) return [];
  const others = cells.toSpliced(at, 1);
  const isJob = others.some(isOfJob) && others.every((cell) => isOfJob(cell) || isBesideJob(cell));
  return isJob ? [{ text, day }] : [];
}

/** The day behind "Closing", where a part says nothing else. */
function closingDay(part: string, about: About): string | undefined {
  const folded = fold(part);
  const [lead] = lexicon.closingAlone.exec(folded) ?? [];
  return lead === undefined ? undefined : wholeDay(folded.slice(lead.length), about);
}

/** Between sentences; a line is one too. */
const sentenceEnd = /\n|(?<=[.!?])\s+(?=\p{Lu})/u;
/** In characters; what is longer is no sentence about one thing. */
const maxSentence = 300;
/** Behind a day: "at 5pm", "midnight". */
const timeBehind =
  /(?<!\s),? (?:(?:at|a|\d{1,2}(?:[:.h]\d{0,2})? ?(?:am|pm|h)?|noon|midday|midnight|midi|minuit) ?){1,3}$/;
/** Lines before "Closes 25 December" that may say what closes. */
const contextLines = 3;

/** "Closes 11 December at 5pm" as a whole sentence; not among hours or accounts. */
function closesAlone(sentence: string, before: string, about: About): string | undefined {
  if (lexicon.closingContext.test(fold(before))) return undefined;
  const day = closingDay(sentence, about);
  return day ?? closingDay(fold(sentence).replace(timeBehind, ""), about);
}

/** The day of a sentence about applying: "To apply, call us by Friday 11 December." */
function applyingDay(sentence: string, about: About): string | undefined {
  const folded = fold(sentence).replaceAll(/\s+/g, " ");
  if (!lexicon.applying.test(folded) || lexicon.otherDay.test(folded)) return undefined;
  const dated = datedDays(folded, about).filter(({ start }) =>
    lexicon.applyBy.test(folded.slice(Math.max(0, start - lookBack), start)),
  );
  return onlyDay(folded, dated, about.today);
}

/** The sentences that say until when to apply in other words, each with its day. */
function spokenDeadlines(text: string, about: About): Deadline[] {
  const sentences = text.split(sentenceEnd).map((sentence) => sentence.trim());
  return sentences.flatMap((sentence, at) => {
    if (sentence.length > maxSentence) return [];
    const before = sentences.slice(Math.max(0, at - contextLines), at).join("\n");
    const line = sentence.replace(/^[\s•*–-]+/u, "").replace(/[.!]$/, "");
    const day = closesAlone(line, before, about) ?? applyingDay(line, about);
    return day === undefined ? [] : [{ text: sentence, day }];
  });
}

/** The lines, parts of lines and sentences of a posting that say until when to apply, each with its day. */
export function statedDeadlines(text: string, about: About): Deadline[] {
  const found = text
    .split(parted)
    .flatMap((part) => deadlineIn(part) ?? [])
    .flatMap((line) => {
      const day = statedDay(line, about);
      return day === undefined ? [] : [{ text: line, day }];
    });
  if (found.length > 0) return found;
  const closing = text.split("\n").flatMap((line) => closingIn(line, about));
  return closing.length > 0 ? closing : spokenDeadlines(text, about);
}
