import { maxDocumentMegabytes, resumeExtensions } from "@postulo/domain/document";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { IconFileText } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { LinkButton } from "../ui/form/button.tsx";
import { DropZone } from "../ui/form/drop-zone.tsx";
import { ConfirmDialog } from "../ui/feedback/confirm-dialog.tsx";
import { RetryButton } from "../ui/feedback/load-failure.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { resumeReviewMessages } from "./messages.ts";
import { isWorthRetrying, type UploadOutcome } from "./upload-resume.ts";
import { useReadResume } from "./use-read-resume.ts";
import { reviewQuery } from "./use-review.ts";
import { useStoredResume } from "./use-stored-resume.ts";
import classes from "./resume-start.module.css";

/** Reads a résumé by click or drop, leads to an open review, and undoes or restores the last stored one. */
export function ResumeStart() {
  const t = useTranslate(resumeReviewMessages);
  const { user } = useSignedIn();
  const { data: review } = useQuery(reviewQuery(user.id));
  const { pendingName, outcome, send, retry } = useReadResume();
  return (
    <section className={classes["start"]} aria-label={t("upload.title")}>
      <DropZone
        icon={<IconFileText size={22} aria-hidden />}
        title={<h2>{t("upload.title")}</h2>}
        text={t("upload.text")}
        drop={t("upload.drop")}
        choose={t("upload.choose")}
        inputLabel={t("upload.input")}
        accept={resumeExtensions.join(",")}
        isBusy={pendingName !== undefined}
        onFile={send}
      />
      {pendingName === undefined ? null : (
        <Notice tone="info">{t("upload.processing", { name: pendingName })}</Notice>
      )}
      {pendingName === undefined && outcome ? <Outcome outcome={outcome} onRetry={retry} /> : null}
      {review?.draft ? (
        <div className={classes["line"]}>
          <p>{t("open.text", { name: review.draft.fileName })}</p>
          <LinkButton to="/dashboard/resume" variant="default" size="compact-sm">
            {t("open.action")}
          </LinkButton>
        </div>
      ) : null}
      <LastResume />
    </section>
  );
}

/** What the last résumé changed, and the button that undoes all of it after a question, or restores it. */
function LastResume() {
  const t = useTranslate(resumeReviewMessages);
  const { stored, isPending, toggle } = useStoredResume();
  const [isAsking, setIsAsking] = useState(false);
  if (!stored) return null;
  const { name, entries: count, isUndone } = stored;
  return (
    <div className={classes["line"]}>
      <p>
        {t("undo.last", { name })}
        {" · "}
        {t(isUndone ? "undo.undone" : "undo.entries", { count })}
      </p>
      <AsyncButton
        variant="default"
        size="compact-sm"
        isPending={isPending}
        onPress={() => (isUndone ? toggle(stored) : setIsAsking(true))}
      >
        {t(isUndone ? "undo.restore" : "undo.action")}
      </AsyncButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("undo.question", { name })}
        confirmLabel={t("undo.action")}
        cancelLabel={t("undo.cancel")}
        isPending={isPending}
        onConfirm={() => {
          setIsAsking(false);
          toggle(stored);
        }}
        onClose={() => setIsAsking(false)}
      >
        <p>{t("undo.consequence", { count })}</p>
      </ConfirmDialog>
    </div>
  );
}

interface OutcomeProps {
  readonly outcome: UploadOutcome;
  readonly onRetry: () => void;
}

/** Why a file could not be read, with another attempt where it may succeed. */
function Outcome({ outcome, onRetry }: OutcomeProps) {
  const t = useTranslate(resumeReviewMessages);
  const retry = isWorthRetrying(outcome) ? <RetryButton onRetry={onRetry} /> : null;
  switch (outcome.kind) {
    case "read":
      return null;
    case "wrongType":
      return <Notice tone="danger">{t("upload.invalidType")}</Notice>;
    case "unreachable":
      return (
        <Notice tone="danger" title={t("upload.connectionError")}>
          <div>{t("upload.unableToContact")}</div>
          {retry}
        </Notice>
      );
    case "rejected":
      return (
        <Notice tone="danger" title={t("upload.analysisError")}>
          <div>{t("upload.unableToAnalyze")}</div>
          {outcome.reason ? (
            <div>{t(`upload.reasons.${outcome.reason}`, { megabytes: maxDocumentMegabytes })}</div>
          ) : null}
          {retry}
        </Notice>
      );
  }
}
