import { applicationRow, type Application } from "@postulo/domain/application";
import { detailShape } from "@postulo/domain/application-columns";
import type { NewApplication } from "@postulo/domain/new-application";
import type { ApplicationEdit } from "@postulo/domain/application-edit";
import * as z from "zod/mini";
import { skipToken, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { cacheRows, cachedRowsKey, readCachedRows } from "../data/cached-rows.ts";
import { useSignedIn, type SignedIn } from "../session/session-context.tsx";
import { countRows, readOptionalRow, readRow, readRows } from "../data/read-rows.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { whenIdle } from "../ui/when-idle.ts";
import { applicationsKey, columns, firstPageRows, readFirstRows, readPage } from "./first-rows.ts";

/** The prefix of the history's query keys; statistics are computed again after a change. */
export const historyKey = ["application-history"] as const;
/** PostgREST's default `max-rows` of Supabase. */
const pageRows = 1000;

/** The total number of applications. */
function countAll({ client, user }: SignedIn, signal: AbortSignal): Promise<number> {
  const all = client.from("job_applied").select("id", { count: "exact", head: true });
  return countRows(all.eq("user_id", user.id).abortSignal(signal));
}

async function readOthers(signedIn: SignedIn, signal: AbortSignal): Promise<Application[]> {
  const count = await countAll(signedIn, signal);
  const starts: number[] = [];
  for (let from = firstPageRows; from < count; from += pageRows) starts.push(from);
  const pages = await Promise.all(
    starts.map((from) => readPage(signedIn, { from, to: from + pageRows - 1 }, signal)),
  );
  return pages.flat();
}

/** A row that was added between two requests is in both pages. */
function withoutRepeats(rows: readonly Application[]): Application[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

const cacheKey = "applications";
/** Delays caching, so that a list of thousands is not written after each change. */
const cacheDelayMs = 1000;
const cachedRows = z.object({ rows: z.array(applicationRow), cachedAt: z.string() });

/** The cached list, for when the server is unreachable. */
function useCachedApplications(isEnabled: boolean) {
  const { user } = useSignedIn();
  const cached = useQuery({
    queryKey: [cachedRowsKey, cacheKey, user.id],
    queryFn: async () => cachedRows.safeParse(await readCachedRows(user.id, cacheKey)).data ?? null,
    enabled: isEnabled,
    networkMode: "always",
  });
  return isEnabled ? cached.data : null;
}

/** Caches each list that was loaded, including changes, when the browser is idle. */
function useCacheRows(rows: readonly Application[] | undefined, updatedAt: number): void {
  const { user } = useSignedIn();
  useEffect(() => {
    if (rows === undefined) return;
    // Ignores quota errors: caching is optional.
    const cached = { rows, cachedAt: new Date(updatedAt).toISOString() };
    const store = () => void cacheRows(user.id, cacheKey, cached).catch(() => undefined);
    const timer = setTimeout(store, cacheDelayMs);
    return () => clearTimeout(timer);
  }, [user.id, rows, updatedAt]);
}

/**
 * All applications of the signed-in user. Of very many, the newest are returned first. While the server is unreachable,
 * it returns the cached list, and `cachedAt` is when that was loaded.
 * @param isWanted whether they are loaded if they are not there yet
 */
export function useApplications(isWanted = true) {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const firstKey = ["first-applications", signedIn.user.id];
  const all = useQuery({
    queryKey: applicationsKey,
    queryFn: async ({ signal }) => {
      const first = await readFirstRows(queries, signedIn, signal);
      if (first.length < firstPageRows) return first;
      queries.setQueryData(firstKey, first);
      // Lets the browser paint the first rows before thousands of others are parsed.
      await whenIdle();
      const others = await readOthers(signedIn, signal);
      return withoutRepeats([...first, ...others]);
    },
    enabled: isWanted,
    // The list stays cached after hours offline.
    gcTime: Infinity,
  });
  useCacheRows(all.data, all.dataUpdatedAt);
  const first = useQuery<Application[]>({ queryKey: firstKey, queryFn: skipToken });
  const isStuck = all.failureCount > 0 || all.fetchStatus === "paused";
  const cached = useCachedApplications(all.data === undefined && isStuck);
  const data = all.data ?? first.data ?? cached?.rows;
  return { ...all, data, cachedAt: (all.data ?? first.data) ? undefined : cached?.cachedAt };
}

/** Updates the cached list; cancels running fetches, which would overwrite it with stale data. */
export async function replaceRows(
  queries: QueryClient,
  change: (rows: readonly Application[]) => Application[],
): Promise<void> {
  const isLoading = queries.getQueryData(applicationsKey) === undefined;
  // A first fetch is not repeated by an invalidation while it is under way, and may have been read before the change.
  await Promise.all(
    [applicationsKey, trashKey].map((queryKey) => queries.cancelQueries({ queryKey })),
  );
  queries.setQueryData<Application[]>(applicationsKey, (rows) => rows && change(rows));
  void queries.invalidateQueries({ queryKey: historyKey });
  void queries.invalidateQueries({ queryKey: trashKey });
  // The cancelled fetch was the initial one.
  if (isLoading) void queries.invalidateQueries({ queryKey: applicationsKey });
}

/** Inserts an application and adds it to the cached list. The form reports errors. */
export function useAddApplication() {
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  return async (row: NewApplication): Promise<Application> => {
    const inserted = client.from("job_applied").insert({ ...row, user_id: user.id });
    const added = await readRow(applicationRow, inserted.select(columns).single());
    await replaceRows(queries, (rows) => [added, ...rows]);
    void queries.invalidateQueries({ queryKey: applicationsKey });
    return added;
  };
}

export const detailsRow = z.object(detailShape);
/** The columns that the list does not load. */
export type Details = z.infer<typeof detailsRow>;
const rowWithDetails = z.extend(applicationRow, detailShape);

export const detailsKey = (id: string) => ["application-details", id] as const;

/** What is read of a row after an edit: details only if they are edited. */
function schemaFor(edit: ApplicationEdit): z.ZodMiniType<Application> {
  return Object.keys(edit).some((column) => column in detailShape)
    ? rowWithDetails
    : applicationRow;
}

const columnsFor = (edit: ApplicationEdit): string =>
  schemaFor(edit) === rowWithDetails ? Object.keys(rowWithDetails.shape).join(",") : columns;

/** Caches a row that was read after a change: its details apart from the list. */
export function cacheDetails(queries: QueryClient, row: Application): void {
  const details = detailsRow.safeParse(row);
  if (details.success) queries.setQueryData(detailsKey(row.id), details.data);
}

/** The columns of the list. */
export const listRowOf = (row: Application): Application => z.parse(applicationRow, row);

/**
 * Updates a row with optimistic locking by its version.
 * @returns the updated row; undefined when it was changed or deleted elsewhere.
 */
export async function editRow(
  client: SupabaseClient,
  seen: Pick<Application, "id" | "version">,
  edit: ApplicationEdit,
): Promise<Application | undefined> {
  const update = client.from("job_applied").update(edit);
  const unchanged = update.eq("id", seen.id).eq("version", seen.version);
  const [row] = await readRows(schemaFor(edit), unchanged.select(columnsFor(edit)));
  return row;
}

/** The row on the server, with details if the edit changes them; null when it was deleted. */
export function readCurrent(
  client: SupabaseClient,
  id: string,
  edit: ApplicationEdit = {},
): Promise<Application | null> {
  const row = client.from("job_applied").select(columnsFor(edit)).eq("id", id).maybeSingle();
  return readOptionalRow(schemaFor(edit), row);
}

/** @returns the deleted row; undefined when it did not exist any more. */
export async function deleteRow(
  client: SupabaseClient,
  id: string,
): Promise<Application | undefined> {
  const removal = client.from("job_applied").delete().eq("id", id).select(columns);
  const [row] = await readRows(applicationRow, removal);
  return row;
}

/** Restores a deleted row with its history; null when it is not in the trash any more. */
export async function restoreRow(client: SupabaseClient, id: string): Promise<Application | null> {
  const isRestored = await readRow(z.boolean(), client.rpc("restore_application", { p_id: id }));
  return isRestored ? readCurrent(client, id) : null;
}

/** An application that was deleted less than 30 days ago. */
const trashRow = z.object({
  id: z.string(),
  row_id: z.string(),
  deleted_at: z.string(),
  content: z.object({ job_title: z.string(), company_name: z.string() }),
});
export type TrashedApplication = z.infer<typeof trashRow>;

const trashKey = ["deleted-applications"] as const;

/** The deleted applications, newest first. */
export function useTrash() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: trashKey,
    queryFn: ({ signal }) =>
      readRows(
        trashRow,
        client
          .from("trash")
          .select("id,row_id,deleted_at,content")
          .eq("user_id", user.id)
          .eq("table_name", "job_applied")
          .order("deleted_at", { ascending: false })
          .limit(100)
          .abortSignal(signal),
      ),
  });
}

/** How many applications are deleted and can be restored; counted again after each change. */
export function useTrashCount() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: [...trashKey, "count"],
    queryFn: ({ signal }) =>
      countRows(
        client
          .from("trash")
          .select("id", { count: "exact", head: true })
          .eq("user_id", user.id)
          .eq("table_name", "job_applied")
          .abortSignal(signal),
      ),
  });
}
