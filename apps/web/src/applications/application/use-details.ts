import { RequestError } from "@postulo/contract/request-error";
import { applicationRow } from "@postulo/domain/application";
import { detailShape, listShape } from "@postulo/domain/application-columns";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readRow, readRows } from "../../data/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import type { SupabaseClient } from "../../data/supabase-client.ts";
import { drawerColumns } from "../column-views.ts";
import { replaceRows } from "../queries.ts";

const detailsRow = z.object({ ...listShape, ...detailShape, version: z.number() });
export type Details = z.infer<typeof detailsRow>;

const storedRow = z.extend(applicationRow, detailShape);
const detailsKey = (id: string) => ["application-details", id] as const;

function readDetails(client: SupabaseClient, id: string): Promise<Details> {
  const columns = Object.keys(detailsRow.shape).join(",");
  return readRow(detailsRow, client.from("job_applied").select(columns).eq("id", id).single());
}

/** Not refetched while it is open, so that input is not overwritten. */
export function useDetails(id: string) {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: detailsKey(id),
    queryFn: () => readDetails(client, id),
    staleTime: Infinity,
    gcTime: 0,
  });
}

const isSameText = (one: Details, other: Details) =>
  drawerColumns.every((column) => one[column] === other[column]);

interface Saving {
  readonly id: string;
  readonly seen: Details;
  /** Values by column. */
  readonly typed: Readonly<Record<string, string | null>>;
  readonly changedElsewhere: string;
}

/**
 * Updates the texts if they are unchanged on the server. A change of other columns, such as the stage, is no conflict.
 */
async function saveOverSeen(client: SupabaseClient, { id, seen, typed, changedElsewhere }: Saving) {
  const columns = Object.keys(storedRow.shape).join(",");
  let { version } = seen;
  for (;;) {
    const update = client.from("job_applied").update(typed).eq("id", id).eq("version", version);
    const [stored] = await readRows(storedRow, update.select(columns));
    if (stored) return stored;
    const current = await readDetails(client, id);
    if (!isSameText(current, seen))
      throw new RequestError(changedElsewhere, { status: 409, code: "conflict" });
    version = current.version;
  }
}

/** Saves the texts with optimistic locking of these columns. */
export function useSaveDetails() {
  const { client } = useSignedIn();
  const queries = useQueryClient();
  return async (saving: Saving): Promise<void> => {
    const stored = await saveOverSeen(client, saving);
    queries.setQueryData(detailsKey(saving.id), z.parse(detailsRow, stored));
    const row = z.parse(applicationRow, stored);
    await replaceRows(queries, (rows) => rows.map((one) => (one.id === row.id ? row : one)));
  };
}
