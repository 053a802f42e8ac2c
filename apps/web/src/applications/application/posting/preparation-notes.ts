import { requirementText } from "../../../posting/requirement-text.ts";
import type { PostingRow } from "../../../posting/use-posting-match.ts";

/** Lines of the profile that are named for a requirement. */
const maxLines = 2;

interface NotesOptions {
  /** What stands below a requirement that nothing in the profile shows. */
  readonly unproven: string;
  readonly maxLength: number;
}

const proofsOf = ({ compared }: PostingRow): string[] =>
  (compared?.provenBy ?? [])
    .slice(0, maxLines)
    .map(({ text, source: { name } }) =>
      name === "" || name.includes(text) ? text : `${text} (${name})`,
    );

/** What a posting asks for, each with the lines of the profile that prove it: to begin the notes for an interview. */
export function preparationNotes(
  rows: readonly PostingRow[],
  { unproven, maxLength }: NotesOptions,
): string {
  let notes = "";
  for (const row of rows) {
    const proofs = proofsOf(row);
    const below = (proofs.length > 0 ? proofs : [unproven]).map((line) => `   → ${line}`);
    const added = [`- ${requirementText(row.text)}`, ...below].join("\n");
    const longer = notes === "" ? added : `${notes}\n${added}`;
    if (longer.length > maxLength) return notes;
    notes = longer;
  }
  return notes;
}
