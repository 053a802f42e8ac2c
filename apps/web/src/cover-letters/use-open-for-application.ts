import { useMutation } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { letterMessages } from "./messages.ts";
import { useOpenLetter } from "./use-open-letter.ts";
import { usePickApplication } from "./use-pick-application.ts";
import { findLetterOf } from "./letter-links.ts";

/** Opens the newest letter of an application; without any, selects the application for a new letter. */
export function useOpenForApplication() {
  const t = useTranslate(letterMessages);
  const { client } = useSignedIn();
  const { open } = useOpenLetter();
  const pick = usePickApplication();
  const finding = useMutation({
    meta: { errorTitle: t("application.failed") },
    mutationFn: (applicationId: string) => findLetterOf(client, applicationId),
    onSuccess: (letterId, applicationId) => {
      if (letterId === null) pick(applicationId);
      else open(letterId);
    },
  });
  return finding.mutate;
}
