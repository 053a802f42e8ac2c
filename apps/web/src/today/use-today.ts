import { applicationRow } from "@postulo/domain/application";
import { stageStays } from "@postulo/domain/stage-history";
import { waitingStages } from "@postulo/domain/stage";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readRows } from "../data/read-rows.ts";
import { stageEventColumns, stageEventRow, toStageEvents } from "../data/stage-events.ts";
import { useSignedIn } from "../session/session-context.tsx";

/** Of very many applications, the latest. */
const maxRows = 200;

const columns = {
  id: true,
  job_title: true,
  company_name: true,
  applied_at: true,
  application_stage: true,
} as const;
const sentRow = z.extend(z.pick(applicationRow, columns), {
  application_event: z.array(stageEventRow),
});

/** An application that waits for an answer, with its stays in stages. */
function toSent({ application_event: events, ...row }: z.infer<typeof sentRow>) {
  return { row, stays: stageStays(toStageEvents(events)) };
}
export type SentApplication = ReturnType<typeof toSent>;

/** Applications that were sent and wait for an answer, with their changes of stage. */
export function useSentApplications() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: ["sent-applications"],
    queryFn: ({ signal }) =>
      readRows(
        sentRow,
        client
          .from("job_applied")
          .select(`${Object.keys(columns).join(",")},application_event(${stageEventColumns})`)
          .eq("user_id", user.id)
          .in("application_stage", waitingStages)
          .eq("application_event.field", "application_stage")
          .order("applied_at", { ascending: false })
          .order("occurred_at", { referencedTable: "application_event" })
          .limit(maxRows)
          .abortSignal(signal),
      ),
    select: (rows) => rows.map(toSent),
  });
}

const draftRow = z.object({
  id: z.string(),
  title: z.nullable(z.string()),
  company: z.nullable(z.string()),
  job_applied: z.object({
    job_title: z.string(),
    company_name: z.string(),
    application_stage: z.string(),
  }),
});

/** Letters for applications that are saved and not sent yet, newest first. */
export function useDrafts() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: ["unsent-letters"],
    queryFn: ({ signal }) =>
      readRows(
        draftRow,
        client
          .from("letters")
          .select("id,title,company,job_applied!inner(job_title,company_name,application_stage)")
          .eq("user_id", user.id)
          .eq("job_applied.application_stage", "saved")
          .order("updated_at", { ascending: false })
          .limit(20)
          .abortSignal(signal),
      ),
  });
}
