import type { Application } from "@postulo/domain/application";
import { maxLengthOf } from "@postulo/domain/application-columns";
import type { ApplicationEdit } from "@postulo/domain/application-edit";
import type { Invitation } from "@postulo/domain/calendar/invitation";
import type { MailProposal } from "@postulo/domain/mail/read-mail";
import { stages, type Stage } from "@postulo/domain/stage";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { Language } from "@postulo/i18n/language";
import { dateFormat } from "../../i18n/date-format.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Overlaps } from "../../schedule/overlaps.tsx";
import type { Schedule } from "../../schedule/use-schedule.ts";
import { Button } from "../../ui/form/button.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { NativeSelect } from "../../ui/form/native-select.tsx";
import { useDetails } from "../application/use-details.ts";
import { AskedTask } from "./asked-task.tsx";
import { DateChoice } from "./date-choice.tsx";
import classes from "./mail.module.css";
import { mailMessages } from "./messages.ts";
import { plannedBy } from "./planned-by.ts";
import { isBackwards, proposedStage } from "./proposed-change.ts";
import { useApplyMail } from "./use-apply-mail.ts";
import { useAskedTask } from "./use-asked-task.ts";
import { useDateEntry } from "./use-date-entry.ts";
import { useDateHints } from "./use-date-hints.ts";
import { CancelledInterviews } from "./cancelled-interviews.tsx";
import { useCancelling } from "./use-cancelling.ts";

interface MailChangesProps {
  readonly row: Application;
  readonly proposal: MailProposal;
  /** Of the calendar file in the mail. */
  readonly invitation: Invitation | undefined;
  readonly schedule: Schedule | undefined;
  readonly onClose: () => void;
}

const maxNotes = maxLengthOf("notes") ?? 0;

/** The notes with a mail below them. */
function withMail(notes: string | null, { mail }: MailProposal, language: Language): string {
  const head = [
    mail.subject,
    mail.from.name || mail.from.address,
    mail.date && dateFormat(language, { dateStyle: "long" }).format(new Date(mail.date)),
  ];
  // Indented, which Markdown shows as it is: nothing in it is formatted.
  const text = mail.text.replaceAll(/^(?=.*\S)/gm, "    ");
  const entry = `${head.filter(Boolean).join(" · ")}\n\n${text}`;
  return [notes?.trim(), entry].filter(Boolean).join("\n\n");
}

/** The notes, once the person wants to keep the mail's text there. */
function useKeepText({ row, proposal }: Pick<MailChangesProps, "row" | "proposal">) {
  const { language } = useLanguage();
  const [isKept, setIsKept] = useState(false);
  const details = useDetails(row.id);
  const notes = details.data && withMail(details.data.notes, proposal, language);
  const isFull = notes !== undefined && notes.length > maxNotes;
  const isPossible = notes !== undefined && !isFull;
  return {
    isKept: isKept && isPossible,
    setIsKept,
    isPossible,
    problem: isFull
      ? ("notesFull" as const)
      : notes === undefined && (details.isError || details.fetchStatus === "paused")
        ? ("notesUnknown" as const)
        : undefined,
    edit: isKept && isPossible ? { notes } : {},
    details: details.data,
  };
}

/**
 * The stage that the person chose, else the proposed one. Both are compared with the row as it is now, because another window may
 * move the application while the dialog is open.
 */
function useStageEntry({ row, proposal }: Pick<MailChangesProps, "row" | "proposal">) {
  const [chosen, setChosen] = useState<Stage | "noChange">();
  const now = row.application_stage;
  const proposed = chosen ?? proposedStage(proposal, row) ?? "noChange";
  return {
    stage: proposed === "noChange" ? now : proposed,
    setStage: (stage: Stage) => setChosen(stage === now ? "noChange" : stage),
  };
}

/** What is entered, and what it changes. */
function useChanges(props: MailChangesProps) {
  const { row, invitation, schedule } = props;
  const { stage, setStage } = useStageEntry(props);
  const date = useDateEntry(props);
  const keeping = useKeepText(props);
  const { problem } = date;
  const interviews = schedule?.interviews ?? [];
  const plan = { row, entered: date.entered, invitation, interviews };
  const planned = problem ? undefined : plannedBy(plan);
  const edit: ApplicationEdit = {
    ...(stage === row.application_stage ? {} : { application_stage: stage }),
    ...keeping.edit,
  };
  const addition = planned?.kind === "change" ? planned : undefined;
  const asked = useAskedTask(props);
  return {
    stage,
    setStage,
    date,
    keeping,
    problem,
    edit,
    addition,
    asked,
    isKnown: planned?.kind === "known",
    isNothing:
      !problem && !addition && asked.changes.length === 0 && Object.keys(edit).length === 0,
  };
}

/** What the mail changes in an application, each part as it can be corrected. */
export function MailChanges(props: MailChangesProps) {
  const { row, schedule, proposal, onClose } = props;
  const t = useTranslate(mailMessages);
  const apply = useApplyMail({ schedule, mail: proposal.mail });
  const changes = useChanges(props);
  const { date, keeping, addition, asked, problem } = changes;
  const cancelling = useCancelling({ row, schedule, stage: changes.stage });
  const hints = useDateHints({ ...props, ...changes, isZonePlanned: date.isZonePlanned });
  const [isChecked, setIsChecked] = useState(false);
  function accept() {
    setIsChecked(true);
    if (problem || changes.isNothing) return;
    const seen = { ...row, ...keeping.details };
    const added = addition ? [addition.change] : [];
    const planned = [...added, ...asked.changes, ...cancelling.changes];
    apply({ row: seen, edit: changes.edit, planned });
    onClose();
  }
  return (
    <form
      className={classes["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        flushSync(accept);
        event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      }}
    >
      <StageChoice row={row} value={changes.stage} onChange={changes.setStage} />
      <DateChoice
        value={date.entered}
        candidates={date.candidates}
        problem={isChecked ? problem : undefined}
        onChange={date.change}
        {...hints}
      />
      {addition?.hours ? <Overlaps planned={addition.hours} others={addition.others} /> : null}
      <AskedTask {...asked} />
      <CancelledInterviews {...cancelling} />
      <Checkbox
        label={t("keepText")}
        description={t(keeping.problem ?? "keepTextHint")}
        disabled={!keeping.isPossible}
        checked={keeping.isKept}
        onChange={({ currentTarget }) => keeping.setIsKept(currentTarget.checked)}
      />
      <output>{changes.isNothing && isChecked ? t("nothing") : null}</output>
      <ButtonRow isFooter>
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button type="submit" data-autofocus>
          {t("accept")}
        </Button>
      </ButtonRow>
    </form>
  );
}

interface StageChoiceProps {
  readonly row: Application;
  readonly value: Stage;
  readonly onChange: (stage: Stage) => void;
}

/** The stage after the mail. A change is written out, more so where it goes back. */
function StageChoice({ row, value, onChange }: StageChoiceProps) {
  const t = useTranslate(mailMessages);
  const tProduct = useTranslate(productMessages);
  const { application_stage: now } = row;
  const nameOf = (stage: Stage) => tProduct(`stages.${stage}`);
  const names = { before: nameOf(now), after: nameOf(value) };
  const hint =
    value === now
      ? t("stageNow", { stage: nameOf(now) })
      : t(isBackwards(now, value) ? "stageBack" : "stageChanges", names);
  return (
    <NativeSelect
      label={t("stage")}
      description={hint}
      data={stages.map((stage) => ({
        value: stage,
        label: stage === now ? t("noChange") : nameOf(stage),
      }))}
      value={value}
      onChange={({ currentTarget }) => {
        const stage = stages.find((one) => one === currentTarget.value);
        if (stage) onChange(stage);
      }}
    />
  );
}
