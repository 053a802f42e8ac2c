import { Suspense, useRef, useState } from "react";
import { IconFiles } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { useProfileId } from "../session/session-context.tsx";
import { ConfirmDialog } from "../ui/feedback/confirm-dialog.tsx";
import { CancelOnEscape } from "../ui/overlay/cancel-on-escape.tsx";
import { focusIfUnclaimed } from "../ui/focus-if-unclaimed.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { UsageMeter } from "../credits/usage-meter.tsx";
import { FileList, type FileActions } from "./file-list.tsx";
import { FileUpload } from "./file-upload.tsx";
import { fileMessages } from "./messages.ts";
import { useDeleteFile, useFiles, type StoredFile } from "./queries.ts";
import classes from "./files.module.css";

const EditDialog = lazyComponent(async () => {
  const { EditDialog: dialog } = await import("./edit-dialog.tsx");
  return { default: dialog };
});
const FilePreview = lazyComponent(async () => {
  const { FilePreview: preview } = await import("./file-preview.tsx");
  return { default: preview };
});

/** The file of the open dialog. */
type Opened = { readonly kind: "edit" | "preview"; readonly file: StoredFile };

/** The stored files and the month's usage. */
export function FilesPage() {
  const t = useTranslate(fileMessages);
  const profile = useProfileId();
  const files = useFiles(profile.data);
  const heading = useRef<HTMLHeadingElement>(null);
  const [fileToDelete, setFileToDelete] = useState<StoredFile>();
  const [isConfirming, setIsConfirming] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const isGone = useRef(false);
  const removal = useDeleteFile({
    errorTitle: t("errors.remove"),
    onDeleted: () => {
      isGone.current = true;
      setIsConfirming(false);
      showToast({ title: t("deleted") });
    },
  });

  function confirmDelete(file: StoredFile) {
    isGone.current = false;
    setFileToDelete(file);
    setIsConfirming(true);
  }

  return (
    <section className={classes["page"]} aria-labelledby="files-title">
      <header className={classes["head"]}>
        <h2 id="files-title" ref={heading} tabIndex={-1}>
          {t("title")}
        </h2>
        <UsageMeter feature="doc_upload" />
      </header>
      {profile.data === undefined ? null : <FileUpload profileId={profile.data} />}
      {files.data ? (
        <Files
          files={files.data}
          onDelete={confirmDelete}
          onEdit={(file) => setOpened({ kind: "edit", file })}
          onPreview={(file) => setOpened({ kind: "preview", file })}
        />
      ) : null}
      {files.data ? null : <Missing queries={[profile, files]} />}
      {opened ? <Dialog {...opened} onClose={() => setOpened(undefined)} /> : null}
      <ConfirmDialog
        isOpen={isConfirming}
        title={t("confirm.title")}
        confirmLabel={t("confirm.yes")}
        cancelLabel={t("confirm.no")}
        isPending={removal.isPending}
        onConfirm={() => fileToDelete && removal.remove(fileToDelete)}
        onClose={() => setIsConfirming(false)}
        onClosed={() => {
          // The button that had the focus was removed with its file.
          if (isGone.current) focusIfUnclaimed(heading.current);
        }}
      >
        {t("confirm.text", { name: fileToDelete?.file_name ?? "" })}
      </ConfirmDialog>
    </section>
  );
}

interface MissingProps {
  readonly queries: readonly {
    readonly data: unknown;
    readonly isError: boolean;
    readonly refetch: () => Promise<unknown>;
  }[];
}

function Missing({ queries }: MissingProps) {
  const t = useTranslate(fileMessages);
  const failed = queries.find(({ data, isError }) => isError && data === undefined);
  return failed ? (
    <LoadFailure title={t("errors.load")} onRetry={() => void failed.refetch()} />
  ) : (
    <SkeletonRows rows={3} height={64} />
  );
}

function Dialog({ kind, file, onClose }: Opened & { readonly onClose: () => void }) {
  return (
    <Suspense fallback={<CancelOnEscape onCancel={onClose} />}>
      {kind === "edit" ? (
        <EditDialog key={file.id} file={file} onClose={onClose} />
      ) : (
        <FilePreview file={file} onClose={onClose} />
      )}
    </Suspense>
  );
}

interface FilesProps extends FileActions {
  readonly files: readonly StoredFile[];
}

function Files({ files, ...actions }: FilesProps) {
  const t = useTranslate(fileMessages);
  if (files.length > 0) return <FileList label={t("title")} files={files} {...actions} />;
  return <EmptyState icon={<IconFiles size={22} aria-hidden />}>{t("empty")}</EmptyState>;
}
