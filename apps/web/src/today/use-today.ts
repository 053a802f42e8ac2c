import { applicationRow } from "@postulo/domain/application";
import { stageStays } from "@postulo/domain/stage-history";
import { waitingStages } from "@postulo/domain/stage";
import { languages } from "@postulo/i18n/language";
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

/** Whether the user has no application at all. */
export function useHasNone(enabled: boolean) {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: ["any-application", user.id],
    enabled,
    queryFn: ({ signal }) =>
      readRows(
        z.object({ id: z.string() }),
        client.from("job_applied").select("id").eq("user_id", user.id).limit(1).abortSignal(signal),
      ),
    select: (rows) => rows.length === 0,
    // The first application may have been added since.
    staleTime: 0,
  });
}

const position = z.object({ job_title: z.string(), company_name: z.string() });
const draftShape = {
  id: z.string(),
  application_id: z.string(),
  updated_at: z.string(),
  job_applied: position,
};
const letterRow = z.object({ ...draftShape, language: z.enum(languages) });
const cvRow = z.object(draftShape);

/** A letter or CV for an application that is saved and not sent yet. */
export type Draft =
  | ({ readonly kind: "letter" } & z.infer<typeof letterRow>)
  | ({ readonly kind: "cv" } & z.infer<typeof cvRow>);

const maxDrafts = 20;
const draftColumns = "id,application_id,updated_at,job_applied!inner(job_title,company_name)";

/** Letters and CVs for applications that are saved and not sent yet, newest first. */
export function useDrafts() {
  const { client, user } = useSignedIn();
  const read = async (signal: AbortSignal): Promise<Draft[]> => {
    const unsent = (table: "letters" | "cvs", selected: string) =>
      client
        .from(table)
        .select(selected)
        .eq("user_id", user.id)
        .eq("job_applied.application_stage", "saved")
        .order("updated_at", { ascending: false })
        .limit(maxDrafts)
        .abortSignal(signal);
    const [letters, cvs] = await Promise.all([
      readRows(letterRow, unsent("letters", `language,${draftColumns}`)),
      readRows(cvRow, unsent("cvs", draftColumns)),
    ]);
    return [
      ...letters.map((row): Draft => ({ kind: "letter", ...row })),
      ...cvs.map((row): Draft => ({ kind: "cv", ...row })),
    ].toSorted((one, other) => Date.parse(other.updated_at) - Date.parse(one.updated_at));
  };
  return useQuery({ queryKey: ["unsent-documents"], queryFn: ({ signal }) => read(signal) });
}
