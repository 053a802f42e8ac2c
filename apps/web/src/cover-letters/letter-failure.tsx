import { useTranslate } from "../i18n/use-translate.ts";
import { Notice } from "../ui/notice.tsx";
import { letterMessages } from "./messages.ts";
import type { LetterOutcome } from "./request-letter.ts";

interface LetterFailureProps {
  readonly outcome: Exclude<LetterOutcome, { kind: "written" }>;
}

/** Why there is no letter, in the words of the specification's error catalogue, and that nothing was lost. */
export function LetterFailure({ outcome }: LetterFailureProps) {
  const t = useTranslate(letterMessages);
  if (outcome.kind === "limitReached") {
    return (
      <Notice tone="danger" title={t("errors.limitReached")}>
        {t("errors.limitReachedText")}
      </Notice>
    );
  }
  const title =
    outcome.kind === "backend"
      ? t("errors.backend", { status: outcome.status })
      : t(`errors.${outcome.kind}`);
  return (
    <Notice tone="danger" title={title}>
      {t("errors.keep")}
    </Notice>
  );
}
