import type { AccountRow } from "@postulo/cv/requirement-account";
import type { SourceLabel } from "../../../posting/source-labels.ts";

/** Lines of the profile that are named for a requirement. */
const maxLines = 2;

interface NotesOptions {
  readonly names: ReadonlyMap<string, SourceLabel>;
  /** What stands below a requirement that nothing in the profile shows. */
  readonly unproven: string;
  readonly maxLength: number;
}

function proofsOf(row: AccountRow, names: NotesOptions["names"]): string[] {
  if (row.status !== "shown") return [];
  return row.on.slice(0, maxLines).map(({ id, text }) => {
    const name = names.get(id.split("/")[0] ?? "")?.name ?? "";
    return name === "" || name.includes(text) ? text : `${text} (${name})`;
  });
}

/** What a posting asks for, each with the lines of the profile that prove it: to begin the notes for an interview. */
export function preparationNotes(
  rows: readonly AccountRow[],
  { names, unproven, maxLength }: NotesOptions,
): string {
  let notes = "";
  for (const row of rows) {
    const proofs = proofsOf(row, names);
    const below = (proofs.length > 0 ? proofs : [unproven]).map((line) => `   → ${line}`);
    const added = [`- ${row.text}`, ...below].join("\n");
    const longer = notes === "" ? added : `${notes}\n${added}`;
    if (longer.length > maxLength) return notes;
    notes = longer;
  }
  return notes;
}
