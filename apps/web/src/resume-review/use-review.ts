import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useSignedIn } from "../session/session-context.tsx";
import { showUndoToast } from "../ui/feedback/toast.tsx";
import type { ReviewDraft } from "./draft.ts";
import { withRemoteChange } from "./remote-change.ts";
import { revertChange } from "./revert-change.ts";
import {
  listenForReview,
  loadReview,
  loadReviewedFile,
  reviewSaver,
  saveReview,
  type SentReview,
} from "./review-store.ts";

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

const revisionOf = ({ revision = 0 }: ReviewDraft) => revision;

interface RemoteOptions {
  readonly owner: string;
  readonly onReview: (sent: SentReview) => void;
  /** Reads what other tabs stored while this one did not listen. */
  readonly onShow: () => void;
}

/** Follows the review in other tabs. */
function useOtherTabs({ owner, onReview, onShow }: RemoteOptions): void {
  const receive = useEffectEvent(onReview);
  const show = useEffectEvent(onShow);
  useEffect(() => {
    const lifetime = new AbortController();
    const { signal } = lifetime;
    listenForReview(owner, (sent) => receive(sent), signal);
    show();
    const onVisible = () => {
      if (document.visibilityState === "visible") show();
    };
    document.addEventListener("visibilitychange", onVisible, { signal });
    return () => lifetime.abort();
  }, [owner]);
}

/**
 * The state of the opened review. Each change is stored on this machine and sent to other tabs. It is not read from the
 * query cache, which renders later than a controlled field needs.
 */
export function useReview(opened: ReviewDraft) {
  const { user } = useSignedIn();
  const queries = useQueryClient();
  const { queryKey } = reviewQuery(user.id);
  const [draft, setDraft] = useState(opened);
  const latest = useRef(opened);

  function show(shown: ReviewDraft): void {
    latest.current = shown;
    setDraft(shown);
    queries.setQueryData(queryKey, (open) => ({ file: open?.file ?? null, draft: shown }));
  }

  function change(next: (now: ReviewDraft) => ReviewDraft): void {
    const before = latest.current;
    const after = { ...next(before), revision: revisionOf(before) + 1 };
    show(after);
    saveReview(user.id, { before, after });
  }

  function onReview({ draft: sent, before }: SentReview): void {
    if (sent === null) {
      // What is not stored yet must not begin the ended review again.
      void reviewSaver(user.id).stop();
      queries.setQueryData(queryKey, { draft: null, file: null });
    } else if (sent.id !== latest.current.id || !before) {
      // A review that another tab began, with its file.
      void queries.invalidateQueries({ queryKey });
    } else {
      const changed = withRemoteChange(latest.current, { before, after: sent });
      show(changed);
      // The other tab stored its own copy, without what was typed here meanwhile.
      if (reviewSaver(user.id).readState() !== "saved") reviewSaver(user.id).save(changed);
    }
  }

  async function readStored(): Promise<void> {
    const before = latest.current;
    const stored = await loadReview(user.id);
    if (stored?.id !== before.id || revisionOf(stored) <= revisionOf(before)) return;
    // What was typed while it was read is kept.
    show(withRemoteChange(latest.current, { before, after: stored }));
  }

  // Nothing waits for it: without the answer the review is as it was opened.
  useOtherTabs({ owner: user.id, onReview, onShow: () => void readStored() });

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

/** Whether the review is stored on this machine. */
export function useSaveState() {
  const { user } = useSignedIn();
  const saver = reviewSaver(user.id);
  return useSyncExternalStore(saver.subscribe, saver.readState, saver.readState);
}

export type ReviewChanges = Pick<ReturnType<typeof useReview>, "change" | "changeWithUndo">;
