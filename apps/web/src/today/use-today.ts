import { pipelineGroupOf, stages } from "@postulo/domain/stage";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readRows } from "../data/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";

/** Stages that wait for an answer of the employer. */
const waitingStages = stages.filter((stage) =>
  ["applied", "interviews"].includes(pipelineGroupOf(stage)),
);
/** Of very many applications, the latest. */
const maxRows = 200;

const sentRow = z.object({
  id: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  applied_at: z.nullable(z.string()),
  application_event: z.array(z.object({ occurred_at: z.string() })),
});

/** Applications that were sent and wait for an answer, with their last change of stage. */
export function useSentApplications() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: ["sent-applications"],
    queryFn: ({ signal }) =>
      readRows(
        sentRow,
        client
          .from("job_applied")
          .select("id,job_title,company_name,applied_at,application_event(occurred_at)")
          .eq("user_id", user.id)
          .in("application_stage", waitingStages)
          .eq("application_event.kind", "changed")
          .eq("application_event.field", "application_stage")
          .order("applied_at", { ascending: false })
          .order("occurred_at", { referencedTable: "application_event", ascending: false })
          .limit(1, { referencedTable: "application_event" })
          .limit(maxRows)
          .abortSignal(signal),
      ),
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
