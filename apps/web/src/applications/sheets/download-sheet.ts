import type { Application } from "@postulo/domain/application";
import {
  noSheetDetails,
  sheetDetails,
  sheetLines,
  type SheetDetails,
} from "@postulo/domain/sheet/application-sheet";
import { writeCsv } from "@postulo/domain/sheet/csv";
import { firstWords, taskRow, type Task } from "@postulo/domain/task";
import * as z from "zod/mini";
import { readRows } from "../../data/read-rows.ts";
import type { SignedIn } from "../../session/session-context.tsx";
import { saveAs } from "../../ui/save-as.ts";

/** PostgREST's default `max-rows` of Supabase. */
const pageRows = 1000;

const detailsRow = z.extend(sheetDetails, { id: z.string() });
const detailColumns = Object.keys(sheetDetails.shape);

/** Salary and notes, which are not part of the list, of the applications that have them. */
async function readDetails({ client, user }: SignedIn): Promise<Map<string, SheetDetails>> {
  const details = new Map<string, SheetDetails>();
  for (let from = 0; ; from += pageRows) {
    const page = client
      .from("job_applied")
      .select(["id", ...detailColumns].join(","))
      .eq("user_id", user.id)
      .or(detailColumns.map((column) => `${column}.not.is.null`).join(","))
      .order("id")
      .range(from, from + pageRows - 1);
    const rows = await readRows(detailsRow, page);
    for (const { id, ...columns } of rows) details.set(id, columns);
    if (rows.length < pageRows) return details;
  }
}

/** The open tasks, for the words of those that are none of the predefined actions. */
async function readTasks({ client, user }: SignedIn): Promise<Task[]> {
  const tasks: Task[] = [];
  for (;;) {
    const page = client
      .from("task")
      .select(Object.keys(taskRow.shape).join(","))
      .eq("user_id", user.id)
      .is("done_at", null)
      .order("id")
      .range(tasks.length, tasks.length + pageRows - 1);
    const rows = await readRows(taskRow, page);
    tasks.push(...rows);
    if (rows.length < pageRows) return tasks;
  }
}

/** Downloads applications as CSV, in the order of the rows. */
export async function downloadSheet(
  signedIn: SignedIn,
  rows: readonly Application[],
  fileName: string,
): Promise<void> {
  const [details, tasks] = await Promise.all([readDetails(signedIn), readTasks(signedIn)]);
  const tasksOf = Map.groupBy(tasks, (task) => task.application_id);
  const lines = sheetLines(
    rows.map((row) => ({ ...row, ...(details.get(row.id) ?? noSheetDetails) })),
    ({ id }) => firstWords(tasksOf.get(id) ?? [], id),
  );
  saveAs(new Blob([writeCsv(lines)], { type: "text/csv;charset=utf-8" }), fileName);
}
