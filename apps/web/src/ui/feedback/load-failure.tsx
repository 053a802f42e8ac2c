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

/** The button of a notice that repeats what failed. */
export function RetryButton({ onRetry }: Pick<LoadFailureProps, "onRetry">) {
  const t = useTranslate(uiMessages);
  return (
    <Button variant="default" size="compact-sm" className={classes["retry"]} onClick={onRetry}>
      {t("retry")}
    </Button>
  );
}

/** Replaces content that could not be loaded, with a retry button. */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  return (
    <Notice tone="danger" title={title}>
      <RetryButton onRetry={onRetry} />
    </Notice>
  );
}
