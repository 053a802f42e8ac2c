import { hasDescriptionLabel } from "./description-lines.ts";
import { joinWrapped } from "./text/clean-text.ts";
import { stripDuration } from "./dates/date-range.ts";
import { foldWords } from "./text/folded-text.ts";
import { removeBullet, withCells, withNumbers } from "./layout/line-cells.ts";
import { sectionOfTitle, sectionOfWords, type SectionKind } from "./section-titles.ts";
import {
  isTitleForm,
  isUpper,
  prominence,
  styleKey,
  titleText,
  type Style,
} from "./layout/title-style.ts";
import type { Cell, Line, Run } from "../line.ts";

/** A section title. `rest` is the first line of the section, if the title is in the margin beside it. */
export interface TitleMatch {
  readonly kind: SectionKind | "unknown";
  readonly rest: Line | undefined;
}

function shortened(line: Line, cells: readonly Cell[]): Line {
  const taken = removeBullet(cells);
  return { ...withCells(line, taken.cells), bullet: taken.bullet };
}

const isNumber = ({ text }: Cell) => /^(?:0\d|\d{1,2}[.):])$/.test(text);
const isDuration = ({ text }: Cell) => /\d/.test(text) && stripDuration(text) === "";

/** The title without its number in front of it, and without a duration beside it: `02 | Work experience | 4 years`. */
export function stripAside(line: Line): Line {
  const [first, ...others] = line.cells;
  if (!first || others.length === 0 || line.bullet) return line;
  const cells = isNumber(first) ? others : line.cells;
  const [title, ...behind] = cells;
  const isAside =
    title !== undefined &&
    behind.every(isDuration) &&
    cells.length - behind.length < line.cells.length;
  const isTitle =
    isAside &&
    (sectionOfTitle(title.text) !== undefined || (isNumber(first) && isUpper(title.text)));
  return isTitle ? withCells(line, [title]) : line;
}

export function titleOf(line: Line, style: Style): TitleMatch | undefined {
  const kind = isTitleForm(line) ? sectionOfTitle(titleText(line)) : undefined;
  if (kind && (prominence(line, style) > 0 || /^\p{Lu}/u.test(line.text)))
    return { kind, rest: undefined };
  if (line.bullet) return bulletedTitle(line, style);
  return line.cells.length > 1 ? marginTitle(line, style) : labelTitle(line);
}

/** A title that is set as an item of a list, in bold print: only those of entries, others can be labels of items. */
function bulletedTitle(line: Line, style: Style): TitleMatch | undefined {
  if (!line.bold || style.boldShare >= 0.6 || line.cells.length > 1) return undefined;
  const kind = sectionOfTitle(line.text);
  const isMarked = isUpper(line.text) || /:\s*-?$/.test(line.text);
  const isOfEntries = kind === "experience" || kind === "education";
  return isMarked && isOfEntries ? { kind, rest: undefined } : undefined;
}

const isOneOf = (kind: SectionKind | undefined): kind is "skills" | "languages" | "summary" =>
  kind === "skills" || kind === "languages" || kind === "summary";

/** `LANGUES : anglais, allemand`: title and content on one line. */
function labelTitle(line: Line): TitleMatch | undefined {
  const [, label = "", text = ""] = /^([^:]{3,40}?)\s*[:：]\s+(\S.*)$/.exec(line.text) ?? [];
  const [first] = line.cells;
  const kind = sectionOfTitle(label);
  if (!first || !isOneOf(kind) || !isUpper(label)) return undefined;
  const runs = first.runs.slice(-1).map((run) => ({ ...run, text }));
  return { kind, rest: shortened(line, [{ ...first, text, runs }]) };
}

const isBold = (cell: Cell) => cell.runs.every((run) => run.bold);

function marginTitle(line: Line, style: Style): TitleMatch | undefined {
  const [first, ...others] = line.cells;
  const kind = first && sectionOfTitle(first.text);
  if (!first || !kind || first.text.endsWith(":") || !/^\p{Lu}/u.test(first.text)) return undefined;
  const upper = isUpper(first.text);
  const isProminent = upper || isBold(first) || (first.runs[0]?.size ?? 0) > style.bodySize * 1.08;
  const besides = others.some((cell) => cell.text.length > 3 && !(upper && isBold(cell)));
  return isProminent && besides ? { kind, rest: shortened(line, others) } : undefined;
}

const enoughTitles = 3;

const emphasis = (line: Line) => (line.bold ? 1 : 0) + (isUpper(line.text) ? 1 : 0);

/** Section titles that also label parts of entries, such as `Achievements:` in each. Other titles can be repeated on each page. */
const entryLabelKinds: ReadonlySet<TitleMatch["kind"]> = new Set([
  "awards",
  "certifications",
  "publications",
]);
const enoughLabels = 3;
const wordsOfLabel = (line: Line) => foldWords(titleText(line)).replace(/s$/, "");

/**
 * Drops titles in smaller print than those of the flow, or in plain print where those are bold capitals: `Languages` can be a label
 * inside a section, and `Volunteer` a position.
 */
export function dropLabels(titles: ReadonlyMap<Line, TitleMatch>): Map<Line, TitleMatch> {
  const alone = [...titles].filter(([, { rest }]) => rest === undefined);
  const sizes = alone.map(([line]) => line.size).sort((a, b) => b - a);
  const usual = sizes[enoughTitles - 1] ?? 0;
  const largest = alone.filter(([line]) => line.size >= usual * 0.9);
  const areUpper = largest.every(([line]) => isUpper(line.text));
  const levels = alone.map(([line]) => emphasis(line)).sort((a, b) => b - a);
  const isPlain = (line: Line) =>
    emphasis(line) + 2 <= (levels[enoughTitles - 1] ?? 0) && line.size < usual * 1.05;
  const capitals = alone.filter(([line]) => isUpper(line.text)).length;
  const isInExperience = (line: Line) => {
    const above = alone.slice(
      0,
      alone.findIndex(([one]) => one === line),
    );
    return above.findLast(([one]) => isUpper(one.text))?.[1].kind === "experience";
  };
  /** `Achievements` below a title in capitals of its size is a label of an entry. */
  const isLower = (line: Line) =>
    isInExperience(line) &&
    capitals >= enoughTitles &&
    capitals >= 2 * (alone.length - capitals) &&
    !isUpper(line.text) &&
    line.size < usual * 1.05;
  const byStyle = Map.groupBy(alone, ([line]) => styleKey(line));
  /** Bold titles of several kinds in one style, some of entries, are no labels. */
  const areTitles = (line: Line) => {
    const kinds = new Set(byStyle.get(styleKey(line))?.map(([, { kind }]) => kind));
    const ofEntries = kinds.has("experience") && kinds.has("education");
    return line.bold && kinds.size >= enoughTitles && ofEntries;
  };
  const counts = new Map<string, number>();
  for (const [line] of alone)
    counts.set(wordsOfLabel(line), (counts.get(wordsOfLabel(line)) ?? 0) + 1);
  const isRepeated = (line: Line) => (counts.get(wordsOfLabel(line)) ?? 0) >= enoughLabels;
  const isLabel = (line: Line, { kind, rest }: TitleMatch) =>
    rest === undefined &&
    (isPlain(line) ||
      (entryLabelKinds.has(kind) && isRepeated(line)) ||
      isLower(line) ||
      (line.size < usual * 0.9 && (areUpper || !isUpper(line.text)) && !areTitles(line)));
  return new Map([...titles].filter(([line, found]) => !isLabel(line, found)));
}

/** The last line of a wrapped name: `Massachusetts Institute of` / `Technology`. */
export const isNameEnd = (above: Line | undefined, line: Line) =>
  above !== undefined &&
  line.gapAbove < 1.8 &&
  /\s(?:of|and|for|in|the|de|du|des|et|la|le|en|à|pour|&)$/iu.test(above.text) &&
  hasSameStyle(above.cells[0]?.runs[0], line.cells[0]?.runs[0]);

/** Title in the margin beside the first line of its section. */
export function inMargin(line: Line): TitleMatch | undefined {
  const [first, ...others] = line.cells;
  const isTitle = first !== undefined && /^\p{Lu}/u.test(first.text) && !first.text.endsWith(":");
  const kind = isTitle ? sectionOfTitle(first.text) : undefined;
  return kind && others.length > 0 ? { kind, rest: shortened(line, others) } : undefined;
}

/** Titles in a margin column that contains nothing else. */
export function marginTitles(lines: readonly Line[]): Line[] {
  const found = lines.filter((line) => inMargin(line));
  const [first] = found;
  const kinds = new Set(found.map((line) => inMargin(line)?.kind));
  if (!first || found.length < 2 || !(kinds.has("experience") || kinds.has("education"))) return [];
  const after = lines.slice(lines.indexOf(first));
  const isAlone = after.every((line) => found.includes(line) || line.left > first.left + 12);
  return isAlone ? found : [];
}

interface TitleStyles {
  /** Styles of titles in the dictionary. */
  readonly titles: ReadonlySet<string>;
  /** Number of other lines, by style. */
  readonly others: ReadonlyMap<string, number>;
  /** Left edges of titles. */
  readonly lefts: readonly number[];
}

const canBeTitle = (line: Line) =>
  isTitleForm(line) &&
  line.cells.length === 1 &&
  line.text.length > 3 &&
  /^\p{Lu}/u.test(line.text) &&
  line.text.split(" ").length <= 6 &&
  !hasDescriptionLabel(`${titleText(line)}:`);

/** Whether the titles have a style, in print that is at most half a point larger or smaller. */
const isNearly = (line: Line, titles: ReadonlySet<string>) =>
  [0, -0.5, 0.5].some((step) => titles.has(styleKey({ ...line, size: line.size + step })));

/** Whether a line has the left edge and style of the titles. */
const hasTitleStyle = (line: Line, known: TitleStyles) =>
  known.titles.has(styleKey(line)) &&
  !line.text.includes(",") &&
  known.lefts.some((left) => Math.abs(left - line.left) < 3);

/** Title that the dictionary lacks, recognised by its style and prominence. */
export function unknownTitle(line: Line, style: Style, known: TitleStyles): TitleMatch | undefined {
  if (!canBeTitle(line)) return undefined;
  const level = prominence(line, style);
  const isProminent = line.size > style.bodySize * 1.08 || isUpper(line.text);
  const alike = isProminent && isNearly(line, known.titles);
  const kind = sectionOfWords(titleText(line));
  if (kind === undefined)
    return alike && level >= 2 ? { kind: "unknown", rest: undefined } : undefined;
  const isAlone = level >= 3 && (known.others.get(styleKey(line)) ?? 0) < 2;
  if (alike || hasTitleStyle(line, known) || isAlone) return { kind, rest: undefined };
  return undefined;
}

/** Kinds whose words do not occur in the names of positions, studies and projects. */
const isOwnKind = (kind: SectionKind | undefined) =>
  kind !== undefined && kind !== "experience" && kind !== "education" && kind !== "projects";

/** Collects the styles of titles, without those that are more frequent in other lines. */
export function titleStyles(
  lines: readonly Line[],
  titles: ReadonlyMap<Line, TitleMatch>,
): TitleStyles {
  const others = new Map<string, number>();
  for (const line of lines) {
    // Items are no titles, and a title with the words of one may be one.
    const isOther = !line.bullet && !isOwnKind(sectionOfWords(titleText(line)));
    if (!titles.has(line) && isOther)
      others.set(styleKey(line), (others.get(styleKey(line)) ?? 0) + 1);
  }
  const own = new Map<string, number>();
  for (const title of titles.keys()) own.set(styleKey(title), (own.get(styleKey(title)) ?? 0) + 1);
  const distinctive = [...own].filter(([look, count]) => (others.get(look) ?? 0) <= count * 2);
  const lefts = [...titles.keys()].map((title) => title.left);
  return { titles: new Set(distinctive.map(([look]) => look)), others, lefts };
}

function hasSameStyle(one: Run | undefined, other: Run | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    one.font === other.font &&
    one.bold === other.bold &&
    Math.abs(one.size - other.size) < 0.6 &&
    isUpper(one.text) === isUpper(other.text)
  );
}

/** Whether both lines have their first cell in the same margin. */
const areBeside = (above: Line, line: Line) => above.cells.length > 1 && above.left === line.left;

/** Joins the first cells of two lines if only both together are a title. */
function joinTitle(above: Line, line: Line): string | undefined {
  const [first, next] = [above.cells[0], line.cells[0]];
  if (!first || !next || line.gapAbove >= 2) return undefined;
  if (line.cells.length > 1 && !areBeside(above, line)) return undefined;
  if (next.text.split(" ").length > 3 || sectionOfTitle(next.text)) return undefined;
  const text = joinWrapped([first.text, next.text]);
  const isOne = hasSameStyle(first.runs[0], next.runs[0]) && sectionOfTitle(text) !== undefined;
  return isOne ? text : undefined;
}

/** Joins titles wrapped in a narrow margin: `EXPÉRIENCES` / `PROFESSIONNELLES`. */
export function joinWrappedTitles(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const text = above && joinTitle(above, line);
    const [first, ...others] = above?.cells ?? [];
    if (above && first && text !== undefined) {
      const title = withCells(above, [{ ...first, text }, ...others]);
      whole[whole.length - 1] = withNumbers(title, line);
      if (line.cells.length > 1) whole.push(shortened(line, line.cells.slice(1)));
    } else whole.push(line);
  }
  return whole;
}
