import type { ComponentProps, ReactNode } from "react";
import { FieldFrame, useField, type FieldLook } from "./field-frame.tsx";

export interface TextInputProps
  extends FieldLook, Omit<ComponentProps<"input">, keyof FieldLook | "children"> {
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  /** In pixels. */
  readonly rightSectionWidth?: number;
}

/** A line of text. */
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
