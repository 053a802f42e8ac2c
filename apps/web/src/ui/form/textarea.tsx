import { useLayoutEffect, type ComponentProps, type CSSProperties } from "react";
import { joinClasses } from "../theme/join-classes.ts";
import { FieldFrame, useField, type FieldProps } from "./field-frame.tsx";

interface TextareaProps
  extends FieldProps, Omit<ComponentProps<"textarea">, keyof FieldProps | "children"> {
  /** The height of the empty field in lines. */
  readonly rows: number;
  /** Grows with its text up to this many lines; without it the height is fixed. */
  readonly maxRows?: number;
  readonly inputClassName?: string | undefined;
}

/** Firefox has no `field-sizing` yet. */
const hasFieldSizing = () => typeof CSS !== "undefined" && CSS.supports("field-sizing", "content");

/** Sets the height from the text where the browser cannot. */
function useGrowth(id: string, isGrowing: boolean) {
  useLayoutEffect(() => {
    const field = document.getElementById(id);
    if (!field || !isGrowing || hasFieldSizing()) return;
    field.style.height = "auto";
    field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
  });
}

/** A text field of several lines. */
export function Textarea({ maxRows, inputClassName, ...field }: TextareaProps) {
  const { frame, element } = useField(field);
  useGrowth(element.id, maxRows !== undefined);
  const limits: CSSProperties & Readonly<Record<`--${string}`, number>> = {
    "--min-rows": field.rows,
    "--max-rows": maxRows ?? field.rows,
  };
  return (
    <FieldFrame {...frame} isMultiline>
      <textarea
        {...element}
        className={joinClasses(inputClassName, element.className)}
        data-grows={maxRows === undefined ? undefined : true}
        style={maxRows === undefined ? undefined : limits}
      />
    </FieldFrame>
  );
}
