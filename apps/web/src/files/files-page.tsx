import { Button } from "@mantine/core";
import { IconFiles } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useProfileId } from "../session/session-context.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { SkeletonRows } from "../ui/skeleton-rows.tsx";
import { showToast } from "../ui/toast.tsx";
import { UsageMeter } from "../usage/usage-meter.tsx";
import { FileList } from "./file-list.tsx";
import { fileMessages } from "./messages.ts";
import { useDeleteFile, useFiles, type StoredFile } from "./queries.ts";
import classes from "./files.module.css";

/** The files tab: what the person has stored, and how much of it this month. */
export function FilesPage() {
  const t = useTranslate(fileMessages);
  const profile = useProfileId();
  const files = useFiles(profile.data);
  const failed = [profile, files].find(({ data, isError }) => isError && data === undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<StoredFile>();
  const [isAsking, setIsAsking] = useState(false);
  const isGone = useRef(false);
  const removal = useDeleteFile({
    errorTitle: t("errors.remove"),
    onDeleted: () => {
      isGone.current = true;
      setIsAsking(false);
      showToast({ title: t("deleted") });
    },
  });

  function ask(file: StoredFile) {
    isGone.current = false;
    setAsked(file);
    setIsAsking(true);
  }

  return (
    <section className={classes["page"]} aria-labelledby="files-title">
      <header className={classes["head"]}>
        <h2 id="files-title" ref={heading} tabIndex={-1}>
          {t("title")}
        </h2>
        <UsageMeter feature="doc_upload" />
      </header>
      {files.data ? <Files files={files.data} onDelete={ask} /> : null}
      {!files.data && failed ? (
        <LoadFailure title={t("errors.load")} onRetry={() => void failed.refetch()} />
      ) : null}
      {!files.data && !failed ? <SkeletonRows rows={3} height={64} /> : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t("confirm.title")}
        confirmLabel={t("confirm.yes")}
        cancelLabel={t("confirm.no")}
        isPending={removal.isPending}
        onConfirm={() => asked && removal.remove(asked)}
        onClose={() => setIsAsking(false)}
        onClosed={() => {
          // The button that opened the dialog is gone together with its file.
          if (isGone.current) heading.current?.focus();
        }}
      >
        {t("confirm.text", { name: asked?.file_name ?? "" })}
      </ConfirmDialog>
    </section>
  );
}

interface FilesProps {
  readonly files: readonly StoredFile[];
  readonly onDelete: (file: StoredFile) => void;
}

function Files({ files, onDelete }: FilesProps) {
  const t = useTranslate(fileMessages);
  if (files.length > 0) return <FileList files={files} onDelete={onDelete} />;
  return (
    <EmptyState
      icon={<IconFiles size={22} aria-hidden />}
      action={
        <Button component={Link} to="/dashboard/cover-letter" variant="default">
          {t("toLetters")}
        </Button>
      }
    >
      {t("empty")}
    </EmptyState>
  );
}
