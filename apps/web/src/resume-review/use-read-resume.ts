import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { resumeReviewMessages } from "./messages.ts";
import { reviewQuery } from "./use-review.ts";
import { beginReview } from "./review-store.ts";
import { uploadResume, type UploadOutcome } from "./upload-resume.ts";

const readKey = ["resume-read"] as const;
const rejected: UploadOutcome = { kind: "rejected", reason: undefined };

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
      // Not part of the page: it is needed after an upload only.
      const { newDraft } = await import("./new-draft.ts");
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
  /** Ignored while another file is being read. */
  const send = (file: File) => {
    if (queries.isMutating({ mutationKey: readKey }) === 0) upload.mutate(file);
  };
  return {
    /** An error that was thrown is in a toast as well. */
    outcome: upload.isError ? rejected : upload.data,
    /** The name of the file being read. */
    pendingName: upload.isPending ? upload.variables.name : undefined,
    send,
    /** Reads the last file once more. */
    retry: () => {
      if (upload.variables) send(upload.variables);
    },
  };
}
