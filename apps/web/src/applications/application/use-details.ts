import { useQuery } from "@tanstack/react-query";
import type { Application } from "@postulo/domain/application";
import { readRow } from "../../data/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { detailsKey, detailsRow, type Details } from "../queries.ts";
import { usePendingChanges } from "../row/use-row-change.ts";
import type { RowActions } from "../row/row-actions.ts";
import { useSavedText } from "./use-saved-text.ts";

/** The columns that the list does not load. */
export function useDetails(id: string) {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: detailsKey(id),
    queryFn: ({ signal }) =>
      readRow(
        detailsRow,
        client
          .from("job_applied")
          .select(Object.keys(detailsRow.shape).join(","))
          .eq("id", id)
          .abortSignal(signal)
          .single(),
      ),
  });
}

interface DetailTextOptions {
  readonly row: Application;
  readonly details: Details;
  readonly column: keyof Details;
  readonly actions: RowActions;
}

/** A field for one of the details, which saves itself. */
export function useDetailText({ row, details, column, actions }: DetailTextOptions) {
  const pending = usePendingChanges()
    .flatMap((change) => (change.kind === "edit" && change.row.id === row.id ? [change.edit] : []))
    .findLast((edit) => column in edit)?.[column];
  const stored = details[column] ?? "";
  return useSavedText({
    id: row.id,
    column,
    stored,
    version: row.version,
    shown: pending === undefined ? stored : (pending ?? ""),
    onSave: (text, seen) => {
      const seenRow = { ...row, ...details, [column]: seen.text || null, version: seen.version };
      actions.edit("text", seenRow, { [column]: text.trim() === "" ? null : text });
    },
  });
}

/** The props of an input or a text area for a text that saves itself. */
export const inputProps = ({ value, onChange, onBlur }: ReturnType<typeof useSavedText>) => ({
  value,
  onBlur,
  onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
    onChange(event.currentTarget.value),
});
