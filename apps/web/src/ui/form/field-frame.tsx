import { useId, type ReactNode } from "react";
import { joinClasses } from "../theme/join-classes.ts";
import classes from "./field-frame.module.css";

/** Props of a field besides those of its input element. */
export interface FieldProps {
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  /** The error message; `true` only marks the field as invalid. */
  readonly error?: ReactNode;
  readonly size?: "xs" | "sm" | "md" | undefined;
  /** By default, required fields have one. */
  readonly withAsterisk?: boolean | undefined;
  readonly className?: string | undefined;
  /** Renders the place of the error always, for `showFieldError` in static pages. */
  readonly hasErrorPlace?: boolean | undefined;
}

/** Attributes of the input element that its frame needs too. */
interface InputAttributes {
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: unknown;
}

const hasMessage = (error: ReactNode) => Boolean(error) && typeof error !== "boolean";

/**
 * Splits the props of a field into those of its frame and of its input element, and links label, description and error
 * to it by ids.
 */
export function useField<Given extends FieldProps & InputAttributes>(given: Given) {
  const { label, description, error, size, withAsterisk, className, hasErrorPlace, ...own } = given;
  const ownId = useId();
  const id = own.id ?? ownId;
  const describedBy = [
    (hasErrorPlace || hasMessage(error)) && `${id}-error`,
    description && `${id}-description`,
    own["aria-describedby"],
  ].filter(Boolean);
  const isInvalid = Boolean(error);
  const isRequired = withAsterisk ?? own.required ?? false;
  return {
    frame: { id, label, description, error, size, className, hasErrorPlace, isRequired },
    element: {
      ...own,
      id,
      className: classes["input"],
      "data-error": isInvalid || undefined,
      "aria-invalid": isInvalid || own["aria-invalid"] === true || undefined,
      "aria-describedby": describedBy.join(" ") || undefined,
    },
  };
}

interface FieldFrameProps extends FieldProps {
  readonly id: string;
  readonly isRequired: boolean;
  /** The pointer cursor, as over a select. */
  readonly isPointer?: boolean;
  readonly isMultiline?: boolean;
  readonly left?: ReactNode;
  readonly right?: ReactNode;
  /** px */
  readonly rightWidth?: number | undefined;
  readonly children: ReactNode;
}

/** Content inside the field, before or after the text. */
const section = (side: "left" | "right", content: ReactNode) =>
  content ? (
    <div className={classes["section"]} data-position={side}>
      {content}
    </div>
  ) : null;

const widthOfRight = (width: number): Readonly<Record<string, string>> => ({
  "--right-section-width": `${width / 16}rem`,
});

const labelOf = ({ id, label, isRequired }: FieldFrameProps) =>
  label ? (
    <label className={classes["label"]} htmlFor={id} id={`${id}-label`}>
      {label}
      {isRequired ? (
        <span className={classes["required"]} aria-hidden>
          {" *"}
        </span>
      ) : null}
    </label>
  ) : null;

const controlOf = ({
  error,
  isPointer,
  isMultiline,
  left,
  right,
  rightWidth,
  children,
}: FieldFrameProps) => (
  <div
    className={classes["control"]}
    data-pointer={isPointer}
    data-multiline={isMultiline}
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

/** Label, description and error of a field, and what is inside it before and after the text. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, description, error, size = "sm", className, hasErrorPlace } = props;
  return (
    <div className={joinClasses(className, classes["field"])} data-size={size}>
      {labelOf(props)}
      {description ? (
        <p className={classes["description"]} id={`${id}-description`}>
          {description}
        </p>
      ) : null}
      {controlOf(props)}
      {hasErrorPlace || hasMessage(error) ? (
        <p className={classes["error"]} id={`${id}-error`} hidden={!hasMessage(error)}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
