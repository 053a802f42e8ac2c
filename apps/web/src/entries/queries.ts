import { entryTables, type EntryKind, type EntryTable } from "@postulo/domain/profile/entry";
import { useQuery, type QueryClient } from "@tanstack/react-query";
import { useProfileId, useSignedIn } from "../session/session-context.tsx";
import { readRow, readRows } from "../data/read-rows.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { columnsOf, entrySchema } from "./entry-row.ts";
import type { Entry } from "./entry.ts";

export const entriesKey = (kind: EntryKind) => ["entries", kind] as const;

/** The columns of an entry without id and version. */
export type StoredColumns = Readonly<Record<string, string | number | boolean | null>>;

/** One list of one user. */
export interface EntryScope {
  readonly client: SupabaseClient;
  readonly kind: EntryKind;
  readonly profileId: string;
}

const tableOf = ({ client, kind }: Pick<EntryScope, "client" | "kind">) =>
  client.from(entryTables[kind].table);

/** The entries of a kind in their order. */
export function useEntries(kind: EntryKind) {
  const { client } = useSignedIn();
  const profile = useProfileId();
  const { order }: EntryTable = entryTables[kind];
  const entries = useQuery({
    queryKey: entriesKey(kind),
    enabled: profile.data !== undefined,
    queryFn: ({ signal }) =>
      readRows(
        entrySchema(kind),
        tableOf({ client, kind })
          .select(columnsOf(kind))
          .eq("profile_id", profile.data)
          .order(order.column, { ascending: order.ascending })
          .order("id")
          .abortSignal(signal),
      ),
  });
  const failed = [profile, entries].find(({ data, isError }) => isError && data === undefined);
  return { entries: entries.data, failed, profileId: profile.data };
}

/** Updates the cached list; cancels running fetches, which would overwrite it with stale data. */
export async function replaceEntries(
  queries: QueryClient,
  kind: EntryKind,
  change: (entries: readonly Entry[]) => readonly Entry[],
): Promise<void> {
  await queries.cancelQueries({ queryKey: entriesKey(kind) });
  queries.setQueryData<readonly Entry[]>(entriesKey(kind), (entries) => entries && change(entries));
}

export function insertEntry(scope: EntryScope, stored: StoredColumns): Promise<Entry> {
  const row = { ...stored, profile_id: scope.profileId };
  const inserted = tableOf(scope).insert(row).select(columnsOf(scope.kind)).single();
  return readRow(entrySchema(scope.kind), inserted);
}

/**
 * Updates an entry with optimistic locking by its version.
 * @returns the updated entry; undefined when it was changed or deleted elsewhere.
 */
export async function updateEntry(
  scope: EntryScope,
  seen: Entry,
  stored: StoredColumns,
): Promise<Entry | undefined> {
  const update = tableOf(scope).update(stored).eq("id", seen.id).eq("version", seen.version);
  const [entry] = await readRows(entrySchema(scope.kind), update.select(columnsOf(scope.kind)));
  return entry;
}

/** @returns the deleted entry; undefined when it did not exist any more. */
export async function deleteEntry(scope: EntryScope, id: string): Promise<Entry | undefined> {
  const removal = tableOf(scope).delete().eq("id", id).select(columnsOf(scope.kind));
  const [entry] = await readRows(entrySchema(scope.kind), removal);
  return entry;
}

/** Sets the position of an entry, whatever its version: the position is not part of its content. */
export async function moveEntry(
  scope: EntryScope,
  id: string,
  sortOrder: number,
): Promise<Entry | undefined> {
  const update = tableOf(scope).update({ sort_order: sortOrder }).eq("id", id);
  const [entry] = await readRows(entrySchema(scope.kind), update.select(columnsOf(scope.kind)));
  return entry;
}
