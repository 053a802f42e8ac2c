import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { useLetterStore } from "../letter-store.ts";
import { letterMessages } from "../messages.ts";
import { forgetLetterText } from "../unsaved-letter.ts";
import { lettersKey } from "../../data/letters-key.ts";
import { deleteLetter } from "./stored-letters.ts";

/** Deletes a stored letter, and closes it if it is open. */
export function useDeleteLetter() {
  const t = useTranslate(letterMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const { store } = useLetterStore();
  return useMutation({
    meta: { errorTitle: t("past.deleteFailed") },
    mutationFn: (id: string) => deleteLetter(client, id),
    onSuccess: (_, id) => {
      forgetLetterText(user.id, id);
      if (store.read().work.letter?.id === id) store.change({ letter: undefined });
      showToast({ title: t("past.deleted") });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: lettersKey }),
  });
}
