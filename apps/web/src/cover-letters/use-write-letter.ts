import { lettersKey } from "../data/letters-key.ts";
import type { SpecifiedLetterEvent } from "@postulo/contract/cover-letter";
import { defaultCoverLetterName } from "@postulo/domain/document";
import { defaultLetterStyle } from "@postulo/domain/letter-style";
import { onlineManager, useMutation, useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { useAnnounce } from "../ui/feedback/announcer.tsx";
import { isIncluded, remainingOf, refreshUsage, useUsage } from "../credits/usage.ts";
import { waitForStoredAnswers } from "./answers/stored-answers.ts";
import { answersFor } from "./answers/use-answers.ts";
import { parsePosting } from "./posting/parsed-posting.ts";
import { toOpenLetter, type LetterDraft } from "./letter-draft.ts";
import { useLetterStore } from "./letter-store.ts";
import {
  answersKey,
  isTooLong,
  replacedBy,
  toRequestBody,
  variantOf,
} from "./letter-request-body.ts";
import { letterMessages } from "./messages.ts";
import { requestLetter, type LetterOutcome } from "./request-letter.ts";
import { newestVersionOf } from "./interrupted/find-finished.ts";
import { versionsKey, type StoredLetter } from "./versions/stored-letters.ts";
import { saveChanges } from "./versions/use-save-version.ts";

const writingKey = ["write-letter"] as const;

/** A function that generates a letter, or returns why there is none. */
function useGenerate(usage: ReturnType<typeof useUsage>) {
  const { language } = useLanguage();
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const { store } = useLetterStore();

  /** Why the plan allows no letter. Refetches before it reports one: the plan may have changed. */
  async function limitOf(): Promise<"usedUp" | "notIncluded" | undefined> {
    if (!usage.data || remainingOf(usage.data) !== 0) return undefined;
    const { data } = await usage.refetch();
    if (!data || remainingOf(data) !== 0) return undefined;
    return isIncluded(data) ? "usedUp" : "notIncluded";
  }

  /** Of the letters that are loaded; undefined while they are not. */
  function newestId(): string | null | undefined {
    const letters = queries.getQueryData<StoredLetter[]>([...lettersKey, user.id]);
    return letters && (letters[0]?.id ?? null);
  }

  return async function generate(work: LetterDraft): Promise<LetterOutcome> {
    const signal = store.beginWriting({ posting: work.posting, newestId: newestId() });
    let isLost = false;
    try {
      if (!onlineManager.isOnline()) return { kind: "unreachable" };
      if (isTooLong(work.posting)) return { kind: "tooLong" };
      const limit = variantOf(work) === undefined ? await limitOf() : undefined;
      if (limit) return { kind: limit };
      await saveChanges(client, store);
      // Parsed again: the fields' values are debounced and may belong to the previous posting.
      const [found, replaced] = await Promise.all([
        parsePosting(work.posting),
        newestVersionOf(client, replacedBy(work)),
        waitForStoredAnswers(queries, client, user.id),
      ]);
      if (store.isCurrent()) store.noteReplaced(replaced);
      const key = answersKey(found, work.typedJob);
      const answers = answersFor(key, { store, queries, userId: user.id });
      const body = toRequestBody(work, { found, interfaceLanguage: language, answers });
      const onEvent = (event: SpecifiedLetterEvent) => {
        if (store.isCurrent()) store.applyEvent(event);
      };
      const outcome = await requestLetter(client, body, { signal, onEvent });
      // The server may have finished it.
      isLost = outcome.kind === "brokenOff" || outcome.kind === "unreachable";
      return outcome;
    } finally {
      if (!isLost && store.isCurrent()) store.change({ interrupted: undefined });
      store.endWriting();
    }
  };
}

/** Generates letters, one at a time. */
export function useWriteLetter() {
  const t = useTranslate(letterMessages);
  const queries = useQueryClient();
  const announce = useAnnounce();
  const usage = useUsage("cover_letter");
  const generate = useGenerate(usage);
  const { store, work, writing } = useLetterStore();

  const generating = useMutation({
    mutationKey: writingKey,
    // Offline it fails at once, so that no letter is written long after the click.
    networkMode: "always",
    meta: { errorTitle: t("errors.failed") },
    mutationFn: generate,
    onSuccess: (outcome, { posting, style = defaultLetterStyle }) => {
      refreshUsage(queries);
      // The server may have stored the letter although the connection was lost.
      void queries.invalidateQueries({ queryKey: lettersKey });
      void queries.invalidateQueries({ queryKey: versionsKey });
      if (!store.isCurrent()) return;
      if (outcome.kind === "applicationMissing") store.change({ applicationId: undefined });
      if (outcome.kind !== "written") return;
      const letter = toOpenLetter(outcome.letter, { posting, style });
      store.change({ letter, fileName: defaultCoverLetterName });
      announce(t("generated"));
    },
  });

  const isRecovered = generating.data?.kind === "brokenOff" && !work.interrupted;
  return {
    usage: usage.data ?? undefined,
    writing,
    outcome: writing || isRecovered ? undefined : generating.data,
    /** Identifies the generated letter by the time of its request; 0 for one from an earlier visit. */
    requestId: generating.data?.kind === "written" ? generating.submittedAt : 0,
    write: () => {
      const { work: current } = store.read();
      // Reads the mutation cache, since a second click may occur before the next render.
      const isWriting = queries.isMutating({ mutationKey: writingKey }) > 0;
      if (!isWriting && current.posting.trim() !== "") generating.mutate(current);
    },
    cancel: store.cancel,
  };
}
