import type { ComponentProps } from "react";
import { FieldFrame, useField, type FieldLook } from "./field-frame.tsx";

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
export function NativeSelect({ data = [], children, ...field }: NativeSelectProps) {
  const { frame, element } = useField(field);
  return (
    <FieldFrame {...frame} isPointed right={upAndDown}>
      <select {...element}>
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
}
