import { maxDocumentMegabytes, resumeExtensions } from "@postulo/domain/document";
import { useQuery } from "@tanstack/react-query";
import { IconFileText } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { LinkButton } from "../ui/form/button.tsx";
import { DropZone } from "../ui/form/drop-zone.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { resumeReviewMessages } from "./messages.ts";
import type { UploadOutcome } from "./upload-resume.ts";
import { useReadResume } from "./use-read-resume.ts";
import { reviewQuery } from "./use-review.ts";
import { useStoredResume } from "./use-stored-resume.ts";
import classes from "./resume-start.module.css";

/** Reads a résumé by click or drop, leads to an open review, and undoes the last stored one. */
export function ResumeStart() {
  const t = useTranslate(resumeReviewMessages);
  const { user } = useSignedIn();
  const { data: review } = useQuery(reviewQuery(user.id));
  const { pendingName, outcome, send } = useReadResume();
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
      {pendingName === undefined && outcome ? <Outcome outcome={outcome} /> : null}
      {review?.draft ? (
        <div className={classes["line"]}>
          <p>{t("open.text", { name: review.draft.fileName })}</p>
          <LinkButton to="/dashboard/resume" variant="default" size="compact-sm">
            {t("open.action")}
          </LinkButton>
        </div>
      ) : null}
      <Undo />
    </section>
  );
}

/** What the last résumé changed, and the button that undoes all of it. */
function Undo() {
  const t = useTranslate(resumeReviewMessages);
  const { stored, isPending, undo } = useStoredResume();
  if (!stored) return null;
  return (
    <div className={classes["line"]}>
      <p>
        {t("undo.last", { name: stored.name })}
        {" · "}
        {t("undo.entries", { count: stored.entries })}
      </p>
      <AsyncButton
        variant="default"
        size="compact-sm"
        isPending={isPending}
        onPress={() => undo(stored)}
      >
        {t("undo.action")}
      </AsyncButton>
    </div>
  );
}

/** Why a file could not be read. */
function Outcome({ outcome }: { readonly outcome: UploadOutcome }) {
  const t = useTranslate(resumeReviewMessages);
  switch (outcome.kind) {
    case "read":
      return null;
    case "wrongType":
      return <Notice tone="danger">{t("upload.invalidType")}</Notice>;
    case "unreachable":
      return (
        <Notice tone="danger" title={t("upload.connectionError")}>
          {t("upload.unableToContact")}
        </Notice>
      );
    case "rejected":
      return (
        <Notice tone="danger" title={t("upload.analysisError")}>
          {t("upload.unableToAnalyze")}
          {outcome.reason ? (
            <div>{t(`upload.reasons.${outcome.reason}`, { megabytes: maxDocumentMegabytes })}</div>
          ) : null}
        </Notice>
      );
  }
}
