import { useMutation } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { useGoToLetter } from "./letter-address.ts";
import { useLetterStore } from "./letter-store.ts";
import { letterMessages } from "./messages.ts";
import { useCloseLetter } from "./use-close-letter.ts";
import { usePickApplication } from "./use-pick-application.ts";
import { findLetterOf } from "./letter-links.ts";

/** Opens the newest letter of an application; without any, closes the open one and selects the application for a new letter. */
export function useOpenForApplication() {
  const t = useTranslate(letterMessages);
  const { client } = useSignedIn();
  const { store } = useLetterStore();
  const go = useGoToLetter();
  const close = useCloseLetter();
  const pick = usePickApplication();
  const finding = useMutation({
    meta: { errorTitle: t("application.failed") },
    mutationFn: async (applicationId: string) => {
      const letterId = await findLetterOf(client, applicationId);
      if (letterId === null) await close();
      return letterId;
    },
    onSuccess: (letterId, applicationId) => {
      if (letterId === null) pick(applicationId);
      go(letterId, { replace: true });
    },
    onError: () => go(store.read().work.letter?.id ?? null, { replace: true }),
  });
  return finding.mutate;
}
