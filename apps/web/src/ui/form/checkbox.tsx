import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from "react";
import classes from "./checkbox.module.css";

interface CheckboxProps extends Omit<ComponentProps<"input">, "ref" | "type"> {
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  /** Some, but not all, of the items it represents are checked. */
  readonly indeterminate?: boolean;
}

const tick = "M1 3.6 3.8 6.2 9 .9";
const dash = "M1 3.5H9";

/** A checkbox. */
export function Checkbox({
  label,
  description,
  error,
  indeterminate = false,
  className,
  ...input
}: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const about = [description && `${id}-description`, error && `${id}-error`].filter(Boolean);
  return (
    <div className={className}>
      <div className={classes["body"]}>
        <div className={classes["inner"]}>
          <input
            {...input}
            ref={box}
            id={id}
            type="checkbox"
            className={classes["input"]}
            aria-describedby={about.join(" ") || undefined}
          />
          <svg viewBox="0 0 10 7" fill="none" className={classes["mark"]} aria-hidden>
            <path
              d={indeterminate ? dash : tick}
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </div>
        {label ? (
          <div className={classes["words"]} data-off={input.disabled || undefined}>
            <label className={classes["label"]} htmlFor={id}>
              {label}
            </label>
            {description ? (
              <p id={`${id}-description`} className={classes["description"]}>
                {description}
              </p>
            ) : null}
            {error ? (
              <p id={`${id}-error`} className={classes["problem"]}>
                {error}
              </p>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}
