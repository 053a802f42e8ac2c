import { useRef, useState, type Ref } from "react";
import { IconDownload, IconFileText, IconFolderOpen, IconUpload } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { PlansLink } from "../credits/plans-link.tsx";
import type { StoreOutcome } from "../documents/store-document.ts";
import { letterFileName } from "./file-name.ts";
import type { OpenLetter } from "./letter-draft.ts";
import type { LetterFormat } from "@postulo/contract/cover-letter";
import { letterMessages } from "./messages.ts";
import { useLetterDownload, useLetterUpload } from "./use-letter-file.ts";
import { TextInput } from "../ui/form/text-input.tsx";
import { LinkButton } from "../ui/form/button.tsx";
import classes from "./letter-actions.module.css";

interface LetterActionsProps {
  readonly letter: OpenLetter;
  /** The application that the letter belongs to. */
  readonly applicationId: string | null;
  /** As entered. */
  readonly fileName: string;
  readonly onRename: (fileName: string) => void;
}

/** Downloads the letter, or stores it among the files, under the name entered here. */
export function LetterActions({ letter, applicationId, fileName, onRename }: LetterActionsProps) {
  const t = useTranslate(letterMessages);
  const input = useRef<HTMLInputElement>(null);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const upload = useLetterUpload({ letter, applicationId }, input);
  const download = useLetterDownload(letter);
  const isDuplicate = upload.outcome?.kind === "duplicateName";
  const problem = isNameMissing
    ? t("fileNameRequired")
    : isDuplicate
      ? t("upload.duplicate")
      : null;

  function withName(act: (name: string) => void, format: LetterFormat = "pdf") {
    const name = letterFileName(fileName, format);
    setIsNameMissing(name === undefined);
    if (name === undefined) input.current?.focus();
    else act(name);
  }
  const save = (format: LetterFormat) => withName((name) => download.save(name, format), format);

  return (
    <div className={classes["keep"]}>
      <NameField
        input={input}
        name={fileName}
        problem={problem}
        onChange={(name) => {
          onRename(name);
          setIsNameMissing(false);
          upload.reset();
        }}
      />
      <div className={classes["actions"]}>
        <AsyncButton
          leftSection={<IconDownload size={16} aria-hidden />}
          isPending={download.format === "pdf"}
          onPress={() => save("pdf")}
        >
          {t("download")}
        </AsyncButton>
        <AsyncButton
          variant="default"
          leftSection={<IconFileText size={16} aria-hidden />}
          isPending={download.format === "docx"}
          onPress={() => save("docx")}
        >
          {t("downloadDocx")}
        </AsyncButton>
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

interface NameFieldProps {
  readonly input: Ref<HTMLInputElement>;
  readonly name: string;
  readonly problem: string | null;
  readonly onChange: (name: string) => void;
}

function NameField({ input, name, problem, onChange }: NameFieldProps) {
  const t = useTranslate(letterMessages);
  return (
    <TextInput
      ref={input}
      label={t("fileName")}
      value={name}
      maxLength={120}
      error={problem}
      rightSection={/\.pdf$/i.test(name.trim()) ? null : <span>.pdf</span>}
      rightSectionWidth={48}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function UploadResult({ outcome }: { readonly outcome: StoreOutcome }) {
  const t = useTranslate(letterMessages);
  switch (outcome.kind) {
    case "stored":
      return (
        <Notice tone="success" title={t("upload.successful")}>
          <LinkButton
            to="/dashboard/your-informations/files"
            variant="default"
            size="compact-sm"
            leftSection={<IconFolderOpen size={14} aria-hidden />}
            className={classes["viewFiles"] ?? ""}
          >
            {t("upload.viewFiles")}
          </LinkButton>
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
      // The error is shown at the name field.
      return null;
  }
}
