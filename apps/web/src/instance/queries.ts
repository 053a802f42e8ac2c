import { callServer } from "@postulo/contract/call-server";
import { getInstanceOverview, type InstanceOverview } from "@postulo/contract/instance-overview";
import { useQuery } from "@tanstack/react-query";
import { useSignedIn } from "../session/session-context.tsx";

const refreshMs = 60_000;
const notFound = 404;

/** The figures of the server; "hidden" when the page is switched off, or the user is not an admin. */
export function useInstanceOverview() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: ["instance-overview", user.id],
    refetchInterval: refreshMs,
    queryFn: async (): Promise<InstanceOverview | "hidden"> => {
      const result = await callServer(getInstanceOverview, client.server);
      if (result.kind === "ok") return result.body;
      if (result.kind === "refused" && result.code === "not_an_admin") return "hidden";
      if (result.kind === "failed" && result.error.status === notFound) return "hidden";
      throw result.error;
    },
  });
}
