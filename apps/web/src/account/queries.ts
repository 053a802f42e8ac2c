import type { SupabaseClient } from "@supabase/supabase-js";
import { useQuery } from "@tanstack/react-query";
import { countRows } from "../session/read-rows.ts";
import { useProfileId, useSignedIn } from "../session/session-context.tsx";

function countEntries(client: SupabaseClient, table: string, profileId: string | undefined) {
  return countRows(
    client.from(table).select("id", { count: "exact", head: true }).in("profile_id", [profileId]),
  );
}

/** How much the profile holds. */
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
