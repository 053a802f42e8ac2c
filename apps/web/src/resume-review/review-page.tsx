import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import type { ReviewDraft } from "./draft.ts";
import { EntriesPane } from "./entries-pane.tsx";
import { FilePane } from "./file-pane.tsx";
import { resumeReviewMessages } from "./messages.ts";
import { ResumeStart } from "./resume-start.tsx";
import { ReviewContext } from "./review-context.tsx";
import { StoreBar } from "./store-bar.tsx";
import { useItemEvents } from "./use-item-events.ts";
import { useNextFocus } from "./use-next-focus.ts";
import { panes, usePane, type Pane } from "./use-pane.ts";
import { reviewQuery, useReview } from "./use-review.ts";
import { useIsStoring } from "./use-store-review.ts";
import classes from "./review-page.module.css";

/** The review of a résumé: its file on the left, what was read from it on the right. */
export function ReviewPage() {
  const t = useTranslate(resumeReviewMessages);
  const { user } = useSignedIn();
  const query = useQuery(reviewQuery(user.id));
  const draft = query.data?.draft;
  return (
    <>
      <PageHeader title={t("title")} description={draft ? t("description") : undefined} />
      {query.isPending ? <SkeletonRows rows={8} height={56} /> : null}
      {query.data && !draft ? (
        <>
          <p className={classes["none"]}>{t("none.text")}</p>
          <ResumeStart />
        </>
      ) : null}
      {draft ? <Review key={draft.id} opened={draft} file={query.data?.file ?? null} /> : null}
    </>
  );
}

interface ReviewProps {
  readonly opened: ReviewDraft;
  readonly file: File | null;
}

function Review({ opened, file }: ReviewProps) {
  const { draft, change, changeWithUndo } = useReview(opened);
  const isStoring = useIsStoring();
  const { pane, showPane } = usePane();
  const [active, setActive] = useState<string>();
  const panesRef = useRef<HTMLDivElement>(null);
  useItemEvents(panesRef, setActive);
  useNextFocus(panesRef);
  const isEmpty = draft.entries.length === 0 && draft.fields.length === 0;
  const showEntry = (id: string) => {
    setActive(id);
    showPane("entries");
    // The pane may have been hidden until now.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-item="${id}"]`)?.focus(),
    );
  };
  return (
    <ReviewContext value={{ draft, change, changeWithUndo, active, showEntry }}>
      <Notices draft={draft} isEmpty={isEmpty} />
      <PaneTabs pane={pane} onPane={showPane} />
      <div ref={panesRef} className={classes["panes"]} data-pane={pane} inert={isStoring}>
        <FilePane draft={draft} file={file} />
        <EntriesPane draft={draft} />
      </div>
      <StoreBar draft={draft} file={file} />
    </ReviewContext>
  );
}

function Notices({ draft, isEmpty }: { readonly draft: ReviewDraft; readonly isEmpty: boolean }) {
  const t = useTranslate(resumeReviewMessages);
  return (
    <>
      {isEmpty ? <Notice tone="info">{t("nothingRead")}</Notice> : null}
      {draft.readBy === "model" ? (
        <p className={classes["none"]}>
          {t("byModel")}
          {". "}
          <TextLink to="/dashboard/profile#sent">{t("whatLeft")}</TextLink>
        </p>
      ) : null}
    </>
  );
}

interface PaneTabsProps {
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
}

/** On narrow screens one pane is shown at a time. */
function PaneTabs({ pane, onPane }: PaneTabsProps) {
  const t = useTranslate(resumeReviewMessages);
  return (
    <fieldset className={classes["tabs"]} aria-label={t("panes.label")}>
      {panes.map((one) => (
        <button key={one} type="button" aria-pressed={pane === one} onClick={() => onPane(one)}>
          {t(`panes.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
