import { useMutation } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { letterMessages } from "./messages.ts";
import { useCloseLetter } from "./use-close-letter.ts";
import { useOpenLetter } from "./use-open-letter.ts";
import { usePickApplication } from "./use-pick-application.ts";
import { findLetterOf } from "./letter-links.ts";

/** Opens the newest letter of an application; without any, closes the open one and selects the application for a new letter. */
export function useOpenForApplication() {
  const t = useTranslate(letterMessages);
  const { client } = useSignedIn();
  const { open } = useOpenLetter();
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
      else open(letterId);
    },
  });
  return finding.mutate;
}
