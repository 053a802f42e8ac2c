import { contactEdit, nextActionEdit, positionEdit } from "@postulo/domain/application-edit";
import { nextActions } from "@postulo/domain/next-action";
import { productWords } from "../i18n/product-words.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { NativeSelect } from "../ui/native-select.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { EditFrame } from "./edit-frame.tsx";
import { applicationMessages } from "./messages.ts";
import { positionOf, type EditMode, type RowProps } from "./row-tools.ts";
import classes from "./edit-frame.module.css";

function PositionEditor({ row, tools }: RowProps) {
  const t = useTranslate(applicationMessages);
  const limit = { maxLength: 500 };
  return (
    <EditFrame
      label={t("editPositionOf", { position: positionOf(row) })}
      row={row}
      initialDraft={{
        jobTitle: row.job_title,
        companyName: row.company_name,
        location: row.location ?? "",
        source: row.source ?? "",
        jobUrl: row.job_url,
      }}
      check={positionEdit}
      onSave={(edit) => tools.actions.edit("position", row, edit)}
      onClose={() => tools.closeEditor(row.id)}
    >
      {({ text }) => (
        <>
          <TextInput label={t("form.jobTitle")} required {...limit} {...text("jobTitle")} />
          <TextInput label={t("form.companyName")} required {...limit} {...text("companyName")} />
          <TextInput label={t("form.location")} {...limit} {...text("location")} />
          <TextInput label={t("form.source")} maxLength={200} {...text("source")} />
          <TextInput
            label={t("form.jobUrl")}
            required
            inputMode="url"
            maxLength={4000}
            {...text("jobUrl")}
          />
        </>
      )}
    </EditFrame>
  );
}

function ContactEditor({ row, tools }: RowProps) {
  const t = useTranslate(applicationMessages);
  return (
    <EditFrame
      label={t("editContactOf", { position: positionOf(row) })}
      row={row}
      initialDraft={{
        name: row.contact_name ?? "",
        email: row.contact_email ?? "",
        phone: row.contact_phone ?? "",
      }}
      check={contactEdit}
      onSave={(edit) => tools.actions.edit("contact", row, edit)}
      onClose={() => tools.closeEditor(row.id)}
    >
      {({ text }) => (
        <>
          <TextInput label={t("form.contactName")} maxLength={300} {...text("name")} />
          <TextInput
            label={t("form.contactEmail")}
            inputMode="email"
            maxLength={320}
            {...text("email")}
          />
          <TextInput
            label={t("form.contactPhone")}
            inputMode="tel"
            maxLength={60}
            {...text("phone")}
          />
        </>
      )}
    </EditFrame>
  );
}

function NextActionEditor({ row, tools }: RowProps) {
  const t = useTranslate(applicationMessages);
  const words = useTranslate(productWords);
  return (
    <EditFrame
      label={t("editReminderOf", { position: positionOf(row) })}
      row={row}
      initialDraft={{
        action: row.next_action ?? "",
        date: row.next_action_date ?? "",
        reminder: row.reminder_set,
      }}
      check={nextActionEdit}
      onSave={(edit) => tools.actions.edit("nextAction", row, edit)}
      onClose={() => tools.closeEditor(row.id)}
    >
      {({ text, draft, change }) => (
        <>
          <NativeSelect label={t("form.nextAction")} {...text("action")}>
            <option value="">{t("noNextAction")}</option>
            {nextActions.map((action) => (
              <option key={action} value={action}>
                {words(`nextActions.${action}`)}
              </option>
            ))}
          </NativeSelect>
          <TextInput label={t("form.dueDate")} type="date" {...text("date")} />
          <Checkbox
            label={t("form.remindMe")}
            className={classes["reminder"]}
            checked={draft.reminder}
            onChange={(event) => change({ reminder: event.currentTarget.checked })}
          />
        </>
      )}
    </EditFrame>
  );
}

/** The inline form for a part of a row. */
export function RowEditor({ mode, ...props }: RowProps & { readonly mode: EditMode }) {
  switch (mode) {
    case "position":
      return <PositionEditor {...props} />;
    case "contact":
      return <ContactEditor {...props} />;
    case "nextAction":
      return <NextActionEditor {...props} />;
  }
}
