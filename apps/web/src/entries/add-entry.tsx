import { useRef } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { advanceFocus } from "../ui/focus-if-unclaimed.ts";
import type { EntryDescription } from "./entry-description.ts";
import { EntryFields } from "./entry-fields.tsx";
import { entryMessages } from "./messages.ts";
import { useSaveEntry } from "./use-entry-changes.ts";
import { useEntryForm } from "./use-entry-form.ts";
import classes from "./entries.module.css";

interface AddEntryProps {
  readonly description: EntryDescription;
  readonly profileId: string;
}

/**
 * The form above the list. After an entry was added, it is reset and its first field gets the focus, unless the user
 * moved the focus meanwhile.
 */
export function AddEntry({ description, profileId }: AddEntryProps) {
  const t = useTranslate(entryMessages);
  const { kind } = description;
  const { add } = useSaveEntry(kind, profileId);
  const first = useRef<HTMLInputElement>(null);
  const focusedAtSubmit = useRef<Element>(null);
  const state = useEntryForm({
    description,
    failureTitle: t("errors.add"),
    onSubmit: async (columns) => {
      focusedAtSubmit.current = document.activeElement;
      await add(columns);
    },
    onReset: () => advanceFocus(focusedAtSubmit.current, first.current),
  });
  return (
    <form
      className={classes["form"]}
      onSubmit={state.submit}
      noValidate
      aria-labelledby="add-entry-title"
    >
      <h2 id="add-entry-title">{t(`addTitles.${kind}`)}</h2>
      <EntryFields
        description={description}
        state={state}
        firstRef={(input) => {
          first.current = input;
        }}
      />
      <div className={classes["foot"]}>
        <span>{state.hasUnsaved ? t("unsaved") : null}</span>
        <AsyncButton isPending={state.isPending}>{t("add")}</AsyncButton>
      </div>
    </form>
  );
}
