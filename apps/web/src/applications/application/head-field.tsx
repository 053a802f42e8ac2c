import type { EditProblem } from "@postulo/domain/application-edit";
import { describeColumn, maxLengthOf } from "@postulo/domain/application-columns";
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { inputTypeOf } from "../column-input.tsx";
import { applicationMessages } from "../messages.ts";
import { problemKeys } from "../row/edit-frame.tsx";
import { useRestoreFocus } from "../row/use-restore-focus.ts";
import { sheetMessages } from "./messages.ts";
import { useHeadField, type HeadColumn, type HeadFieldOptions } from "./use-head-field.ts";
import classes from "./head-field.module.css";

interface HeadFieldProps extends HeadFieldOptions {
  /** The value as it is shown, if it is not the text. */
  readonly shown?: ReactNode;
  /** Whether the name of the button is the value alone, because a heading is named by it. */
  readonly isTitle?: boolean;
  /** Whether a long value is cut off instead of wrapped. */
  readonly isOneLine?: boolean;
  /** Whether the label of the column is above the value. */
  readonly isLabelled?: boolean;
  /** Whether nothing is shown for an empty value, which a menu asks for by `isRequested`. */
  readonly isOptional?: boolean;
  readonly isRequested?: boolean;
  readonly onEditing?: (isEditing: boolean) => void;
  /** After the value. */
  readonly children?: ReactNode;
}

type Problem = EditProblem | "tooLong";

/** The state of a field in place: a button with the value, or the field. */
function useInPlace(
  field: ReturnType<typeof useHeadField>,
  { isRequested = false, onEditing }: Pick<HeadFieldProps, "isRequested" | "onEditing">,
) {
  const [isEditing, setIsEditing] = useState(field.isOpen);
  const [problem, setProblem] = useState(field.isOpen ? field.problem : undefined);
  const isDone = useRef(false);

  function close() {
    isDone.current = true;
    setProblem(undefined);
    setIsEditing(false);
    onEditing?.(false);
  }

  return {
    isEditing: isEditing || isRequested,
    /** Not if its text was found in the browser, unless it is requested. */
    takesFocus: !field.isOpen || field.isOwn || isRequested,
    problem,
    open: () => {
      setIsEditing(true);
      onEditing?.(true);
    },
    focus: () => {
      isDone.current = false;
    },
    change: (text: string) => {
      setProblem(undefined);
      field.onChange(text);
    },
    leave: (isIncomplete: boolean) => {
      // Some browsers fire blur when the focused element is removed.
      if (isDone.current) return;
      const found = isIncomplete ? "invalidDate" : field.isOpen ? field.problem : undefined;
      if (found !== undefined) {
        setProblem(found);
        return;
      }
      field.onBlur();
      close();
    },
    cancel: () => {
      field.reset();
      close();
    },
  };
}

/**
 * A value that becomes a field of the same size when it is pressed. Enter and leaving it save, unless the text is
 * invalid; Escape restores.
 */
export function HeadField(props: HeadFieldProps) {
  const field = useHeadField(props);
  const state = useInPlace(field, props);
  const label = useColumnLabel(props.column);
  if (props.isOptional && !state.isEditing && field.value === "") return null;
  const inPlace = <InPlace {...props} label={label} field={field} state={state} />;
  if (!props.isLabelled) return inPlace;
  return (
    <Labelled label={label}>
      {inPlace}
      {props.children}
    </Labelled>
  );
}

interface InPlaceProps extends HeadFieldProps {
  readonly label: string;
  readonly field: ReturnType<typeof useHeadField>;
  readonly state: ReturnType<typeof useInPlace>;
}

function InPlace(props: InPlaceProps) {
  const { label, field, state, column, shown, isTitle = false, isOneLine = false } = props;
  const t = useTranslate(sheetMessages);
  const { isEditing, problem, open, focus, change, leave, cancel } = state;
  const frame = useRestoreFocus<HTMLSpanElement>(isEditing ? "field" : undefined, () => "button");
  return (
    <span
      ref={frame}
      className={classes["frame"]}
      data-title={isTitle || undefined}
      data-line={isOneLine || undefined}
    >
      {isEditing ? (
        <Field
          column={column}
          label={label}
          value={field.value}
          problem={problem}
          hasFocus={state.takesFocus}
          onFocus={focus}
          onChange={change}
          onLeave={leave}
          onCancel={cancel}
        />
      ) : (
        <button
          type="button"
          className={classes["value"]}
          data-printed
          data-empty={field.value === "" || undefined}
          data-column={column}
          title={t("head.edit")}
          onClick={open}
        >
          {isTitle ? null : <VisuallyHidden>{t("head.label", { label })}</VisuallyHidden>}{" "}
          {shown ?? (field.value === "" ? t("head.none") : field.value)}
        </button>
      )}
    </span>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A field with its label, which is also in the name of the field. */
export const Labelled = ({ label, children }: LabelledProps) => (
  <div>
    <span aria-hidden>{label}</span>
    <div>{children}</div>
  </div>
);

/** The label of a column; in the head, the name is called contact. */
function useColumnLabel(column: HeadColumn): string {
  const t = useTranslate(sheetMessages);
  const tProduct = useTranslate(productMessages);
  return column === "contact_name" ? t("head.contact") : tProduct(`applicationColumns.${column}`);
}

interface FieldProps {
  readonly column: HeadColumn;
  readonly label: string;
  readonly value: string;
  readonly problem: Problem | undefined;
  readonly hasFocus: boolean;
  readonly onFocus: () => void;
  readonly onChange: (text: string) => void;
  /** @param isIncomplete whether only a part of a date was entered */
  readonly onLeave: (isIncomplete: boolean) => void;
  readonly onCancel: () => void;
}

type Input = HTMLInputElement | HTMLTextAreaElement;

const focusAtEnd = (input: Input | null) => {
  input?.focus();
  if (input instanceof HTMLTextAreaElement) input.setSelectionRange(-1, -1);
};

function Field({
  column,
  label,
  value,
  problem,
  hasFocus,
  onFocus,
  onChange,
  onLeave,
  onCancel,
}: FieldProps) {
  const id = useId();
  const common = {
    ref: hasFocus ? focusAtEnd : undefined,
    "aria-label": label,
    "aria-invalid": problem !== undefined || undefined,
    "aria-describedby": problem === undefined ? undefined : id,
    value,
    onFocus,
    onBlur: ({ currentTarget }: { readonly currentTarget: Input }) => {
      // When another window gets the focus, the field fires blur but keeps the focus in this one.
      if (document.hasFocus()) onLeave(currentTarget.validity.badInput);
    },
    onKeyDown: (event: KeyboardEvent<Input>) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === "Escape") onCancel();
      if (event.key !== "Enter") return;
      // Otherwise the key would also press the button that gets the focus.
      event.preventDefault();
      onLeave(event.currentTarget.validity.badInput);
    },
  };
  return (
    <>
      {describeColumn(column).type === "day" ? (
        <input
          {...common}
          type="date"
          className={classes["field"]}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <span className={classes["growing"]} data-text={value}>
          <textarea
            {...common}
            {...inputTypeOf(column)}
            rows={1}
            className={classes["field"]}
            onChange={(event) => onChange(event.currentTarget.value.replaceAll(/[\r\n]+/g, " "))}
          />
        </span>
      )}
      <ProblemText id={id} column={column} problem={problem} />
    </>
  );
}

interface ProblemTextProps {
  readonly id: string;
  readonly column: HeadColumn;
  readonly problem: Problem | undefined;
}

function ProblemText({ id, column, problem }: ProblemTextProps) {
  const t = useTranslate(sheetMessages);
  const tApplication = useTranslate(applicationMessages);
  if (problem === undefined) return null;
  return (
    <span id={id} role="alert" className={classes["problem"]}>
      {problem === "tooLong"
        ? t("head.tooLong", { count: maxLengthOf(column) ?? 0 })
        : tApplication(problemKeys[problem])}
    </span>
  );
}
