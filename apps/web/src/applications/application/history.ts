import {
  describeColumn,
  detailShape,
  listShape,
  type ApplicationColumn,
} from "@postulo/domain/application-columns";
import type { ApplicationEdit } from "@postulo/domain/application-edit";
import type * as z from "zod/mini";

export interface HistoryEvent {
  readonly id: string;
  readonly kind: "created" | "changed";
  readonly field: ApplicationColumn;
  readonly old_value: string | null;
  readonly new_value: string | null;
  readonly occurred_at: string;
}

/** A change of a column; a value is undefined if it is not known. Of a contact none is recorded. */
export interface ColumnChange {
  readonly id: string;
  readonly kind: HistoryEvent["kind"];
  readonly column: ApplicationColumn;
  readonly before: ApplicationEdit | undefined;
  readonly after: ApplicationEdit | undefined;
}

/** The columns that were changed together. */
export interface HistoryStep {
  readonly occurredAt: string;
  readonly changes: readonly ColumnChange[];
}

/** Of these texts, the database records the one before a change: the one after it is that before the next change. */
export const isText = (column: ApplicationColumn) => Object.hasOwn(detailShape, column);

const schemas: Readonly<Record<ApplicationColumn, z.ZodMiniType>> = {
  ...listShape,
  ...detailShape,
};

/** A recorded value as that of its column; undefined if it is no value of it any more. */
function valueOf(column: ApplicationColumn, recorded: string | null): ApplicationEdit | undefined {
  const isFlag = describeColumn(column).type === "flag";
  const text = recorded === "" ? null : recorded;
  const read = schemas[column].safeParse(isFlag ? recorded === "true" : text);
  const edit: ApplicationEdit = {};
  return read.success ? Object.assign(edit, { [column]: read.data }) : undefined;
}

/** Undefined if the event was recorded without values. */
const recordedOf = ({ field, old_value, new_value }: HistoryEvent, recorded: string | null) =>
  old_value === new_value ? undefined : valueOf(field, recorded);

/** A text before a change; undefined if it was too long to be recorded. */
const textBefore = ({ field, old_value: before }: HistoryEvent) =>
  before === null ? undefined : valueOf(field, before);

/** Undefined while the texts are loading. */
const presentText = (column: ApplicationColumn, now: ApplicationEdit) =>
  column in now ? { [column]: now[column] } : undefined;

/**
 * The history in steps, newest first.
 * @param events newest first
 * @param now the present values; without texts while they are loading
 */
export function stepsOf(events: readonly HistoryEvent[], now: ApplicationEdit): HistoryStep[] {
  /** The text before the change that follows, by column. */
  const texts = new Map<ApplicationColumn, ApplicationEdit | undefined>();
  const steps: { occurredAt: string; changes: ColumnChange[] }[] = [];
  for (const event of events) {
    const { id, kind, field: column, occurred_at: occurredAt } = event;
    const isOfText = isText(column);
    const before = isOfText ? textBefore(event) : recordedOf(event, event.old_value);
    const known = texts.has(column) ? texts.get(column) : presentText(column, now);
    const after = isOfText ? known : recordedOf(event, event.new_value);
    if (isOfText) texts.set(column, before);
    const last = steps.at(-1);
    const change = { id, kind, column, before, after };
    if (last?.occurredAt === occurredAt) last.changes.push(change);
    else steps.push({ occurredAt, changes: [change] });
  }
  return steps;
}

/** The edit that takes back the last step; undefined if there is none, or it was taken back already. */
export function undoOf([last]: readonly HistoryStep[], now: ApplicationEdit) {
  const edit: ApplicationEdit = {};
  for (const { kind, column, before } of last?.changes ?? []) {
    if (kind === "created" || before === undefined || !(column in now)) return undefined;
    Object.assign(edit, before);
    if (before[column] === now[column]) Reflect.deleteProperty(edit, column);
  }
  return Object.keys(edit).length > 0 ? edit : undefined;
}
