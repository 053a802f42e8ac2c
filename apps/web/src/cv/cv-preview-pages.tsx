import type { CSSProperties, Ref } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { cvMessages } from "./messages.ts";
import type { CvPreview, useCvPreview } from "./queries.ts";
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
        <Pages pages={data} />
      ) : (
        <Skeleton className={classes["waitingPage"]} />
      )}
    </section>
  );
}

/** Each page shows its part of one drawing. */
function Pages({ pages }: { readonly pages: Extract<CvPreview, { kind: "pages" }> }) {
  const t = useTranslate(cvMessages);
  const { url, count, ratio } = pages;
  return Array.from({ length: count }, (_, at) => {
    const style: CSSProperties = { aspectRatio: `1 / ${ratio}` };
    const part: CSSProperties = { transform: `translateY(${(-100 * at) / count}%)` };
    const alt = t("preview.page", { number: at + 1, count });
    return (
      <div key={at} className={classes["page"]} style={style}>
        <img src={url} alt={alt} style={part} />
      </div>
    );
  });
}
