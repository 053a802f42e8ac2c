import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { useAnnounce } from "../ui/feedback/announcer.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { useLetterStore } from "./letter-store.ts";
import { letterMessages } from "./messages.ts";
import { deleteLetter, fetchLetter, lettersKey, versionsKey } from "./versions/stored-letters.ts";
import { saveChanges } from "./versions/use-save-version.ts";

const openingKey = ["open-letter"] as const;

/** Opens a stored letter; unsaved changes of the current one are stored as a version first. */
export function useOpenLetter() {
  const t = useTranslate(letterMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const { store } = useLetterStore();
  const opening = useMutation({
    mutationKey: openingKey,
    meta: { errorTitle: t("past.openFailed") },
    mutationFn: async (id: string) => {
      await saveChanges(client, store);
      return fetchLetter(client, id);
    },
    onSuccess: (letter) => {
      void queries.invalidateQueries({ queryKey: versionsKey });
      if (!letter) {
        showToast({ title: t("past.gone"), tone: "danger" });
        void queries.invalidateQueries({ queryKey: lettersKey });
        return;
      }
      store.change({ letter });
      announce(t("past.opened"));
    },
  });
  const deleting = useMutation({
    mutationKey: openingKey,
    meta: { errorTitle: t("past.deleteFailed") },
    mutationFn: (id: string) => deleteLetter(client, id),
    onSuccess: (_, id) => {
      if (store.read().work.letter?.id === id) store.change({ letter: undefined });
      showToast({ title: t("past.deleted") });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: lettersKey }),
  });
  const isBusy = () => queries.isMutating({ mutationKey: openingKey }) > 0;
  return {
    isDeleting: deleting.isPending,
    open: (id: string) => {
      if (!isBusy()) opening.mutate(id);
    },
    remove: (id: string, onDone: () => void) => {
      if (!isBusy()) deleting.mutate(id, { onSettled: onDone });
    },
  };
}
