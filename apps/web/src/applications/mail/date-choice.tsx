import { interviewKinds, interviewLimits, type InterviewKind } from "@postulo/domain/interview";
import { taskLimits } from "@postulo/domain/task";
import { useId, type ReactNode } from "react";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { scheduleMessages } from "../../schedule/messages.ts";
import { NativeSelect } from "../../ui/form/native-select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import classes from "./mail.module.css";
import { mailMessages } from "./messages.ts";
import type { DateFields } from "./proposed-change.ts";

export interface EnteredDate extends DateFields {
  readonly interviewKind: InterviewKind;
  readonly what: string;
}

export type DateProblem = "needsTime" | "badZone" | "badMinutes";

interface DateFieldsProps {
  readonly value: EnteredDate;
  readonly problem: DateProblem | undefined;
  /** Below the time zone. */
  readonly zoneHint: ReactNode;
  /** Of the choice. */
  readonly hint: ReactNode;
  readonly onChange: (changed: Partial<EnteredDate>) => void;
}

const kinds = ["none", "interview", "task"] as const;

/** What is planned: nothing, an interview at its hour, or a task on its day. */
export function DateChoice(props: DateFieldsProps) {
  const { value, hint, onChange } = props;
  const t = useTranslate(mailMessages);
  return (
    <div className={classes["date"]}>
      <NativeSelect
        label={t("date.label")}
        description={hint}
        data={kinds.map((kind) => ({ value: kind, label: t(`date.${kind}`) }))}
        value={value.kind}
        onChange={({ currentTarget }) => {
          const kind = kinds.find((one) => one === currentTarget.value);
          if (kind) onChange({ kind });
        }}
      />
      {value.kind === "interview" ? <InterviewFields {...props} /> : null}
      {value.kind === "task" ? <TaskFields {...props} /> : null}
    </div>
  );
}

function InterviewFields({ value, problem, zoneHint, onChange }: DateFieldsProps) {
  const t = useTranslate(mailMessages);
  const tProduct = useTranslate(productMessages);
  const tSchedule = useTranslate(scheduleMessages);
  // Below its field, which stays in line with the one beside it.
  const hintId = useId();
  return (
    <div className={classes["fields"]}>
      <TextInput
        type="datetime-local"
        label={t("date.at")}
        error={problem === "needsTime" ? t("date.needsTime") : undefined}
        value={value.at}
        onChange={({ currentTarget }) => onChange({ at: currentTarget.value })}
      />
      <NativeSelect
        label={tSchedule("interview.kind")}
        data={interviewKinds.map((kind) => ({
          value: kind,
          label: tProduct(`interviewKinds.${kind}`),
        }))}
        value={value.interviewKind}
        onChange={({ currentTarget }) => {
          const kind = interviewKinds.find((one) => one === currentTarget.value);
          if (kind) onChange({ interviewKind: kind });
        }}
      />
      <div>
        <TextInput
          label={t("date.zone")}
          aria-describedby={zoneHint ? hintId : undefined}
          error={problem === "badZone" ? t("date.badZone") : undefined}
          value={value.zone}
          onChange={({ currentTarget }) => onChange({ zone: currentTarget.value })}
        />
        {zoneHint ? (
          <p id={hintId} className={classes["zoneHint"]}>
            {zoneHint}
          </p>
        ) : null}
      </div>
      <TextInput
        type="number"
        inputMode="numeric"
        label={tSchedule("interview.minutes")}
        error={
          problem === "badMinutes"
            ? tSchedule("interview.badMinutes", {
                min: interviewLimits.minMinutes,
                max: interviewLimits.maxMinutes,
              })
            : undefined
        }
        value={value.minutes}
        onChange={({ currentTarget }) => onChange({ minutes: currentTarget.value })}
      />
    </div>
  );
}

function TaskFields({ value, onChange }: DateFieldsProps) {
  const t = useTranslate(mailMessages);
  return (
    <div className={classes["fields"]}>
      <TextInput
        label={t("date.what")}
        maxLength={taskLimits.title}
        value={value.what}
        onChange={({ currentTarget }) => onChange({ what: currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t("date.day")}
        value={value.day}
        onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
      />
    </div>
  );
}
