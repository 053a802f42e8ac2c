import type { Ref } from "react";
import { DrawnPagesView } from "../documents/drawn-pages-view.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { cvMessages } from "./messages.ts";
import type { useCvPreview } from "./queries.ts";
import classes from "./cv.module.css";

interface CvPreviewPagesProps {
  readonly ref: Ref<HTMLElement>;
  readonly preview: ReturnType<typeof useCvPreview>;
}

/** The user's own pages, as they will be printed. */
export function CvPreviewPages({ ref, preview }: CvPreviewPagesProps) {
  const t = useTranslate(cvMessages);
  const { data, isError, isPlaceholderData, refetch } = preview;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={classes["preview"]}
      aria-label={t("preview.title")}
      aria-busy={isPlaceholderData || (!data && !isError)}
    >
      {isError ? (
        <LoadFailure title={t("preview.failed")} onRetry={() => void refetch()} />
      ) : data?.kind === "pages" ? (
        <DrawnPagesView pages={data} nameOf={(page) => t("preview.page", page)} />
      ) : (
        <Skeleton className={classes["waitingPage"]} />
      )}
    </section>
  );
}
