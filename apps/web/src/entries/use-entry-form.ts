import { useEffect, useState } from "react";
import { useSignedIn } from "../session/session-context.tsx";
import { resetForm } from "../ui/form/reset-form.ts";
import { useFields } from "../ui/form/use-fields.ts";
import type { EntryDescription } from "./entry-description.ts";
import { clearUnsaved, isChanged, saveUnsaved, mergeUnsaved } from "./entry-draft.ts";
import { valuesOf, type EntryValues } from "./entry-row.ts";
import type { Entry } from "./entry.ts";
import { problemsOf, storedColumns } from "./entry-rules.ts";
import { entryMessages, type messages } from "./messages.ts";
import type { StoredColumns } from "./queries.ts";

interface EntryFormOptions {
  readonly description: EntryDescription;
  /** The entry to change; undefined for a new one. */
  readonly entry?: Entry;
  /** What a new entry begins with. */
  readonly given?: EntryValues | undefined;
  readonly failureTitle: string;
  /** `seen`: the entry when the form was opened. */
  readonly onSubmit: (columns: StoredColumns, seen: Entry | undefined) => Promise<void>;
  /** Called when the form was reset and nothing had been typed while it was being saved. */
  readonly onReset?: () => void;
}

/** The form of one entry. Unsaved values survive a change of tabs as a draft, until they are saved or discarded. */
export function useEntryForm(options: EntryFormOptions) {
  const { description, entry, given, failureTitle, onSubmit, onReset } = options;
  const { user } = useSignedIn();
  const { kind } = description;
  const [seen] = useState(entry);
  const stored = { ...valuesOf(description, seen), ...given };
  const place = { owner: user.id, kind, id: seen?.id };
  const fields = useFields<EntryValues, typeof messages>({
    initialValues: mergeUnsaved(place, stored),
    check: (values) => problemsOf(kind, values),
    messages: entryMessages,
    failureTitle,
    onSubmit: async (values) => {
      await onSubmit(storedColumns(kind, values), seen);
      clearUnsaved(place);
      if (!seen && resetForm({ form, submitted: values, blank: stored })) onReset?.();
    },
  });
  const { form } = fields;

  /** Resets to the stored values, or to an empty form. */
  function clear(): void {
    form.setValues(stored);
    form.clearErrors();
  }

  const { values } = form;
  useEffect(() => {
    const before = { ...valuesOf(description, seen), ...given };
    saveUnsaved({ owner: user.id, kind, id: seen?.id }, before, values);
  }, [user.id, kind, seen, description, given, values]);

  return {
    ...fields,
    clear,
    discardDraft: () => clearUnsaved(place),
    hasUnsaved: isChanged(stored, values),
  };
}

export type EntryFormState = ReturnType<typeof useEntryForm>;
