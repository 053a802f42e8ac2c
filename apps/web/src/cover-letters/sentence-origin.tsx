import { useTranslate } from "../i18n/use-translate.ts";
import type { PlacedDoubt } from "./doubts.ts";
import type { LetterPiece } from "./letter-pieces.ts";
import { letterMessages } from "./messages.ts";
import { wordsOfSources, type SourceWords } from "./source-words.ts";
import classes from "./sentence-origin.module.css";

interface SentenceOriginProps {
  readonly piece: LetterPiece | undefined;
  readonly names: ReadonlyMap<string, SourceWords> | undefined;
  readonly doubts: readonly PlacedDoubt[];
}

/** What a piece of the letter rests on, in words, and what of it is doubtful. */
export function SentenceOrigin({ piece, names, doubts }: SentenceOriginProps) {
  const t = useTranslate(letterMessages);
  if (!piece) return t("origin.hint");
  const own = doubts.filter(({ start, end }) => piece.start <= start && end <= piece.end);
  return (
    <>
      <div>
        <Origin piece={piece} names={names} />
      </div>
      {own.map(({ kind, words, start }) => (
        <div key={start} className={classes["doubt"]}>
          {t(`doubts.${kind}`, { words })}
        </div>
      ))}
    </>
  );
}

function Origin({
  piece: { origin },
  names,
}: Pick<SentenceOriginProps, "names"> & { piece: LetterPiece }) {
  const t = useTranslate(letterMessages);
  const sources = useSourceList(
    origin.kind === "frame" || origin.kind === "own" ? [] : origin.sources,
    names,
  );
  switch (origin.kind) {
    case "sentence":
      return sources === "" ? t("origin.courtesy") : t("origin.restsOn", { sources });
    case "changed":
      return sources === "" ? t("origin.own") : t("origin.changed", { sources });
    case "frame":
      return t("origin.frame");
    case "own":
      return t("origin.own");
  }
}

/** "Experience: Baker, Lenoir · Skill: Sourdough"; nothing while the profile is on its way. */
function useSourceList(sources: readonly string[], names: SentenceOriginProps["names"]): string {
  const t = useTranslate(letterMessages);
  if (!names) return sources.length === 0 ? "" : "…";
  return wordsOfSources(sources, names)
    .map(({ kind, name }) =>
      name === "" ? t(`source.${kind}`) : t("source.named", { kind: t(`source.${kind}`), name }),
    )
    .join(" · ");
}
