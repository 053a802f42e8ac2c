import type { Line } from "../line.ts";
import type { ParsedSpan } from "../parsed-resume.ts";
import { joinWrapped } from "./text/clean-text.ts";
import { findRange, isOnlyDate } from "./dates/date-range.ts";
import { type FieldKind, fieldOfLabel } from "./field-label.ts";
import { withCells } from "./layout/line-cells.ts";
import { spanOf } from "./extracted.ts";
import { isTown, readPlace } from "./places/place.ts";
import { splitTrailingPlace } from "./places/trailing-place.ts";

/** A labelled value, and its lines. */
export interface LabelledValue {
  readonly text: string;
  readonly lines: readonly number[];
}

/** Entry of a form: values by field. */
export type LabelledEntry = ReadonlyMap<FieldKind, LabelledValue>;

interface LabelledLine {
  readonly kind: FieldKind;
  readonly text: string;
  /** Left edge of the value, if it is in a separate cell. */
  readonly valueLeft?: number | undefined;
}

const inline = /^([^:]{3,60}?)\s*[:：]\s+(\S.*)$/u;

/** Dates without a label: alone on a line, or in the margin of a labelled value. */
function datedLine({ cells: [date, ...rest], ...line }: Line): LabelledLine[] {
  if (!date || !isOnlyDate(date.text)) return [];
  if (rest.length === 0)
    return findRange(date.text)?.range.isRange === true ? [{ kind: "dates", text: date.text }] : [];
  const beside = labelledLine({ ...line, ...withCells({ ...line, cells: rest }, rest) });
  return beside ? [{ kind: "dates", text: date.text }, beside] : [];
}

function inlineValue(written: string): LabelledLine | undefined {
  const [, label = "", text = ""] = inline.exec(written) ?? [];
  const kind = label === "" ? undefined : fieldOfLabel(label);
  return kind && { kind, text };
}

function labelledLine(line: Line): LabelledLine | undefined {
  const [first, ...others] = line.cells;
  const kind = first && others.length > 0 ? fieldOfLabel(first.text) : undefined;
  // `DIPLOMA | College : Fernhill College`: the value has a label of its own.
  const inner = kind && others.length === 1 ? inlineValue(others[0]?.text ?? "") : undefined;
  if (inner) return inner;
  if (kind) {
    const value = others.map((cell) => cell.text).join(" ");
    const valueLeft = others.find((cell) => /[\p{L}\p{N}]/u.test(cell.text))?.left;
    return { kind, text: value.replace(/^\s*[:：]\s*/u, ""), valueLeft };
  }
  if (first && fieldOfLabel(first.text) === "activities") return { kind: "activities", text: "" };
  return inlineValue(line.text);
}

type Draft = Map<FieldKind, { paragraphs: string[][]; lines: number[] }>;

const finished = (draft: Draft): LabelledEntry =>
  new Map(
    [...draft].map(([kind, { paragraphs, lines }]) => [
      kind,
      { text: paragraphs.map(joinWrapped).filter(Boolean).join("\n"), lines },
    ]),
  );

/** A form has labels for both the title and the organisation. */
const isForm = (found: readonly LabelledLine[]) => {
  const has = (...kinds: FieldKind[]) => found.some((one) => kinds.includes(one.kind));
  return has("title", "degree", "field") && has("company", "school");
};

/** A line of a form with its field, from its own label or from the one above. */
interface Step extends LabelledLine {
  readonly line: number;
  readonly hasLabel: boolean;
  /** Starts a new paragraph. */
  readonly isItem?: boolean;
}

/** How far left of the column of values a line that continues one may begin, in points. */
const columnReach = 40;

/** Whether an unlabelled line is part of the description: a list item, or text left of the value column. */
const isDescription = (line: Line, valueLeft: number | undefined): boolean =>
  valueLeft !== undefined && (line.bullet || line.left < valueLeft - columnReach);

/** The field of a line without a label below one of a field. */
function kindBelow(last: LabelledLine | undefined, line: Line): FieldKind | undefined {
  if (last === undefined) return undefined;
  // An upper-case or numeric line continues the value above; others are the end of a long label in the margin.
  if (last.kind !== "activities" && !/\p{Lu}|\p{N}/u.test(line.text)) return undefined;
  if (isDescription(line, last.valueLeft)) return "activities";
  const isName = last.kind === "school" || last.kind === "company";
  return isName && readPlace(line.text) !== undefined ? "place" : last.kind;
}

/** Reads a line by its label, or as the continuation of `last`. */
function stepOf(line: Line, last: LabelledLine | undefined, above: Line | undefined): Step[] {
  const one = labelledLine(line);
  const kind = one?.kind ?? kindBelow(last, line);
  if (kind === undefined) return [];
  const isItem = kind === "activities" && (line.bullet || above?.fills !== true);
  const own = one ?? { kind, text: line.text };
  return [{ ...own, line: line.number, hasLabel: one !== undefined, isItem }];
}

function stepsOf(lines: readonly Line[]): Step[] {
  let last: LabelledLine | undefined;
  return lines.flatMap((line, at): Step[] => {
    const dated = datedLine(line).map((one) => ({ ...one, line: line.number, hasLabel: true }));
    const steps = dated.length > 0 ? dated : stepOf(line, last, lines[at - 1]);
    const step = steps.at(-1);
    if (step && (step.hasLabel || step.kind === "activities")) last = step;
    return steps;
  });
}

function addStep(draft: Draft, { kind, text, line, isItem }: Step): void {
  const value = draft.get(kind) ?? { paragraphs: [], lines: [] };
  const last = value.paragraphs.at(-1);
  if (last === undefined || isItem === true) value.paragraphs.push([text]);
  else last.push(text);
  value.lines.push(line);
  draft.set(kind, value);
}

/** Reads a section that is a labelled form; undefined for any other. */
export function labelledEntries(lines: readonly Line[]): LabelledEntry[] | undefined {
  const steps = stepsOf(lines);
  if (!isForm(steps.filter((step) => step.hasLabel))) return undefined;
  const drafts: Draft[] = [];
  steps.forEach((step, at) => {
    // A new entry begins with the first entry's first label, or with a label the current entry already has.
    const isAgain = drafts.at(-1)?.has(step.kind) === true && steps[at - 1]?.kind !== step.kind;
    const begins = step.hasLabel && (step.kind === steps[0]?.kind || isAgain);
    if (begins || drafts.length === 0) drafts.push(new Map());
    const draft = drafts.at(-1);
    if (draft) addStep(draft, step);
  });
  return drafts.map(finished);
}

/** The numbers of all lines of an entry of a form. */
export const labelledLines = (entry: LabelledEntry): number[] =>
  [...new Set([...entry.values()].flatMap(({ lines }) => lines))].sort((a, b) => a - b);

/** The dates of an entry of a form. */
export function labelledSpan(entry: LabelledEntry): ParsedSpan {
  const dates = entry.get("dates");
  return spanOf(dates && findRange(dates.text)?.range, dates?.lines ?? []);
}

/** Splits a name and its place, which forms combine on one line. */
export function nameAndPlace(value: LabelledValue | undefined): {
  readonly name: string | undefined;
  readonly place: string | undefined;
} {
  if (!value) return { name: undefined, place: undefined };
  const split = splitTrailingPlace(value.text);
  if (split) return { name: split.rest, place: split.place.text };
  const [, name = "", town = ""] = /^(.+),\s+([^\s,][^,]*)$/u.exec(value.text) ?? [];
  return isTown(town) && readPlace(name) === undefined && name !== ""
    ? { name, place: town }
    : { name: value.text, place: undefined };
}
