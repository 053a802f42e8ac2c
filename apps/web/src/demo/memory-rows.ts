import { wordOf, type Row, type Tables } from "./table-query.ts";

/** Columns without a place in the history. */
const silentColumns = new Set(["id", "version", "updated_at", "user_id"]);

const textOf = (value: unknown) => (value === null || value === undefined ? null : wordOf(value));

export const newId = () => crypto.randomUUID();

/** The rows of the demo by table, and the history of its applications. */
export class MemoryRows {
  readonly tables: Tables;

  constructor(tables: Tables) {
    this.tables = tables;
  }

  of(table: string): Row[] {
    const rows = this.tables.get(table) ?? [];
    this.tables.set(table, rows);
    return rows;
  }

  /** Removes the rows that match, and returns them. */
  remove(table: string, matches: (row: Row) => boolean): Row[] {
    const rows = this.of(table);
    this.tables.set(
      table,
      rows.filter((one) => !matches(one)),
    );
    return rows.filter(matches);
  }

  /** Records that an application was added. */
  recordAdded(application: Row): void {
    this.#record(application, "application_stage", undefined);
  }

  /** Records the columns of an application that differ. */
  recordChanges(after: Row, before: Row): void {
    for (const column of Object.keys(after))
      if (after[column] !== before[column]) this.#record(after, column, before);
  }

  #record(after: Row, column: string, before: Row | undefined): void {
    if (silentColumns.has(column)) return;
    this.of("application_event").push({
      id: newId(),
      user_id: after["user_id"],
      application_id: after["id"],
      kind: before ? "changed" : "created",
      field: column,
      old_value: textOf(before?.[column]),
      new_value: textOf(after[column]),
      occurred_at: new Date().toISOString(),
    });
  }
}
