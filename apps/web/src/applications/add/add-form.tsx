import type { Application } from "@postulo/domain/application";
import type { EditProblem, EditProblems } from "@postulo/domain/application-edit";
import { newApplication, searchUrl, type ApplicationDraft } from "@postulo/domain/new-application";
import type { FormEvent } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { clearDraft } from "../../data/drafts.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { useFields, type Problems } from "../../ui/form/use-fields.ts";
import { useFormFrame } from "../../ui/form/use-form-frame.ts";
import { draftName } from "./add-draft.ts";
import { ColumnInput } from "../column-input.tsx";
import { addedColumns } from "../column-views.ts";
import { useAddClosing } from "../closing/use-add-closing.ts";
import { DuplicateNotice } from "./duplicate-notice.tsx";
import { PostingField } from "./posting-field.tsx";
import { usePosting, usePostingInput } from "./use-posting.ts";
import { useAddedLabels } from "./use-added-labels.ts";
import { applicationMessages, type messages } from "../messages.ts";
import { useAddApplication } from "../queries.ts";
import { Button } from "../../ui/form/button.tsx";
import classes from "./add-form.module.css";

interface AddFormProps {
  /** ISO date, the initial applied date. */
  readonly today: string;
  readonly onAdded: (row: Application) => void;
  /** Called with the unsaved input, if any. */
  readonly onCancel: (typed: ApplicationDraft | undefined) => void;
}

type Draft = ApplicationDraft & Readonly<Record<string, string>>;

const emptyDraft = (today: string): Draft => ({
  ...Object.fromEntries(addedColumns.map((column) => [column, ""])),
  job_title: "",
  company_name: "",
  job_url: "",
  applied_at: today,
  application_stage: "applied",
  posting_text: "",
});

/** Checks the draft: a saved job has no applied date, and one with its posting needs no link. */
function checkDraft(draft: Draft, today: string) {
  const { job_title, company_name } = draft;
  const isSearched = draft.job_url.trim() === "" && String(draft["posting_text"]).trim() !== "";
  return newApplication(
    {
      ...draft,
      ...(isSearched ? { job_url: searchUrl(job_title, company_name) } : {}),
      ...(draft["application_stage"] === "saved" ? { applied_at: "", saved_at: today } : {}),
    },
    "manual",
  );
}

/** The message keys of validation errors by field. */
function problemKeys(problems: EditProblems, draft: Draft): Problems<Draft, typeof messages> {
  const byColumn: Readonly<Record<string, EditProblem | undefined>> = problems;
  return {
    ...Object.fromEntries(
      Object.entries(byColumn).map(([column, problem]) => [
        column,
        problem && (`form.${problem}` as const),
      ]),
    ),
    ...(problems.applied_at && draft.applied_at === "" ? { applied_at: "form.dayOrLater" } : {}),
  };
}

/** What is wrong with the draft, by field. A day that is still to come is none on which anything was sent. */
function problemsOf(draft: Draft, today: string): Problems<Draft, typeof messages> {
  const checked = checkDraft(draft, today);
  const isAhead = draft["application_stage"] !== "saved" && draft.applied_at > today;
  return {
    ...(checked.kind === "invalid" ? problemKeys(checked.problems, draft) : {}),
    ...(isAhead ? { applied_at: "form.dayAhead" as const } : {}),
  };
}

/** The form's state: values, errors, and submit. */
function useDraft({ today, onAdded }: AddFormProps) {
  const t = useTranslate(applicationMessages);
  const { user } = useSignedIn();
  const adding = useAddApplication();
  const addClosing = useAddClosing();
  return useFields<Draft, typeof messages>({
    initialValues: emptyDraft(today),
    check: (draft) => problemsOf(draft, today),
    messages: applicationMessages,
    failureTitle: t("errors.add"),
    draft: { owner: user.id, name: draftName },
    onSubmit: async (draft) => {
      const checked = checkDraft(draft, today);
      if (checked.kind === "invalid") return;
      const { next_action_date: day, ...row } = checked.row;
      const added = await adding(row);
      const isSent = added.application_stage !== "saved";
      if (day) await addClosing(added.id, { day, posting: row.posting_text ?? "", isSent });
      onAdded(added);
    },
  });
}

const isUntouched = ({ applied_at, application_stage: _stage, ...texts }: Draft, today: string) =>
  applied_at === today && Object.values(texts).every((text) => String(text).trim() === "");

/** The form that adds an application manually. */
export default function AddForm(props: AddFormProps) {
  const t = useTranslate(applicationMessages);
  const { user } = useSignedIn();
  const draft = useDraft(props);
  const { form, field, submit, focusField, isPending } = draft;
  const posting = usePosting(form);
  const text = String(form.values["posting_text"]);

  function cancel() {
    if (isPending) return;
    posting.stop();
    const typed = form.getValues();
    clearDraft(user.id, draftName);
    props.onCancel(isUntouched(typed, props.today) ? undefined : typed);
  }

  const submitAs = (stage: "applied" | "saved") => (event?: FormEvent) => {
    event?.preventDefault();
    if (isPending) return;
    posting.stop();
    form.setValues({ application_stage: stage });
    submit();
  };

  const frame = useFormFrame(() => focusField("job_title"), cancel);
  usePostingInput(frame, posting, text === "");

  return (
    <form
      ref={frame}
      className={classes["form"]}
      onSubmit={submitAs("applied")}
      noValidate
      aria-labelledby="add-application-title"
    >
      <h2 id="add-application-title">{t("form.title")}</h2>
      <PostingField text={text} posting={posting} />
      <AddFields field={field} hasPosting={text.trim() !== ""} />
      <div className={classes["formNotice"]}>
        <DuplicateNotice draft={form.values} />
      </div>
      <div className={classes["formFoot"]}>
        <Button variant="default" onClick={cancel}>
          {t("form.cancel")}
        </Button>
        <AsyncButton variant="default" isPending={isPending} onPress={submitAs("saved")}>
          {t("form.saveForLater")}
        </AsyncButton>
        <AsyncButton isPending={isPending}>{t("form.save")}</AsyncButton>
      </div>
    </form>
  );
}

interface AddFieldsProps extends Pick<ReturnType<typeof useDraft>, "field"> {
  readonly hasPosting: boolean;
}

function AddFields({ field, hasPosting }: AddFieldsProps) {
  const t = useTranslate(applicationMessages);
  const labelOf = useAddedLabels();
  const placeholders = new Map<string, string>([
    ["job_url", t(hasPosting ? "form.jobUrlSearched" : "form.jobUrlHint")],
    ["source", t("form.sourceHint")],
  ]);
  return addedColumns.map((column) => (
    <ColumnInput
      key={column}
      column={column}
      label={labelOf(column)}
      none={t("notGiven")}
      withAsterisk={!(hasPosting && column === "job_url")}
      field={{
        ...field(column),
        placeholder: placeholders.get(column),
      }}
    />
  ));
}
