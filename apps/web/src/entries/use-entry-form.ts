import { useEffect, useState } from "react";
import { useSignedIn } from "../session/session-context.tsx";
import { beginAnew } from "../ui/begin-anew.ts";
import { useFields } from "../ui/use-fields.ts";
import type { EntryDescription } from "./entry-description.ts";
import { forgetTyped, isChanged, keepTyped, withTyped } from "./entry-draft.ts";
import { valuesOf, type EntryValues } from "./entry-row.ts";
import type { Entry } from "./entry.ts";
import { problemsOf, storedColumns } from "./entry-rules.ts";
import { entryMessages } from "./messages.ts";
import type { StoredColumns } from "./queries.ts";

interface EntryFormOptions {
  readonly description: EntryDescription;
  /** The entry that is changed; none for a new one. */
  readonly entry?: Entry;
  readonly failureTitle: string;
  /** `seen` is the entry as the form was opened with. */
  readonly onSubmit: (columns: StoredColumns, seen: Entry | undefined) => Promise<void>;
  /** The form is blank again, and nothing was typed while it was saved. */
  readonly onAnew?: () => void;
}

/** The form of one entry. What is typed is kept while other tabs are looked at, until it is saved or given up. */
export function useEntryForm(options: EntryFormOptions) {
  const { description, entry, failureTitle, onSubmit, onAnew } = options;
  const { user } = useSignedIn();
  const { kind } = description;
  const [seen] = useState(entry);
  const stored = valuesOf(description, seen);
  const place = { owner: user.id, kind, id: seen?.id };
  const fields = useFields<EntryValues>({
    initialValues: withTyped(place, stored),
    check: (values) => problemsOf(kind, values),
    messages: entryMessages,
    failureTitle,
    onSubmit: async (values) => {
      await onSubmit(storedColumns(kind, values), seen);
      forgetTyped(place);
      if (!seen && beginAnew({ form, submitted: values, blank: stored })) onAnew?.();
    },
  });
  const { form } = fields;

  /** Back to what is stored, or to a blank form. */
  function clear(): void {
    form.setValues(stored);
    form.clearErrors();
  }

  const { values } = form;
  useEffect(
    () => keepTyped({ owner: user.id, kind, id: seen?.id }, valuesOf(description, seen), values),
    [user.id, kind, seen, description, values],
  );

  return {
    ...fields,
    clear,
    forget: () => forgetTyped(place),
    hasUnsaved: isChanged(stored, values),
  };
}

export type EntryFormState = ReturnType<typeof useEntryForm>;
