import { useState, type KeyboardEvent } from "react";
import type { Dot } from "../../ui/stage/stage-tone.ts";
import classes from "./pill-select.module.css";

interface PillSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly labelOf: (value: Value) => string;
  /** Before the value. */
  readonly dot?: Dot;
  /** Shows nothing until the pointer or focus is in the row. */
  readonly isEmpty?: boolean;
  /** Less important than its neighbours. */
  readonly isQuiet?: boolean;
  readonly onChange: (value: Value) => void;
  /** Whether it has the focus when it appears. */
  readonly hasFocus?: boolean;
  readonly onEditing?: (isEditing: boolean) => void;
  /** Renders the options on hover or focus, because thousands of rows would have too many elements. */
  readonly isLight?: boolean;
}

/** Keys by which a closed select changes its value. */
const changesValue = /^(Arrow\w+|Home|End|Page\w+|[^ ])$/;

/**
 * Opens the list instead, because each intermediate stage between Applied and Offer would be stored and added to the
 * history.
 */
function openInsteadOfChanging(event: KeyboardEvent<HTMLSelectElement>) {
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  if (isCommand || !changesValue.test(event.key)) return;
  const select = event.currentTarget;
  // Not supported by every browser.
  if (!("showPicker" in select)) return;
  event.preventDefault();
  select.showPicker();
}

const focusOnce = (select: HTMLSelectElement | null) => select?.focus();

/** A native select in a row: cheap to render in hundreds of rows, and familiar on keyboard and touch. */
export function PillSelect<Value extends string>(props: PillSelectProps<Value>) {
  const { label, value, options, labelOf, dot, onChange, isLight = false } = props;
  const [isNear, setIsNear] = useState(false);
  const comeNear = () => setIsNear(true);
  const offered = isLight && !isNear ? [value] : options;
  return (
    <span
      className={classes["pill"]}
      data-tone={dot?.tone}
      data-hollow={dot?.isHollow || undefined}
      data-empty={props.isEmpty || undefined}
      data-quiet={props.isQuiet || undefined}
      data-light={isLight || undefined}
      onPointerEnter={comeNear}
    >
      <select
        aria-label={label}
        ref={props.hasFocus ? focusOnce : undefined}
        value={value}
        onPointerDown={comeNear}
        onFocus={() => {
          comeNear();
          props.onEditing?.(true);
        }}
        onBlur={() => document.hasFocus() && props.onEditing?.(false)}
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
