import type { Line } from "../line.ts";
import type { ParsedSpan } from "../parsed-resume.ts";
import { joinWrapped } from "./clean-text.ts";
import { findRange, isOnlyDate } from "./date-range.ts";
import { type FieldKind, fieldOfLabel } from "./field-label.ts";
import { withCells } from "./line-cells.ts";
import { spanOf } from "./extracted.ts";
import { isTown, readPlace, splitTrailingPlace } from "./place.ts";

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
}

const inline = /^([^:]{3,60}?)\s*[:：]\s+(\S.*)$/u;

/** A date in the margin beside a labelled value. */
function datedLine({ cells: [date, ...rest], ...line }: Line): LabelledLine[] {
  if (!date || rest.length === 0 || !isOnlyDate(date.text)) return [];
  const beside = labelledLine({ ...line, ...withCells({ ...line, cells: rest }, rest) });
  return beside ? [{ kind: "dates", text: date.text }, beside] : [];
}

function labelledLine(line: Line): LabelledLine | undefined {
  const [first, ...others] = line.cells;
  const kind = first && others.length > 0 ? fieldOfLabel(first.text) : undefined;
  if (kind) {
    const value = others.map((cell) => cell.text).join(" ");
    return { kind, text: value.replace(/^\s*[:：]\s*/u, "") };
  }
  if (first && fieldOfLabel(first.text) === "activities") return { kind: "activities", text: "" };
  const [, label = "", text = ""] = inline.exec(line.text) ?? [];
  const own = label === "" ? undefined : fieldOfLabel(label);
  return own && { kind: own, text };
}

type Draft = Map<FieldKind, { parts: string[]; lines: number[] }>;

const finished = (draft: Draft): LabelledEntry =>
  new Map(
    [...draft].map(([kind, { parts, lines }]) => [kind, { text: joinWrapped(parts), lines }]),
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
}

/** The field of a line without a label below one of a field. */
function kindBelow(last: FieldKind | undefined, { text }: Line): FieldKind | undefined {
  // An upper-case or numeric line continues the value above; others are the end of a long label in the margin.
  if (last !== "activities" && !/\p{Lu}|\p{N}/u.test(text)) return undefined;
  const isName = last === "school" || last === "company";
  return isName && readPlace(text) !== undefined ? "place" : last;
}

function stepsOf(lines: readonly Line[]): Step[] {
  let last: FieldKind | undefined;
  return lines.flatMap((line): Step[] => {
    const dated = datedLine(line);
    if (dated.length > 0) {
      last = dated.at(-1)?.kind;
      return dated.map((one) => ({ ...one, line: line.number, hasLabel: true }));
    }
    const one = labelledLine(line);
    const kind = one?.kind ?? kindBelow(last, line);
    last = one?.kind ?? last;
    if (kind === undefined) return [];
    return [{ kind, text: one?.text ?? line.text, line: line.number, hasLabel: one !== undefined }];
  });
}

function addStep(draft: Draft, { kind, text, line }: Step): void {
  const value = draft.get(kind) ?? { parts: [], lines: [] };
  value.parts.push(text);
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
