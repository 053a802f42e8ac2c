import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { useSaveOnLeave } from "../../data/use-save-on-leave.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { useLetterStore, type LetterStore } from "../letter-store.ts";
import { areBlank, areSame, canStore, pickAnswers, type AnswerDraft } from "./answer-draft.ts";
import { answerMessages } from "./messages.ts";
import { showStored, storeAnswers } from "./stored-answers.ts";

/** Milliseconds without a keystroke before answers are stored. */
const autosaveDelayMs = 800;

type Outcome = Awaited<ReturnType<typeof storeAnswers>>;
interface Saved {
  readonly key: string;
  readonly draft: AnswerDraft;
  readonly outcome: Outcome;
}

const versionOf = (row: Outcome["row"]) => row && { id: row.id, version: row.version };

/** The draft after its answers were stored, or found changed; undefined when nothing is left to store. */
function draftAfter(now: AnswerDraft, { draft, outcome }: Saved): AnswerDraft | undefined {
  const { kind, row } = outcome;
  if (kind === "stored") return areSame(now, draft) ? undefined : { ...now, seen: versionOf(row) };
  if (!row) return areBlank(now) ? undefined : { ...now, seen: null };
  return areSame(now, row)
    ? undefined
    : { ...now, conflict: { ...pickAnswers(row), id: row.id, version: row.version } };
}

interface Place {
  readonly store: LetterStore;
  readonly queries: QueryClient;
  readonly userId: string;
}

function applySaved({ store, queries, userId }: Place, saved: Saved): void {
  const { key, outcome } = saved;
  showStored(queries, userId, { key, row: outcome.row });
  const now = store.read().work.answers?.[key];
  if (now) store.changeAnswers(key, draftAfter(now, saved));
}

const unsavedKeys = (drafts: Readonly<Record<string, AnswerDraft>> | undefined): string[] =>
  Object.entries(drafts ?? {}).flatMap(([key, draft]) => (canStore(draft) ? [key] : []));

/** Stores answers a moment after they are typed, and when the page is left or hidden. */
export function useSaveAnswers() {
  const t = useTranslate(answerMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const { store, work } = useLetterStore();
  const saving = useMutation({
    meta: { errorTitle: t("saveFailed") },
    scope: { id: "save-letter-answers" },
    mutationFn: async (key: string): Promise<Saved | undefined> => {
      const draft = store.read().work.answers?.[key];
      if (!draft || !canStore(draft)) return undefined;
      return { key, draft, outcome: await storeAnswers(client, key, draft) };
    },
    onSuccess: (saved) => {
      if (saved && store.isCurrent()) applySaved({ store, queries, userId: user.id }, saved);
    },
  });
  const { mutate, mutateAsync } = saving;
  const saveAll = useCallback(() => {
    for (const key of unsavedKeys(store.read().work.answers)) mutate(key);
  }, [store, mutate]);

  const { answers } = work;
  useEffect(() => {
    if (unsavedKeys(answers).length === 0) return;
    const timer = setTimeout(saveAll, autosaveDelayMs);
    return () => clearTimeout(timer);
  }, [answers, saveAll]);

  const pendingKeys = () => (store.isCurrent() ? unsavedKeys(store.read().work.answers) : []);
  useSaveOnLeave({
    name: "letter-answers",
    save: async () => {
      await Promise.all(pendingKeys().map((key) => mutateAsync(key)));
    },
    isPending: () => pendingKeys().length > 0,
    whenHidden: true,
  });
  return { save: saveAll, isSaving: saving.isPending, hasFailed: saving.isError };
}
