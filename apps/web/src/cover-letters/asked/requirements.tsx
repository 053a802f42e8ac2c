import { useTranslate } from "../../i18n/use-translate.ts";
import { matchMessages } from "../../posting/messages.ts";
import { RequirementList } from "../../posting/requirement-list.tsx";
import { isProven, usePostingMatch, withoutSentences } from "../../posting/use-posting-match.ts";
import { Button } from "../../ui/form/button.tsx";
import { IconChevronRight } from "../../ui/icons.tsx";
import classes from "./asked.module.css";

interface RequirementsProps {
  readonly posting: string;
  /** Sentences of the posting that are shown elsewhere. */
  readonly notRequired: readonly string[];
}

/** What the posting asks for, and which entry of the profile shows it. */
export function Requirements({ posting, notRequired }: RequirementsProps) {
  const t = useTranslate(matchMessages);
  const { rows: all, state, retry } = usePostingMatch(posting.trim());
  const rows = withoutSentences(all, notRequired);
  if (rows.length === 0) return null;
  const shown = rows.filter(isProven).length;
  return (
    <details className={classes["requirements"]} open>
      <summary>
        <IconChevronRight size={16} aria-hidden />
        <h2>{t("requirements.title")}</h2>
        {state === "failed" ? null : (
          <span>
            {state === "done"
              ? t("requirements.count", { shown, count: rows.length })
              : t(`requirements.${state}`)}
          </span>
        )}
      </summary>
      {state === "failed" ? (
        <p className={classes["hint"]} role="alert">
          {t("requirements.failed")}
          <Button variant="subtle" size="compact-sm" onClick={() => void retry()}>
            {t("requirements.retry")}
          </Button>
        </p>
      ) : null}
      <RequirementList rows={rows} state={state} headingLevel={3} back="letter" />
    </details>
  );
}
