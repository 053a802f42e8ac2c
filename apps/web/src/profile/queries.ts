import { RequestError } from "@postulo/contract/request-error";
import { profileRow, type Profile } from "@postulo/domain/profile/profile";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readRow, readRows } from "../data/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { columnsOf, type ProfileValues } from "./profile-fields.ts";

const key = ["profile"] as const;
const columns = Object.keys(profileRow.shape).join(",");

/**
 * The user's profile for a form: refetched when the form is mounted, and never in the background, so that a conflict is
 * detected on saving.
 */
export function useProfile(profileId: string | undefined) {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: key,
    enabled: profileId !== undefined,
    queryFn: () =>
      readRow(profileRow, client.from("profile").select(columns).eq("id", profileId).single()),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/**
 * Updates the profile with optimistic locking, and returns the updated one.
 * @throws {RequestError} with the message `changedElsewhere` when it was changed elsewhere.
 */
export function useSaveProfile(changedElsewhere: string) {
  const { client } = useSignedIn();
  const queries = useQueryClient();
  return async (seen: Profile, values: ProfileValues): Promise<Profile> => {
    const update = client
      .from("profile")
      .update(columnsOf(values))
      .eq("id", seen.id)
      .eq("version", seen.version);
    const [saved] = await readRows(profileRow, update.select(columns));
    if (!saved)
      throw new RequestError(changedElsewhere, { status: 409, code: "changed_elsewhere" });
    queries.setQueryData(key, saved);
    return saved;
  };
}
