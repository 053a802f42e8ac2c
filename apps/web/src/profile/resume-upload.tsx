import { maxDocumentMegabytes } from "@postulo/domain/document";
import { resumeExtensions } from "@postulo/domain/document";
import { IconFileText } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { DropZone } from "../ui/form/drop-zone.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { profileMessages } from "./messages.ts";
import type { ResumeResponse } from "@postulo/contract/resume";
import type { UploadOutcome } from "./upload-resume.ts";
import { countsOf, type AppliedResume, type useResumeUndo } from "./use-resume-undo.ts";
import type { useResumeUpload } from "./use-resume-upload.ts";
import { TextLink } from "../ui/link/text-link.tsx";
import classes from "./profile.module.css";

interface ResumeUploadProps {
  readonly upload: ReturnType<typeof useResumeUpload>;
  readonly undo: ReturnType<typeof useResumeUndo>;
  /** Refetches the profile after the undo. */
  readonly onUndone: () => Promise<void>;
}

/** Uploads a résumé by click or drop, and shows the outcome. */
export function ResumeUpload({ upload, undo, onUndone }: ResumeUploadProps) {
  const t = useTranslate(profileMessages);
  const { pendingName, outcome } = upload;
  return (
    <section className={classes["upload"]} aria-label={t("resume.title")}>
      <DropZone
        icon={<IconFileText size={22} aria-hidden />}
        title={<h2>{t("resume.title")}</h2>}
        text={t("resume.text")}
        drop={t("resume.drop")}
        choose={t("resume.choose")}
        inputLabel={t("resume.input")}
        accept={resumeExtensions.join(",")}
        isBusy={upload.isBusy}
        onFile={upload.send}
      />
      {pendingName === undefined ? null : (
        <Notice tone="info">{t("resume.processing", { name: pendingName })}</Notice>
      )}
      {pendingName === undefined && outcome ? <Outcome outcome={outcome} /> : null}
      {undo.applied && !upload.isBusy ? (
        <Undo
          applied={undo.applied}
          isPending={undo.isPending}
          onUndo={() => undo.undo(onUndone)}
        />
      ) : null}
    </section>
  );
}

interface UndoProps {
  readonly applied: AppliedResume;
  readonly isPending: boolean;
  readonly onUndo: () => void;
}

/** What the last résumé changed, and the button that undoes all of it. */
function Undo({ applied, isPending, onUndo }: UndoProps) {
  const t = useTranslate(profileMessages);
  const { filled, added } = countsOf(applied);
  return (
    <div className={classes["undo"]}>
      <p>
        {[
          t("resume.undo.last", { name: applied.name }),
          ...(filled > 0 ? [t("resume.filled", { count: filled })] : []),
          ...(added > 0 ? [t("resume.added", { count: added })] : []),
        ].join(" · ")}
      </p>
      <AsyncButton variant="default" size="compact-sm" isPending={isPending} onPress={onUndo}>
        {t("resume.undo.action")}
      </AsyncButton>
    </div>
  );
}

/** The status of the upload, a live region. */
function Outcome({ outcome }: { readonly outcome: UploadOutcome }) {
  const t = useTranslate(profileMessages);
  switch (outcome.kind) {
    case "wrongType":
      return <Notice tone="danger">{t("resume.invalidType")}</Notice>;
    case "unreachable":
      return (
        <Notice tone="danger" title={t("resume.connectionError")}>
          {t("resume.unableToContact")}
        </Notice>
      );
    case "rejected":
      return (
        <Notice tone="danger" title={t("resume.analysisError")}>
          {t("resume.unableToAnalyze")}
          {outcome.reason ? (
            <div>{t(`resume.reasons.${outcome.reason}`, { megabytes: maxDocumentMegabytes })}</div>
          ) : null}
        </Notice>
      );
    case "analysed":
      return (
        <Notice tone="success" title={t("resume.analysed")}>
          {outcome.report ? <Report report={outcome.report} /> : null}
        </Notice>
      );
  }
}

function Report({ report }: { readonly report: ResumeResponse }) {
  const t = useTranslate(profileMessages);
  const filled = Object.keys(report.filled).length;
  const added = Object.values(report.added).reduce((sum, count) => sum + count, 0);
  const done = [
    ...(filled > 0 ? [t("resume.filled", { count: filled })] : []),
    ...(added > 0 ? [t("resume.added", { count: added })] : []),
  ];
  const incomplete = report.incomplete.length;
  return (
    <>
      {done.length > 0 ? <div>{done.join(" · ")}</div> : null}
      {done.length === 0 && report.conflicts.length === 0 ? (
        <div>{t("resume.nothingNew")}</div>
      ) : null}
      {report.readBy === "model" ? (
        <div>
          {t("resume.byModel")}
          {". "}
          <TextLink to="/dashboard/profile#sent">{t("resume.whatLeft")}</TextLink>
        </div>
      ) : null}
      {incomplete > 0 ? <div>{t("resume.incomplete", { count: incomplete })}</div> : null}
    </>
  );
}
