import { findRange } from "./internal/dates/date-range.ts";
import {
  dropLabels,
  inMargin,
  isNameEnd,
  joinWrappedTitles,
  marginTitles,
  titleOf,
  titleStyles,
  unknownTitle,
  stripAside,
  type TitleMatch,
} from "./internal/section-title.ts";
import { joinWrapped } from "./internal/text/clean-text.ts";
import { readTitleMargin } from "./internal/layout/title-margin.ts";
import { sectionOfTitle, sectionOfWords, type SectionKind } from "./internal/section-titles.ts";
import { styleKey, styleOf, titleText, type Style } from "./internal/layout/title-style.ts";
import { organisationScore, schoolScore } from "./internal/text/word-scores.ts";
import type { Line, LineDocument } from "./line.ts";

/** Lines under one title. `head` is the lines before the first title. */
export interface Section {
  readonly kind: SectionKind | "head" | "unknown";
  readonly title: Line | undefined;
  readonly lines: readonly Line[];
}

function sectionsOfFlow(written: readonly Line[], style: Style): Section[] {
  const margin = readTitleMargin(written);
  const lines = margin?.lines ?? joinWrappedTitles(written.map(stripAside));
  const all = new Map<Line, TitleMatch>(margin?.titles);
  for (const [at, line] of margin ? [] : lines.entries()) {
    const found = isNameEnd(lines[at - 1], line) ? undefined : titleOf(line, style);
    if (found) all.set(line, found);
  }
  for (const line of marginTitles(lines))
    all.set(line, inMargin(line) ?? { kind: "unknown", rest: undefined });
  const titles = dropLabels(all);
  const known = titleStyles(lines, titles);
  const firstTitle = lines.findIndex((line) => titles.has(line));
  const sections: { kind: Section["kind"]; title: Line | undefined; lines: Line[] }[] = [
    { kind: "head", title: undefined, lines: [] },
  ];
  const named = new Set<string>();
  /**
   * Names of schools and employers can have the style of titles: the first directly under a title, others above their
   * dates.
   */
  const namesEntry = (line: Line, above: Line | undefined, below: Line | undefined) => {
    const isDated = below !== undefined && findRange(below.text)?.range.isRange === true;
    if (!isDated || sectionOfWords(titleText(line)) !== undefined) return false;
    const title = above && titles.get(above);
    const isName =
      (title && title.rest === undefined) ||
      named.has(styleKey(line)) ||
      schoolScore(line.text) > 0 ||
      organisationScore(line.text) > 0;
    if (isName) named.add(styleKey(line));
    return isName;
  };
  lines.forEach((line, at) => {
    const isBelowHead = at > 2 || (at > 0 && sectionOfWords(titleText(line)) !== undefined);
    const isPossible =
      firstTitle >= 0 && isBelowHead && !namesEntry(line, lines[at - 1], lines[at + 1]);
    const found = titles.get(line) ?? (isPossible ? unknownTitle(line, style, known) : undefined);
    if (found && continuesTitle(sections.at(-1), line)) return;
    if (found)
      sections.push({ kind: found.kind, title: line, lines: found.rest ? [found.rest] : [] });
    else sections.at(-1)?.lines.push(line);
  });
  return sections.map((section, at) =>
    isSkillGroup(section, [sections[at - 1], sections[at + 1]])
      ? { ...section, kind: "skills" }
      : section,
  );
}

/** `EXPÉRIENCES` beside the first line of a section, and `PROFESSIONNELLES` beside its second: one title in a margin. */
function continuesTitle(
  section: { kind: Section["kind"]; title: Line | undefined; lines: readonly Line[] } | undefined,
  line: Line,
): boolean {
  const { title, lines = [] } = section ?? {};
  if (!title || lines.length !== 1 || Math.abs(title.left - line.left) > 2) return false;
  if (styleKey(title) !== styleKey(line)) return false;
  const own = sectionOfTitle(titleText(line));
  if (own !== undefined && own !== section?.kind) return false;
  const whole = sectionOfTitle(joinWrapped([title.text, line.text]));
  return whole !== undefined && whole === section?.kind;
}

const isShort = ({ text, bullet }: Line) =>
  !bullet && text.split(" ").length <= 4 && !/\d{4}|@/.test(text);

/** Short lines under an unrecognised title next to a skills section and in its style are a group of skills. */
function isSkillGroup(section: Section, beside: readonly (Section | undefined)[]): boolean {
  const { kind, title, lines } = section;
  if (kind !== "unknown" || !title || lines.length < 2) return false;
  return (
    lines.every(isShort) &&
    beside.some(
      (other) =>
        other?.kind === "skills" && other.title && styleKey(other.title) === styleKey(title),
    )
  );
}

/** `Parcours` titles both kinds: a section with several date ranges is not a summary. */
const reclassifySummary = (section: Section): Section =>
  section.kind === "summary" &&
  section.lines.filter(({ text }) => text.length < 120 && findRange(text)?.range.isRange).length > 1
    ? { ...section, kind: "experience" }
    : section;

const isItem = ({ text, bullet }: Line) =>
  text.length <= 60 && !/[.!?]$/.test(text) && (bullet || text.split(" ").length <= 6);

/** `Highlights` titles both kinds: short items are skills. */
const reclassifyHighlights = (section: Section): Section =>
  section.kind === "summary" &&
  section.lines.length > 2 &&
  section.lines.filter(isItem).length >= section.lines.length * 0.7 &&
  /^(?:highlights|points forts)/i.test(section.title?.text ?? "")
    ? { ...section, kind: "skills" }
    : section;

/** `Work experience` / `and internships`: the end of a title in its print, above smaller text. */
function stripTitleEnd(section: Section): Section {
  const { title, lines } = section;
  const [first, second] = lines;
  const isEnd =
    title !== undefined &&
    first !== undefined &&
    second !== undefined &&
    /^\p{Ll}/u.test(first.text) &&
    styleKey(first) === styleKey(title) &&
    first.size > 1.2 * second.size;
  return isEnd ? { ...section, lines: lines.slice(1) } : section;
}

/** Splits the lines of each flow into sections. */
export function sectionsOf(document: LineDocument): Section[] {
  const flows = [document.main, ...document.sides];
  const style = styleOf(flows.flat());
  return flows
    .flatMap((flow) => sectionsOfFlow(flow, style))
    .map(stripTitleEnd)
    .map(reclassifySummary)
    .map(reclassifyHighlights)
    .filter((section) => section.lines.length > 0 || section.title !== undefined);
}
