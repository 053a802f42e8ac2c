import { useTranslate } from "../../i18n/use-translate.ts";
import type { PlacedDoubt } from "../doubts/doubts.ts";
import type { LetterPiece } from "../letter-pieces.ts";
import { letterMessages } from "../messages.ts";
import { matchMessages } from "../../posting/messages.ts";
import { labelSources, type SourceLabel } from "../../posting/source-labels.ts";
import classes from "./sentence-origin.module.css";

interface SentenceOriginProps {
  readonly piece: LetterPiece | undefined;
  readonly names: ReadonlyMap<string, SourceLabel> | undefined;
  readonly doubts: readonly PlacedDoubt[];
}

/** The sources of a piece of the letter, and its doubts. */
export function SentenceOrigin({ piece, names, doubts }: SentenceOriginProps) {
  const t = useTranslate(letterMessages);
  if (!piece) return t("origin.hint");
  const own = doubts.filter(({ start, end }) => piece.start <= start && end <= piece.end);
  return (
    <>
      <span className={classes["line"]}>
        <Origin piece={piece} names={names} />
      </span>
      {own.map(({ kind, words, start }) => (
        <span key={start} className={classes["doubt"]}>
          {t(`doubts.${kind}`, { words })}
        </span>
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

/** "Experience: Baker, Lenoir · Skill: Sourdough"; empty while the profile is loading. */
function useSourceList(sources: readonly string[], names: SentenceOriginProps["names"]): string {
  const t = useTranslate(matchMessages);
  if (!names) return sources.length === 0 ? "" : "…";
  return labelSources(sources, names)
    .map(({ kind, name }) =>
      name === "" ? t(`source.${kind}`) : t("source.named", { kind: t(`source.${kind}`), name }),
    )
    .join(" · ");
}
