import type { ComponentProps, ReactNode } from "react";
import { FieldFrame, useField, type FieldProps } from "./field-frame.tsx";

export interface TextInputProps
  extends FieldProps, Omit<ComponentProps<"input">, keyof FieldProps | "children"> {
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  /** px */
  readonly rightSectionWidth?: number;
}

/** A single-line text field. */
export function TextInput({
  leftSection,
  rightSection,
  rightSectionWidth,
  ...field
}: TextInputProps) {
  const { frame, element } = useField(field);
  return (
    <FieldFrame {...frame} left={leftSection} right={rightSection} rightWidth={rightSectionWidth}>
      <input {...element} />
    </FieldFrame>
  );
}
