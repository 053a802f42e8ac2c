import {
  describeColumn,
  maxLengthOf,
  type ApplicationColumn,
} from "@postulo/domain/application-columns";
import type { ComponentProps } from "react";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { NativeSelect } from "../ui/form/native-select.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { optionsOf } from "./column-views.ts";

const textTypes = {
  text: {},
  url: { inputMode: "url" },
  email: { inputMode: "email" },
  phone: { inputMode: "tel" },
  day: { type: "date" },
} as const satisfies Record<string, ComponentProps<typeof TextInput>>;

/** The attributes of an input for the type of a column; none for flags, choices and tags. */
export function inputTypeOf(column: ApplicationColumn): {
  readonly type?: "date";
  readonly inputMode?: "url" | "email" | "tel";
} {
  const { type } = describeColumn(column);
  return type === "flag" || type === "choice" || type === "tags" ? {} : textTypes[type];
}

interface ColumnInputProps {
  readonly column: ApplicationColumn;
  /** Instead of the column's own label. */
  readonly label?: string;
  /** The label of the option for null. */
  readonly none: string;
  /** Marks a required column with an asterisk. */
  readonly withAsterisk?: boolean;
  /** Name, value, error and listeners of the input. */
  readonly field: Record<string, unknown>;
}

/** The input that edits a column, by its type; flags and tags have controls of their own. */
export function ColumnInput({
  column,
  label: ownLabel,
  none,
  withAsterisk = false,
  field,
}: ColumnInputProps) {
  const tProduct = useTranslate(productMessages);
  const description = describeColumn(column);
  const label = ownLabel ?? tProduct(`applicationColumns.${column}`);
  const isRequired = "isRequired" in description;
  switch (description.type) {
    case "flag":
    case "tags":
      return null;
    case "choice":
      return (
        <NativeSelect
          label={label}
          data={[{ value: "", label: none }, ...optionsOf(column, tProduct)]}
          {...field}
        />
      );
    case "text":
    case "url":
    case "email":
    case "phone":
    case "day":
      return (
        <TextInput
          label={label}
          required={isRequired}
          withAsterisk={isRequired && withAsterisk}
          maxLength={maxLengthOf(column)}
          {...inputTypeOf(column)}
          {...field}
        />
      );
  }
}
