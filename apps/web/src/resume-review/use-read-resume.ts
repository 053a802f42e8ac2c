import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { resumeReviewMessages } from "./messages.ts";
import { newDraft } from "./new-draft.ts";
import { reviewQuery } from "./use-review.ts";
import { beginReview } from "./review-store.ts";
import { uploadResume, type UploadOutcome } from "./upload-resume.ts";

const readKey = ["resume-read"] as const;

/** Reads a résumé and opens its review. */
export function useReadResume() {
  const t = useTranslate(resumeReviewMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const upload = useMutation({
    mutationKey: readKey,
    meta: { errorTitle: t("upload.analysisError") },
    mutationFn: async (file: File): Promise<UploadOutcome> => {
      const outcome = await uploadResume(client, file);
      if (outcome.kind !== "read") return outcome;
      const draft = newDraft(file.name, outcome.review);
      const isKept = await beginReview(user.id, draft, file);
      if (!isKept) showToast({ tone: "danger", title: t("notKept") });
      queries.setQueryData(reviewQuery(user.id).queryKey, { draft, file });
      return outcome;
    },
    onSuccess: async ({ kind }) => {
      if (kind === "read") await navigate("/dashboard/resume");
    },
  });
  return {
    outcome: upload.data,
    /** The name of the file being read. */
    pendingName: upload.isPending ? upload.variables.name : undefined,
    /** Ignored while another file is being read. */
    send: (file: File) => {
      if (queries.isMutating({ mutationKey: readKey }) === 0) upload.mutate(file);
    },
  };
}
