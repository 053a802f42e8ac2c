import {
  describeColumn,
  detailShape,
  listShape,
  type ApplicationColumn,
} from "@postulo/domain/application-columns";
import { isSameValue, type ApplicationEdit } from "@postulo/domain/application-edit";
import type * as z from "zod/mini";
import { readFacts, taskFacts } from "./part-facts.ts";

/** What belongs to an application beside its columns. */
const historyParts = ["task", "interview", "contact", "file", "letter", "cv"] as const;
export type HistoryPart = (typeof historyParts)[number];

export interface HistoryEvent {
  readonly id: string;
  readonly kind: "created" | "changed" | "added" | "removed";
  readonly field: ApplicationColumn | HistoryPart;
  readonly old_value: string | null;
  readonly new_value: string | null;
  readonly occurred_at: string;
}

interface ColumnEvent extends HistoryEvent {
  readonly field: ApplicationColumn;
}
interface PartEvent extends HistoryEvent {
  readonly field: HistoryPart;
}

export const isHistoryPart = (field: string): field is HistoryPart =>
  historyParts.some((part) => part === field);
const isPartEvent = (event: HistoryEvent): event is PartEvent => isHistoryPart(event.field);
const isColumnEvent = (event: HistoryEvent): event is ColumnEvent => !isPartEvent(event);

/** A change of a column; a value is undefined if it is not known. Values of contacts are not recorded. */
export interface ColumnChange {
  readonly id: string;
  readonly kind: HistoryEvent["kind"];
  readonly column: ApplicationColumn;
  readonly before: ApplicationEdit | undefined;
  readonly after: ApplicationEdit | undefined;
}

/** A change of a part, with the recorded facts about it as JSON. */
export interface PartChange {
  readonly id: string;
  readonly kind: HistoryEvent["kind"];
  readonly part: HistoryPart;
  readonly before: string | null;
  readonly after: string | null;
}

/** The columns and parts that were changed together. */
export interface HistoryStep {
  /** The id of its newest event. */
  readonly id: string;
  readonly occurredAt: string;
  readonly changes: readonly ColumnChange[];
  readonly parts: readonly PartChange[];
}

/** Of these texts, the database records the one before a change: the one after it is that before the next change. */
export const isText = (column: ApplicationColumn) => Object.hasOwn(detailShape, column);

const schemas: Readonly<Record<ApplicationColumn, z.ZodMiniType>> = {
  ...listShape,
  ...detailShape,
};

function recordedValue(column: ApplicationColumn, recorded: string | null): unknown {
  switch (describeColumn(column).type) {
    case "flag":
      return recorded === "true";
    case "tags":
      return recorded === null ? [] : JSON.parse(recorded);
    case "text":
    case "url":
    case "email":
    case "phone":
    case "day":
    case "choice":
      return recorded === "" ? null : recorded;
  }
}

/** A recorded value as that of its column; undefined if it is no value of it any more. */
function valueOf(column: ApplicationColumn, recorded: string | null): ApplicationEdit | undefined {
  const read = schemas[column].safeParse(recordedValue(column, recorded));
  const edit: ApplicationEdit = {};
  return read.success ? Object.assign(edit, { [column]: read.data }) : undefined;
}

/** Undefined if the event was recorded without values. */
const recordedOf = ({ field, old_value, new_value }: ColumnEvent, recorded: string | null) =>
  old_value === new_value ? undefined : valueOf(field, recorded);

/** A text before a change; undefined if it was too long to be recorded. */
const textBefore = ({ field, old_value: before }: ColumnEvent) =>
  before === null ? undefined : valueOf(field, before);

/** Undefined while the texts are loading. */
const presentText = (column: ApplicationColumn, now: ApplicationEdit) =>
  column in now ? { [column]: now[column] } : undefined;

const taskColumns: readonly HistoryEvent["field"][] = [
  "next_action",
  "next_action_date",
  "reminder_set",
];
/** The database writes a task and the columns of the first task one after the other. */
const maxGapMs = 1000;

/** Whether two events come from one change, such as that of a task, which changes columns too. */
function isSameStep(one: HistoryEvent, other: HistoryEvent): boolean {
  if (one.occurred_at === other.occurred_at) return true;
  const gap = Math.abs(Date.parse(one.occurred_at) - Date.parse(other.occurred_at));
  const isOfTask = ({ field }: HistoryEvent) => field === "task" || taskColumns.includes(field);
  return gap <= maxGapMs && isOfTask(one) && isOfTask(other) && one.field !== other.field;
}

/** Values of columns before and after their changes, for events that are passed newest first. */
function columnChanges(now: ApplicationEdit) {
  /** The text before the change that follows, by column. */
  const texts = new Map<ApplicationColumn, ApplicationEdit | undefined>();
  return (event: ColumnEvent): ColumnChange => {
    const { id, kind, field: column } = event;
    const isOfText = isText(column);
    const before = isOfText ? textBefore(event) : recordedOf(event, event.old_value);
    const known = texts.has(column) ? texts.get(column) : presentText(column, now);
    const after = isOfText ? known : recordedOf(event, event.new_value);
    if (isOfText) texts.set(column, before);
    return { id, kind, column, before, after };
  };
}

const partChangeOf = ({ id, kind, field, old_value, new_value }: PartEvent): PartChange => ({
  id,
  kind,
  part: field,
  before: old_value,
  after: new_value,
});

/**
 * The history in steps, newest first.
 * @param events newest first
 * @param now the present values; without texts while they are loading
 */
export function stepsOf(events: readonly HistoryEvent[], now: ApplicationEdit): HistoryStep[] {
  const changeOf = columnChanges(now);
  const steps: (HistoryStep & { changes: ColumnChange[]; parts: PartChange[] })[] = [];
  for (const [at, event] of events.entries()) {
    const { id, occurred_at: occurredAt } = event;
    const last = steps.at(-1);
    const newer = events[at - 1];
    const isSame = last !== undefined && newer !== undefined && isSameStep(newer, event);
    const step = isSame ? last : { id, occurredAt, changes: [], parts: [] };
    if (isPartEvent(event)) step.parts.push(partChangeOf(event));
    else if (isColumnEvent(event)) step.changes.push(changeOf(event));
    if (!isSame) steps.push(step);
  }
  return steps;
}

/**
 * The changes of a step to be listed: those of the columns of the first task follow from the change of the task that is listed.
 */
export const listedChanges = ({ changes, parts }: HistoryStep): readonly ColumnChange[] =>
  parts.some(({ part }) => part === "task")
    ? changes.filter(({ column }) => !taskColumns.includes(column))
    : changes;

/**
 * Whether the columns of the first task take back the change of a task: it was edited and not added, finished or deleted, has its
 * title, and is still the one that the columns show.
 */
function isOfShownTask({ kind, part, before, after }: PartChange, now: ApplicationEdit): boolean {
  const [old, edited] = [readFacts(taskFacts, before), readFacts(taskFacts, after)];
  return (
    part === "task" &&
    kind === "changed" &&
    old !== undefined &&
    edited !== undefined &&
    !old.is_done &&
    !edited.is_done &&
    old.title === edited.title &&
    edited.action === now.next_action &&
    edited.due_date === now.next_action_date
  );
}

/** Whether a change of a column or part leads from the value after the other to the one before it. */
const isOpposite = (one: ColumnChange, other: ColumnChange) =>
  one.kind === "changed" &&
  other.kind === "changed" &&
  one.column === other.column &&
  leadsTo(one.before, other.after, one.column) &&
  leadsTo(one.after, other.before, one.column);

const leadsTo = (
  one: ApplicationEdit | undefined,
  other: ApplicationEdit | undefined,
  column: ApplicationColumn,
) => one !== undefined && other !== undefined && isSameValue(one[column], other[column]);

const isOppositePart = (one: PartChange, other: PartChange) =>
  one.kind === "changed" &&
  other.kind === "changed" &&
  one.part === other.part &&
  one.before === other.after &&
  one.after === other.before;

/** Whether a step is the reverse of an older one, change by change. */
const takesBack = (step: HistoryStep, older: HistoryStep) =>
  step.changes.length === older.changes.length &&
  step.parts.length === older.parts.length &&
  step.changes.every((one) => older.changes.some((other) => isOpposite(one, other))) &&
  step.parts.every((one) => older.parts.some((other) => isOppositePart(one, other)));

/** The newest step that no later one took back: taking back a change twice goes on to the change before it. */
function lastStanding(steps: readonly HistoryStep[]): HistoryStep | undefined {
  const standing: HistoryStep[] = [];
  for (const step of steps.toReversed()) {
    const last = standing.at(-1);
    if (last && takesBack(step, last)) standing.pop();
    else standing.push(step);
  }
  return standing.at(-1);
}

/**
 * The edit that takes back the last step that still stands; undefined if there is none.
 * @param steps newest first
 */
export function undoOf(steps: readonly HistoryStep[], now: ApplicationEdit) {
  const last = lastStanding(steps);
  if (last?.parts.some((change) => !isOfShownTask(change, now))) return undefined;
  const edit: ApplicationEdit = {};
  for (const { kind, column, before } of last?.changes ?? []) {
    if (kind === "created" || before === undefined || !(column in now)) return undefined;
    Object.assign(edit, before);
    if (isSameValue(before[column], now[column])) Reflect.deleteProperty(edit, column);
  }
  return Object.keys(edit).length > 0 ? edit : undefined;
}
