import { formatWhileTyping } from "@postulo/domain/partial-date";
import { TextInput, type TextInputProps } from "../ui/text-input.tsx";

interface DateFieldProps extends Omit<TextInputProps, "onChange"> {
  readonly onChange: (value: string) => void;
}

/** At most DD/MM/YYYY, specification section 5. */
const maxLength = 10;

/** A date that is typed as far as it is known; the slashes come by themselves. */
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
