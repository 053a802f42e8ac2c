import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { useAnnounce } from "../ui/announcer.tsx";
import { remainingOf, refreshUsage, useUsage } from "../usage/usage.ts";
import { findPosting } from "./found-posting.ts";
import { openDelivery, type LetterDraft } from "./letter-draft.ts";
import { useLetterStore } from "./letter-store.ts";
import { isTooLong, orderOf } from "./letter-request.ts";
import { letterMessages } from "./messages.ts";
import { requestLetter, type LetterOutcome } from "./request-letter.ts";
import { lettersKey, versionsKey } from "./stored-letters.ts";
import { keepChanges } from "./use-save-version.ts";

const writingKey = ["write-letter"] as const;

/** Has letters written, one at a time. */
export function useWriteLetter() {
  const t = useTranslate(letterMessages);
  const { language } = useLanguage();
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const usage = useUsage("cover_letter");
  const { desk, writing, isStanding } = useLetterStore();

  /** By the newest numbers when the known ones say so: the plan may have changed meanwhile. */
  async function isUsedUp(): Promise<boolean> {
    if (!usage.data || remainingOf(usage.data) !== 0) return false;
    const { data } = await usage.refetch();
    return data ? remainingOf(data) === 0 : false;
  }

  async function ask(work: LetterDraft): Promise<LetterOutcome> {
    const signal = desk.beginWriting();
    try {
      if (isTooLong(work.posting)) return { kind: "tooLong" };
      if (await isUsedUp()) return { kind: "usedUp" };
      await keepChanges(client, desk);
      // Read once more: what stands in the fields may be of the posting before.
      const found = await findPosting(work.posting);
      const order = orderOf(work, { found, interfaceLanguage: language });
      return await requestLetter(client, order, { signal, onEvent: desk.followEvent });
    } finally {
      desk.endWriting();
    }
  }

  const asking = useMutation({
    mutationKey: writingKey,
    meta: { errorTitle: t("errors.failed") },
    mutationFn: ask,
    onSuccess: (outcome, { posting }) => {
      refreshUsage(queries);
      // Also one whose end was not heard of may have been stored.
      void queries.invalidateQueries({ queryKey: lettersKey });
      void queries.invalidateQueries({ queryKey: versionsKey });
      if (!isStanding()) return;
      if (outcome.kind === "applicationMissing") desk.change({ applicationId: undefined });
      if (outcome.kind !== "written") return;
      desk.change({ letter: openDelivery(outcome.letter, posting) });
      announce(t("generated"));
    },
  });

  return {
    usage: usage.data ?? undefined,
    writing,
    outcome: writing ? undefined : asking.data,
    /** Which letter it is, counted by when it was asked for; 0 is one from before. */
    orderId: asking.data?.kind === "written" ? asking.submittedAt : 0,
    write: () => {
      const { work } = desk.read();
      // Asked of the cache, since a second click may come before the first one is rendered.
      const isWriting = queries.isMutating({ mutationKey: writingKey }) > 0;
      if (!isWriting && work.posting.trim() !== "") asking.mutate(work);
    },
    cancel: desk.cancel,
  };
}
