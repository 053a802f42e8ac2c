import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { clearDraft, loadDraft, saveDraft } from "../data/drafts.ts";
import { readRow } from "../data/read-rows.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { resumeReviewMessages } from "./messages.ts";
import { storedResume, type StoredResume } from "./stored-changes.ts";

const draftName = "resume-undo";

/** What `store_resume` did. */
export const doneCounts = z.object({
  fields: z.number(),
  added: z.number(),
  changed: z.number(),
  deleted: z.number(),
});

const storedQuery = (owner: string) =>
  queryOptions({
    queryKey: ["resume-undo", owner],
    queryFn: (): StoredResume | null =>
      storedResume.safeParse(loadDraft(owner, draftName)).data ?? null,
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: "always",
  });

/** The last stored résumé and its undo in one request. Available in this tab until logout, also after a reload. */
export function useStoredResume() {
  const t = useTranslate(resumeReviewMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const { queryKey } = storedQuery(user.id);
  const stored = useQuery(storedQuery(user.id)).data ?? undefined;
  const undoing = useMutation({
    mutationKey: ["undo-resume"],
    meta: { errorTitle: t("undo.failed") },
    mutationFn: ({ undo }: StoredResume) =>
      readRow(doneCounts, client.rpc("store_resume", { ...undo })),
    onSuccess: ({ fields, changed, deleted }, resume) => {
      clearDraft(user.id, draftName);
      // The form of the profile is mounted again and reads it from the server.
      queries.removeQueries({ queryKey: ["profile"] });
      queries.setQueryData(queryKey, null);
      const isPartial = fields < resume.fields || changed + deleted < resume.entries;
      showToast({ title: t("undo.done"), ...(isPartial ? { text: t("undo.kept") } : {}) });
      void queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== "profile" });
    },
  });
  return {
    stored,
    isPending: undoing.isPending,
    undo: (resume: StoredResume) => {
      if (queries.isMutating({ mutationKey: ["undo-resume"] }) === 0) undoing.mutate(resume);
    },
    remember: (resume: StoredResume) => {
      saveDraft(user.id, draftName, resume);
      queries.setQueryData(queryKey, resume);
    },
  };
}
