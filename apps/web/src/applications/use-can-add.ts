import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readOptionalRow } from "../session/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";

const permissionRow = z.object({ can_add_manually: z.boolean() });

/** Whether the person may add applications by hand. */
export function useCanAdd() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: ["can-add-manually", user.id],
    queryFn: async () => {
      const profile = client.from("profile").select("can_add_manually").eq("user_id", user.id);
      const row = await readOptionalRow(permissionRow, profile.maybeSingle());
      return row?.can_add_manually === true;
    },
    staleTime: Infinity,
  });
}
