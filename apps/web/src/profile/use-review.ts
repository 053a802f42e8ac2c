import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { write } from "../session/read-rows.ts";
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

/** What happens to the row of an entry. */
interface EntryDecision {
  readonly entry: ReviewedEntry;
  readonly change: "accept" | "discard";
}

/** Writes decisions about entries at once: they have no form of their own here. */
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

/** Adds an entry with what the person has typed for what it lacked. */
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

/** Texts by column. */
export type Typed = Readonly<Record<string, string>>;

/** A refused change is told by a toast, and the item stays. */
const run = (work: Promise<void>) => void work.catch(() => undefined);

/** The review after a résumé was read: nothing that was there is overwritten without a yes. */
export function useReview({ form, focusField }: ProfileFormState) {
  const [items, setItems] = useState<readonly ReviewItem[]>([]);
  const decide = useEntryDecisions();
  const complete = useCompletion();
  const settle = (settled: readonly ReviewItem[]) =>
    setItems((open) => open.filter((item) => !settled.includes(item)));

  async function take(item: ReviewItem): Promise<void> {
    // What is doubtful was filled in already.
    if (item.kind === "field" && !item.isDoubtful) form.setFieldValue(item.field, item.found);
    if (item.kind === "entry" && !item.entry.isNew)
      await decide({ entry: item.entry, change: "accept" });
    settle([item]);
  }

  async function refuse(item: ReviewItem): Promise<void> {
    if (item.kind === "field" && item.isDoubtful) form.setFieldValue(item.field, "");
    if (item.kind === "entry" && item.entry.isNew)
      await decide({ entry: item.entry, change: "discard" });
    settle([item]);
  }

  return {
    items,
    begin: (report: ResumeResponse | undefined) => setItems(report ? reviewItems(report) : []),
    accept: (item: ReviewItem) => {
      run(take(item));
      if (item.kind === "field") focusField(item.field);
    },
    refuse: (item: ReviewItem) => {
      run(refuse(item));
      if (item.kind === "field") focusField(item.field);
    },
    /** But those that lack something: nobody else knows it. */
    acceptAll: () => {
      for (const item of items) if (item.kind !== "incomplete") run(take(item));
    },
    complete: (item: IncompleteItem, typed: Typed) => {
      const added = async () => {
        await complete({ entry: item.entry, typed });
        settle([item]);
      };
      run(added());
    },
  };
}
