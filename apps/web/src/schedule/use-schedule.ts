import { interviewRow } from "@postulo/domain/interview";
import { stages } from "@postulo/domain/stage";
import { taskRow } from "@postulo/domain/task";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readRows } from "../data/read-rows.ts";
import { scheduleKey } from "../data/schedule-key.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { useSignedIn } from "../session/session-context.tsx";

const ofApplication = z.object({
  job_title: z.string(),
  company_name: z.string(),
  application_stage: z.enum(stages),
});
export type Position = z.infer<typeof ofApplication>;

/** The position is null for a row that was added here and not loaded since. */
const plannedTask = z.extend(taskRow, { job_applied: z.nullable(ofApplication) });
const plannedInterview = z.extend(interviewRow, { job_applied: z.nullable(ofApplication) });
export type PlannedTask = z.infer<typeof plannedTask>;
export type PlannedInterview = z.infer<typeof plannedInterview>;

/** All open tasks and the latest interviews of the signed-in user. */
export interface Schedule {
  readonly tasks: readonly PlannedTask[];
  readonly interviews: readonly PlannedInterview[];
}

/** The default `max-rows` of a Supabase. */
const maxRows = 1000;
const position = `job_applied(${Object.keys(ofApplication.shape).join(",")})`;
const columnsOf = (shape: object) => [...Object.keys(shape), position].join(",");

async function readSchedule(
  client: SupabaseClient,
  userId: string,
  signal: AbortSignal,
): Promise<Schedule> {
  const open = client.from("task").select(columnsOf(taskRow.shape)).eq("user_id", userId);
  const met = client.from("interview").select(columnsOf(interviewRow.shape)).eq("user_id", userId);
  const [tasks, interviews] = await Promise.all([
    readRows(
      plannedTask,
      open.is("done_at", null).order("due_date").limit(maxRows).abortSignal(signal),
    ),
    readRows(
      plannedInterview,
      met.order("starts_at", { ascending: false }).limit(maxRows).abortSignal(signal),
    ),
  ]);
  return { tasks, interviews };
}

/** @param staleTime milliseconds for which what was read is not read again by another component; a column of an application may have changed its first task meanwhile. */
export function useSchedule({ enabled = true, staleTime = 0 } = {}) {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: scheduleKey,
    queryFn: ({ signal }) => readSchedule(client, user.id, signal),
    enabled,
    gcTime: Infinity,
    staleTime,
  });
}
