import type { InterviewOutcome } from "@postulo/domain/interview";
import { useTranslate } from "../i18n/use-translate.ts";
import { showUndoToast } from "../ui/feedback/toast.tsx";
import { scheduleMessages } from "./messages.ts";
import { useScheduleMutation } from "./use-schedule-change.ts";
import type { PlannedInterview } from "./use-schedule.ts";

/** Marks interviews as cancelled, with one undo. */
export function useCancelInterviews(): (interviews: readonly PlannedInterview[]) => void {
  const t = useTranslate(scheduleMessages);
  const mutate = useScheduleMutation();
  const setOutcome = (
    interviews: readonly PlannedInterview[],
    outcome: InterviewOutcome | null,
  ) => {
    for (const { id } of interviews) mutate({ kind: "editInterview", id, values: { outcome } });
  };
  return (interviews) => {
    setOutcome(interviews, "cancelled");
    showUndoToast({
      title: t("interview.cancelledAll", { count: interviews.length }),
      onUndo: () => setOutcome(interviews, null),
    });
  };
}
