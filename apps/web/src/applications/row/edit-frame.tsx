import { useWindowEvent } from "../../ui/hooks/use-window-event.ts";
import type { FieldColumn } from "@postulo/domain/application-columns";
import type { Application } from "@postulo/domain/application";
import {
  changedPart,
  checkEdit,
  type ApplicationEdit,
  type EditDraft,
  type EditProblem,
  type EditProblems,
} from "@postulo/domain/application-edit";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { applicationMessages } from "../messages.ts";
import { Button } from "../../ui/form/button.tsx";
import classes from "./edit-frame.module.css";

/** The props of one field of an editor. */
interface EditField {
  readonly draft: EditDraft;
  readonly text: (name: FieldColumn) => {
    readonly name: string;
    readonly size: "xs";
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
  };
  readonly change: (part: EditDraft) => void;
}

interface EditFrameProps {
  readonly label: string;
  readonly row: Application;
  readonly initialDraft: EditDraft;
  /** Called with the changed columns; not called without changes. */
  readonly onSave: (edit: ApplicationEdit) => void;
  readonly onClose: () => void;
  readonly children: (field: EditField) => ReactNode;
}

/** The messages of what can be wrong with a value. */
export const problemKeys = {
  required: "form.required",
  invalidUrl: "form.invalidUrl",
  invalidEmail: "form.invalidEmail",
  invalidPhone: "form.invalidPhone",
  invalidDate: "form.invalidDate",
  reminderNeedsDate: "form.reminderNeedsDate",
} as const satisfies Record<EditProblem, string>;

/** The editor's state: values, errors, and save. */
function useDraft(props: EditFrameProps) {
  const { row, initialDraft, onSave, onClose } = props;
  const [draft, setDraft] = useState(initialDraft);
  const [problems, setProblems] = useState<EditProblems>({});
  const isDone = useRef(false);

  function close() {
    isDone.current = true;
    onClose();
  }

  /** @returns the names of the invalid fields; without any, the draft is saved and the editor closed. */
  function save(): readonly string[] {
    if (isDone.current) return [];
    // A link that is still missing is not asked for: there was none before.
    const { job_url: url, ...others } = draft;
    const result = checkEdit(url === initialDraft.job_url ? others : draft);
    if (result.kind === "invalid") {
      setProblems(result.problems);
      return Object.keys(result.problems);
    }
    const edit = changedPart(row, result.edit);
    if (Object.keys(edit).length > 0) onSave(edit);
    close();
    return [];
  }

  return {
    draft,
    problems,
    change: (part: EditDraft) => setDraft({ ...draft, ...part }),
    save,
    close,
  };
}

const focusFirstField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>("input, select")?.focus();

/** Handlers for the keyboard and for the focus leaving the form. */
function useLeaving(
  form: RefObject<HTMLFormElement | null>,
  { save, saveOrPoint, close }: Record<"save" | "saveOrPoint" | "close", () => void>,
) {
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && form.current?.contains(target) === true;

  useWindowEvent("keydown", (event) => {
    if (!isInside(event.target)) return;
    if (event.key === "Escape") close();
    // Enter in a select does not submit the form.
    if (event.key === "Enter" && event.target instanceof HTMLSelectElement) {
      event.preventDefault();
      saveOrPoint();
    }
  });
  useWindowEvent("focusout", ({ target, relatedTarget }) => {
    // When another window gets the focus, the field fires blur but keeps the focus in this one.
    if (isInside(target) && !isInside(relatedTarget) && document.hasFocus()) save();
  });
}

/** Edits a part of a row inline. Enter and blur save, unless a value is invalid; Escape cancels. */
export function EditFrame(props: EditFrameProps) {
  const t = useTranslate(applicationMessages);
  const { draft, problems, change, save, close } = useDraft(props);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstField(form.current), []);

  function saveOrPoint() {
    const [first] = save();
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }
  useLeaving(form, { save, saveOrPoint, close });

  function text(name: FieldColumn) {
    const problem: EditProblem | undefined = problems[name];
    return {
      name,
      size: "xs" as const,
      value: String(draft[name] ?? ""),
      error: problem === undefined ? undefined : t(problemKeys[problem]),
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
        change({ [name]: currentTarget.value }),
    };
  }

  return (
    <form
      ref={form}
      className={classes["form"]}
      aria-label={props.label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saveOrPoint();
      }}
    >
      {props.children({ draft, change, text })}
      <div className={classes["foot"]}>
        <Button type="submit" size="compact-sm">
          {t("save")}
        </Button>
        <Button variant="default" size="compact-sm" onClick={close}>
          {t("form.cancel")}
        </Button>
      </div>
    </form>
  );
}
