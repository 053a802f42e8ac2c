import { applicationRow, type Application, type NewApplication } from "@postulo/domain/application";
import type { ApplicationEdit } from "@postulo/domain/application-edit";
import * as z from "zod/mini";
import { skipToken, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { cacheRows, cachedRowsKey, readCachedRows } from "../session/cached-rows.ts";
import { useSignedIn, type SignedIn } from "../session/session-context.tsx";
import { countRows, readOptionalRow, readRow, readRows } from "../session/read-rows.ts";
import type { SupabaseClient } from "../session/supabase-client.ts";
import { whenIdle } from "../ui/when-idle.ts";
import { applicationsKey, columns, firstPageRows, readFirstRows, readPage } from "./first-rows.ts";

/** What happened to the applications; its statistics are computed anew after a change. */
export const historyKey = ["application-history"] as const;
/** A Supabase gives no more at once. */
const pageRows = 1000;

/** How many applications there are behind the first ones. */
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

/** A row that was added between two pages stands in both. */
function withoutRepeats(rows: readonly Application[]): Application[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

const keptName = "applications";
/** A list of thousands is not written anew with each change. */
const keepAfterMs = 1000;
const keptRows = z.object({ rows: z.array(applicationRow), keptAt: z.string() });

/** The list as it was last given, for when the server is not reached. */
function useKeptApplications(isWanted: boolean) {
  const { user } = useSignedIn();
  const kept = useQuery({
    queryKey: [cachedRowsKey, keptName, user.id],
    queryFn: async () => keptRows.safeParse(await readCachedRows(user.id, keptName)).data ?? null,
    enabled: isWanted,
    networkMode: "always",
  });
  return isWanted ? kept.data : null;
}

/** Keeps each list that came, changes included, when the browser has nothing else to do. */
function useKeeping(rows: readonly Application[] | undefined, updatedAt: number): void {
  const { user } = useSignedIn();
  useEffect(() => {
    if (rows === undefined) return;
    // A browser without room keeps nothing, and the list is here all the same.
    const kept = { rows, keptAt: new Date(updatedAt).toISOString() };
    const keep = () => void cacheRows(user.id, keptName, kept).catch(() => undefined);
    const later = setTimeout(keep, keepAfterMs);
    return () => clearTimeout(later);
  }, [user.id, rows, updatedAt]);
}

/**
 * All applications of the signed-in person. With very many, the newest are there first. While the server is not reached,
 * it is the list that it gave last, and `keptAt` says when that was.
 */
export function useApplications() {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const firstKey = ["first-applications", signedIn.user.id];
  const all = useQuery({
    queryKey: applicationsKey,
    queryFn: async ({ signal }) => {
      const first = await readFirstRows(queries, signedIn, signal);
      if (first.length < firstPageRows) return first;
      queries.setQueryData(firstKey, first);
      // The first rows are painted before thousands of others are read.
      await whenIdle();
      const others = await readOthers(signedIn, signal);
      return withoutRepeats([...first, ...others]);
    },
    // Also after hours without a connection the list is there.
    gcTime: Infinity,
  });
  useKeeping(all.data, all.dataUpdatedAt);
  const first = useQuery<Application[]>({ queryKey: firstKey, queryFn: skipToken });
  const isStuck = all.failureCount > 0 || all.fetchStatus === "paused";
  const kept = useKeptApplications(all.data === undefined && isStuck);
  const data = all.data ?? first.data ?? kept?.rows;
  return { ...all, data, keptAt: (all.data ?? first.data) ? undefined : kept?.keptAt };
}

/** Puts into the list what the server has said; an older list that is still on its way does not come back over it. */
export async function replaceRows(
  queries: QueryClient,
  change: (rows: readonly Application[]) => Application[],
): Promise<void> {
  const isLoading = queries.getQueryData(applicationsKey) === undefined;
  await queries.cancelQueries({ queryKey: applicationsKey });
  queries.setQueryData<Application[]>(applicationsKey, (rows) => rows && change(rows));
  void queries.invalidateQueries({ queryKey: historyKey });
  void queries.invalidateQueries({ queryKey: trashKey });
  // What was cancelled had not been here yet at all.
  if (isLoading) void queries.invalidateQueries({ queryKey: applicationsKey });
}

/** Adds an application and shows it in the list. The form that calls it tells failures. */
export function useAddApplication() {
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  return async (row: NewApplication): Promise<void> => {
    const inserted = client.from("job_applied").insert({ ...row, user_id: user.id });
    const added = await readRow(applicationRow, inserted.select(columns).single());
    await replaceRows(queries, (rows) => [added, ...rows]);
    void queries.invalidateQueries({ queryKey: applicationsKey });
  };
}

/**
 * Changes a row that still has the version it was seen with.
 * @returns the row as it is now; undefined when somebody else has changed or deleted it.
 */
export async function editRow(
  client: SupabaseClient,
  seen: Pick<Application, "id" | "version">,
  edit: ApplicationEdit,
): Promise<Application | undefined> {
  const update = client.from("job_applied").update(edit);
  const unchanged = update.eq("id", seen.id).eq("version", seen.version);
  const [row] = await readRows(applicationRow, unchanged.select(columns));
  return row;
}

/** The row as it is now; null when it was deleted. */
export function readCurrent(client: SupabaseClient, id: string): Promise<Application | null> {
  const row = client.from("job_applied").select(columns).eq("id", id).maybeSingle();
  return readOptionalRow(applicationRow, row);
}

/** Deletes a row, and gives it as it was at the end; undefined when it was gone already. */
export async function deleteRow(
  client: SupabaseClient,
  id: string,
): Promise<Application | undefined> {
  const removal = client.from("job_applied").delete().eq("id", id).select(columns);
  const [row] = await readRows(applicationRow, removal);
  return row;
}

/** Takes a deleted row out of the trash, with its history; null when it is not in there any more. */
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

/** The newest of the deleted applications. */
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
