import { RequestError } from "@postulo/contract/request-error";
import type { Application } from "@postulo/domain/application";
import {
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { useSignedIn } from "../../session/session-context.tsx";
import { scheduleKey } from "../../data/schedule-key.ts";
import type { SupabaseClient } from "../../data/supabase-client.ts";
import { sendingBy, useSettleClosing } from "../closing/use-settle-closing.ts";
import { applicationsKey } from "../first-rows.ts";
import {
  cacheDetails,
  deleteRow,
  editRow,
  listRowOf,
  readCurrent,
  replaceRows,
  restoreRow,
} from "../queries.ts";
import type { LocalVersions, RowChange } from "./row-change.ts";
import { conflictingColumns, type Conflict } from "./row-merge.ts";

export const changeKey = ["change-application"] as const;
/** Serialised, so that the last change is stored last. */
export const changeScope = { id: "change-application" };

/** The result of a change. `row`: the row on the server; undefined when it was deleted already. */
type ChangeOutcome =
  | {
      readonly kind: "done";
      readonly row: Application | undefined;
      /** Other columns were changed elsewhere meanwhile. */
      readonly isMerged: boolean;
    }
  | { readonly kind: "conflict"; readonly conflict: Conflict };

interface RowChangeOptions {
  readonly versions: LocalVersions;
  /** Title of the error toast. */
  readonly errorTitle: string;
  /** Its text when the row was deleted elsewhere. */
  readonly deletedElsewhere: string;
  /** Its text when a row cannot be restored. */
  readonly notInTrash?: string;
  readonly onDone: (outcome: ChangeOutcome, change: RowChange) => void;
  /** Called after an error: nothing is stored. */
  readonly onFailed?: (change: RowChange) => void;
}

type EditChange = Extract<RowChange, { kind: "edit" }>;

interface EditOptions {
  readonly client: SupabaseClient;
  readonly versions: LocalVersions;
  readonly deletedElsewhere: string;
}

/**
 * Updates a row. If it was changed elsewhere, columns changed only here are stored nevertheless; columns changed on
 * both sides are a conflict, and nothing is stored.
 */
async function edit(
  { row, edit: wanted }: EditChange,
  options: EditOptions,
): Promise<ChangeOutcome> {
  const { client, versions, deletedElsewhere } = options;
  const { id } = row;
  let version = versions.after(id, row.version);
  let isMerged = false;
  for (;;) {
    const edited = await editRow(client, { id, version }, wanted);
    if (edited) {
      versions.replaced(id, version, edited.version);
      return { kind: "done", row: edited, isMerged };
    }
    const current = await readCurrent(client, id, wanted);
    if (!current) throw new RequestError(deletedElsewhere, { status: 409, code: "conflict" });
    const columns = conflictingColumns(row, wanted, current);
    if (columns.length > 0)
      return { kind: "conflict", conflict: { current, edit: wanted, columns } };
    version = current.version;
    isMerged = true;
  }
}

/**
 * Sends changes of rows, serialised. While they are pending, `usePendingChanges` applies them optimistically; on
 * failure they are rolled back.
 */
export function useRowChange(options: RowChangeOptions): (change: RowChange) => void {
  const { versions, errorTitle, deletedElsewhere, onDone, onFailed, notInTrash = "" } = options;
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const settleClosing = useSettleClosing(versions);

  const mutation = useMutation({
    mutationKey: changeKey,
    scope: changeScope,
    meta: { errorTitle },
    mutationFn: async (change: RowChange): Promise<ChangeOutcome> => {
      switch (change.kind) {
        case "edit":
          return edit(change, { client, versions, deletedElsewhere });
        case "removal":
          return { kind: "done", row: await deleteRow(client, change.row.id), isMerged: false };
        case "restoration": {
          versions.delete(change.row.id);
          const row = await restoreRow(client, change.row.id);
          if (!row) throw new RequestError(notInTrash, { status: 404, code: "not_found" });
          return { kind: "done", row, isMerged: false };
        }
      }
    },
    onSuccess: async (outcome, change) => {
      await takeIn(queries, change, outcome);
      if (change.kind === "edit" && outcome.kind === "done")
        settleClosing([sendingBy(change.row, change.edit)]);
      onDone(outcome, change);
    },
    onError: (_, change) => {
      onFailed?.(change);
      return queries.invalidateQueries({ queryKey: applicationsKey });
    },
  });
  return mutation.mutate;
}

/** The columns that tasks and interviews show, or that change a task. */
const planned = [
  "next_action",
  "next_action_date",
  "reminder_set",
  "application_stage",
  "job_title",
  "company_name",
] as const;

function takeIn(queries: QueryClient, change: RowChange, outcome: ChangeOutcome) {
  const read = outcome.kind === "done" ? outcome.row : outcome.conflict.current;
  if (read) cacheDetails(queries, read);
  const row = read && listRowOf(read);
  if (change.kind !== "edit" || planned.some((column) => column in change.edit))
    void queries.invalidateQueries({ queryKey: scheduleKey });
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

/** The pending changes. */
export function usePendingChanges(): RowChange[] {
  return useMutationState({
    filters: { mutationKey: changeKey, status: "pending" },
    select: ({ state }) => (isRowChange(state.variables) ? [state.variables] : []),
  }).flat();
}
