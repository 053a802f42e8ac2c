import { useState, type KeyboardEvent } from "react";
import type { Tone } from "./stage-tone.ts";
import classes from "./pill-select.module.css";

interface PillSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly labelOf: (value: Value) => string;
  readonly tone: Tone;
  readonly onChange: (value: Value) => void;
  /** Puts the choices in only when somebody comes near: among thousands of rows they would weigh. */
  readonly isLight?: boolean;
}

/** Keys by which a closed select takes another value at once. */
const changesValue = /^(Arrow\w+|Home|End|Page\w+|[^ ])$/;

/**
 * Opens the list instead: on its way from Applied to Offer a person would otherwise store, and put into the history,
 * every stage in between.
 */
function openInsteadOfChanging(event: KeyboardEvent<HTMLSelectElement>) {
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  if (isCommand || !changesValue.test(event.key)) return;
  const select = event.currentTarget;
  // Not in every browser.
  if (!("showPicker" in select)) return;
  event.preventDefault();
  select.showPicker();
}

/**
 * A closed set in one row of a list, as the browser's own select: a hundred of them cost nothing, and each works by
 * keyboard and on a phone as people know it.
 */
export function PillSelect<Value extends string>(props: PillSelectProps<Value>) {
  const { label, value, options, labelOf, tone, onChange, isLight = false } = props;
  const [isNear, setIsNear] = useState(false);
  const comeNear = () => setIsNear(true);
  const offered = isLight && !isNear ? [value] : options;
  return (
    <span
      className={classes["pill"]}
      data-tone={tone}
      data-light={isLight || undefined}
      onPointerEnter={comeNear}
    >
      <select
        aria-label={label}
        value={value}
        onPointerDown={comeNear}
        onFocus={comeNear}
        onKeyDown={openInsteadOfChanging}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.currentTarget.value);
          if (chosen !== undefined && chosen !== value) onChange(chosen);
        }}
      >
        {offered.map((option) => (
          <option key={option} value={option}>
            {labelOf(option)}
          </option>
        ))}
      </select>
    </span>
  );
}
