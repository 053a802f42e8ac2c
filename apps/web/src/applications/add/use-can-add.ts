import { queryOptions, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { cacheRows, readCachedRows } from "../../data/cached-rows.ts";
import { readOptionalRow } from "../../data/read-rows.ts";
import { useSignedIn, type SignedIn } from "../../session/session-context.tsx";

const permissionRow = z.object({ can_add_manually: z.boolean() });
const cacheKey = "can-add-manually";
const cachedPermission = z.object({ rows: z.boolean() });

/** Whether the user may add applications manually. */
export const canAddQuery = ({ client, user }: SignedIn) =>
  queryOptions({
    queryKey: ["can-add-manually", user.id],
    queryFn: async () => {
      const profile = client.from("profile").select("can_add_manually").eq("user_id", user.id);
      const row = await readOptionalRow(permissionRow, profile.maybeSingle());
      const rows = row?.can_add_manually === true;
      void cacheRows(user.id, cacheKey, { rows, cachedAt: new Date().toISOString() }).catch(
        () => undefined,
      );
      return rows;
    },
    staleTime: Infinity,
  });

/** Whether the user may add applications manually; the cached value while the server is unreachable. */
export function useCanAdd() {
  const signedIn = useSignedIn();
  const { user } = signedIn;
  const permission = useQuery(canAddQuery(signedIn));
  const isStuck = permission.failureCount > 0 || permission.fetchStatus === "paused";
  const cached = useQuery({
    queryKey: ["cached-can-add-manually", user.id],
    queryFn: async () => {
      const answer = await readCachedRows(user.id, cacheKey);
      return cachedPermission.safeParse(answer).data?.rows ?? null;
    },
    enabled: permission.data === undefined && isStuck,
    networkMode: "always",
  });
  return { ...permission, data: permission.data ?? cached.data ?? undefined };
}
