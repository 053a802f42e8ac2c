import { maxLengthOf } from "@postulo/domain/application-columns";
import { checkEdit } from "@postulo/domain/application-edit";
import { useTranslate } from "../../i18n/use-translate.ts";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useFields, type Problems } from "../../ui/form/use-fields.ts";
import { useFormFrame } from "../../ui/form/use-form-frame.ts";
import { sheetMessages, type messages } from "./messages.ts";
import type { ContactValues } from "./use-contacts.ts";
import { Button } from "../../ui/form/button.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import classes from "./sections.module.css";

interface ContactFormProps {
  readonly label: string;
  readonly initial: ContactValues;
  readonly onSave: (values: ContactValues) => Promise<void>;
  readonly onClose: () => void;
}

type Draft = { readonly name: string; readonly email: string; readonly phone: string };

const draftOf = ({ name, email, phone }: ContactFormProps["initial"]): Draft => ({
  name: name ?? "",
  email: email ?? "",
  phone: phone ?? "",
});

const asColumns = ({ name, email, phone }: Draft) => ({
  contact_name: name,
  contact_email: email,
  contact_phone: phone,
});

function problemsOf(draft: Draft): Problems<Draft, typeof messages> {
  const checked = checkEdit(asColumns(draft));
  if (checked.kind === "invalid") {
    const { contact_email: email, contact_phone: phone } = checked.problems;
    return {
      email: email && `contacts.${email}`,
      phone: phone && `contacts.${phone}`,
    };
  }
  const isEmpty = Object.values(checked.edit).every((value) => value === null);
  return isEmpty ? { name: "contacts.required" } : {};
}

/** The form of a contact. */
export function ContactForm({ label, initial, onSave, onClose }: ContactFormProps) {
  const t = useTranslate(sheetMessages);
  const { field, submit, focusField, isPending } = useFields<Draft, typeof messages>({
    initialValues: draftOf(initial),
    check: problemsOf,
    messages: sheetMessages,
    failureTitle: t("contacts.saveFailed"),
    onSubmit: async (draft) => {
      const checked = checkEdit(asColumns(draft));
      if (checked.kind === "invalid") return;
      const { contact_name, contact_email, contact_phone } = checked.edit;
      await onSave({
        name: contact_name ?? null,
        email: contact_email ?? null,
        phone: contact_phone ?? null,
      });
      onClose();
    },
  });
  const frame = useFormFrame(() => focusField("name"), onClose);
  return (
    <form className={classes["form"]} aria-label={label} noValidate onSubmit={submit} ref={frame}>
      <TextInput
        label={t("contacts.name")}
        maxLength={maxLengthOf("contact_name")}
        {...field("name")}
      />
      <TextInput
        label={t("contacts.email")}
        inputMode="email"
        maxLength={maxLengthOf("contact_email")}
        {...field("email")}
      />
      <TextInput
        label={t("contacts.phone")}
        inputMode="tel"
        maxLength={maxLengthOf("contact_phone")}
        {...field("phone")}
      />
      <ButtonRow>
        <AsyncButton isPending={isPending} size="compact-sm">
          {t("save")}
        </AsyncButton>
        <Button variant="default" size="compact-sm" onClick={onClose}>
          {t("contacts.cancel")}
        </Button>
      </ButtonRow>
    </form>
  );
}
