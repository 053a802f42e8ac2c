import { IconAlertTriangle, IconCopy, IconDownload, IconFileText, IconMail } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { Button } from "../ui/form/button.tsx";
import { useDoubtNote } from "./doubts/use-open-doubts.ts";
import { toEmail } from "./email-text.ts";
import { letterFileName } from "./file-name.ts";
import type { OpenLetter } from "./letter-draft.ts";
import type { LetterFormat } from "@postulo/contract/cover-letter";
import { letterMessages } from "./messages.ts";
import { useProfileFacts } from "../posting/profile-facts.ts";
import { useFileName } from "./use-file-name.ts";
import { useLetterDownload } from "./use-letter-file.ts";
import classes from "./letter-actions.module.css";

interface LetterActionsProps {
  readonly letter: OpenLetter;
  /** Shows the text of the letter, below which is listed what to check. */
  readonly onShowText: () => void;
}

/** Downloads the letter under its file name, and copies it as a whole or as the text of an e-mail. */
export function LetterActions({ letter, onShowText }: LetterActionsProps) {
  const t = useTranslate(letterMessages);
  const { count, show, showNote } = useDoubtNote(letter, onShowText);
  const download = useLetterDownload(letter, () => showNote({ title: t("downloaded") }, true));
  const { name, proposed } = useFileName(letter);
  const nameOf = (format: LetterFormat) =>
    letterFileName(name, format) ?? letterFileName(proposed, format) ?? "";
  const save = (format: LetterFormat) => download.save(nameOf(format), format);

  return (
    <div className={classes["frame"]}>
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
          aria-label={t("downloadDocx")}
          leftSection={<IconFileText size={16} aria-hidden />}
          isPending={download.format === "docx"}
          onPress={() => save("docx")}
        >
          DOCX
        </AsyncButton>
        <CopyButtons letter={letter} onCopied={showNote} />
      </div>
      <p className={classes["name"]}>
        {nameOf("pdf")}
        {count === 0 ? null : (
          <button type="button" className={classes["toCheck"]} onClick={show}>
            <IconAlertTriangle size={14} aria-hidden />
            {t("toCheckFirst", { count })}
          </button>
        )}
      </p>
    </div>
  );
}

interface CopyButtonsProps {
  readonly letter: OpenLetter;
  readonly onCopied: (shown: { title: string; text?: string | undefined }) => void;
}

function CopyButtons({ letter, onCopied }: CopyButtonsProps) {
  const t = useTranslate(letterMessages);
  const facts = useProfileFacts();
  async function copy() {
    await navigator.clipboard.writeText(letter.text);
    onCopied({ title: t("copied") });
  }
  async function copyForEmail() {
    const { subject, body } = toEmail(letter, facts.data?.profile);
    await navigator.clipboard.writeText(body);
    onCopied({
      title: t("email.copied"),
      text: subject === "" ? undefined : t("email.subject", { subject }),
    });
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        {t("copy")}
      </Button>
      <Button
        variant="default"
        leftSection={<IconMail size={16} aria-hidden />}
        onClick={() => void copyForEmail()}
      >
        {t("email.copy")}
      </Button>
    </>
  );
}
