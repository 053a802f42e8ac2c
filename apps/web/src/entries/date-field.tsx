import { formatWhileTyping } from "@postulo/domain/profile/partial-date";
import { TextInput, type TextInputProps } from "../ui/form/text-input.tsx";

interface DateFieldProps extends Omit<TextInputProps, "onChange"> {
  readonly onChange: (value: string) => void;
}

/** Of "12 September 2019": in figures it is DD/MM/YYYY, specification section 5. */
const maxLength = 20;

/** A date of day, month or year precision; the slashes are inserted while typing, and the name of a month becomes its number. */
export function DateField({ onChange, ...props }: DateFieldProps) {
  return (
    <TextInput
      {...props}
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxLength}
      onChange={(event) => onChange(formatWhileTyping(event.currentTarget.value))}
    />
  );
}
