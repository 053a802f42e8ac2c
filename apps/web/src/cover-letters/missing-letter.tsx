import { useTranslate } from "../i18n/use-translate.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { LinkButton } from "../ui/form/button.tsx";
import { newLetterState } from "../ui/new-letter-state.ts";
import { lettersPath } from "./letter-address.ts";
import { letterMessages } from "./messages.ts";
import type { Opening } from "./use-open-letter.ts";

/** In place of the letter of the address, which was deleted, is another user's, or could not be loaded. */
export function MissingLetter({ opening }: { readonly opening: Opening }) {
  const t = useTranslate(letterMessages);
  if (opening.kind === "failed")
    return <LoadFailure title={t("past.openFailed")} onRetry={opening.retry} />;
  return (
    <Notice tone="info" title={t("past.gone")}>
      <p>{t("past.goneText")}</p>
      <LinkButton variant="default" size="compact-sm" to={lettersPath} state={newLetterState}>
        {t("past.writeNew")}
      </LinkButton>
    </Notice>
  );
}
