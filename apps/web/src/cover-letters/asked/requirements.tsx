import { useTranslate } from "../../i18n/use-translate.ts";
import { matchMessages } from "../../posting/messages.ts";
import { RequirementList } from "../../posting/requirement-list.tsx";
import { usePostingMatch, withoutSentences } from "../../posting/use-posting-match.ts";
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
  const { match, hasFailed, retry } = usePostingMatch(posting);
  if (hasFailed)
    return (
      <p className={classes["hint"]} role="alert">
        {t("requirements.failed")}
        <Button variant="subtle" size="compact-sm" onClick={() => void retry()}>
          {t("requirements.retry")}
        </Button>
      </p>
    );
  const { rows: all = [], names = new Map() } = match ?? {};
  const rows = withoutSentences(all, notRequired);
  if (rows.length === 0) return null;
  const shown = rows.filter(({ status }) => status === "shown").length;
  return (
    <details className={classes["requirements"]} open>
      <summary>
        <IconChevronRight size={16} aria-hidden />
        <h2>{t("requirements.title")}</h2>
        <span>{t("requirements.count", { shown, count: rows.length })}</span>
      </summary>
      <RequirementList rows={rows} names={names} headingLevel={3} back="letter" />
    </details>
  );
}
