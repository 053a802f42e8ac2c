import type { Application } from "@postulo/domain/application";
import { maxLengthOf } from "@postulo/domain/application-columns";
import { checkEdit, type EditProblem } from "@postulo/domain/application-edit";
import { postingLink } from "@postulo/domain/search-url";
import { usePendingChanges } from "../row/use-row-change.ts";
import type { EditKind, RowActions } from "../row/row-actions.ts";
import { useSavedText } from "./use-saved-text.ts";

/** The columns of the head that are typed, each with the message of its change. */
const kinds = {
  job_title: "position",
  company_name: "position",
  location: "position",
  job_url: "position",
  source: "position",
  applied_at: "appliedAt",
  contact_name: "contact",
  contact_email: "contact",
  contact_phone: "contact",
} as const satisfies Partial<Record<keyof Application, EditKind>>;
export type HeadColumn = keyof typeof kinds;

type CheckedText =
  | { readonly kind: "valid"; readonly value: string | null }
  | { readonly kind: "invalid"; readonly problem: EditProblem | "tooLong" };

/** Checks what was typed. The applied date of an application that was sent cannot be emptied. */
export function checkHeadField(row: Application, column: HeadColumn, text: string): CheckedText {
  if (column === "applied_at" && row.applied_at !== null && text === "")
    return { kind: "invalid", problem: "invalidDate" };
  if (text.trim().length > (maxLengthOf(column) ?? Infinity))
    return { kind: "invalid", problem: "tooLong" };
  const checked = checkEdit({ [column]: text });
  if (checked.kind === "valid") return { kind: "valid", value: checked.edit[column] ?? null };
  return { kind: "invalid", problem: checked.problems[column] ?? "required" };
}

export interface HeadFieldOptions {
  readonly row: Application;
  readonly column: HeadColumn;
  readonly actions: RowActions;
}

/** The text of a field: none for the link of an application that has a web search instead. */
const textOf = (row: Application, column: HeadColumn): string =>
  column === "job_url" ? postingLink(row.job_url) : (row[column] ?? "");

/** A field of the head, which saves itself when it is left, with what is wrong with its text. */
export function useHeadField({ row, column, actions }: HeadFieldOptions) {
  const [first] = usePendingChanges().filter(
    (change) => change.kind === "edit" && change.row.id === row.id && column in change.edit,
  );
  const stored = textOf(first?.kind === "edit" ? first.row : row, column);
  const field = useSavedText({
    id: row.id,
    column,
    stored,
    version: row.version,
    shown: textOf(row, column),
    isHeld: true,
    prepare: (text) => {
      const checked = checkHeadField(row, column, text);
      return checked.kind === "valid" ? (checked.value ?? "") : undefined;
    },
    onSave: (text, seen) => {
      const none = column === "job_url" ? row.job_url : null;
      const seenRow = { ...row, [column]: seen.text || none, version: seen.version };
      actions.edit(kinds[column], seenRow, { [column]: text === "" ? null : text });
    },
  });
  const checked = checkHeadField(row, column, field.value);
  return { ...field, problem: checked.kind === "invalid" ? checked.problem : undefined };
}
