import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../messages.ts";
import { Notice } from "./notice.tsx";
import { Button } from "../form/button.tsx";
import classes from "./load-failure.module.css";

interface LoadFailureProps {
  /** What could not be loaded. */
  readonly title: string;
  readonly onRetry: () => void;
}

/** Replaces content that could not be loaded, with a retry button. */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  const t = useTranslate(uiMessages);
  return (
    <Notice tone="danger" title={title}>
      <Button variant="default" size="compact-sm" className={classes["retry"]} onClick={onRetry}>
        {t("retry")}
      </Button>
    </Notice>
  );
}
