import { useId } from "react";
import classes from "./segmented-choice.module.css";

interface SegmentedChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** A segmented control: radio buttons side by side. */
export function SegmentedChoice<Value extends string>({
  label,
  value,
  onChange,
  options,
}: SegmentedChoiceProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes["choice"]}>
      {options.map((option) => (
        <label key={option.value} className={classes["option"]}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
