import { fold } from "@postulo/lexicon/fold";
import { houseHeading } from "@postulo/lexicon/posting-headings";
import { hiring, requiredOfPerson } from "@postulo/lexicon/requirement-marks";
import { endsWithColon, headingSection, inlineHeading, namesWish } from "./headings.ts";
import type { Section } from "./headings.ts";
import { bulletMark } from "./lines/line-pieces.ts";
import { containsOccupation } from "./title/title-nouns.ts";

const maxHeadingCharacters = 90;

const isCapitals = (line: string) => /\p{Lu}.*\p{Lu}/u.test(line) && line === line.toUpperCase();
const isMarked = (line: string) => /^(?:#+\s|\*\*|__|={2,})/.test(line);
const maxWordsOfUnknownHeading = 7;
/** Of a single word before a list. */
const leastHeadingCharacters = 8;

/** Whether a line is a heading: it ends with a colon, is marked, in capitals, or alone before bullets. */
function looksLikeHeading(line: string, next: string): boolean {
  const words = line.split(/\s+/).length;
  if (words > maxWordsOfUnknownHeading || /[.;,]$/.test(line)) return false;
  return (
    endsWithColon(line) ||
    isMarked(line) ||
    isCapitals(line) ||
    (bulletMark.test(next) && (words > 1 || line.length >= leastHeadingCharacters))
  );
}

/** Whether a line is short enough for a heading of known words. */
function isShortHeading(line: string, text: string): boolean {
  const count = text.split(/\s+/).length;
  return (count <= 8 || (count <= 14 && endsWithColon(line))) && !/[.;,]$/.test(text);
}

/** An article and a noun. */
const leastWordsOfSought = 2;

/** "Nous recherchons un opérateur": a sentence that names the job, and no heading. */
function isHiring(text: string, section: Section | undefined): boolean {
  const folded = fold(text);
  const hires = section === "must" && !endsWithColon(text) ? hiring.exec(folded) : null;
  if (!hires) return false;
  const sought = folded.slice(hires.index + hires[0].length).match(/[\p{L}]+/gu) ?? [];
  return sought.length >= leastWordsOfSought || containsOccupation(text);
}

/** "Experience in a laboratory preferred": what is preferred, and no heading. */
const isWished = (text: string, section: Section | undefined) =>
  section === "nice" && namesWish(text);

/** "This job is for you if …": the list follows. */
const openDots = /(?<![.…\s])\s?(?:\.{2,20}|…)$/u;

/** The section of a heading of unknown words: "(connaissance obligatoire)" requires what follows, "Life at Elm House" nothing. */
function unknownSection(text: string): Section {
  if (houseHeading.test(fold(text))) return "employer";
  if (/\b(?:vous|tu|you(?: will|'ll)?)\W*$/i.test(text)) return "duties";
  return requiredOfPerson.test(fold(text)) ? "must" : "other";
}

/** "II. PROFIL": the number of a part. */
const partNumber = /^(?:[IVX]{1,4}[.)]|[A-H]\))[ -]+(?=\p{L})/u;

const isPart = (row: string): boolean => partNumber.test(row) && isCapitals(row);

/** The section that a line begins; undefined if it is content. */
export function beginsSection(row: string, next: string): Section | undefined {
  if (row.length > maxHeadingCharacters) return undefined;
  const line = row.replace(openDots, "").replace(partNumber, "");
  const text = line.replace(/^[#*_=\s]+|(?<![*_=\s])[*_=\s]+$/g, "");
  const isTall = isPart(row) || looksLikeHeading(line, next);
  const section = isTall || isShortHeading(line, text) ? headingSection(text) : undefined;
  const isSure = isTall || endsWithColon(line);
  const isContent = (!isSure && isWished(text, section)) || isHiring(text, section);
  if (isContent || inlineHeading(text)) return undefined;
  return section ?? (isTall ? unknownSection(text) : undefined);
}
