import { taskRow } from "@postulo/domain/task";
import { useQuery } from "@tanstack/react-query";
import { scheduleKey } from "../data/schedule-key.ts";
import { columnsOf, readRows } from "../data/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";

/** The finished tasks of an application; read again whenever the schedule is. */
export function useDoneTasks(applicationId: string) {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: [...scheduleKey, "done", applicationId],
    queryFn: ({ signal }) =>
      readRows(
        taskRow,
        client
          .from("task")
          .select(columnsOf(taskRow))
          .eq("application_id", applicationId)
          .not("done_at", "is", null)
          .abortSignal(signal),
      ),
    staleTime: 0,
  });
}
