import { cvTemplates, type CvTemplateName } from "@postulo/domain/cv-look";
import type { ReactNode, Ref } from "react";
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
  readonly template: CvTemplateName;
  /** What is said about the pages, above them. */
  readonly children?: ReactNode;
}

interface PageCountProps extends Pick<CvPreviewPagesProps, "template"> {
  /** Undefined while the pages of this template are drawn. */
  readonly count: number | undefined;
}

/** How many pages the CV has, and that a template of two columns may be why it is not one. */
function PageCount({ template, count }: PageCountProps) {
  const t = useTranslate(cvMessages);
  const isWhy = count !== undefined && count > 1 && cvTemplates[template].columns === 2;
  return (
    <p className={classes["pageCount"]}>
      {count === undefined ? "\u00a0" : t(isWhy ? "preview.fewer" : "preview.count", { count })}
    </p>
  );
}

/** The user's own pages, as they will be printed. */
export function CvPreviewPages({ ref, preview, template, children }: CvPreviewPagesProps) {
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
        <>
          <PageCount template={template} count={isPlaceholderData ? undefined : data.count} />
          {children}
          <DrawnPagesView pages={data} nameOf={(page) => t("preview.page", page)} />
        </>
      ) : (
        <Skeleton className={classes["waitingPage"]} />
      )}
    </section>
  );
}
