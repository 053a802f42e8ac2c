import { interviewOutcomes } from "@postulo/domain/interview";
import { useTranslate } from "../i18n/use-translate.ts";
import { Button } from "../ui/form/button.tsx";
import { scheduleMessages } from "./messages.ts";
import classes from "./schedule.module.css";
import { useScheduleChange } from "./use-schedule-change.ts";

/** "How did it go?", asked once: each answer, and the refusal, ends it. @param id of the interview */
export function OutcomeQuestion({ id }: { readonly id: string }) {
  const t = useTranslate(scheduleMessages);
  const change = useScheduleChange();
  const answer = (outcome: (typeof interviewOutcomes)[number] | null) =>
    change(
      { kind: "editInterview", id, values: { outcome, asked_at: new Date().toISOString() } },
      t("ask.saved"),
    );
  return (
    <fieldset className={classes["ask"]}>
      <legend>{t("ask.title")}</legend>
      {interviewOutcomes.map((outcome) => (
        <Button key={outcome} size="compact-sm" variant="default" onClick={() => answer(outcome)}>
          {t(`ask.answers.${outcome}`)}
        </Button>
      ))}
      <Button size="compact-sm" variant="subtle" color="neutral" onClick={() => answer(null)}>
        {t("ask.later")}
      </Button>
    </fieldset>
  );
}
