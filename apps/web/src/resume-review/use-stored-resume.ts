import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { loadDraft, saveDraft } from "../data/drafts.ts";
import { readRow } from "../data/read-rows.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showToast, showUndoToast } from "../ui/feedback/toast.tsx";
import { resumeReviewMessages } from "./messages.ts";
import {
  doneCounts,
  isPartlyUndone,
  nextChanges,
  storedResume,
  toggled,
  type StoredResume,
} from "./stored-resume.ts";

const draftName = "resume-undo";
const toggleKey = ["undo-resume"] as const;

const storedQuery = (owner: string) =>
  queryOptions({
    queryKey: ["resume-undo", owner],
    queryFn: (): StoredResume | null =>
      storedResume.safeParse(loadDraft(owner, draftName)).data ?? null,
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: "always",
  });

/**
 * The last stored résumé, with its undo and the way back, each in one request. Available in this tab until logout, also after
 * a reload.
 */
export function useStoredResume() {
  const t = useTranslate(resumeReviewMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const { queryKey } = storedQuery(user.id);
  const stored = useQuery(storedQuery(user.id)).data ?? undefined;
  const remember = (resume: StoredResume) => {
    saveDraft(user.id, draftName, resume);
    queries.setQueryData(queryKey, resume);
  };
  const toggling = useMutation({
    mutationKey: toggleKey,
    meta: { errorTitle: t(stored?.isUndone ? "undo.notRestored" : "undo.failed") },
    mutationFn: (resume: StoredResume) =>
      readRow(doneCounts, client.rpc("store_resume", { ...nextChanges(resume) })),
    onSuccess: (done, resume) => {
      const next = toggled(resume, done);
      // The form of the profile is mounted again and reads it from the server.
      queries.removeQueries({ queryKey: ["profile"] });
      remember(next);
      void queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== "profile" });
      if (next.isUndone) {
        const text = isPartlyUndone(resume, done) ? t("undo.kept") : undefined;
        showUndoToast({ title: t("undo.done"), text, onUndo: () => toggle(next) });
      } else showToast({ title: t("undo.restored") });
    },
  });
  const toggle = (resume: StoredResume) => {
    if (queries.isMutating({ mutationKey: toggleKey }) === 0) toggling.mutate(resume);
  };
  return {
    stored,
    isPending: toggling.isPending,
    /** Undoes a stored résumé, or restores one that was undone. */
    toggle,
    remember,
  };
}
