import { useRef } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { useFormFrame } from "../ui/form/use-form-frame.ts";
import type { EntryDescription } from "./entry-description.ts";
import { EntryFields } from "./entry-fields.tsx";
import { nameOf } from "./entry-row.ts";
import type { Entry } from "./entry.ts";
import { entryMessages } from "./messages.ts";
import { useSaveEntry } from "./use-entry-changes.ts";
import { useEntryForm } from "./use-entry-form.ts";
import { Button } from "../ui/form/button.tsx";
import classes from "./entries.module.css";

interface EditEntryProps {
  readonly description: EntryDescription;
  readonly entry: Entry;
  readonly profileId: string;
  /** Called after saving and after cancelling. */
  readonly onClose: () => void;
}

/** The inline form of an existing entry. Escape cancels. */
export function EditEntry({ description, entry, profileId, onClose }: EditEntryProps) {
  const t = useTranslate(entryMessages);
  const { save } = useSaveEntry(description.kind, profileId);
  const state = useEntryForm({
    description,
    entry,
    failureTitle: t("errors.save"),
    onSubmit: async (columns, seen) => {
      if (seen) await save(seen, columns);
      onClose();
    },
  });

  function cancel() {
    if (state.isPending) return;
    state.discardDraft();
    onClose();
  }

  const first = useRef<HTMLInputElement>(null);
  const frame = useFormFrame(() => first.current?.focus(), cancel);

  return (
    <form
      ref={frame}
      className={classes["edit"]}
      onSubmit={state.submit}
      noValidate
      aria-label={t("editTitle", { name: nameOf(description, entry) })}
    >
      <EntryFields description={description} state={state} firstRef={first} />
      <div className={classes["foot"]}>
        <AsyncButton isPending={state.isPending}>{t("save")}</AsyncButton>
        <Button variant="default" onClick={cancel}>
          {t("cancel")}
        </Button>
        <span>{state.hasUnsaved ? t("unsaved") : null}</span>
      </div>
    </form>
  );
}
