import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useSignedIn } from "../../session/session-context.tsx";
import { useLetterStore, type LetterStore } from "../letter-store.ts";
import { useNewestApplications } from "../../documents/newest-applications.ts";
import {
  areBlank,
  noAnswers,
  pickAnswers,
  type AnswerDraft,
  type Answers,
} from "./answer-draft.ts";
import { readStoredAnswers, useStoredAnswers, type StoredAnswers } from "./stored-answers.ts";

/** The posting that is answered, and its job as the person sees it. */
export interface AnsweredPosting {
  readonly key: string;
  readonly title: string;
  readonly company: string;
}

/** As the columns of `letter_answers`. */
const maxNameLength = 200;

const rowFor = (rows: readonly StoredAnswers[], key: string) =>
  rows.find(({ posting_key }) => posting_key === key);

const startDraft = (row: StoredAnswers | undefined): Pick<AnswerDraft, keyof Answers | "seen"> => ({
  ...pickAnswers(row ?? noAnswers),
  seen: row ? { id: row.id, version: row.version } : null,
});

/** The answers shown for a posting: those typed here, else the stored ones. */
export function answersFor(
  key: string,
  { store, queries, userId }: { store: LetterStore; queries: QueryClient; userId: string },
): Answers {
  const draft = store.read().work.answers?.[key];
  return draft ?? rowFor(readStoredAnswers(queries, userId), key) ?? noAnswers;
}

/** The answers for a posting, and those for other postings, newest first. */
export function useAnswers({ key, title, company }: AnsweredPosting) {
  const { user } = useSignedIn();
  const queries = useQueryClient();
  const stored = useStoredAnswers();
  const { work, store } = useLetterStore();
  const applications = useNewestApplications();
  const rows = stored.data ?? [];
  const draft = work.answers?.[key];
  const row = rowFor(rows, key);

  function change(part: Partial<Answers>) {
    // Read again, since two changes may come before the next render.
    const present =
      store.read().work.answers?.[key] ??
      startDraft(rowFor(readStoredAnswers(queries, user.id), key));
    store.changeAnswers(key, {
      ...present,
      ...part,
      title: title.slice(0, maxNameLength),
      company: company.slice(0, maxNameLength),
      // A deleted application would reject the answers.
      application_id: applications.data?.find(({ id }) => id === work.applicationId)?.id ?? null,
    });
  }

  /** Ends a conflict with what another window has stored. */
  function resolve(chosen: "here" | "elsewhere") {
    if (!draft?.conflict) return;
    const { conflict, ...mine } = draft;
    const { id, version } = conflict;
    store.changeAnswers(key, chosen === "here" ? { ...mine, seen: { id, version } } : undefined);
  }

  return {
    answers: pickAnswers(draft ?? row ?? noAnswers),
    conflict: draft?.conflict,
    isSaved: draft === undefined && row !== undefined,
    isUnsaved: draft !== undefined && !(areBlank(draft) && draft.seen === null),
    others: rows.filter(({ posting_key }) => posting_key !== key),
    hasFailed: stored.isError,
    reload: stored.refetch,
    change,
    resolve,
  };
}
