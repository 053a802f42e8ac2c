import * as z from "zod/mini";
import { newId, type MemoryRows } from "./memory-rows.ts";
import type { Row } from "./table-query.ts";

/** The tables whose rows belong to an application. */
const ownedTables = ["task", "interview", "application_event"];

const row = z.record(z.string(), z.unknown());
const discarded = z.object({ content: row, parts: z.array(z.tuple([z.string(), z.array(row)])) });

/** Adds a removed application to the trash, with what belongs to it. */
export function discardApplication(rows: MemoryRows, application: Row): void {
  const parts = ownedTables.map((table) => [
    table,
    rows.remove(table, (one) => one["application_id"] === application["id"]),
  ]);
  rows.of("trash").push({
    id: newId(),
    user_id: application["user_id"],
    table_name: "job_applied",
    row_id: application["id"],
    deleted_at: new Date().toISOString(),
    content: application,
    parts,
  });
}

/** Restores deleted applications, and returns their number. */
export function restoreApplications(rows: MemoryRows, ids: readonly string[]): number {
  const found = rows.remove("trash", (one) => ids.includes(String(one["row_id"])));
  for (const one of found) {
    const { content, parts } = z.parse(discarded, one);
    rows.of("job_applied").push(content);
    for (const [table, own] of parts) rows.of(table).push(...own);
  }
  return found.length;
}
