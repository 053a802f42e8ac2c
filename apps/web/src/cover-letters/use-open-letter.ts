import { defaultCoverLetterName } from "@postulo/domain/document";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { useAnnounce } from "../ui/feedback/announcer.tsx";
import { showToast, showUndoToast } from "../ui/feedback/toast.tsx";
import type { LetterDraft } from "./letter-draft.ts";
import type { FoundJob } from "./letter-request-body.ts";
import { fetchLocation } from "./letter-links.ts";
import { useLetterStore } from "./letter-store.ts";
import { letterMessages } from "./messages.ts";
import { parsePosting, placeOf } from "./posting/parsed-posting.ts";
import { forgetLetterText, keptLetterText } from "./unsaved-letter.ts";
import { useShowKeptText } from "./use-show-kept-text.ts";
import {
  deleteLetter,
  fetchLetter,
  lettersKey,
  versionsKey,
  type FetchedLetter,
} from "./versions/stored-letters.ts";
import { saveChanges } from "./versions/use-save-version.ts";

const openingKey = ["open-letter"] as const;

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

/** The page's state for a stored letter; null if it was deleted. */
async function fetchWork(client: SupabaseClient, id: string) {
  const fetched = await fetchLetter(client, id);
  if (!fetched) return null;
  const [found, location] = await Promise.all([
    parsePosting(fetched.order.posting),
    fetchLocation(client, fetched.order.application_id),
  ]);
  return workOf(fetched, found, await placeOf(location));
}

/** Opens a stored letter; unsaved changes of the current one are stored as a version first. */
export function useOpenLetter() {
  const t = useTranslate(letterMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const { store } = useLetterStore();
  const showKept = useShowKeptText();
  const opening = useMutation({
    mutationKey: openingKey,
    meta: { errorTitle: t("past.openFailed") },
    mutationFn: async (id: string) => {
      await saveChanges(client, store);
      return fetchWork(client, id);
    },
    onSuccess: (opened, id) => {
      void queries.invalidateQueries({ queryKey: versionsKey });
      if (!opened) {
        forgetLetterText(user.id, id);
        showToast({ title: t("past.gone"), tone: "danger" });
        void queries.invalidateQueries({ queryKey: lettersKey });
        return;
      }
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
    },
  });
  const deleting = useMutation({
    mutationKey: openingKey,
    meta: { errorTitle: t("past.deleteFailed") },
    mutationFn: (id: string) => deleteLetter(client, id),
    onSuccess: (_, id) => {
      forgetLetterText(user.id, id);
      if (store.read().work.letter?.id === id) store.change({ letter: undefined });
      showToast({ title: t("past.deleted") });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: lettersKey }),
  });
  const isBusy = () => queries.isMutating({ mutationKey: openingKey }) > 0;
  return {
    isDeleting: deleting.isPending,
    open: (id: string) => {
      if (!isBusy()) opening.mutate(id);
    },
    remove: (id: string, onDone: () => void) => {
      if (!isBusy()) deleting.mutate(id, { onSettled: onDone });
    },
  };
}
