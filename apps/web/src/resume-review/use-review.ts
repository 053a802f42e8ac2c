import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSignedIn } from "../session/session-context.tsx";
import { showUndoToast } from "../ui/feedback/toast.tsx";
import type { ReviewDraft } from "./draft.ts";
import { revertChange } from "./revert-change.ts";
import { listenForReview, loadReview, loadReviewedFile, saveReview } from "./review-store.ts";

export interface OpenReview {
  readonly draft: ReviewDraft | null;
  readonly file: File | null;
}

/** The review on this machine, which is read without the network. */
export const reviewQuery = (owner: string) =>
  queryOptions({
    queryKey: ["resume-review", owner],
    queryFn: async (): Promise<OpenReview> => {
      const [draft, file] = await Promise.all([loadReview(owner), loadReviewedFile(owner)]);
      return { draft, file };
    },
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: "always",
  });

/**
 * The state of the opened review. Each change is stored on this machine and sent to other tabs. It is not read from the
 * query cache, which renders later than a controlled field needs.
 */
export function useReview(opened: ReviewDraft) {
  const { user } = useSignedIn();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(opened);
  const latest = useRef(opened);
  const saving = useMutation({
    meta: { isMinor: true },
    networkMode: "always",
    scope: { id: "resume-review" },
    mutationFn: (changed: ReviewDraft) => saveReview(user.id, changed),
  });

  useEffect(() => {
    const lifetime = new AbortController();
    const { queryKey } = reviewQuery(user.id);
    const onDraft = (sent: ReviewDraft | null) => {
      if (sent === null) {
        queries.setQueryData(queryKey, { draft: null, file: null });
      } else if (sent.id === latest.current.id) {
        latest.current = sent;
        setDraft(sent);
      } else {
        // A review that another tab began, with its file.
        void queries.invalidateQueries({ queryKey });
      }
    };
    listenForReview(user.id, onDraft, lifetime.signal);
    return () => lifetime.abort();
  }, [queries, user.id]);

  function change(next: (now: ReviewDraft) => ReviewDraft): void {
    const changed = next(latest.current);
    latest.current = changed;
    setDraft(changed);
    queries.setQueryData(reviewQuery(user.id).queryKey, (open) => ({
      file: open?.file ?? null,
      draft: changed,
    }));
    saving.mutate(changed);
  }

  return {
    draft,
    change,
    /** A change that a toast offers to undo. */
    changeWithUndo: (title: string, next: (now: ReviewDraft) => ReviewDraft) => {
      const before = latest.current;
      const after = next(before);
      change(() => after);
      showUndoToast({
        title,
        onUndo: () => change((now) => revertChange(now, { before, after })),
      });
    },
  };
}

export type ReviewChanges = Pick<ReturnType<typeof useReview>, "change" | "changeWithUndo">;
