import { defaultCoverLetterName } from "@postulo/domain/document";
import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { useTranslate } from "../i18n/use-translate.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { useAnnounce } from "../ui/feedback/announcer.tsx";
import { showUndoToast } from "../ui/feedback/toast.tsx";
import type { LetterDraft } from "./letter-draft.ts";
import { useGoToLetter } from "./letter-address.ts";
import type { FoundJob } from "./letter-request-body.ts";
import { fetchLocation } from "./letter-links.ts";
import { useLetterStore } from "./letter-store.ts";
import { letterMessages } from "./messages.ts";
import { parsePosting, placeOf } from "./posting/parsed-posting.ts";
import { forgetLetterText, keptLetterText } from "./unsaved-letter.ts";
import { useShowKeptText } from "./use-show-kept-text.ts";
import { fetchLetter, versionsKey, type FetchedLetter } from "./versions/stored-letters.ts";
import { saveChanges } from "./versions/use-save-version.ts";

/** The page's state for a stored letter: its text, and the form as it was filled in for it. */
function workOf(
  { letter, order }: FetchedLetter,
  found: FoundJob,
  place: Partial<Pick<FoundJob, "place">>,
): Partial<LetterDraft> {
  const { posting, tone, length, style, language, application_id } = order;
  const { title, company } = found;
  return {
    letter,
    fileName: defaultCoverLetterName,
    posting,
    tone,
    length,
    style,
    language,
    applicationId: application_id ?? undefined,
    typedJob: {
      title: order.title ?? title,
      company: order.company ?? company,
      ...place,
      insteadOf: { title, company },
    },
  };
}

/** The page's state for a stored letter; null if there is no letter with this id. */
async function fetchWork(client: SupabaseClient, id: string) {
  if (!z.uuid().safeParse(id).success) return null;
  const fetched = await fetchLetter(client, id);
  if (!fetched) return null;
  const [found, location] = await Promise.all([
    parsePosting(fetched.order.posting),
    fetchLocation(client, fetched.order.application_id),
  ]);
  return workOf(fetched, found, await placeOf(location));
}

/** Shows a letter that was loaded; what was typed for another posting can be restored. */
function useShowLetter() {
  const t = useTranslate(letterMessages);
  const { user } = useSignedIn();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const { store } = useLetterStore();
  const showKept = useShowKeptText();
  return (opened: Partial<LetterDraft>) => {
    void queries.invalidateQueries({ queryKey: versionsKey });
    const { posting, typedJob, applicationId, letter: former } = store.read().work;
    const isTyped = posting.trim() !== "" && posting !== former?.posting;
    const kept = opened.letter && keptLetterText(user.id, opened.letter);
    store.change(opened);
    announce(t("past.opened"));
    if (kept) showKept(kept);
    if (!isTyped || posting === opened.posting) return;
    showUndoToast({
      title: t("past.postingTaken"),
      onUndo: () => store.change({ posting, typedJob, applicationId }),
    });
  };
}

/** Loads the open letter again and shows its newest version; what was typed in it stays in this browser and is offered. */
export function useReopenLetter(): (id: string) => void {
  const t = useTranslate(letterMessages);
  const { client } = useSignedIn();
  const show = useShowLetter();
  return useMutation({
    meta: { errorTitle: t("past.openFailed") },
    mutationFn: (id: string) => fetchWork(client, id),
    onSuccess: (opened) => {
      if (opened) show(opened);
    },
  }).mutate;
}

/** Whether the letter of the address is shown, or why not. */
export type Opening =
  | { readonly kind: "shown" | "loading" | "gone" }
  | { readonly kind: "failed"; readonly retry: () => void };

/**
 * Opens the letter of the address. Unsaved changes of the current one are stored as a version first; if that fails, the
 * current one stays.
 * @param id that of the address; null without any
 */
export function useOpenLetter(id: string | null): Opening {
  const t = useTranslate(letterMessages);
  const { client, user } = useSignedIn();
  const { work, store } = useLetterStore();
  const go = useGoToLetter();
  const show = useShowLetter();
  const requested = useRef(id);
  const isRequested = id !== null && id !== work.letter?.id;
  const fetched = useQuery({
    queryKey: ["open-letter", user.id, id],
    queryFn: isRequested ? () => fetchWork(client, id) : skipToken,
    // It may have been changed or deleted since it was open.
    staleTime: 0,
    gcTime: 0,
  });
  const { mutate: replaceCurrent } = useMutation({
    meta: { errorTitle: t("versions.saveFailed") },
    mutationFn: (_opened: Partial<LetterDraft>) => saveChanges(client, store),
    onSuccess: (_, opened) => {
      if (opened.letter?.id === requested.current) show(opened);
    },
    onError: () => go(store.read().work.letter?.id ?? null, { replace: true }),
  });
  const opened = isRequested && !fetched.isFetching ? fetched.data : undefined;
  useEffect(() => {
    requested.current = id;
    if (opened) replaceCurrent(opened);
    if (opened === null && id !== null) forgetLetterText(user.id, id);
  }, [id, opened, replaceCurrent, user.id]);
  if (!isRequested) return { kind: "shown" };
  if (fetched.isError) return { kind: "failed", retry: () => void fetched.refetch() };
  return { kind: opened === null ? "gone" : "loading" };
}
