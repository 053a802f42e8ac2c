import { useWindowEvent } from "@mantine/hooks";
import {
  newApplication,
  type ApplicationDraft,
  type DraftProblems,
} from "@postulo/domain/application";
import { useRef } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { clearDraft } from "../session/drafts.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/async-button.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { showToast } from "../ui/toast.tsx";
import { useFields, type Problems } from "../ui/use-fields.ts";
import { draftName } from "./add-draft.ts";
import { DuplicateNotice } from "./duplicate-notice.tsx";
import { applicationMessages, type messages } from "./messages.ts";
import { useAddApplication } from "./queries.ts";
import { Button } from "../ui/button.tsx";
import classes from "./applications.module.css";

interface AddFormProps {
  /** ISO date, the initial applied date. */
  readonly today: string;
  readonly onAdded: () => void;
  /** Called with the unsaved input, if any. */
  readonly onCancel: (typed: ApplicationDraft | undefined) => void;
}

/** The message keys of validation errors by field. */
function problemKeys(problems: DraftProblems): Problems<ApplicationDraft, typeof messages> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, `form.${problem}` as const]),
  );
}

/** The form's state: values, errors, and submit. */
function useDraft({ today, onAdded }: AddFormProps) {
  const t = useTranslate(applicationMessages);
  const { user } = useSignedIn();
  const adding = useAddApplication();
  return useFields<ApplicationDraft, typeof messages>({
    initialValues: {
      jobTitle: "",
      companyName: "",
      jobUrl: "",
      location: "",
      appliedAt: today,
      source: "",
    },
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

const focusOnMount = (input: HTMLInputElement | null) => input?.focus();

const isUntouched = ({ appliedAt, ...texts }: ApplicationDraft, today: string) =>
  appliedAt === today && Object.values(texts).every((text) => text.trim() === "");

/** The form that adds an application manually. */
export default function AddForm(props: AddFormProps) {
  const t = useTranslate(applicationMessages);
  const { user } = useSignedIn();
  const { form, field, submit, isPending } = useDraft(props);

  const formElement = useRef<HTMLFormElement>(null);

  function cancel() {
    if (isPending) return;
    const typed = form.getValues();
    clearDraft(user.id, draftName);
    props.onCancel(isUntouched(typed, props.today) ? undefined : typed);
  }

  useWindowEvent("keydown", ({ key, target }) => {
    const isInside = target instanceof Node && formElement.current?.contains(target);
    if (key === "Escape" && isInside) cancel();
  });

  return (
    <form
      ref={formElement}
      className={classes["form"]}
      onSubmit={submit}
      noValidate
      aria-labelledby="add-application-title"
    >
      <h2 id="add-application-title">{t("form.title")}</h2>
      <AddFields field={field} />
      <div className={classes["formNotice"]}>
        <DuplicateNotice draft={form.getValues()} />
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
  const required = { withAsterisk: true, required: true, maxLength: 500 };
  return (
    <>
      <TextInput
        ref={focusOnMount}
        label={t("form.jobTitle")}
        {...required}
        {...field("jobTitle")}
      />
      <TextInput label={t("form.companyName")} {...required} {...field("companyName")} />
      <TextInput
        label={t("form.jobUrl")}
        placeholder={t("form.jobUrlHint")}
        inputMode="url"
        {...required}
        {...field("jobUrl")}
        maxLength={4000}
      />
      <TextInput label={t("form.location")} maxLength={500} {...field("location")} />
      <TextInput label={t("form.appliedAt")} type="date" {...field("appliedAt")} />
      <TextInput
        label={t("form.source")}
        placeholder={t("form.sourceHint")}
        maxLength={200}
        {...field("source")}
      />
    </>
  );
}
