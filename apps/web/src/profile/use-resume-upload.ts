import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { profileMessages } from "./messages.ts";
import type { ResumeResponse } from "@postulo/contract/resume";
import { uploadResume, type UploadOutcome } from "./upload-resume.ts";

/** How long "Résumé analysed" stands before the profile is shown anew, specification section 9. */
const reloadDelayMs = 1500;

const uploadKey = ["resume-upload"] as const;

type Analysed = Extract<UploadOutcome, { kind: "analysed" }>;

/** Lets the server fill the profile from a résumé, and has it shown by `onAnalysed` a moment later. */
export function useResumeUpload(
  onAnalysed: (report: ResumeResponse | undefined, fileName: string) => Promise<void>,
) {
  const t = useTranslate(profileMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const reload = useMutation({
    meta: { errorTitle: t("errors.load") },
    mutationFn: async ({ report, name }: Analysed) => {
      await new Promise((resolve) => window.setTimeout(resolve, reloadDelayMs));
      await onAnalysed(report, name);
      // Entries were added to lists that other tabs may have read already.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "profile" });
    },
  });
  const upload = useMutation({
    mutationKey: uploadKey,
    meta: { errorTitle: t("resume.analysisError") },
    mutationFn: (file: File) => uploadResume(client, file),
    onSuccess: (outcome) => {
      if (outcome.kind === "analysed") reload.mutate(outcome);
    },
  });

  return {
    /** Removes the outcome from the page. */
    reset: upload.reset,
    outcome: upload.data,
    /** Of the file that is being read. */
    pendingName: upload.isPending ? upload.variables.name : undefined,
    /** Until the form shows what the server has stored. */
    isBusy: upload.isPending || reload.isPending,
    /** One file at a time: another one is left aside meanwhile. */
    send: (file: File) => {
      if (queries.isMutating({ mutationKey: uploadKey }) === 0) upload.mutate(file);
    },
  };
}
