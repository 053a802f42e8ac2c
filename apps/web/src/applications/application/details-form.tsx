import { maxLengthOf } from "@postulo/domain/application-columns";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { useFields } from "../../ui/form/use-fields.ts";
import { ColumnInput } from "../column-input.tsx";
import { drawerColumns } from "../column-views.ts";
import { sheetMessages } from "./messages.ts";
import { NotesField } from "./notes-field.tsx";
import { useSaveDetails, type Details } from "./use-details.ts";
import { Textarea } from "../../ui/form/textarea.tsx";
import classes from "./application-sheet.module.css";

interface DetailsFormProps {
  readonly id: string;
  readonly details: Details;
}

const orNull = (text: string) => (text.trim() === "" ? null : text);

const textsOf = (details: Details): Record<string, string> =>
  Object.fromEntries(drawerColumns.map((column) => [column, details[column] ?? ""]));

/** Salary, notes and the posting's text. Unsaved input survives a reload. */
export function DetailsForm({ id, details }: DetailsFormProps) {
  const t = useTranslate(sheetMessages);
  const tProduct = useTranslate(productMessages);
  const { user } = useSignedIn();
  const save = useSaveDetails();
  const { form, field, submit, isPending } = useFields({
    initialValues: textsOf(details),
    check: () => ({}),
    messages: sheetMessages,
    failureTitle: t("saveFailed"),
    draft: { owner: user.id, name: `application-${id}` },
    onSubmit: async (texts) => {
      await save({
        id,
        seen: details,
        typed: Object.fromEntries(
          Object.entries(texts).map(([column, text]) => [column, orNull(text)]),
        ),
        changedElsewhere: t("changedElsewhere"),
      });
      showToast({ title: t("saved") });
    },
  });
  return (
    <form className={classes["form"]} onSubmit={submit} noValidate>
      {drawerColumns.map((column) => {
        if (column === "notes")
          return <NotesField key={column} text={form.values[column] ?? ""} field={field(column)} />;
        if (column === "posting_text")
          return (
            <Textarea
              key={column}
              label={tProduct(`applicationColumns.${column}`)}
              description={t("postingHint")}
              rows={6}
              maxLength={maxLengthOf(column)}
              {...field(column)}
            />
          );
        return (
          <ColumnInput key={column} column={column} none={t("notGiven")} field={field(column)} />
        );
      })}
      <AsyncButton isPending={isPending}>{t("save")}</AsyncButton>
    </form>
  );
}
