import { IconChevronDown } from "@tabler/icons-react";
import type { Tone } from "./stage-tone.ts";
import classes from "./pill-select.module.css";

interface PillSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly labelOf: (value: Value) => string;
  readonly tone: Tone;
  readonly onChange: (value: Value) => void;
}

/**
 * A closed set in one row of a list, as the browser's own select: a hundred of them cost nothing, and each works by
 * keyboard and on a phone as people know it.
 */
export function PillSelect<Value extends string>(props: PillSelectProps<Value>) {
  const { label, value, options, labelOf, tone, onChange } = props;
  return (
    <span className={classes["pill"]} data-tone={tone}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.currentTarget.value);
          if (chosen !== undefined && chosen !== value) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {labelOf(option)}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} aria-hidden />
    </span>
  );
}
