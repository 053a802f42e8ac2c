import { nameOfCharacter, unprintableCharacters } from "@postulo/domain/printable-text";
import { useMemo, useRef, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { ApplicationSelect } from "../documents/application-select.tsx";
import { DoubtList } from "./doubts/doubt-list.tsx";
import { UnconfirmedSentences } from "./doubts/unconfirmed-sentences.tsx";
import type { OpenLetter } from "./letter-draft.ts";
import { LetterFiles } from "./letter-files.tsx";
import { useLetterStore } from "./letter-store.ts";
import { LetterEditor } from "./letter-editor.tsx";
import type { LetterPiece } from "./letter-pieces.ts";
import { letterMessages } from "./messages.ts";
import { MissingFacts } from "./missing-facts.tsx";
import { ApplicationPack } from "./pack/application-pack.tsx";
import { SourceList } from "./sources/source-list.tsx";
import { SentenceOrigin } from "./sources/sentence-origin.tsx";
import { nameSources } from "../posting/source-labels.ts";
import { useOpenDoubts } from "./doubts/use-open-doubts.ts";
import { useLetterLink } from "./use-letter-link.ts";
import { VersionList } from "./versions/version-list.tsx";
import classes from "./letter-result.module.css";

/** The text of the letter with what belongs to it: doubts, file, application, versions. */
export function LetterResult({ letter }: { readonly letter: OpenLetter }) {
  const t = useTranslate(letterMessages);
  const { stored, link } = useLetterLink(letter.id);
  return (
    <div className={classes["result"]}>
      <div className={classes["editor"]} data-editor>
        <LetterText letter={letter} />
        <MissingGlyphs text={letter.text} />
      </div>
      <MissingFacts letter={letter} />
      {letter.id === undefined ? null : <VersionList letter={letter} letterId={letter.id} />}
      <LetterFiles
        key={letter.id ?? letter.deliveredText}
        letter={letter}
        applicationId={stored?.application_id ?? null}
      />
      <ApplicationPack letter={letter} applicationId={stored?.application_id ?? null} />
      {letter.id === undefined ? null : (
        <ApplicationSelect
          label={t("application.linked")}
          none={t("application.notLinked")}
          value={stored?.application_id}
          onPick={link}
        />
      )}
    </div>
  );
}

/** Characters without a glyph in the PDF's font: a warning before the file is created. */
function MissingGlyphs({ text }: { readonly text: string }) {
  const t = useTranslate(letterMessages);
  const characters = useMemo(() => unprintableCharacters(text), [text]);
  return characters.length === 0 ? null : (
    <Notice tone="info">
      {t("unprintable", { characters: characters.slice(0, 20).map(nameOfCharacter).join(" ") })}
    </Notice>
  );
}

/** The editor, with the sources of each sentence. */
function LetterText({ letter }: { readonly letter: OpenLetter }) {
  const { store } = useLetterStore();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text } = letter;
  const { facts, pieces, doubts } = useOpenDoubts(letter);
  const names = useMemo(() => (facts.data ? nameSources(facts.data) : undefined), [facts.data]);
  const { active, onHover, onCaret } = useActivePiece(pieces);

  function show({ start, end }: Pick<LetterPiece, "start" | "end">) {
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
      <SourceList
        pieces={pieces}
        names={names}
        doubts={doubts}
        language={letter.language}
        onPoint={onHover}
        onShow={show}
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
