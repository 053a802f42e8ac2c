import { useMutation } from "@tanstack/react-query";
import { useKeyReader, useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { Notice } from "../ui/notice.tsx";
import { profileMessages } from "./messages.ts";
import { ResumeDropZone } from "./resume-drop-zone.tsx";
import {
  looksLikeResume,
  uploadResume,
  type ResumeReport,
  type UploadOutcome,
} from "./upload-resume.ts";
import classes from "./profile.module.css";

/** How long "Résumé analysed" stands before the profile is shown anew, specification section 9. */
const reloadDelayMs = 1500;

type Outcome = UploadOutcome | { readonly kind: "wrongType" };

interface ResumeUploadProps {
  /** The server has changed the profile. */
  readonly onAnalysed: (report: ResumeReport) => void;
}

/** Takes a résumé by click or drop and lets the server fill the profile with it. */
export function ResumeUpload({ onAnalysed }: ResumeUploadProps) {
  const t = useTranslate(profileMessages);
  const { client } = useSignedIn();
  const upload = useMutation<Outcome, Error, File>({
    mutationFn: (file) =>
      looksLikeResume(file)
        ? uploadResume(client, file)
        : Promise.resolve({ kind: "wrongType" as const }),
    onSuccess: (outcome) => {
      if (outcome.kind === "analysed")
        window.setTimeout(() => onAnalysed(outcome.report), reloadDelayMs);
    },
  });

  return (
    <section className={classes["upload"]} aria-label={t("resume.title")}>
      <ResumeDropZone isBusy={upload.isPending} onFile={upload.mutate} />
      <UploadState
        outcome={upload.data}
        pendingName={upload.isPending ? upload.variables.name : undefined}
      />
    </section>
  );
}

interface UploadStateProps {
  readonly outcome: Outcome | undefined;
  readonly pendingName: string | undefined;
}

/** Where the upload stands, in words that are read out. */
function UploadState({ outcome, pendingName }: UploadStateProps) {
  const t = useTranslate(profileMessages);
  const readKey = useKeyReader(profileMessages);
  if (pendingName !== undefined)
    return <Notice tone="info">{t("resume.processing", { name: pendingName })}</Notice>;
  switch (outcome?.kind) {
    case undefined:
      return null;
    case "wrongType":
      return <Notice tone="danger">{t("resume.invalidType")}</Notice>;
    case "unreachable":
      return (
        <Notice tone="danger" title={t("resume.connectionError")}>
          {t("resume.unableToContact")}
        </Notice>
      );
    case "refused": {
      const key = `resume.reasons.${outcome.code}`;
      const reason = readKey(key);
      return (
        <Notice tone="danger" title={t("resume.analysisError")}>
          {t("resume.unableToAnalyze")}
          {reason === key ? null : <br />}
          {reason === key ? null : reason}
        </Notice>
      );
    }
    case "analysed":
      return (
        <Notice tone="success" title={t("resume.analysed")}>
          <ReportText report={outcome.report} />
        </Notice>
      );
  }
}

function ReportText({ report }: { readonly report: ResumeReport }) {
  const t = useTranslate(profileMessages);
  const filled = Object.keys(report.filled).length;
  const added = Object.values(report.added).reduce((sum, count) => sum + count, 0);
  const parts = [
    ...(filled > 0 ? [t("resume.filled", { count: filled })] : []),
    ...(added > 0 ? [t("resume.added", { count: added })] : []),
  ];
  return parts.length > 0 ? parts.join(" · ") : t("resume.nothingNew");
}
