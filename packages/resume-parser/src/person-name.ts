import { afterName, beforeName, courtesyTitle, nameWord } from "@postulo/lexicon/person-names";
import { foldWords, trimSeparators } from "./internal/text/folded-text.ts";
import { extracted } from "./internal/extracted.ts";
import { divideName, isParticle } from "./internal/names/divide-name.ts";
import { isGivenName, isUpperOnly } from "./internal/names/name-order.ts";
import { withCells } from "./internal/layout/line-cells.ts";
import { isPlaceNotPerson } from "./internal/places/place.ts";
import { sectionOfTitle } from "./internal/section-titles.ts";
import {
  listedOrganisationScore,
  listedRoleScore,
  schoolScore,
} from "./internal/text/word-scores.ts";
import { labelledNames } from "./internal/names/labelled-name.ts";
import { columnTopGap, type Line } from "./line.ts";
import type { Extracted } from "./parsed-resume.ts";

export interface PersonName {
  readonly first_name?: Extracted<string>;
  readonly last_name?: Extracted<string>;
}

interface Candidate {
  readonly text: string;
  readonly size: number;
  readonly lines: readonly number[];
  /** Number of lines above it in its flow. */
  readonly rank: number;
}

const cleanName = (text: string) => {
  let name = trimSeparators(
    text
      .replace(beforeName, "")
      .replace(courtesyTitle, "")
      // `J.Example`.
      .replace(/^(\p{Lu}\.)(?=\p{Lu}\p{L}{2})/u, "$1 "),
  );
  for (let round = 0; round < 5; round += 1) name = trimSeparators(name.replace(afterName, ""));
  return name.replaceAll(/(?:(?<!\s)\s+)?["“(«][^"”)»]{0,300}["”)»]\s*/g, " ").trim();
};

const isSpaced = (text: string) => /^(?:(?:\p{L}\s){3,}\p{L}|(?:\p{Lu}\s){2}\p{Lu})$/u.test(text);

/** `One-page CV`. */
const titleOfFile = /(?:^|\s)(?:cv|r[ée]sum[ée]|curriculum|vit(?:ae|æ))(?:\s|$)/iu;

function isName(text: string): boolean {
  const words = text.split(/\s+/);
  if (text.length < 2 || text.length > 45 || words.length > 5) return false;
  if (!words.every((word) => nameWord.test(word)) || words.every(isParticle)) return false;
  if (sectionOfTitle(text) || schoolScore(text) > 0 || titleOfFile.test(text)) return false;
  return listedRoleScore(text) < 0.6 && !isFirm(text) && !isPlaceNotPerson(text);
}

/** Some firms have the names of their founders. */
const isFirm = (text: string) =>
  listedOrganisationScore(text) >= 0.6 && !isGivenName(text.split(" ", 1).join(""));

/** Joins letter-spaced words: `J O H N  D O E` becomes `JOHN DOE`. */
const joinSpacedLetters = (text: string) =>
  isSpaced(text) ? text.replaceAll(/(?<=\p{L}) (?=\p{L})/gu, "") : text;

/** Minimum font size of display text, in points. */
const displaySize = 18;

/** The gap is unknown at the top of a column, so that coordinates are compared. */
const isRightBelow = (line: Line, next: Line) =>
  next.y > line.y &&
  next.y - line.y < 1.6 * line.size &&
  Math.abs(next.left - line.left) < Math.max(3, 0.1 * line.size);

/** Whether two lines of one style are the first and last name. */
function areFirstAndLastName(line: Line, next: Line): boolean {
  const words = [line, next].map((one) => joinSpacedLetters(one.text).split(" "));
  const lengths = words.map((own) => own.filter((word) => !isParticle(word)).length);
  const areGiven = words[0]?.every(isGivenName) === true;
  const areLarge = Math.min(line.size, next.size) >= 2 * displaySize;
  return (
    Math.abs(next.size - line.size) < line.size * (areLarge ? 0.25 : 0.05) &&
    (next.bold === line.bold || line.size >= displaySize) &&
    (next.gapAbove < 2 || isRightBelow(line, next)) &&
    Math.min(...lengths) > 0 &&
    (Math.min(...lengths) === 1 || areGiven) &&
    Math.max(...lengths) <= 2 &&
    !isPlaceNotPerson(next.text)
  );
}

/** The line below a name, without small print between two lines in display size: it is beside them. */
function belowName(line: Line, [next, further]: readonly Line[]): Line | undefined {
  const isBetween =
    next &&
    further &&
    Math.min(line.size, further.size) >= displaySize &&
    next.size * 2 < line.size &&
    isRightBelow(line, further);
  return isBetween ? further : next;
}

/** Drops cells in small print beside a name in display size. */
function dropSmallPrint(line: Line): Line {
  const sizes = line.cells.map((cell) => Math.max(0, ...cell.runs.map((run) => run.size)));
  const largest = Math.max(0, ...sizes);
  const large = line.cells.filter((_, at) => (sizes[at] ?? 0) >= displaySize);
  const canBeName = large.some(({ text }) => listedRoleScore(text) < 0.6);
  if (largest < displaySize || large.length === line.cells.length || !canBeName) return line;
  return { ...withCells(line, large), size: largest, gapAbove: 1.2 };
}

/** `Wilmot brackley`: a surname in small letters that the e-mail address contains. */
function capitaliseByHint(candidate: Candidate, hints: readonly string[]): Candidate {
  const [, first = "", initial = "", rest = ""] =
    /^(\p{Lu}\p{Ll}{2,}) (\p{Ll})(\p{Ll}{2,})$/u.exec(candidate.text) ?? [];
  const isInHint = hints.some((hint) =>
    [first, initial + rest].every((word) => hint.includes(foldWords(word))),
  );
  return first !== "" && isInHint
    ? { ...candidate, text: `${first} ${initial.toUpperCase()}${rest}` }
    : candidate;
}

/** Capitalises a lower-case name in display size. */
const capitalise = (candidate: Candidate): Candidate =>
  candidate.size >= displaySize && /^\p{Ll}[\p{Ll}' -]+$/u.test(candidate.text)
    ? {
        ...candidate,
        text: candidate.text.replaceAll(/(?<=^|[\s'’-])\p{Ll}/gu, (letter) => letter.toUpperCase()),
      }
    : candidate;

const isTitle = ({ text }: Line) => sectionOfTitle(text) !== undefined;

/** Names are among the first lines of a flow or column. */
const topLines = 14;

/** The first lines of the further columns of a page, to the first title of a section in each. */
function furtherTops(page: readonly Line[]): Line[][] {
  const starts = page.flatMap((line, at) => (at > 0 && line.gapAbove >= columnTopGap ? [at] : []));
  return starts.map((start, at) => {
    const top = page.slice(start, starts[at + 1]).slice(0, topLines);
    const title = top.findIndex(isTitle);
    return title < 0 ? top : top.slice(0, title);
  });
}

/** The least ratio of the size of a name to that of the largest other line, for names below display size. */
const minSizeRatio = 1.2;

/** Whether a candidate of a further column is the largest text of the page, or the e-mail address or a site has two of its words. */
function isConfirmed(
  { size, lines, text }: Candidate,
  page: readonly Line[],
  hints: readonly string[],
): boolean {
  const others = page.filter((line) => !lines.includes(line.number) && line.text.length > 2);
  const largest = Math.max(0, ...others.map((line) => line.size));
  const isLargest = size >= displaySize ? size > largest : size >= minSizeRatio * largest;
  return isLargest || hintMatches(text, hints) > 1;
}

/** The candidates among the first lines of a flow, and the confirmed ones at the top of its further columns. */
function candidatesOfFlow(flow: readonly Line[], hints: readonly string[]): Candidate[] {
  const page = flow.filter((line) => line.page === 0);
  const further = furtherTops(page).flatMap((top) => candidatesOf(top, hints));
  return [
    ...candidatesOf(page.slice(0, topLines), hints),
    ...further.filter((candidate) => isConfirmed(candidate, page, hints)),
  ];
}

function candidatesOf(lines: readonly Line[], hints: readonly string[]): Candidate[] {
  const top = lines.map(dropSmallPrint);
  const singles = top.flatMap((line, rank) =>
    line.cells.flatMap((cell) => {
      const sizes = cell.runs.map((run) => run.size);
      const size = Math.max(line.size, ...sizes);
      const texts = [cell.text, ...cell.text.split(/\s[/·–—-]\s|\s?[|•]\s|,\s/).slice(0, 1)];
      return texts.map((text) => ({
        text: cleanName(joinSpacedLetters(text)),
        size,
        lines: [line.number],
        rank,
      }));
    }),
  );
  const wholes = top.map((line, rank) => ({
    text: cleanName(line.cells.map((cell) => joinSpacedLetters(cell.text)).join(" ")),
    size: line.size,
    lines: [line.number],
    rank,
  }));
  const pairs = top.slice(0, -1).flatMap((line, rank) => {
    const next = belowName(line, top.slice(rank + 1));
    if (!next || !areFirstAndLastName(line, next) || [line, next].some(isTitle)) return [];
    const rest = top[top.indexOf(next) + 1];
    // `Diallo-` over `Perrin`.
    const continuesName =
      rest && /\p{L}-$/u.test(next.text) && Math.abs(rest.size - next.size) < 0.6;
    const last = continuesName ? next.text + rest.text : next.text;
    const text = cleanName(`${joinSpacedLetters(line.text)} ${joinSpacedLetters(last)}`);
    return [{ text, size: line.size, lines: [line.number, next.number], rank: rank - 0.1 }];
  });
  return [...singles, ...wholes, ...pairs]
    .map(capitalise)
    .map((candidate) => capitaliseByHint(candidate, hints))
    .filter((candidate) => isName(candidate.text));
}

/** Maximum number of the name's words that one hint contains. */
function hintMatches(name: string, hints: readonly string[]): number {
  const words = foldWords(name)
    .split(" ")
    .filter((word) => word.length > 1);
  const whole = hints.map(
    (hint) => words.filter((word) => word.length > 2 && hint.includes(word)).length,
  );
  return Math.max(0, ...whole);
}

/** `ADA DE LA TOUR` as `Ada De La Tour`, and `McALLISTER` as `McAllister`. */
function titleCase(name: string): string {
  if (!isUpperOnly(name)) return name;
  return name.replaceAll(/(?<=\p{Lu})\p{Lu}+/gu, (letters) => letters.toLowerCase());
}

/** Reads the name from the two labelled fields of a form. */
function labelledName(flows: readonly (readonly Line[])[]): PersonName | undefined {
  const names = labelledNames(flows.flat().filter((line) => line.page === 0));
  if (!names || !isName(names.first) || !isName(names.last)) return undefined;
  return {
    first_name: extracted(titleCase(names.first), 0.95, names.lines),
    last_name: extracted(titleCase(names.last), 0.95, names.lines),
  };
}

/** What a listed given name adds to the score of a name. */
const givenScore = 1;

/**
 * Finds the candidate's name near the top, scored by form, size, position and agreement with the `hints`: local part of
 * the e-mail address and profile names.
 */
export function findName(
  flows: readonly (readonly Line[])[],
  hints: readonly string[],
): PersonName {
  const labelled = labelledName(flows);
  if (labelled) return labelled;
  const folded = hints.map((hint) => foldWords(hint).replaceAll(" ", ""));
  const candidates = flows.flatMap((flow) => candidatesOfFlow(flow, folded));
  const largest = Math.max(1, ...candidates.map((candidate) => candidate.size));
  const scored = candidates.map((candidate) => {
    const words = candidate.text.split(" ").filter((word) => !isParticle(word)).length;
    const agrees = hintMatches(candidate.text, folded);
    const score =
      3 * (candidate.size / largest) +
      1.6 * Math.min(2, agrees) -
      0.25 * candidate.rank +
      (isGivenName(candidate.text) ? givenScore : 0) +
      (words === 1 ? -0.8 : 0) +
      (words > 3 ? -0.3 : 0);
    return { candidate, agrees, score };
  });
  const best = scored.sort((a, b) => b.score - a.score)[0];
  if (!best || best.score < 0.5) return {};
  const { text } = best.candidate;
  const { first, last } = divideName(text, hints);
  const confidence = 0.6 + 0.18 * Math.min(2, best.agrees);
  return {
    first_name: extracted(titleCase(first), confidence, best.candidate.lines),
    ...(last === undefined
      ? {}
      : { last_name: extracted(titleCase(last), confidence, best.candidate.lines) }),
  };
}
