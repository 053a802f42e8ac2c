import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { columnsOf, readRows } from "../data/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";

/** What names an application. */
export const namedApplication = z.object({
  id: z.uuid(),
  job_title: z.string(),
  company_name: z.string(),
});
export type NamedApplication = z.infer<typeof namedApplication>;

/** Letters and CVs for older ones are rare. */
const maxApplications = 100;

/** The user's newest applications, for which a letter or a CV may be. */
export function useNewestApplications() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: ["newest-applications", user.id],
    queryFn: () =>
      readRows(
        namedApplication,
        client
          .from("job_applied")
          .select(columnsOf(namedApplication))
          .eq("user_id", user.id)
          .order("applied_at", { ascending: false, nullsFirst: false })
          .limit(maxApplications),
      ),
  });
}
