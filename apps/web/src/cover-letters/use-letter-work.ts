import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { useAnnounce } from "../ui/announcer.tsx";
import { leftOf, refreshUsage, useUsage } from "../usage/usage.ts";
import { keepWork, readWork, type LetterWork } from "./kept-work.ts";
import { letterMessages } from "./messages.ts";
import { requestLetter, type LetterOutcome } from "./request-letter.ts";

const writingKey = ["write-letter"] as const;

/** The page's state: the posting, the letter that came of it last, and the one that is being written. */
export function useLetterWork() {
  const t = useTranslate(letterMessages);
  const { language } = useLanguage();
  const { client, user } = useSignedIn();
  const [work, setWork] = useState(() => readWork(user.id));
  const queries = useQueryClient();
  const announce = useAnnounce();
  const usage = useUsage("cover_letter");

  function change(part: Partial<LetterWork>) {
    setWork((now) => {
      const next = { ...now, ...part };
      keepWork(user.id, next);
      return next;
    });
  }

  /** By the newest numbers when the known ones say so: the plan may have changed meanwhile. */
  async function isUsedUp(): Promise<boolean> {
    if (!usage.data || leftOf(usage.data) !== 0) return false;
    const { data } = await usage.refetch();
    return data ? leftOf(data) === 0 : false;
  }

  const writing = useMutation({
    mutationKey: writingKey,
    meta: { errorTitle: t("errors.failed") },
    mutationFn: async (jobDescription: string): Promise<LetterOutcome> =>
      (await isUsedUp()) ? { kind: "usedUp" } : requestLetter(client, { jobDescription, language }),
    onSuccess: (outcome) => {
      refreshUsage(queries);
      if (outcome.kind !== "written") return;
      change({ letter: outcome.letter });
      announce(t("generated"));
    },
  });

  return {
    work,
    change,
    usage: usage.data ?? undefined,
    isWriting: writing.isPending,
    failure: writing.data && writing.data.kind !== "written" ? writing.data : undefined,
    /** Which letter it is, counted by when it was asked for; 0 is one from before. */
    letterId: writing.data?.kind === "written" ? writing.submittedAt : 0,
    write: () => {
      // Asked of the cache, since a second click may come before the first one is rendered.
      const isWriting = queries.isMutating({ mutationKey: writingKey }) > 0;
      if (!isWriting && work.posting.trim() !== "") writing.mutate(work.posting);
    },
  };
}
