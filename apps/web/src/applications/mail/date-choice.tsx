import { interviewKinds, interviewLimits, type InterviewKind } from "@postulo/domain/interview";
import { taskLimits } from "@postulo/domain/task";
import { useId, type ReactNode } from "react";
import { productMessages } from "../../i18n/product-messages.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { scheduleMessages } from "../../schedule/messages.ts";
import type { PlannedInterview } from "../../schedule/use-schedule.ts";
import { hoursOf, weekdayAndDay } from "../../schedule/when.ts";
import { NativeSelect } from "../../ui/form/native-select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import classes from "./mail.module.css";
import { mailMessages } from "./messages.ts";
import { further } from "./moved-interview.ts";
import type { DateFields } from "./proposed-change.ts";

export interface EnteredDate extends DateFields {
  /** "" where the mail does not tell it. */
  readonly interviewKind: InterviewKind | "";
  readonly place: string;
  readonly people: string;
  /** The id of the interview that is moved, `further` for a new one, "" until the person chooses. */
  readonly target: string;
  readonly what: string;
}

export type DateProblem = "needsTarget" | "needsTime" | "needsKind" | "badZone" | "badMinutes";

interface DateFieldsProps {
  readonly value: EnteredDate;
  /** The interviews that may be moved. */
  readonly candidates: readonly PlannedInterview[];
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

/** Which planned interview is moved, or that it is a further one. */
function TargetField({ value, candidates, problem, onChange }: DateFieldsProps) {
  const t = useTranslate(mailMessages);
  const tSchedule = useTranslate(scheduleMessages);
  const { language } = useLanguage();
  const moves = candidates.map((interview) => {
    const { day, start } = hoursOf(interview, language);
    const label = tSchedule("when.at", { day: weekdayAndDay(day, language), hour: start });
    return { value: interview.id, label };
  });
  const open = value.target === "" ? [{ value: "", label: t("date.chooseOne") }] : [];
  return (
    <NativeSelect
      label={t("date.target")}
      error={problem === "needsTarget" ? t("date.needsTarget") : undefined}
      data={[...open, ...moves, { value: further, label: t("date.further") }]}
      value={value.target}
      onChange={({ currentTarget }) => onChange({ target: currentTarget.value })}
    />
  );
}

function InterviewFields(props: DateFieldsProps) {
  const { value, candidates, problem, onChange } = props;
  const t = useTranslate(mailMessages);
  const tSchedule = useTranslate(scheduleMessages);
  return (
    <>
      {candidates.length > 0 ? <TargetField {...props} /> : null}
      <div className={classes["fields"]}>
        <TextInput
          type="datetime-local"
          label={t("date.at")}
          error={problem === "needsTime" ? t("date.needsTime") : undefined}
          value={value.at}
          onChange={({ currentTarget }) => onChange({ at: currentTarget.value })}
        />
        <KindField {...props} />
        <ZoneField {...props} />
        <MinutesField {...props} />
        <TextInput
          label={tSchedule("interview.place")}
          maxLength={interviewLimits.place}
          value={value.place}
          onChange={({ currentTarget }) => onChange({ place: currentTarget.value })}
        />
        <TextInput
          label={tSchedule("interview.people")}
          maxLength={interviewLimits.people}
          value={value.people}
          onChange={({ currentTarget }) => onChange({ people: currentTarget.value })}
        />
      </div>
    </>
  );
}

/** The kind of the interview, which the person chooses where the mail does not tell it. */
function KindField({ value, problem, onChange }: DateFieldsProps) {
  const t = useTranslate(mailMessages);
  const tProduct = useTranslate(productMessages);
  const tSchedule = useTranslate(scheduleMessages);
  const open = value.interviewKind === "" ? [{ value: "", label: t("date.chooseOne") }] : [];
  const named = interviewKinds.map((kind) => ({
    value: kind,
    label: tProduct(`interviewKinds.${kind}`),
  }));
  return (
    <NativeSelect
      label={tSchedule("interview.kind")}
      error={problem === "needsKind" ? t("date.needsKind") : undefined}
      data={[...open, ...named]}
      value={value.interviewKind}
      onChange={({ currentTarget }) => {
        const kind = interviewKinds.find((one) => one === currentTarget.value);
        if (kind) onChange({ interviewKind: kind });
      }}
    />
  );
}

function ZoneField({ value, problem, zoneHint, onChange }: DateFieldsProps) {
  const t = useTranslate(mailMessages);
  // Below its field, which stays in line with the one beside it.
  const hintId = useId();
  return (
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
  );
}

function MinutesField({ value, problem, onChange }: DateFieldsProps) {
  const tSchedule = useTranslate(scheduleMessages);
  const { minMinutes: min, maxMinutes: max } = interviewLimits;
  return (
    <TextInput
      type="number"
      inputMode="numeric"
      label={tSchedule("interview.minutes")}
      error={problem === "badMinutes" ? tSchedule("interview.badMinutes", { min, max }) : undefined}
      value={value.minutes}
      onChange={({ currentTarget }) => onChange({ minutes: currentTarget.value })}
    />
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
