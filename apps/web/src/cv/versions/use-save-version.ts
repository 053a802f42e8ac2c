import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { versionMessages } from "./messages.ts";
import { savedVersionsKey, storedCvsKey, storeVersion } from "./stored-cvs.ts";
import type { VersionEditor } from "./use-version-editor.ts";

const savingKey = ["save-cv-version"] as const;

/** Stores the changes as the next version. */
export function useSaveVersion(cvId: string, editor: VersionEditor) {
  const t = useTranslate(versionMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const { row, markSaved } = editor;
  const saving = useMutation({
    mutationKey: savingKey,
    meta: { errorTitle: t("save.failed") },
    mutationFn: async () => ({ row, number: await storeVersion(client, cvId, row) }),
    onSuccess: (stored) => {
      markSaved(stored.row, stored.number);
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: savedVersionsKey });
      void queries.invalidateQueries({ queryKey: storedCvsKey });
    },
  });
  return {
    isSaving: saving.isPending && !saving.isPaused,
    /** It continues when there is a connection again. */
    isWaiting: saving.isPaused,
    save: () => {
      if (queries.isMutating({ mutationKey: savingKey }) === 0) saving.mutate();
    },
  };
}
