import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { fetchProfileId } from "../session/profile-id.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showToast } from "../ui/toast.tsx";
import { filesKey, storeDocument } from "../usage/store-document.ts";
import { refreshUsage } from "../usage/usage.ts";
import { letterMessages } from "./messages.ts";
import { pdfOf, type WrittenLetter } from "./written-letter.ts";

const uploadKey = ["upload-letter"] as const;

/** Keeps a letter among the person's files; `onDuplicate` when it needs another name for that. */
export function useLetterUpload(letter: WrittenLetter, onDuplicate: () => void) {
  const t = useTranslate(letterMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const upload = useMutation({
    mutationKey: uploadKey,
    meta: { errorTitle: t("upload.failed") },
    mutationFn: async (fileName: string) =>
      storeDocument(
        { client, userId: user.id },
        {
          profileId: await fetchProfileId(client, user.id),
          fileName,
          fileType: "cover_letter",
          content: pdfOf(letter),
        },
      ),
    onSuccess: ({ kind }) => {
      if (kind === "stored") showToast({ title: t("upload.successful") });
      if (kind === "duplicateName") onDuplicate();
    },
    onSettled: () => {
      refreshUsage(queries);
      void queries.invalidateQueries({ queryKey: filesKey });
    },
  });
  return {
    outcome: upload.data,
    isPending: upload.isPending,
    /** Takes back what was said about the last upload. */
    reset: upload.reset,
    send: (fileName: string) => {
      if (queries.isMutating({ mutationKey: uploadKey }) === 0) upload.mutate(fileName);
    },
  };
}
