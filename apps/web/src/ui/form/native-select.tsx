import type { ComponentProps } from "react";
import { FieldFrame, useField, type FieldProps } from "./field-frame.tsx";

interface NativeSelectProps extends FieldProps, Omit<ComponentProps<"select">, keyof FieldProps> {
  /** The options; a string is both value and label. */
  readonly data?: readonly (string | { readonly value: string; readonly label: string })[];
}

const upAndDown = (
  <svg width={16} height={16} viewBox="0 0 15 15" fill="none" aria-hidden>
    <path
      d="M5.3 5.9 7.5 3.7l2.2 2.2M5.3 9.1l2.2 2.2 2.2-2.2"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** A native select. */
export function NativeSelect({ data = [], children, ...field }: NativeSelectProps) {
  const { frame, element } = useField(field);
  return (
    <FieldFrame {...frame} isPointer right={upAndDown}>
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
