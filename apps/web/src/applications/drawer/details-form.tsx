import { Textarea } from "@mantine/core";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { AsyncButton } from "../../ui/async-button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { showToast } from "../../ui/toast.tsx";
import { useFields } from "../../ui/use-fields.ts";
import { drawerMessages } from "./messages.ts";
import { NotesField } from "./notes-field.tsx";
import { useSaveDetails, type Details } from "./use-details.ts";
import classes from "./application-drawer.module.css";

interface DetailsFormProps {
  readonly id: string;
  readonly details: Details;
}

const orNull = (text: string) => (text.trim() === "" ? null : text);

/** Salary, notes and the posting's text. Unsaved input survives a reload. */
export function DetailsForm({ id, details }: DetailsFormProps) {
  const t = useTranslate(drawerMessages);
  const { user } = useSignedIn();
  const save = useSaveDetails();
  const { form, field, submit, isPending } = useFields({
    initialValues: {
      salary: details.salary ?? "",
      notes: details.notes ?? "",
      postingText: details.posting_text ?? "",
    },
    check: () => ({}),
    messages: drawerMessages,
    failureTitle: t("saveFailed"),
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
        changedElsewhere: t("changedElsewhere"),
      });
      showToast({ title: t("saved") });
    },
  });
  return (
    <form className={classes["form"]} onSubmit={submit} noValidate>
      <TextInput label={t("salary")} maxLength={300} {...field("salary")} />
      <NotesField text={form.values.notes} field={field("notes")} />
      <Textarea
        label={t("posting")}
        description={t("postingHint")}
        rows={6}
        maxLength={100_000}
        {...field("postingText")}
      />
      <AsyncButton isPending={isPending}>{t("save")}</AsyncButton>
    </form>
  );
}
