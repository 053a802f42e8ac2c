import { useRef, useState, type Ref } from "react";
import { IconFolderOpen, IconUpload } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { PlansLink } from "../credits/plans-link.tsx";
import type { StoreOutcome } from "../documents/store-document.ts";
import { letterFileName } from "./file-name.ts";
import type { OpenLetter } from "./letter-draft.ts";
import { letterMessages } from "./messages.ts";
import { useFileName } from "./use-file-name.ts";
import { useLetterUpload } from "./use-letter-file.ts";
import { TextInput } from "../ui/form/text-input.tsx";
import { LinkButton } from "../ui/form/button.tsx";
import classes from "./letter-files.module.css";

interface LetterFilesProps {
  readonly letter: OpenLetter;
  /** The application that the letter belongs to. */
  readonly applicationId: string | null;
}

/** The name of the letter's file, under which it is downloaded, and stored among the files. */
export function LetterFiles({ letter, applicationId }: LetterFilesProps) {
  const t = useTranslate(letterMessages);
  const input = useRef<HTMLInputElement>(null);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const { name, rename } = useFileName(letter);
  const upload = useLetterUpload({ letter, applicationId }, input);
  const isDuplicate = upload.outcome?.kind === "duplicateName";
  const problem = isNameMissing
    ? t("fileNameRequired")
    : isDuplicate
      ? t("upload.duplicate")
      : null;

  function send() {
    const fileName = letterFileName(name);
    setIsNameMissing(fileName === undefined);
    if (fileName === undefined) input.current?.focus();
    else upload.send(fileName);
  }

  return (
    <section className={classes["frame"]} aria-labelledby="letter-file-title">
      <h3 id="letter-file-title">{t("file")}</h3>
      <NameField
        input={input}
        name={name}
        problem={problem}
        onChange={(typed) => {
          rename(typed);
          setIsNameMissing(false);
          upload.reset();
        }}
      />
      <div className={classes["line"]}>
        <AsyncButton
          variant="default"
          leftSection={<IconUpload size={16} aria-hidden />}
          isPending={upload.isPending}
          onPress={send}
        >
          {t("upload.submit")}
        </AsyncButton>
      </div>
      {upload.outcome ? <UploadResult outcome={upload.outcome} /> : null}
    </section>
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
