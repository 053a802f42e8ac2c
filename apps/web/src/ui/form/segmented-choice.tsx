import { SegmentedControl } from "@mantine/core";
import "@mantine/core/styles/FloatingIndicator.layer.css";
import "@mantine/core/styles/SegmentedControl.layer.css";
import classes from "./segmented-choice.module.css";

interface SegmentedChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** A segmented control. */
export function SegmentedChoice<Value extends string>({
  label,
  value,
  onChange,
  options,
}: SegmentedChoiceProps<Value>) {
  return (
    <SegmentedControl
      aria-label={label}
      classNames={classes}
      radius="md"
      value={value}
      onChange={onChange}
      data={[...options]}
    />
  );
}
