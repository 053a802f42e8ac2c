import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { profileMessages } from "./messages.ts";
import type { ResumeResponse } from "@postulo/contract/resume";
import { uploadResume, type UploadOutcome } from "./upload-resume.ts";

/** How long "Résumé analysed" is shown before the profile is refetched, specification section 9. */
const reloadDelayMs = 1500;

const uploadKey = ["resume-upload"] as const;

type Analysed = Extract<UploadOutcome, { kind: "analysed" }>;

/** Uploads a résumé; `onAnalysed` is called after `reloadDelayMs`. */
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
      // The server may have added entries to lists that are cached.
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
    reset: upload.reset,
    outcome: upload.data,
    /** The name of the file being uploaded. */
    pendingName: upload.isPending ? upload.variables.name : undefined,
    /** Until the form shows the stored values. */
    isBusy: upload.isPending || reload.isPending,
    /** Ignored while another file is being uploaded. */
    send: (file: File) => {
      if (queries.isMutating({ mutationKey: uploadKey }) === 0) upload.mutate(file);
    },
  };
}
