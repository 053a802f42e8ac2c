import { maxDocumentBytes, maxDocumentMegabytes } from "@postulo/domain/document";
import { Suspense, useState } from "react";
import { IconUpload } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { DropZone } from "../ui/form/drop-zone.tsx";
import { CancelOnEscape } from "../ui/overlay/cancel-on-escape.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { PlansLink } from "../credits/plans-link.tsx";
import { remainingOf, useUsage } from "../credits/usage.ts";
import { fileMessages } from "./messages.ts";
import classes from "./files.module.css";

const UploadDialog = lazyComponent(async () => {
  const { UploadDialog: dialog } = await import("./upload-dialog.tsx");
  return { default: dialog };
});

interface FileUploadProps {
  readonly profileId: string;
}

/** Uploads a file by click or drop; shows a message instead when the monthly limit is reached. */
export function FileUpload({ profileId }: FileUploadProps) {
  const t = useTranslate(fileMessages);
  const usage = useUsage("doc_upload").data;
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<"tooLarge" | "isEmpty">();
  const [isLimitReached, setIsLimitReached] = useState(false);
  const isFull = usage ? remainingOf(usage) === 0 : false;

  function selectFile(chosen: File) {
    const wrong =
      chosen.size > maxDocumentBytes ? "tooLarge" : chosen.size === 0 ? "isEmpty" : undefined;
    setProblem(wrong);
    setFile(wrong ? undefined : chosen);
  }

  if (isFull || isLimitReached) {
    return (
      <Notice tone="danger" title={t("errors.limit")}>
        <div>{t("errors.limitText")}</div>
        <PlansLink label="upgradePlan" />
      </Notice>
    );
  }
  return (
    <section className={classes["upload"]} aria-label={t("upload.title")}>
      <DropZone
        icon={<IconUpload size={22} aria-hidden />}
        title={<h3>{t("upload.title")}</h3>}
        text={t(usage?.is_unlimited ? "upload.textUnlimited" : "upload.text", {
          megabytes: maxDocumentMegabytes,
        })}
        drop={t("upload.drop")}
        choose={t("upload.choose")}
        inputLabel={t("upload.input")}
        isBusy={file !== undefined}
        onFile={selectFile}
      />
      {problem ? (
        <Notice tone="danger" title={t("errors.upload")}>
          {t(`errors.${problem}`, { megabytes: maxDocumentMegabytes })}
        </Notice>
      ) : null}
      {file ? (
        <Suspense fallback={<CancelOnEscape onCancel={() => setFile(undefined)} />}>
          <UploadDialog
            profileId={profileId}
            file={file}
            onLimit={() => setIsLimitReached(true)}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
