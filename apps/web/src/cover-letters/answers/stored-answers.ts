import { RequestError } from "@postulo/contract/request-error";
import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readOptionalRow, readRow, readRows, write } from "../../data/read-rows.ts";
import type { SupabaseClient } from "../../data/supabase-client.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { answers, areBlank, pickAnswers, type AnswerDraft } from "./answer-draft.ts";

const storedAnswers = z.extend(answers, {
  id: z.uuid(),
  posting_key: z.string(),
  title: z.string(),
  company: z.string(),
  version: z.number(),
});
/** What a person answered about a posting. */
export type StoredAnswers = z.infer<typeof storedAnswers>;

const table = "letter_answers";
const columns = Object.keys(storedAnswers.shape).join(",");
const listKey = (userId: string) => ["letter-answers", userId] as const;

/** Older ones are in the export only. */
const maxRows = 100;

const storedAnswersQuery = (client: SupabaseClient, userId: string) =>
  queryOptions({
    queryKey: listKey(userId),
    queryFn: () =>
      readRows(
        storedAnswers,
        client
          .from(table)
          .select(columns)
          .eq("user_id", userId)
          .order("updated_at", { ascending: false })
          .limit(maxRows),
      ),
  });

/** The user's answers, newest first. */
export function useStoredAnswers() {
  const { client, user } = useSignedIn();
  return useQuery(storedAnswersQuery(client, user.id));
}

/** Waits for the list while it is read for the first time. */
export async function waitForStoredAnswers(
  queries: QueryClient,
  client: SupabaseClient,
  userId: string,
): Promise<void> {
  const options = storedAnswersQuery(client, userId);
  if (queries.getQueryState(options.queryKey)?.status !== "error")
    await queries.ensureQueryData(options);
}

/** The list as it was last read. */
export const readStoredAnswers = (queries: QueryClient, userId: string) =>
  queries.getQueryData<StoredAnswers[]>(listKey(userId)) ?? [];

/** Puts a stored row on top of the list; without one, removes it. */
export function showStored(
  queries: QueryClient,
  userId: string,
  { key, row }: { readonly key: string; readonly row: StoredAnswers | null },
): void {
  queries.setQueryData<StoredAnswers[]>(listKey(userId), (rows = []) => [
    ...(row ? [row] : []),
    ...rows.filter(({ posting_key }) => posting_key !== key),
  ]);
}

type StoreOutcome =
  | { readonly kind: "stored"; readonly row: StoredAnswers | null }
  /** Another window changed, stored or deleted them. */
  | { readonly kind: "changedElsewhere"; readonly row: StoredAnswers | null };

const fetchRow = (client: SupabaseClient, key: string) =>
  readOptionalRow(
    storedAnswers,
    client.from(table).select(columns).eq("posting_key", key).maybeSingle(),
  );

const uniqueViolation = "23505";

async function insertRow(
  client: SupabaseClient,
  key: string,
  draft: AnswerDraft,
): Promise<StoredAnswers | null> {
  const { title, company, application_id } = draft;
  const row = { ...pickAnswers(draft), title, company, application_id, posting_key: key };
  try {
    return await readRow(storedAnswers, client.from(table).insert(row).select(columns).single());
  } catch (error) {
    if (error instanceof RequestError && error.code === uniqueViolation) return null;
    throw error;
  }
}

/** Stores the answers for a posting, with optimistic locking; blank answers are deleted. */
export async function storeAnswers(
  client: SupabaseClient,
  key: string,
  draft: AnswerDraft,
): Promise<StoreOutcome> {
  const { seen, title, company, application_id } = draft;
  if (!seen) {
    if (areBlank(draft)) return { kind: "stored", row: null };
    const row = await insertRow(client, key, draft);
    return row
      ? { kind: "stored", row }
      : { kind: "changedElsewhere", row: await fetchRow(client, key) };
  }
  const change = { ...pickAnswers(draft), title, company, application_id };
  const request = areBlank(draft) ? client.from(table).delete() : client.from(table).update(change);
  const [row] = await readRows(
    storedAnswers,
    request.eq("id", seen.id).eq("version", seen.version).select(columns),
  );
  if (!row) return { kind: "changedElsewhere", row: await fetchRow(client, key) };
  return { kind: "stored", row: areBlank(draft) ? null : row };
}

/** Deletes stored answers, whatever their version. */
export async function deleteAnswers(client: SupabaseClient, id: string): Promise<void> {
  await write(client.from(table).delete().eq("id", id));
}
