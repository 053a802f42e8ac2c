import { RequestError } from "@postulo/contract/request-error";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readRow, readRows } from "../../data/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";

const sessionRow = z.object({
  id: z.string(),
  user_agent: z.nullable(z.string()),
  created_at: z.string(),
  last_used_at: z.string(),
  is_current: z.boolean(),
  is_extension: z.boolean(),
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

interface EndOptions {
  /** Title of the toast on failure. */
  readonly errorTitle: string;
}

/** Ends one session; one that has ended meanwhile is no error. */
export function useEndSession({ errorTitle }: EndOptions) {
  const { client } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    meta: { errorTitle },
    mutationFn: (id: string) => readRow(z.boolean(), client.rpc("end_session", { p_id: id })),
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Ends all sessions but the current one. */
export function useEndOtherSessions({ errorTitle }: EndOptions) {
  const { client } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    meta: { errorTitle },
    mutationFn: async () => {
      const { error } = await client.auth.signOut({ scope: "others" });
      if (error) throw RequestError.of(error);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
}
