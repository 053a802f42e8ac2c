import { useRef } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { Button } from "../ui/form/button.tsx";
import { useFormFrame } from "../ui/form/use-form-frame.ts";
import { advanceFocus } from "../ui/focus-if-unclaimed.ts";
import type { useAskedAddition } from "../posting/asked-addition.ts";
import type { EntryDescription } from "./entry-description.ts";
import { EntryFields } from "./entry-fields.tsx";
import type { EntryValues } from "./entry-row.ts";
import { entryMessages } from "./messages.ts";
import { useSaveEntry } from "./use-entry-changes.ts";
import { useEntryForm } from "./use-entry-form.ts";
import classes from "./entries.module.css";

interface AddEntryProps {
  readonly description: EntryDescription;
  readonly profileId: string;
  /** What a requirement of a posting asks to add. */
  readonly asked: ReturnType<typeof useAskedAddition>;
  /** Focuses the first field: the user requested the form. */
  readonly isRequested: boolean;
  /** Called with what was typed, if anything. Undefined while there is no list that the form would make room for. */
  readonly onClose: ((typed: EntryValues | undefined) => void) | undefined;
}

/**
 * The form above the list. After an entry was added, it is reset and its first field gets the focus, unless the user
 * moved the focus meanwhile; one that a requirement of a posting asked for leads back to it. Escape closes it.
 */
export function AddEntry(props: AddEntryProps) {
  const { description, profileId, asked, isRequested, onClose } = props;
  const t = useTranslate(entryMessages);
  const { kind } = description;
  const { add } = useSaveEntry(kind, profileId);
  const first = useRef<HTMLInputElement>(null);
  const focusedAtSubmit = useRef<Element>(null);
  const given = asked && description.asked ? { [description.asked]: asked.text } : undefined;
  const state = useEntryForm({
    description,
    given,
    failureTitle: t("errors.add"),
    onSubmit: async (columns) => {
      focusedAtSubmit.current = document.activeElement;
      await add(columns);
    },
    onReset: () => {
      if (given) asked?.goBack();
      else advanceFocus(focusedAtSubmit.current, first.current);
    },
  });

  function close() {
    if (state.isPending || !onClose) return;
    const typed = state.hasUnsaved ? state.form.getValues() : undefined;
    state.discardDraft();
    onClose(typed);
  }

  const frame = useFormFrame(() => {
    if (isRequested) first.current?.focus();
  }, close);
  return (
    <form
      ref={frame}
      className={classes["form"]}
      onSubmit={state.submit}
      noValidate
      aria-labelledby="add-entry-title"
    >
      <h2 id="add-entry-title">{t(`addTitles.${kind}`)}</h2>
      {given ? (
        <p className={classes["given"]}>{t(onClose ? "asked.beside" : "asked.alone")}</p>
      ) : null}
      <EntryFields description={description} state={state} firstRef={first} />
      <div className={classes["foot"]}>
        <AsyncButton isPending={state.isPending}>{t("add")}</AsyncButton>
        {onClose ? (
          <Button variant="default" onClick={close}>
            {t("cancel")}
          </Button>
        ) : null}
        <span>{state.hasUnsaved ? t("unsaved") : null}</span>
      </div>
    </form>
  );
}
