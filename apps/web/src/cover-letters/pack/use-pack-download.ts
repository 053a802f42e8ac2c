import { packApplication, type PackFormat } from "@postulo/contract/application-pack";
import { bodyOf, callServer } from "@postulo/contract/call-server";
import { documentFileName } from "@postulo/domain/document-name";
import { useMutation } from "@tanstack/react-query";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { saveAs } from "../../ui/save-as.ts";
import { useDoubtNote } from "../doubts/use-open-doubts.ts";
import { letterBody } from "../../documents/letter-body.ts";
import type { OpenLetter } from "../letter-draft.ts";
import { letterMessages } from "../messages.ts";
import { useProfileFacts } from "../../posting/profile-facts.ts";

/** Downloads the letter's current text with the CV that was adapted for its application or posting, or the whole CV. */
export function usePackDownload(letter: OpenLetter, applicationId: string | null) {
  const t = useTranslate(letterMessages);
  const { client } = useSignedIn();
  const facts = useProfileFacts();
  const { showNote } = useDoubtNote(letter);
  const download = useMutation({
    // Offline it fails at once.
    networkMode: "always",
    meta: { errorTitle: t("downloadFailed") },
    mutationFn: async (format: PackFormat) => {
      const of = applicationId === null ? {} : { applicationId };
      const body = { ...letterBody(letter), posting: letter.posting, format, ...of };
      const content = bodyOf(await callServer(packApplication, { ...client.server, body }));
      const { profile } = facts.data ?? (await facts.refetch()).data ?? {};
      const named = {
        kind: "application",
        language: body.language,
        firstName: profile?.first_name ?? "",
        lastName: profile?.last_name ?? "",
        company: letter.company,
      } as const;
      saveAs(content, documentFileName(named, format));
    },
    onSuccess: () => showNote({ title: t("downloaded") }, true),
  });
  return {
    /** The format being made, if any. */
    format: download.isPending ? download.variables : undefined,
    save: (format: PackFormat) => {
      if (!download.isPending) download.mutate(format);
    },
  };
}
