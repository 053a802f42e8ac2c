import { Input } from "@mantine/core";
import { useId, type ReactNode } from "react";
import classes from "./field-frame.module.css";

/** What a field shows around the element that is typed or chosen in. */
export interface FieldLook {
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  /** What is wrong. `true` marks the field only. */
  readonly error?: ReactNode;
  readonly size?: "xs" | "sm" | "md" | undefined;
  /** Without it the label of a required field has one. */
  readonly withAsterisk?: boolean | undefined;
  readonly className?: string | undefined;
}

/** What of its own attributes the element shares with what stands around it. */
interface FieldElement {
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: unknown;
}

const styled = (part: string, name: string, own = "") =>
  `${Input.classes[part] ?? ""} mantine-${name}-${part} ${own}`.trim();

const names = {
  root: styled("root", "InputWrapper", classes["field"]),
  label: styled("label", "InputWrapper"),
  required: styled("required", "InputWrapper"),
  description: styled("description", "InputWrapper"),
  error: styled("error", "InputWrapper"),
  control: styled("wrapper", "Input", classes["control"]),
  input: styled("input", "Input"),
  section: styled("section", "Input"),
};

const isTold = (error: ReactNode) => Boolean(error) && typeof error !== "boolean";

/**
 * Parts what a field was given into what its frame shows and what its element is, tied to each other: the label, the
 * description and the problem by their ids.
 */
export function useField<Given extends FieldLook & FieldElement>(given: Given) {
  const { label, description, error, size, withAsterisk, className, ...own } = given;
  const ownId = useId();
  const id = own.id ?? ownId;
  const describedBy = [
    isTold(error) && `${id}-error`,
    description && `${id}-description`,
    own["aria-describedby"],
  ].filter(Boolean);
  const isWrong = Boolean(error);
  const isRequired = withAsterisk ?? own.required ?? false;
  return {
    frame: { id, label, description, error, size, className, isRequired },
    element: {
      ...own,
      id,
      className: names.input,
      "data-error": isWrong || undefined,
      "aria-invalid": isWrong || own["aria-invalid"] === true || undefined,
      "aria-describedby": describedBy.join(" ") || undefined,
    },
  };
}

interface FieldFrameProps extends FieldLook {
  readonly id: string;
  readonly isRequired: boolean;
  readonly isPointed?: boolean;
  readonly left?: ReactNode;
  readonly right?: ReactNode;
  /** In pixels. */
  readonly rightWidth?: number | undefined;
  readonly children: ReactNode;
}

/** What stands inside of the field, before or behind the text. */
const section = (side: "left" | "right", content: ReactNode) =>
  content ? (
    <div className={names.section} data-position={side}>
      {content}
    </div>
  ) : null;

const widthOfRight = (width: number): Readonly<Record<string, string>> => ({
  "--input-right-section-width": `${width / 16}rem`,
});

const labelOf = ({ id, label, isRequired }: FieldFrameProps) =>
  label ? (
    <label className={names.label} htmlFor={id} id={`${id}-label`}>
      {label}
      {isRequired ? (
        <span className={names.required} aria-hidden>
          {" *"}
        </span>
      ) : null}
    </label>
  ) : null;

const controlOf = ({ error, isPointed, left, right, rightWidth, children }: FieldFrameProps) => (
  <div
    className={names.control}
    data-variant="default"
    data-pointer={isPointed}
    data-error={error ? true : undefined}
    data-with-left-section={left ? true : undefined}
    data-with-right-section={right ? true : undefined}
    style={rightWidth === undefined ? undefined : widthOfRight(rightWidth)}
  >
    {section("left", left)}
    {children}
    {section("right", right)}
  </div>
);

/**
 * Label, description and problem of a field, as Mantine's stylesheet dresses them. Mantine itself draws a dozen
 * components for each field, and all of them twice.
 */
export function FieldFrame(props: FieldFrameProps) {
  const { id, description, error, size = "sm", className } = props;
  return (
    <div className={className ? `${className} ${names.root}` : names.root} data-size={size}>
      {labelOf(props)}
      {description ? (
        <p className={names.description} id={`${id}-description`}>
          {description}
        </p>
      ) : null}
      {controlOf(props)}
      {isTold(error) ? (
        <p className={names.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
