import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { write } from "../data/read-rows.ts";
import { useAwaitedProfileId, useSignedIn } from "../session/session-context.tsx";
import { profileMessages } from "./messages.ts";
import {
  acceptedColumns,
  type IncompleteItem,
  reviewItems,
  type ReviewItem,
} from "./review-items.ts";
import type { ResumeResponse, ReviewedEntry } from "@postulo/contract/resume";
import type { useProfileForm } from "./use-profile-form.ts";

type ProfileFormState = ReturnType<typeof useProfileForm>;

/** What to do with the row of an entry. */
interface EntryDecision {
  readonly entry: ReviewedEntry;
  readonly change: "accept" | "discard";
}

/** Stores decisions about entries immediately, since entries are not part of the form. */
function useEntryDecisions() {
  const t = useTranslate(profileMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    meta: { errorTitle: t("resume.review.failed") },
    mutationFn: ({ entry, change }: EntryDecision) => {
      const table = client.from(entry.list);
      return change === "discard"
        ? write(table.delete().eq("id", entry.id))
        : write(table.update(acceptedColumns(entry)).eq("id", entry.id));
    },
    onSuccess: () =>
      queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "profile" }),
  }).mutateAsync;
}

/** Adds an entry with the values entered for its required columns. */
function useCompletion() {
  const t = useTranslate(profileMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const profileId = useAwaitedProfileId();
  return useMutation({
    meta: { errorTitle: t("resume.review.addFailed") },
    mutationFn: async ({ entry, typed }: { entry: IncompleteItem["entry"]; typed: Typed }) => {
      const row = { ...entry.found, ...typed, profile_id: await profileId() };
      await write(client.from(entry.list).insert(row));
    },
    onSuccess: () =>
      queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "profile" }),
  }).mutateAsync;
}

/** Values by column. */
export type Typed = Readonly<Record<string, string>>;

/** The mutation reports its error by a toast, and the item stays. */
const run = (work: Promise<void>) => void work.catch(() => undefined);

/** The review of a résumé's values: nothing is overwritten without the user's consent. */
export function useReview({ form, focusField }: ProfileFormState) {
  const [items, setItems] = useState<readonly ReviewItem[]>([]);
  const decide = useEntryDecisions();
  const complete = useCompletion();
  const removeItems = (decided: readonly ReviewItem[]) =>
    setItems((open) => open.filter((item) => !decided.includes(item)));

  async function acceptItem(item: ReviewItem): Promise<void> {
    // Doubtful values are in the form already.
    if (item.kind === "field" && !item.isDoubtful) form.setFieldValue(item.field, item.found);
    if (item.kind === "entry" && !item.entry.isNew)
      await decide({ entry: item.entry, change: "accept" });
    removeItems([item]);
  }

  async function reject(item: ReviewItem): Promise<void> {
    if (item.kind === "field" && item.isDoubtful) form.setFieldValue(item.field, "");
    if (item.kind === "entry" && item.entry.isNew)
      await decide({ entry: item.entry, change: "discard" });
    removeItems([item]);
  }

  return {
    items,
    begin: (report: ResumeResponse | undefined) => setItems(report ? reviewItems(report) : []),
    accept: (item: ReviewItem) => {
      run(acceptItem(item));
      if (item.kind === "field") focusField(item.field);
    },
    reject: (item: ReviewItem) => {
      run(reject(item));
      if (item.kind === "field") focusField(item.field);
    },
    /** Except incomplete entries, whose values only the user can enter. */
    acceptAll: () => {
      for (const item of items) if (item.kind !== "incomplete") run(acceptItem(item));
    },
    complete: (item: IncompleteItem, typed: Typed) => {
      const added = async () => {
        await complete({ entry: item.entry, typed });
        removeItems([item]);
      };
      run(added());
    },
  };
}
