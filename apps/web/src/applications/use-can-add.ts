import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readOptionalRow } from "../session/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";

const permissionRow = z.object({ can_add_manually: z.boolean() });

/** Whether the person may add applications by hand; undefined while nobody knows. */
export function useCanAdd(): boolean | undefined {
  const { client, user } = useSignedIn();
  const permission = useQuery({
    queryKey: ["can-add-manually", user.id],
    queryFn: () =>
      readOptionalRow(
        permissionRow,
        client.from("profile").select("can_add_manually").eq("user_id", user.id).maybeSingle(),
      ),
    staleTime: Infinity,
  });
  return permission.data === undefined ? undefined : permission.data?.can_add_manually === true;
}
