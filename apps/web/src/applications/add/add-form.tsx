import type { EditProblem, EditProblems } from "@postulo/domain/application-edit";
import { newApplication, type ApplicationDraft } from "@postulo/domain/new-application";
import { useTranslate } from "../../i18n/use-translate.ts";
import { clearDraft } from "../../data/drafts.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { useFields, type Problems } from "../../ui/form/use-fields.ts";
import { useFormFrame } from "../../ui/form/use-form-frame.ts";
import { draftName } from "./add-draft.ts";
import { ColumnInput } from "../column-input.tsx";
import { addedColumns } from "../column-views.ts";
import { DuplicateNotice } from "./duplicate-notice.tsx";
import { applicationMessages, type messages } from "../messages.ts";
import { useAddApplication } from "../queries.ts";
import { Button } from "../../ui/form/button.tsx";
import classes from "../applications.module.css";

interface AddFormProps {
  /** ISO date, the initial applied date. */
  readonly today: string;
  readonly onAdded: () => void;
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
});

/** The message keys of validation errors by field. */
function problemKeys(problems: EditProblems): Problems<Draft, typeof messages> {
  const byColumn: Readonly<Record<string, EditProblem | undefined>> = problems;
  return Object.fromEntries(
    Object.entries(byColumn).map(([column, problem]) => [
      column,
      problem && (`form.${problem}` as const),
    ]),
  );
}

/** The form's state: values, errors, and submit. */
function useDraft({ today, onAdded }: AddFormProps) {
  const t = useTranslate(applicationMessages);
  const { user } = useSignedIn();
  const adding = useAddApplication();
  return useFields<Draft, typeof messages>({
    initialValues: emptyDraft(today),
    check: (draft) => {
      const checked = newApplication(draft, "manual");
      return checked.kind === "invalid" ? problemKeys(checked.problems) : {};
    },
    messages: applicationMessages,
    failureTitle: t("errors.add"),
    draft: { owner: user.id, name: draftName },
    onSubmit: async (draft) => {
      const checked = newApplication(draft, "manual");
      if (checked.kind === "invalid") return;
      await adding(checked.row);
      showToast({ title: t("added") });
      onAdded();
    },
  });
}

const isUntouched = ({ applied_at, ...texts }: Draft, today: string) =>
  applied_at === today && Object.values(texts).every((text) => String(text).trim() === "");

/** The form that adds an application manually. */
export default function AddForm(props: AddFormProps) {
  const t = useTranslate(applicationMessages);
  const { user } = useSignedIn();
  const { form, field, submit, focusField, isPending } = useDraft(props);

  function cancel() {
    if (isPending) return;
    const typed = form.getValues();
    clearDraft(user.id, draftName);
    props.onCancel(isUntouched(typed, props.today) ? undefined : typed);
  }

  const frame = useFormFrame(() => focusField("job_title"), cancel);

  return (
    <form
      ref={frame}
      className={classes["form"]}
      onSubmit={submit}
      noValidate
      aria-labelledby="add-application-title"
    >
      <h2 id="add-application-title">{t("form.title")}</h2>
      <AddFields field={field} />
      <div className={classes["formNotice"]}>
        <DuplicateNotice draft={form.values} />
      </div>
      <div className={classes["formFoot"]}>
        <Button variant="default" onClick={cancel}>
          {t("form.cancel")}
        </Button>
        <AsyncButton isPending={isPending}>{t("form.save")}</AsyncButton>
      </div>
    </form>
  );
}

function AddFields({ field }: Pick<ReturnType<typeof useDraft>, "field">) {
  const t = useTranslate(applicationMessages);
  const placeholders = new Map<string, string>([
    ["job_url", t("form.jobUrlHint")],
    ["source", t("form.sourceHint")],
  ]);
  return addedColumns.map((column) => (
    <ColumnInput
      key={column}
      column={column}
      none={t("notGiven")}
      withAsterisk
      field={{
        ...field(column),
        placeholder: placeholders.get(column),
      }}
    />
  ));
}
