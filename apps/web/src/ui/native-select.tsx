import type { ComponentProps } from "react";
import { FieldFrame, useFieldTies, type FieldLook } from "./field-frame.tsx";
import { steady } from "./steady.tsx";

interface NativeSelectProps extends FieldLook, Omit<ComponentProps<"select">, keyof FieldLook> {
  /** What can be chosen; a value that stands alone is its own label. */
  readonly data?: readonly (string | { readonly value: string; readonly label: string })[];
}

const upAndDown = (
  <svg viewBox="0 0 15 15" fill="none" aria-hidden>
    <path
      d="M5.3 5.9 7.5 3.7l2.2 2.2M5.3 9.1l2.2 2.2 2.2-2.2"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** A choice of few, as the system shows it. */
export const NativeSelect = steady(function NativeSelect({
  label,
  description,
  error,
  size,
  withAsterisk,
  className,
  data = [],
  children,
  ...select
}: NativeSelectProps) {
  const look = { label, description, error, className, size };
  const ties = useFieldTies(look, select);
  return (
    <FieldFrame
      {...look}
      id={ties.id}
      isRequired={withAsterisk ?? select.required ?? false}
      isPointed
      right={upAndDown}
    >
      <select {...select} {...ties}>
        {children ??
          data.map((option) => {
            const { value, label: text } =
              typeof option === "string" ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
      </select>
    </FieldFrame>
  );
});
