import type { Application } from "@postulo/domain/application";
import {
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { RequestError } from "../session/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { applicationsKey, deleteRow, editRow, replaceRows, restoreRow } from "./queries.ts";
import type { OwnVersions, RowChange } from "./row-change.ts";

const changeKey = ["change-application"] as const;

interface RowChangeOptions {
  readonly versions: OwnVersions;
  /** Of the toast when it failed. */
  readonly errorTitle: string;
  /** What that toast says when somebody else was faster. */
  readonly changedElsewhere: string;
  /** `row` is the row as the server has it, or had it; undefined when it was gone already. */
  readonly onDone: (row: Application | undefined) => void;
}

/**
 * Asks the server to change a row, one change after the other. Until it answers, `usePendingChanges` shows the list as
 * it will be; when it refuses, the list is the server's again.
 */
export function useRowChange(options: RowChangeOptions): (change: RowChange) => void {
  const { versions, errorTitle, changedElsewhere, onDone } = options;
  const { client, user } = useSignedIn();
  const queries = useQueryClient();

  const mutation = useMutation({
    mutationKey: changeKey,
    // One after the other, so that the last word is the last one said.
    scope: { id: "change-application" },
    meta: { errorTitle },
    mutationFn: async (change: RowChange) => {
      const { id, version } = change.row;
      switch (change.kind) {
        case "edit": {
          const seen = versions.after(id, version);
          const edited = await editRow(client, { id, version: seen }, change.edit);
          if (!edited) throw new RequestError(changedElsewhere, { status: 409, code: "conflict" });
          versions.replaced(id, seen, edited.version);
          return edited;
        }
        case "removal":
          return deleteRow(client, id);
        case "restoration":
          versions.forget(id);
          return restoreRow(client, change.row, user.id);
      }
    },
    onSuccess: async (row, change) => {
      await takeIn(queries, change, row);
      onDone(row);
    },
    onError: () => queries.invalidateQueries({ queryKey: applicationsKey }),
  });
  return mutation.mutate;
}

function takeIn(queries: QueryClient, change: RowChange, row: Application | undefined) {
  return replaceRows(queries, (rows) => {
    const others = rows.filter(({ id }) => id !== change.row.id);
    if (!row || change.kind === "removal") return others;
    return change.kind === "restoration"
      ? [row, ...others]
      : rows.map((known) => (known.id === row.id ? row : known));
  });
}

const isRowChange = (variables: unknown): variables is RowChange =>
  typeof variables === "object" && variables !== null && "kind" in variables && "row" in variables;

/** What was asked of the server and is not answered yet. */
export function usePendingChanges(): RowChange[] {
  return useMutationState({
    filters: { mutationKey: changeKey, status: "pending" },
    select: ({ state }) => (isRowChange(state.variables) ? [state.variables] : []),
  }).flat();
}
