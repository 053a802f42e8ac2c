import { applicationRow, type Application } from "@postulo/domain/application";
import {
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { ApplicationEdit } from "@postulo/domain/application-edit";
import * as z from "zod/mini";
import { arrayText } from "../../data/array-text.ts";
import { readRow, readRows } from "../../data/read-rows.ts";
import { scheduleKey } from "../../data/schedule-key.ts";
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

export interface BulkOutcome {
  /** The number of applications to change. */
  readonly all: number;
  /** The ids of those that were changed. */
  readonly done: readonly string[];
  /** Why the others were not. */
  readonly error: unknown;
}

type OnDone = (outcome: BulkOutcome) => void;

interface Sent {
  readonly change: BulkChange;
  readonly onDone: OnDone | undefined;
}

/** The ids of one request, which are in its URL. */
const idsPerRequest = 100;

function inChunks(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / idsPerRequest);
  return Array.from({ length: count }, (_, at) =>
    ids.slice(at * idsPerRequest, (at + 1) * idsPerRequest),
  );
}

interface Request {
  readonly ids: readonly string[];
  /** Whether only the returned rows were changed. */
  readonly isPartial?: true;
  /** @returns the changed rows as the server has them now. */
  readonly send: () => Promise<readonly Application[]>;
}

/** The conditions of a query: values by column. */
const conditionsOf = (only: ApplicationEdit) =>
  Object.fromEntries(
    Object.entries(only).map(([column, value]) => [
      column,
      typeof value === "object" && value !== null ? arrayText(value) : value,
    ]),
  );

function requestsOf(client: SupabaseClient, change: BulkChange): readonly Request[] {
  switch (change.kind) {
    case "tags":
      return inChunks(change.ids).map((chunk) => ({
        ids: chunk,
        isPartial: true,
        send: () => {
          const part =
            "added" in change.change
              ? { p_added: change.change.added }
              : { p_removed: change.change.removed };
          const changed = client.rpc("change_tags", { p_ids: chunk, ...part });
          return readRows(applicationRow, changed.select(columns));
        },
      }));
    case "edits":
      return change.edits.flatMap(({ ids, edit, only = {} }) =>
        inChunks(ids).map((chunk) => ({
          ids: chunk,
          send: () => {
            const update = client
              .from("job_applied")
              .update(edit)
              .in("id", chunk)
              .match(conditionsOf(only));
            return readRows(applicationRow, update.select(columns));
          },
        })),
      );
    case "removal":
      return inChunks(change.ids).map((chunk) => ({
        ids: chunk,
        send: async () => {
          const removal = client.from("job_applied").delete().in("id", chunk).select("id");
          await readRows(z.object({ id: z.string() }), removal);
          return [];
        },
      }));
    case "restoration":
      return inChunks(change.ids).map((chunk) => ({
        ids: chunk,
        send: async () => {
          await readRow(z.number(), client.rpc("restore_applications", { p_ids: chunk }));
          return [];
        },
      }));
  }
}

/** @throws the error of the first request; a later one is in the outcome, and the requests after it are not sent. */
async function send(client: SupabaseClient, change: BulkChange) {
  const requests = requestsOf(client, change);
  const all = requests.reduce((sum, { ids }) => sum + ids.length, 0);
  const done: string[] = [];
  const changed: Application[] = [];
  for (const request of requests) {
    try {
      const rows = await request.send();
      changed.push(...rows);
      done.push(...(request.isPartial ? rows.map(({ id }) => id) : request.ids));
    } catch (error) {
      if (done.length === 0) throw error;
      return { all, done, changed, error };
    }
  }
  return { all, done, changed, error: undefined };
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
  { done, changed }: Awaited<ReturnType<typeof send>>,
): Promise<void> {
  void queries.invalidateQueries({ queryKey: scheduleKey });
  if (change.kind === "restoration") {
    await queries.invalidateQueries({ queryKey: applicationsKey });
    return;
  }
  const removed = new Set(change.kind === "removal" ? done : []);
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
  // The request that failed may have been executed.
  const readAgain = () => queries.invalidateQueries({ queryKey: applicationsKey });
  const mutation = useMutation({
    mutationKey: bulkKey,
    scope: changeScope,
    meta: { errorTitle: t("bulk.failed") },
    mutationFn: ({ change }: Sent) => send(client, change),
    onSuccess: async (outcome, { change, onDone }) => {
      noteVersions(queries, outcome.changed, versions);
      await takeIn(queries, change, outcome);
      if (outcome.error !== undefined) void readAgain();
      onDone?.(outcome);
    },
    onError: readAgain,
  });
  return (change: BulkChange, onDone?: OnDone): void => mutation.mutate({ change, onDone });
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
