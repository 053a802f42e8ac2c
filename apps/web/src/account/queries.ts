import { exportAccount } from "@postulo/contract/account";
import { bodyOf, callServer } from "@postulo/contract/call-server";
import { deleteAccount as endpoint } from "@postulo/contract/functions";
import { useQuery } from "@tanstack/react-query";
import { countRows } from "../data/read-rows.ts";
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

/** @throws {RequestError} when the account was not deleted. */
export async function deleteAccount({ server }: SupabaseClient, userId: string): Promise<void> {
  const body = { userId, confirmDelete: true } as const;
  bodyOf(await callServer(endpoint, { ...server, body }));
}

/**
 * @returns the ZIP archive with all data of the account.
 * @throws {RequestError} when the server rejects the request or is unreachable.
 */
export async function exportEverything({ server }: SupabaseClient): Promise<Blob> {
  return bodyOf(await callServer(exportAccount, server));
}
