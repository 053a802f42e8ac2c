import { applicationRow, type Application } from "@postulo/domain/application";
import {
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import * as z from "zod/mini";
import { readRow, readRows } from "../../data/read-rows.ts";
import type { SupabaseClient } from "../../data/supabase-client.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { applicationsKey, columns } from "../first-rows.ts";
import { applicationMessages } from "../messages.ts";
import { replaceRows } from "../queries.ts";
import type { LocalVersions } from "../row/row-change.ts";
import { changeKey, changeScope } from "../row/use-row-change.ts";
import type { BulkChange } from "./bulk-change.ts";

const bulkKey = [...changeKey, "bulk"] as const;

interface Sent {
  readonly change: BulkChange;
  readonly onDone: (() => void) | undefined;
}

/** The ids of one request, which are in its URL. */
const idsPerRequest = 100;

function inChunks(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / idsPerRequest);
  return Array.from({ length: count }, (_, at) =>
    ids.slice(at * idsPerRequest, (at + 1) * idsPerRequest),
  );
}

/** @returns the changed rows as the server has them now. */
async function send(client: SupabaseClient, change: BulkChange): Promise<readonly Application[]> {
  switch (change.kind) {
    case "edits": {
      const changed: Application[] = [];
      for (const { ids, edit, only = {} } of change.edits) {
        for (const chunk of inChunks(ids)) {
          const update = client.from("job_applied").update(edit).in("id", chunk).match(only);
          changed.push(...(await readRows(applicationRow, update.select(columns))));
        }
      }
      return changed;
    }
    case "removal":
      for (const chunk of inChunks(change.ids)) {
        const removal = client.from("job_applied").delete().in("id", chunk).select("id");
        await readRows(z.object({ id: z.string() }), removal);
      }
      return [];
    case "restoration":
      for (const chunk of inChunks(change.ids))
        await readRow(z.number(), client.rpc("restore_applications", { p_ids: chunk }));
      return [];
  }
}

/** A further change that is pending was made to the version before; see `LocalVersions`. */
function noteVersions(
  queries: QueryClient,
  changed: readonly Application[],
  versions: LocalVersions,
): void {
  const known = queries.getQueryData<Application[]>(applicationsKey) ?? [];
  const before = new Map(known.map(({ id, version }) => [id, version]));
  for (const { id, version } of changed) {
    if (before.get(id) === version - 1) versions.replaced(id, version - 1, version);
  }
}

async function takeIn(
  queries: QueryClient,
  change: BulkChange,
  changed: readonly Application[],
): Promise<void> {
  if (change.kind === "restoration") {
    await queries.invalidateQueries({ queryKey: applicationsKey });
    return;
  }
  const removed = new Set(change.kind === "removal" ? change.ids : []);
  const rows = new Map(changed.map((row) => [row.id, row]));
  await replaceRows(queries, (known) =>
    known.filter(({ id }) => !removed.has(id)).map((row) => rows.get(row.id) ?? row),
  );
}

/**
 * Sends changes of several applications, in order with those of single ones. While they are pending, `usePendingBulkChanges`
 * applies them optimistically.
 */
export function useBulkChange(versions: LocalVersions) {
  const t = useTranslate(applicationMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationKey: bulkKey,
    scope: changeScope,
    meta: { errorTitle: t("bulk.failed") },
    mutationFn: ({ change }: Sent) => send(client, change),
    onSuccess: async (changed, { change, onDone }) => {
      noteVersions(queries, changed, versions);
      await takeIn(queries, change, changed);
      onDone?.();
    },
    // Some of the requests may have been answered.
    onError: () => queries.invalidateQueries({ queryKey: applicationsKey }),
  });
  return (change: BulkChange, onDone?: () => void): void => mutation.mutate({ change, onDone });
}

const isSent = (variables: unknown): variables is Sent =>
  typeof variables === "object" && variables !== null && "change" in variables;

/** The pending changes of several applications. */
export function usePendingBulkChanges(): BulkChange[] {
  return useMutationState({
    filters: { mutationKey: bulkKey, status: "pending" },
    select: ({ state }) => (isSent(state.variables) ? [state.variables.change] : []),
  }).flat();
}
