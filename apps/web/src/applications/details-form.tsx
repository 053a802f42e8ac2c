import { Textarea, TextInput } from "@mantine/core";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/async-button.tsx";
import { showToast } from "../ui/toast.tsx";
import { useFields } from "../ui/use-fields.ts";
import { applicationMessages } from "./messages.ts";
import { useSaveDetails, type Details } from "./use-details.ts";
import classes from "./application-drawer.module.css";

interface DetailsFormProps {
  readonly id: string;
  readonly details: Details;
}

const orNull = (text: string) => (text.trim() === "" ? null : text);

/** Salary, notes and the text of the posting. What is typed survives a reload. */
export function DetailsForm({ id, details }: DetailsFormProps) {
  const t = useTranslate(applicationMessages);
  const { user } = useSignedIn();
  const save = useSaveDetails();
  const { field, submit, isPending } = useFields({
    initialValues: {
      salary: details.salary ?? "",
      notes: details.notes ?? "",
      postingText: details.posting_text ?? "",
    },
    check: () => ({}),
    messages: applicationMessages,
    failureTitle: t("drawer.saveFailed"),
    draft: { owner: user.id, name: `application-${id}` },
    onSubmit: async ({ salary, notes, postingText }) => {
      await save({
        id,
        seen: details,
        typed: {
          salary: orNull(salary),
          notes: orNull(notes),
          posting_text: orNull(postingText),
        },
        changedElsewhere: t("drawer.changedElsewhere"),
      });
      showToast({ title: t("drawer.saved") });
    },
  });
  return (
    <form className={classes["form"]} onSubmit={submit} noValidate>
      <TextInput label={t("drawer.salary")} maxLength={300} {...field("salary")} />
      <Textarea
        label={t("drawer.notes")}
        description={t("drawer.notesHint")}
        rows={6}
        maxLength={100_000}
        {...field("notes")}
      />
      <Textarea
        label={t("drawer.posting")}
        description={t("drawer.postingHint")}
        rows={6}
        maxLength={100_000}
        {...field("postingText")}
      />
      <AsyncButton isPending={isPending}>{t("save")}</AsyncButton>
    </form>
  );
}
