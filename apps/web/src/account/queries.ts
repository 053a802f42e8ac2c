import { exportAccount } from "@postulo/contract/account";
import { bodyOf, callServer } from "@postulo/contract/call-server";
import { deleteAccount as endpoint } from "@postulo/contract/functions";
import { RequestError } from "@postulo/contract/request-error";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { countRows, readRows } from "../data/read-rows.ts";
import { useProfileId, useSignedIn } from "../session/session-context.tsx";
import type { SupabaseClient } from "../data/supabase-client.ts";

function countEntries(client: SupabaseClient, table: string, profileId: string | undefined) {
  return countRows(
    client.from(table).select("id", { count: "exact", head: true }).in("profile_id", [profileId]),
  );
}

/** Counts of the profile's entries. */
export function useProfileCounts() {
  const { client, user } = useSignedIn();
  const profile = useProfileId();
  const profileId = profile.data;
  return useQuery({
    queryKey: ["profile-counts", user.id, profileId],
    enabled: profileId !== undefined,
    queryFn: async () => {
      const [education, experiences, skills] = await Promise.all([
        countEntries(client, "education", profileId),
        countEntries(client, "experiences", profileId),
        countEntries(client, "competencies", profileId),
      ]);
      return { education, experiences, skills };
    },
  });
}

const sessionRow = z.object({
  id: z.string(),
  user_agent: z.nullable(z.string()),
  last_used_at: z.string(),
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof sessionRow>;

export const sessionsKey = ["sessions"] as const;

/** The sessions of the account, the current one first. */
export function useSessions() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: [...sessionsKey, user.id],
    queryFn: () => readRows(sessionRow, client.rpc("my_sessions")),
  });
}

/** @throws {RequestError} when GoTrue rejects the request. */
export async function endOtherSessions(client: SupabaseClient): Promise<void> {
  const { error } = await client.auth.signOut({ scope: "others" });
  if (error) throw RequestError.of(error);
}

/** @throws {RequestError} when the account was not deleted. */
export async function deleteAccount({ functions }: SupabaseClient, userId: string): Promise<void> {
  const body = { userId, confirmDelete: true } as const;
  bodyOf(await callServer(endpoint, { ...functions, body }));
}

/**
 * @returns the ZIP archive with all data of the account.
 * @throws {RequestError} when the server rejects the request or is unreachable.
 */
export async function exportEverything({ server }: SupabaseClient): Promise<Blob> {
  return bodyOf(await callServer(exportAccount, server));
}
