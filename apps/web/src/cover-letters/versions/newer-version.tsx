import { useIsMutating } from "@tanstack/react-query";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import type { OpenLetter } from "../letter-draft.ts";
import { letterMessages } from "../messages.ts";
import { useReopenLetter } from "../use-open-letter.ts";
import { useVersions } from "./stored-letters.ts";
import { isUnsaved, savingKey } from "./use-save-version.ts";

interface NewerVersionProps {
  readonly letter: OpenLetter;
  readonly letterId: string;
}

/** Another tab saved a version of the open letter since it was loaded here. */
export function NewerVersion({ letter, letterId }: NewerVersionProps) {
  const t = useTranslate(letterMessages);
  const versions = useVersions([letterId]);
  const isSaving = useIsMutating({ mutationKey: savingKey }) > 0;
  const reopen = useReopenLetter();
  // Not found while the list is older than the open version.
  const position = versions.data?.findIndex(({ text }) => text === letter.savedText) ?? -1;
  if (isSaving || position <= 0) return null;
  const hasChanges = isUnsaved(letter);
  return (
    <Notice tone="info">
      <div>
        {t("versions.newer.text")}
        {hasChanges ? ` ${t("versions.newer.kept")}` : null}
      </div>
      <Button variant="default" size="compact-sm" onClick={() => reopen(letterId)}>
        {t(hasChanges ? "versions.newer.discard" : "versions.newer.show")}
      </Button>
    </Notice>
  );
}
