import { createContext, useContext } from "react";
import type { ReviewDraft } from "./draft.ts";
import type { ReviewChanges } from "./use-review.ts";

interface ReviewState extends ReviewChanges {
  readonly draft: ReviewDraft;
  /** The entry or field that is pointed out in both panes. */
  readonly active: string | undefined;
  /** Shows and focuses an entry, a field or an unread line. */
  readonly showEntry: (id: string) => void;
}

export const ReviewContext = createContext<ReviewState | undefined>(undefined);

export function useReviewState(): ReviewState {
  const state = useContext(ReviewContext);
  if (!state) throw new Error("useReviewState is used outside the review");
  return state;
}
