import type { ComponentProps, ReactNode } from "react";
import { FieldFrame, useFieldTies, type FieldLook } from "./field-frame.tsx";
import { steady } from "./steady.tsx";

export interface TextInputProps
  extends FieldLook, Omit<ComponentProps<"input">, keyof FieldLook | "children"> {
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  /** In pixels. */
  readonly rightSectionWidth?: number;
}

/** A line of text. */
export const TextInput = steady(function TextInput({
  label,
  description,
  error,
  size,
  withAsterisk,
  className,
  leftSection,
  rightSection,
  rightSectionWidth,
  ...input
}: TextInputProps) {
  const look = { label, description, error, className, size };
  const ties = useFieldTies(look, input);
  return (
    <FieldFrame
      {...look}
      id={ties.id}
      isRequired={withAsterisk ?? input.required ?? false}
      left={leftSection}
      right={rightSection}
      rightWidth={rightSectionWidth}
    >
      <input {...input} {...ties} />
    </FieldFrame>
  );
});
