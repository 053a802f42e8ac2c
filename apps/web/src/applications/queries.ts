import { applicationRow, type Application, type NewApplication } from "@postulo/domain/application";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { SupabaseClient } from "@supabase/supabase-js";
import { useSignedIn } from "../session/session-context.tsx";
import { readRow, readRows } from "../session/read-rows.ts";
import type { ApplicationEdit } from "./row-change.ts";

export const applicationsKey = ["applications"] as const;
const columns = Object.keys(applicationRow.shape).join(",");

/** All applications of the signed-in person, newest first. */
export function useApplications() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: applicationsKey,
    queryFn: ({ signal }) =>
      readRows(
        applicationRow,
        client
          .from("job_applied")
          .select(columns)
          .eq("user_id", user.id)
          .order("applied_at", { ascending: false })
          .order("id")
          .abortSignal(signal),
      ),
  });
}

/** Puts into the list what the server has said; an older list that is still on its way does not come back over it. */
export async function replaceRows(
  queries: QueryClient,
  change: (rows: readonly Application[]) => Application[],
): Promise<void> {
  await queries.cancelQueries({ queryKey: applicationsKey });
  queries.setQueryData<Application[]>(applicationsKey, (rows) => rows && change(rows));
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

/** Deletes a row, and gives it as it was at the end; undefined when it was gone already. */
export async function deleteRow(
  client: SupabaseClient,
  id: string,
): Promise<Application | undefined> {
  const removal = client.from("job_applied").delete().eq("id", id).select(columns);
  const [row] = await readRows(applicationRow, removal);
  return row;
}

/** Puts a deleted row back as it was, under the id it had. Its version is the database's to write. */
export function restoreRow(
  client: SupabaseClient,
  deleted: Application,
  userId: string,
): Promise<Application> {
  const row = { ...deleted, version: undefined, user_id: userId };
  return readRow(applicationRow, client.from("job_applied").insert(row).select(columns).single());
}
