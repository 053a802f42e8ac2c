import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { useTranslate } from "../i18n/use-translate.ts";
import { clearDraft, saveDraft, loadDraft } from "../data/drafts.ts";
import { readRow } from "../data/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { profileMessages } from "./messages.ts";
import type { DeepReadonly } from "@postulo/contract/endpoint";
import { resumeResponse, type ResumeResponse } from "@postulo/contract/resume";

const appliedResume = z.extend(z.pick(resumeResponse, { filled: true, addedIds: true }), {
  name: z.string(),
});
/** What the last résumé wrote into the profile, and the file's name. */
export type AppliedResume = DeepReadonly<z.infer<typeof appliedResume>>;

const undone = z.object({ deleted: z.number(), cleared: z.number() });

const draftName = "resume-undo";

export function countsOf({ filled, addedIds }: AppliedResume) {
  return {
    filled: Object.keys(filled).length,
    added: Object.values(addedIds).reduce((sum, ids) => sum + ids.length, 0),
  };
}

/** Undoes the last résumé in one request. Available in this tab until logout, also after a reload. */
export function useResumeUndo() {
  const t = useTranslate(profileMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const [applied, setApplied] = useState<AppliedResume | undefined>(
    () => appliedResume.safeParse(loadDraft(user.id, draftName)).data,
  );

  function clear() {
    clearDraft(user.id, draftName);
    setApplied(undefined);
  }

  const undoing = useMutation({
    mutationKey: ["undo-resume"],
    meta: { errorTitle: t("resume.undo.failed") },
    mutationFn: (resume: AppliedResume) => {
      const { filled: p_filled, addedIds: p_added } = resume;
      return readRow(undone, client.rpc("undo_resume", { p_filled, p_added }));
    },
    onSuccess: ({ deleted, cleared }, resume) => {
      clear();
      const { filled, added } = countsOf(resume);
      const isPartial = deleted < added || cleared < filled;
      showToast({
        title: t("resume.undo.done"),
        ...(isPartial ? { text: t("resume.undo.kept") } : {}),
      });
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "profile" });
    },
  });

  return {
    applied,
    isPending: undoing.isPending,
    undo: (onUndone: () => Promise<void>) => {
      if (applied) undoing.mutate(applied, { onSuccess: () => void onUndone() });
    },
    /** Stores the changes of a résumé for the undo, unless there are none. */
    begin: (name: string, { filled, addedIds }: ResumeResponse) => {
      const resume = { name, filled, addedIds };
      const counts = countsOf(resume);
      if (counts.filled + counts.added === 0) return;
      saveDraft(user.id, draftName, resume);
      setApplied(resume);
    },
  };
}
