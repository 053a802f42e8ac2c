import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { showToast } from "../ui/feedback/toast.tsx";
import { useLetterStore } from "./letter-store.ts";
import { letterMessages } from "./messages.ts";
import { useCloseLetter } from "./use-close-letter.ts";
import { useOpenLetter } from "./use-open-letter.ts";

const mutationKey = ["new-letter"];

/** Frees the page for a new letter. The open one stays among the stored letters; a toast opens it again. */
export function useNewLetter() {
  const t = useTranslate(letterMessages);
  const queries = useQueryClient();
  const { store } = useLetterStore();
  const { open } = useOpenLetter();
  const close = useCloseLetter();
  const closing = useMutation({
    mutationKey,
    meta: { errorTitle: t("versions.saveFailed") },
    mutationFn: (_id: string) => close(),
    // The button that began it is gone by then.
    onSuccess: (_, id) =>
      showToast({
        title: t("fresh.kept"),
        action: { label: t("fresh.reopen"), onAct: () => open(id) },
      }),
  });
  return () => {
    const { work, writing } = store.read();
    const id = work.letter?.id;
    // Two clicks would store unsaved changes twice.
    const isClosing = queries.isMutating({ mutationKey }) > 0;
    if (id !== undefined && !writing && !isClosing) closing.mutate(id);
  };
}
