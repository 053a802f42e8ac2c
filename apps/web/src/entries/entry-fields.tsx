import { entryTables, type EntryTable } from "@postulo/domain/profile/entry";
import type { Ref } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { DateField } from "./date-field.tsx";
import type { EntryDescription, EntryField } from "./entry-description.ts";
import { entryMessages } from "./messages.ts";
import type { EntryFormState } from "./use-entry-form.ts";
import { Textarea } from "../ui/form/textarea.tsx";
import classes from "./entries.module.css";

interface EntryFieldsProps {
  readonly description: EntryDescription;
  readonly state: EntryFormState;
  /** Attached to the first field. */
  readonly firstRef?: Ref<HTMLInputElement>;
}

/** The fields of an entry by its description: text inputs, period, textareas. */
export function EntryFields({ description, state, firstRef }: EntryFieldsProps) {
  const short = description.fields.filter(({ isLong }) => !isLong);
  const long = description.fields.filter(({ isLong }) => isLong);
  return (
    <div className={classes["fields"]}>
      {short.map((field, at) => (
        <TextField
          key={field.column}
          {...{ description, state, field }}
          {...(at === 0 && firstRef ? { firstRef } : {})}
        />
      ))}
      {description.current ? <Period description={description} state={state} /> : null}
      {long.map((field) => (
        <LongField key={field.column} {...{ description, state, field }} />
      ))}
    </div>
  );
}

interface FieldProps extends EntryFieldsProps {
  readonly field: EntryField;
}

function useFieldProps({ description, field, state }: FieldProps) {
  const t = useTranslate(entryMessages);
  const table: EntryTable = entryTables[description.kind];
  const column = table.columns.find(({ name }) => name === field.column);
  return {
    label: t(field.label),
    maxLength: column?.maxLength,
    ...(field.placeholder ? { placeholder: t(field.placeholder) } : {}),
    ...(column?.isRequired ? { withAsterisk: true, required: true } : {}),
    ...state.field(field.column),
  };
}

function TextField(props: FieldProps) {
  const { field, firstRef } = props;
  return (
    <TextInput
      {...useFieldProps(props)}
      {...(firstRef ? { ref: firstRef } : {})}
      autoComplete={field.autoComplete ?? "off"}
      {...(field.inputMode ? { inputMode: field.inputMode } : {})}
    />
  );
}

function LongField(props: FieldProps) {
  return (
    <Textarea className={classes["wide"] ?? ""} {...useFieldProps(props)} rows={3} maxRows={14} />
  );
}

/** The props of a date field, whose `onChange` gets the text. */
const dateProps = (
  { form, field }: EntryFieldsProps["state"],
  name: "start_date" | "end_date",
) => ({
  ...field(name),
  onChange: (date: string) => form.setFieldValue(name, date),
});

function Period({ description, state }: EntryFieldsProps) {
  const t = useTranslate(entryMessages);
  const isCurrent = state.form.values["is_current"] === true;
  const start = dateProps(state, "start_date");
  const end = dateProps(state, "end_date");
  return (
    <div className={classes["period"]}>
      <DateField label={t("fields.start")} placeholder={t("hints.date")} {...start} />
      <DateField
        label={t("fields.end")}
        placeholder={isCurrent ? t("present") : t("hints.date")}
        {...end}
        value={isCurrent ? "" : end.value}
        disabled={isCurrent}
      />
      {description.current ? (
        <Checkbox
          className={classes["wide"] ?? ""}
          label={t(description.current)}
          {...state.form.checkboxProps("is_current")}
        />
      ) : null}
    </div>
  );
}
