import { applicationRow, type Application, type NewApplication } from "@postulo/domain/application";
import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useSignedIn } from "../session/session-context.tsx";
import { readRow, readRows, RequestError, write } from "../session/read-rows.ts";

const key = ["applications"] as const;
const columns = Object.keys(applicationRow.shape).join(",");

/** What can be changed in the list. */
export type ApplicationChange = Partial<Pick<Application, "application_stage" | "priority_level">>;

/** All applications of the signed-in person, newest first. */
export function useApplications() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: key,
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

function replaceRows(
  queries: QueryClient,
  change: (rows: readonly Application[]) => Application[],
) {
  queries.setQueryData<Application[]>(key, (rows) => rows && change(rows));
}

/**
 * Changes a row at once on the screen, and on the server unless somebody changed it since it was seen; then the screen
 * goes back to the server's truth.
 */
export function useChangeApplication(errors: { title: string; changedElsewhere: string }) {
  const { client } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    meta: { errorTitle: errors.title },
    mutationFn: async ({ seen, change }: { seen: Application; change: ApplicationChange }) => {
      const [row] = await readRows(
        applicationRow,
        client
          .from("job_applied")
          .update(change)
          .eq("id", seen.id)
          .eq("version", seen.version)
          .select(columns),
      );
      if (!row)
        throw new RequestError(errors.changedElsewhere, { status: 409, code: "changed_elsewhere" });
      return row;
    },
    onMutate: async ({ seen, change }) => {
      await queries.cancelQueries({ queryKey: key });
      replaceRows(queries, (rows) =>
        rows.map((row) => (row.id === seen.id ? { ...row, ...change } : row)),
      );
    },
    onSuccess: (changed) =>
      replaceRows(queries, (rows) => rows.map((row) => (row.id === changed.id ? changed : row))),
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Adds an application and shows it in the list. The form that calls it tells failures. */
export function useAddApplication() {
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  return async (row: NewApplication): Promise<void> => {
    const inserted = client.from("job_applied").insert({ ...row, user_id: user.id });
    const added = await readRow(applicationRow, inserted.select(columns).single());
    replaceRows(queries, (rows) => [added, ...rows]);
    void queries.invalidateQueries({ queryKey: key });
  };
}

/** Deletes a row, on the screen at once. */
export function useDeleteApplication(errorTitle: string) {
  const { client } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    meta: { errorTitle },
    mutationFn: ({ id }: Application) => write(client.from("job_applied").delete().eq("id", id)),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey: key });
      replaceRows(queries, (rows) => rows.filter((row) => row.id !== id));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Puts a deleted row back as it was, under the id it had. */
export function useRestoreApplication(errorTitle: string) {
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    meta: { errorTitle },
    mutationFn: (deleted: Application) =>
      // The version is the database's to write.
      write(
        client.from("job_applied").insert({ ...deleted, version: undefined, user_id: user.id }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
