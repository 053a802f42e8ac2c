import type { LetterFormat } from "@postulo/contract/cover-letter";
import { RequestError } from "@postulo/contract/request-error";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { fetchProfileId } from "../data/profile-id.ts";
import { readRow, write } from "../data/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { advanceFocus } from "../ui/focus-if-unclaimed.ts";
import { saveAs } from "../ui/save-as.ts";
import { showToast } from "../ui/feedback/toast.tsx";
import { filesKey, storeDocument } from "../documents/store-document.ts";
import { refreshUsage } from "../credits/usage.ts";
import * as z from "zod/mini";
import type { OpenLetter } from "./letter-draft.ts";
import { printLetter } from "./letter-document.ts";
import { useDoubtNote } from "./doubts/use-open-doubts.ts";
import { letterMessages } from "./messages.ts";
import { useProfileFacts } from "../posting/profile-facts.ts";

const uploadKey = ["upload-letter"] as const;

/** The user's country, which determines the paper size; fetched if not cached. */
function useCountry() {
  const facts = useProfileFacts();
  return async () => (facts.data ?? (await facts.refetch()).data)?.profile.country ?? null;
}

/** Downloads the letter with its current text. */
export function useLetterDownload(letter: OpenLetter, onSaved: () => void) {
  const t = useTranslate(letterMessages);
  const { client } = useSignedIn();
  const findCountry = useCountry();
  const download = useMutation({
    // Offline it fails at once.
    networkMode: "always",
    meta: { errorTitle: t("downloadFailed") },
    mutationFn: async (file: { name: string; format: LetterFormat }) =>
      saveAs(
        await printLetter(client, letter, { format: file.format, country: await findCountry() }),
        file.name,
      ),
    onSuccess: onSaved,
  });
  return {
    /** The format being created, if any. */
    format: download.isPending ? download.variables.format : undefined,
    save: (name: string, format: LetterFormat) => {
      if (!download.isPending) download.mutate({ name, format });
    },
  };
}

const idRow = z.object({ id: z.uuid() });

interface StoredFile {
  readonly userId: string;
  readonly profileId: string;
  readonly fileName: string;
  readonly applicationId: string;
}

/** Links the file to the application. False on failure; the file remains stored. */
async function linkFile(client: SupabaseClient, file: StoredFile): Promise<boolean> {
  const stored = client.from("files").select("id").eq("profile_id", file.profileId);
  try {
    const { id } = await readRow(idRow, stored.eq("file_name", file.fileName).single());
    const link = { application_id: file.applicationId, file_id: id, user_id: file.userId };
    await write(client.from("application_files").insert(link));
    return true;
  } catch (error) {
    if (error instanceof RequestError) return false;
    throw error;
  }
}

/**
 * Stores a letter among the user's files and links it to its application. If another name is required, `nameField` is
 * focused, unless the user moved the focus meanwhile.
 */
export function useLetterUpload(
  { letter, applicationId }: { letter: OpenLetter; applicationId: string | null },
  nameField: RefObject<HTMLElement | null>,
) {
  const t = useTranslate(letterMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const findCountry = useCountry();
  const { showNote } = useDoubtNote(letter);

  async function store(fileName: string) {
    const [profileId, content] = await Promise.all([
      fetchProfileId(client, user.id),
      printLetter(client, letter, { format: "pdf", country: await findCountry() }),
    ]);
    const fileType = "cover_letter" as const;
    const document = { profileId, fileName, fileType, content };
    const outcome = await storeDocument({ client, userId: user.id }, document);
    const isToLink = outcome.kind === "stored" && applicationId !== null;
    const file = { userId: user.id, profileId, fileName };
    if (isToLink && !(await linkFile(client, { ...file, applicationId })))
      showToast({ title: t("upload.linkFailed"), tone: "danger" });
    return outcome;
  }

  const upload = useMutation({
    mutationKey: uploadKey,
    meta: { errorTitle: t("upload.failed") },
    mutationFn: store,
    onMutate: () => document.activeElement,
    onSuccess: ({ kind }, _, focusedBefore) => {
      if (kind === "stored") showNote({ title: t("upload.successful") });
      if (kind === "duplicateName") advanceFocus(focusedBefore, nameField.current);
    },
    onSettled: () => {
      refreshUsage(queries);
      void queries.invalidateQueries({ queryKey: filesKey });
    },
  });
  return {
    outcome: upload.data,
    isPending: upload.isPending,
    /** Clears the outcome of the last upload. */
    reset: upload.reset,
    send: (fileName: string) => {
      if (queries.isMutating({ mutationKey: uploadKey }) === 0) upload.mutate(fileName);
    },
  };
}
