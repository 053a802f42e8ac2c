import { entryTables, type EntryKind, type EntryTable } from "@postulo/domain/entry";
import { useQuery, type QueryClient } from "@tanstack/react-query";
import { useProfileId, useSignedIn } from "../session/session-context.tsx";
import { readRow, readRows } from "../session/read-rows.ts";
import type { SupabaseClient } from "../session/supabase-client.ts";
import { columnsOf, entrySchema } from "./entry-row.ts";
import type { Entry } from "./entry.ts";

export const entriesKey = (kind: EntryKind) => ["entries", kind] as const;

/** What is stored of an entry. */
export type StoredColumns = Readonly<Record<string, string | number | boolean | null>>;

/** One list of one person. */
export interface EntryRoom {
  readonly client: SupabaseClient;
  readonly kind: EntryKind;
  readonly profileId: string;
}

const tableOf = ({ client, kind }: Pick<EntryRoom, "client" | "kind">) =>
  client.from(entryTables[kind].table);

/** The entries of a kind, in their order. */
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

/** Puts into the list what the server has said; an older list that is still on its way does not come back over it. */
export async function replaceEntries(
  queries: QueryClient,
  kind: EntryKind,
  change: (entries: readonly Entry[]) => readonly Entry[],
): Promise<void> {
  await queries.cancelQueries({ queryKey: entriesKey(kind) });
  queries.setQueryData<readonly Entry[]>(entriesKey(kind), (entries) => entries && change(entries));
}

export function insertEntry(room: EntryRoom, stored: StoredColumns): Promise<Entry> {
  const row = { ...stored, profile_id: room.profileId };
  const inserted = tableOf(room).insert(row).select(columnsOf(room.kind)).single();
  return readRow(entrySchema(room.kind), inserted);
}

/**
 * Changes an entry that still has the version it was seen with.
 * @returns the entry as it is now; undefined when somebody else has changed or deleted it.
 */
export async function updateEntry(
  room: EntryRoom,
  seen: Entry,
  stored: StoredColumns,
): Promise<Entry | undefined> {
  const update = tableOf(room).update(stored).eq("id", seen.id).eq("version", seen.version);
  const [entry] = await readRows(entrySchema(room.kind), update.select(columnsOf(room.kind)));
  return entry;
}

/** Deletes an entry, and gives it as it was at the end; undefined when it was gone already. */
export async function deleteEntry(room: EntryRoom, id: string): Promise<Entry | undefined> {
  const removal = tableOf(room).delete().eq("id", id).select(columnsOf(room.kind));
  const [entry] = await readRows(entrySchema(room.kind), removal);
  return entry;
}

/** Puts an entry at a place of the list. Where it stands is nobody's text: no version is asked for. */
export async function placeEntry(
  room: EntryRoom,
  id: string,
  sortOrder: number,
): Promise<Entry | undefined> {
  const update = tableOf(room).update({ sort_order: sortOrder }).eq("id", id);
  const [entry] = await readRows(entrySchema(room.kind), update.select(columnsOf(room.kind)));
  return entry;
}
