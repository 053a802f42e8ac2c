import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { ConfirmDialog } from "../ui/feedback/confirm-dialog.tsx";
import { useLetterStore } from "./letter-store.ts";
import { letterMessages } from "./messages.ts";

/** Writes a letter; asks for confirmation before it replaces one for the same posting that the user has edited. */
export function useAskBeforeWriting(write: () => void) {
  const { store } = useLetterStore();
  const [isAsking, setIsAsking] = useState(false);
  return {
    isAsking,
    ask: () => {
      const { letter, posting } = store.read().work;
      const isChanged = letter !== undefined && letter.text !== letter.deliveredText;
      if (isChanged && letter.posting === posting) setIsAsking(true);
      else write();
    },
    confirm: () => {
      setIsAsking(false);
      write();
    },
    cancel: () => setIsAsking(false),
  };
}

/** The confirmation before an edited letter is replaced. */
export function RewriteQuestion({
  isAsking,
  confirm,
  cancel,
}: ReturnType<typeof useAskBeforeWriting>) {
  const t = useTranslate(letterMessages);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={t("rewrite.title")}
      confirmLabel={t("rewrite.confirm")}
      cancelLabel={t("rewrite.cancel")}
      isPending={false}
      onConfirm={confirm}
      onClose={cancel}
    >
      <p>{t("rewrite.text")}</p>
    </ConfirmDialog>
  );
}
