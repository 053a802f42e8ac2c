import { Button, TextInput } from "@mantine/core";
import { IconDownload, IconFolderOpen, IconUpload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/async-button.tsx";
import { Notice } from "../ui/notice.tsx";
import { saveAs } from "../ui/save-as.ts";
import { PlansLink } from "../usage/plans-link.tsx";
import type { StoreOutcome } from "../usage/store-document.ts";
import { letterFileName } from "./file-name.ts";
import { letterMessages } from "./messages.ts";
import { useLetterUpload } from "./use-letter-upload.ts";
import { pdfOf, type WrittenLetter } from "./written-letter.ts";
import classes from "./cover-letters.module.css";

interface LetterActionsProps {
  readonly letter: WrittenLetter;
  /** As typed. */
  readonly fileName: string;
  readonly onRename: (fileName: string) => void;
}

/** Downloads the letter, or keeps it among the files, under the name that is typed here. */
export function LetterActions({ letter, fileName, onRename }: LetterActionsProps) {
  const t = useTranslate(letterMessages);
  const input = useRef<HTMLInputElement>(null);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const upload = useLetterUpload(letter, () => input.current?.focus());
  const isDuplicate = upload.outcome?.kind === "duplicateName";
  const problem = isNameMissing
    ? t("fileNameRequired")
    : isDuplicate
      ? t("upload.duplicate")
      : null;

  function withName(act: (name: string) => void) {
    const name = letterFileName(fileName);
    setIsNameMissing(name === undefined);
    if (name === undefined) input.current?.focus();
    else act(name);
  }

  return (
    <div className={classes["keep"]}>
      <TextInput
        ref={input}
        label={t("fileName")}
        value={fileName}
        maxLength={120}
        error={problem}
        rightSection={/\.pdf$/i.test(fileName.trim()) ? null : <span>.pdf</span>}
        rightSectionWidth={48}
        rightSectionPointerEvents="none"
        onChange={(event) => {
          onRename(event.currentTarget.value);
          setIsNameMissing(false);
          upload.reset();
        }}
      />
      <div className={classes["actions"]}>
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => withName((name) => saveAs(pdfOf(letter), name))}
        >
          {t("download")}
        </Button>
        <AsyncButton
          variant="default"
          leftSection={<IconUpload size={16} aria-hidden />}
          isPending={upload.isPending}
          onPress={() => withName(upload.send)}
        >
          {t("upload.submit")}
        </AsyncButton>
      </div>
      {upload.outcome ? <UploadResult outcome={upload.outcome} /> : null}
    </div>
  );
}

function UploadResult({ outcome }: { readonly outcome: StoreOutcome }) {
  const t = useTranslate(letterMessages);
  switch (outcome.kind) {
    case "stored":
      return (
        <Notice tone="success" title={t("upload.successful")}>
          <Button
            component={Link}
            to="/dashboard/your-informations/files"
            variant="default"
            size="compact-sm"
            leftSection={<IconFolderOpen size={14} aria-hidden />}
            className={classes["viewFiles"] ?? ""}
          >
            {t("upload.viewFiles")}
          </Button>
        </Notice>
      );
    case "limitReached":
      return (
        <Notice tone="danger" title={t("upload.limitReached")}>
          <PlansLink label="upgradePlan" />
        </Notice>
      );
    case "noSubscription":
      return <Notice tone="danger" title={t("upload.noSubscription")} />;
    case "duplicateName":
      // Stands at the name.
      return null;
  }
}
