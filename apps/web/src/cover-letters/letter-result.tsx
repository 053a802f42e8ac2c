import { Anchor } from "@mantine/core";
import { unprintableCharacters } from "@postulo/letter/printable-text";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { IconCopy } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { ApplicationSelect } from "./application-select.tsx";
import { DoubtList } from "./doubts/doubt-list.tsx";
import type { PlacedDoubt } from "./doubts/doubts.ts";
import { UnconfirmedSentences } from "./doubts/unconfirmed-sentences.tsx";
import type { OpenLetter } from "./letter-draft.ts";
import { LetterActions } from "./letter-actions.tsx";
import { useLetterStore } from "./letter-store.ts";
import { LetterEditor } from "./letter-editor.tsx";
import { splitLetter, type LetterPiece } from "./letter-pieces.ts";
import { letterMessages } from "./messages.ts";
import { MissingFacts } from "./missing-facts.tsx";
import { useProfileFacts } from "./profile-facts.ts";
import { SentenceOrigin } from "./sentence-origin.tsx";
import { nameSources } from "./source-labels.ts";
import { useDoubts } from "./doubts/use-doubts.ts";
import { useLetterLink } from "./use-letter-link.ts";
import { isUnsaved, useVersionChanges } from "./versions/use-save-version.ts";
import { VersionList } from "./versions/version-list.tsx";
import { Button } from "../ui/form/button.tsx";
import classes from "./letter-result.module.css";

interface LetterResultProps {
  readonly letter: OpenLetter;
  /** 0 for a letter from an earlier visit. */
  readonly requestId: number;
}

/** The letter with its actions. */
export function LetterResult({ letter, requestId }: LetterResultProps) {
  const t = useTranslate(letterMessages);
  const { work, store } = useLetterStore();
  const { stored, link } = useLetterLink(letter.id);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (requestId !== 0 && section.current) scrollToLetter(section.current);
  }, [requestId]);

  return (
    <section ref={section} className={classes["result"]} aria-labelledby="letter-title">
      <LetterHead letter={letter} />
      <LetterText letter={letter} />
      <MissingGlyphs text={letter.text} />
      <LetterActions
        key={requestId}
        letter={letter}
        applicationId={stored?.application_id ?? null}
        fileName={work.fileName}
        onRename={(fileName) => store.change({ fileName })}
      />
      {letter.id === undefined ? null : (
        <>
          <ApplicationSelect
            label={t("application.linked")}
            none={t("application.notLinked")}
            value={stored?.application_id}
            onPick={link}
          />
          <VersionList letter={letter} letterId={letter.id} />
        </>
      )}
      <MissingFacts missing={letter.missing} />
    </section>
  );
}

/** Characters without a glyph in the PDF's font: a warning before the file is created. */
function MissingGlyphs({ text }: { readonly text: string }) {
  const t = useTranslate(letterMessages);
  const characters = useMemo(() => unprintableCharacters(text), [text]);
  return characters.length === 0 ? null : (
    <Notice tone="info">
      {t("unprintable", { characters: characters.slice(0, 20).join(" ") })}
    </Notice>
  );
}

function LetterHead({ letter }: { readonly letter: OpenLetter }) {
  const t = useTranslate(letterMessages);
  const versions = useVersionChanges();
  async function copy() {
    await navigator.clipboard.writeText(letter.text);
    showToast({ title: t("copied") });
  }
  return (
    <>
      <header className={classes["head"]}>
        <h2 id="letter-title">{t("letter")}</h2>
        {isUnsaved(letter) && letter.id !== undefined ? (
          <AsyncButton
            variant="default"
            size="compact-sm"
            isPending={versions.isSaving}
            onPress={versions.save}
          >
            {t("versions.save")}
          </AsyncButton>
        ) : null}
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconCopy size={14} aria-hidden />}
          onClick={() => void copy()}
        >
          {t("copy")}
        </Button>
      </header>
      <p className={classes["notice"]}>
        {t(letter.writer === "model" ? "writtenByModel" : "composed")}
        {". "}
        <Anchor component={Link} to="/dashboard/profile#sent" inherit>
          {t("whatLeft")}
        </Anchor>
      </p>
      {letter.fallback === undefined ? null : <Fallback reason={letter.fallback} />}
    </>
  );
}

function Fallback({ reason }: { readonly reason: NonNullable<OpenLetter["fallback"]> }) {
  const t = useTranslate(letterMessages);
  return <Notice tone="info">{t(`fallback.${reason}`)}</Notice>;
}

/** The editor, with the sources of each sentence. */
function LetterText({ letter }: { readonly letter: OpenLetter }) {
  const { store } = useLetterStore();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, deliveredText, sentences } = letter;
  const pieces = useMemo(
    () => splitLetter(text, { text: deliveredText, sentences }),
    [text, deliveredText, sentences],
  );
  const facts = useProfileFacts();
  const names = useMemo(() => (facts.data ? nameSources(facts.data) : undefined), [facts.data]);
  const doubts = useDoubts({ letter, pieces, facts });

  const { active, onHover, onCaret } = useActivePiece(pieces);

  function show({ start, end }: PlacedDoubt) {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  }

  return (
    <>
      <LetterEditor
        text={text}
        language={letter.language}
        labelledBy="letter-title"
        pieces={pieces}
        doubts={doubts}
        field={field}
        active={active}
        explanation={
          <SentenceOrigin
            piece={active === undefined ? undefined : pieces[active]}
            names={names}
            doubts={doubts}
          />
        }
        onHover={onHover}
        onCaret={onCaret}
        onChange={(changed) => store.changeLetter({ text: changed })}
      />
      <DoubtList doubts={doubts} onShow={show} />
      <UnconfirmedSentences letter={letter} field={field} />
    </>
  );
}

/** The hovered piece, else the one that contains the caret. */
function useActivePiece(pieces: readonly LetterPiece[]) {
  const [hovered, onHover] = useState<number>();
  const [caret, onCaret] = useState<number>();
  const atCaret =
    caret === undefined
      ? undefined
      : pieces.find(({ start, end }) => start <= caret && caret <= end);
  return { active: hovered ?? (atCaret && pieces.indexOf(atCaret)), onHover, onCaret };
}

/** On narrow screens the letter is below the form, outside of the viewport. */
function scrollToLetter(section: HTMLElement) {
  if (section.getBoundingClientRect().top > window.innerHeight / 2)
    section.scrollIntoView({ block: "start" });
}
