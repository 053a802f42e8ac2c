import { Button, Textarea } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { showToast } from "../ui/toast.tsx";
import { LetterActions } from "./letter-actions.tsx";
import { letterMessages } from "./messages.ts";
import { MissingFacts } from "./missing-facts.tsx";
import type { WrittenLetter } from "./written-letter.ts";
import classes from "./cover-letters.module.css";

interface LetterResultProps {
  readonly letter: WrittenLetter;
  /** 0 for one that stood here before. */
  readonly letterId: number;
  /** Another one is being written; this one can be used meanwhile. */
  readonly isReplaced: boolean;
  readonly fileName: string;
  readonly onRename: (fileName: string) => void;
}

/** The letter, and what can be done with it. */
export function LetterResult(props: LetterResultProps) {
  const { letter, letterId, isReplaced, fileName, onRename } = props;
  const t = useTranslate(letterMessages);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (letterId !== 0 && section.current) revealBelow(section.current);
  }, [letterId]);

  async function copy() {
    await navigator.clipboard.writeText(letter.coverLetter);
    showToast({ title: t("copied") });
  }

  return (
    <section
      ref={section}
      className={classes["result"]}
      aria-labelledby="letter-title"
      aria-busy={isReplaced}
    >
      <header className={classes["resultHead"]}>
        <h2 id="letter-title">{t("letter")}</h2>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconCopy size={14} aria-hidden />}
          onClick={() => void copy()}
        >
          {t("copy")}
        </Button>
      </header>
      <Textarea
        aria-labelledby="letter-title"
        description={t("composed")}
        readOnly
        autosize
        minRows={12}
        value={letter.coverLetter}
        className={classes["letter"] ?? ""}
        {...(letter.language ? { lang: letter.language } : {})}
      />
      <LetterActions key={letterId} letter={letter} fileName={fileName} onRename={onRename} />
      <MissingFacts missing={letter.missing ?? []} />
    </section>
  );
}

/** On a phone the letter stands below the form, where nobody would see that it came. */
function revealBelow(section: HTMLElement) {
  if (section.getBoundingClientRect().top > window.innerHeight / 2)
    section.scrollIntoView({ block: "start" });
}
