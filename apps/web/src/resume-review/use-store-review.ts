import { RequestError } from "@postulo/contract/request-error";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { readRow } from "../data/read-rows.ts";
import { storeDocument, type StoreOutcome } from "../documents/store-document.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { useAwaitedProfileId, useSignedIn } from "../session/session-context.tsx";
import { showToast, showUndoToast } from "../ui/feedback/toast.tsx";
import { isIncomplete } from "./change-draft.ts";
import type { ReviewDraft } from "./draft.ts";
import { resumeReviewMessages } from "./messages.ts";
import { endReview } from "./review-store.ts";
import { changesOf, storedOf } from "./stored-changes.ts";
import { doneCounts } from "./stored-resume.ts";
import { useKeptText } from "./use-kept-text.ts";
import { reviewQuery, type OpenReview } from "./use-review.ts";
import { useStoredResume } from "./use-stored-resume.ts";

const storeKey = ["resume-store"] as const;
/** Names tried for a kept file: `cv.pdf`, `cv (2).pdf`, ... */
const maxNames = 20;

function numberedName(name: string, number: number): string {
  if (number === 1) return name;
  const dot = name.lastIndexOf(".");
  return dot > 0 ? `${name.slice(0, dot)} (${number})${name.slice(dot)}` : `${name} (${number})`;
}

type KeptFile = StoreOutcome["kind"] | "failed";

/** Stores the reviewed file among the files of the profile, under the first free name. */
function useKeepFile() {
  const { client, user } = useSignedIn();
  const profileId = useAwaitedProfileId();
  return async (file: File): Promise<KeptFile> => {
    try {
      for (let number = 1; number <= maxNames; number += 1) {
        const { kind } = await storeDocument(
          { client, userId: user.id },
          {
            profileId: await profileId(),
            fileName: numberedName(file.name, number),
            fileType: "resume",
            content: file,
          },
        );
        if (kind !== "duplicateName") return kind;
      }
      return "duplicateName";
    } catch (error) {
      if (error instanceof RequestError) return "failed";
      throw error;
    }
  };
}

interface Review {
  /** Includes the decision whether to keep the file. */
  readonly draft: ReviewDraft;
  readonly file: OpenReview["file"];
}

interface StoredReview {
  readonly draft: ReviewDraft;
  readonly kept: KeptFile | undefined;
}

/** Whether a review is being sent, and what is typed now would be neither stored nor kept. */
export const useIsStoring = (): boolean =>
  useMutationState({
    filters: { mutationKey: storeKey, status: "pending" },
    select: ({ state }) => state.isPaused,
  }).includes(false);

/** Stores a review once, all at once, and offers its undo. */
export function useStoreReview() {
  const t = useTranslate(resumeReviewMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const keepFile = useKeepFile();
  const keptText = useKeptText();
  const last = useStoredResume();
  const storing = useMutation({
    mutationKey: storeKey,
    meta: { errorTitle: t("store.failed") },
    mutationFn: async ({ draft: seen, file }: Review): Promise<StoredReview | undefined> => {
      // It may have waited for the connection while the review was corrected further.
      const draft = queries.getQueryData(reviewQuery(user.id).queryKey)?.draft ?? seen;
      if (draft.entries.some(isIncomplete)) return undefined;
      await readRow(doneCounts, client.rpc("store_resume", { ...changesOf(draft) }));
      const keepsFile = draft.keepsFile ?? seen.keepsFile ?? false;
      return { draft, kept: keepsFile && file ? await keepFile(file) : undefined };
    },
    onSuccess: async (stored) => {
      if (!stored) return;
      const { draft, kept } = stored;
      const resume = storedOf(draft);
      last.remember(resume);
      await endReview(user.id);
      queries.setQueryData(reviewQuery(user.id).queryKey, { draft: null, file: null });
      void queries.invalidateQueries({
        predicate: ({ queryKey: [first] }) => first !== "resume-review" && first !== "resume-undo",
      });
      await navigate("/dashboard/your-informations/profile");
      showUndoToast({
        title: t("store.done"),
        text: keptText(draft),
        onUndo: () => last.toggle(resume),
      });
      if (kept !== undefined && kept !== "stored")
        showToast({ tone: "danger", title: t("store.notKept"), text: t(`store.reasons.${kept}`) });
    },
  });
  return {
    isPending: storing.isPending,
    store: (review: Review) => {
      if (queries.isMutating({ mutationKey: storeKey }) === 0) storing.mutate(review);
    },
  };
}
