import { Button, Textarea, TextInput } from "@mantine/core";
import { defaultCoverLetterName, withPdfExtension } from "@postulo/domain/document";
import { IconCopy, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { showToast } from "../ui/toast.tsx";
import { letterMessages } from "./messages.ts";
import { MissingFacts } from "./missing-facts.tsx";
import type { WrittenLetter } from "./request-letter.ts";
import classes from "./cover-letters.module.css";

/** Hands a file to the browser's own download. */
function downloadFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; the address is not needed any more.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The letter, and what can be done with it. */
export function LetterResult({ letter }: { readonly letter: WrittenLetter }) {
  const t = useTranslate(letterMessages);
  const [name, setName] = useState(defaultCoverLetterName);
  const fileName = withPdfExtension(name.trim() === "" ? defaultCoverLetterName : name);

  async function copy() {
    await navigator.clipboard.writeText(letter.text);
    showToast({ title: t("copied") });
  }

  return (
    <section className={classes["result"]} aria-label={t("letter")}>
      <Textarea
        label={t("letter")}
        description={t("composed")}
        readOnly
        autosize
        minRows={12}
        value={letter.text}
        {...(letter.language ? { lang: letter.language } : {})}
      />
      <div className={classes["actions"]}>
        <TextInput
          label={t("fileName")}
          value={name}
          maxLength={120}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => downloadFile(letter.pdf, fileName)}
        >
          {t("download")}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void copy()}
        >
          {t("copy")}
        </Button>
      </div>
      <MissingFacts missing={letter.missing} />
    </section>
  );
}
