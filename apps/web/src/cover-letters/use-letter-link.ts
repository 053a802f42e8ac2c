import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { letterMessages } from "./messages.ts";
import { linkLetter } from "./letter-links.ts";
import { lettersKey } from "../data/letters-key.ts";
import { useStoredLetters } from "./versions/stored-letters.ts";

/** The application that a letter belongs to, and a function that changes it. */
export function useLetterLink(letterId: string | undefined) {
  const t = useTranslate(letterMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const letters = useStoredLetters();
  const linking = useMutation({
    meta: { errorTitle: t("application.linkFailed") },
    scope: { id: "link-letter" },
    mutationFn: async (applicationId: string | null) => {
      if (letterId !== undefined) await linkLetter(client, letterId, applicationId);
    },
    onSuccess: (_, applicationId) =>
      showToast({ title: t(applicationId === null ? "application.unlinked" : "application.done") }),
    onSettled: () => queries.invalidateQueries({ queryKey: lettersKey }),
  });
  const stored = letters.data?.find(({ id }) => id === letterId);
  return {
    stored: stored && linking.isPending ? { ...stored, application_id: linking.variables } : stored,
    link: (applicationId: string | null) => {
      linking.mutate(applicationId);
    },
  };
}
