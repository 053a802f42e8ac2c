import { useMemo } from "react";
import { flushSync } from "react-dom";
import { useTranslate } from "../../i18n/use-translate.ts";
import { showToast } from "../../ui/feedback/toast.tsx";
import type { OpenLetter } from "../letter-draft.ts";
import { splitLetter } from "../letter-pieces.ts";
import { letterMessages } from "../messages.ts";
import { useProfileFacts } from "../../posting/profile-facts.ts";
import { useDoubts } from "./use-doubts.ts";

/** The ids of the headings of what is to check. */
export const doubtsTitleId = "doubts-title";
export const unconfirmedTitleId = "unconfirmed-title";

/** The letter in pieces, the doubts about them, and how many points are to check, with the sentences outside of the letter. */
export function useOpenDoubts(letter: OpenLetter) {
  const { text, deliveredText, sentences, doubtful = [] } = letter;
  const facts = useProfileFacts();
  const pieces = useMemo(
    () => splitLetter(text, { text: deliveredText, sentences }),
    [text, deliveredText, sentences],
  );
  const doubts = useDoubts({ letter, pieces, facts });
  return { facts, pieces, doubts, count: doubts.length + doubtful.length };
}

interface ShownToast {
  readonly title: string;
  readonly text?: string | undefined;
}

/**
 * Says after the letter left the page what is still to check.
 * @param showText - shows the part of the page that lists it.
 */
export function useDoubtNote(letter: OpenLetter, showText?: () => void) {
  const t = useTranslate(letterMessages);
  const { count } = useOpenDoubts(letter);
  const show = () => {
    if (showText) flushSync(showText);
    const title =
      document.getElementById(unconfirmedTitleId) ?? document.getElementById(doubtsTitleId);
    title?.focus();
  };
  return {
    count,
    show,
    /** With what is to check; nothing to check needs no toast where `isQuiet`. */
    showNote: ({ title, text }: ShownToast, isQuiet = false) => {
      if (count === 0 && isQuiet) return;
      const note = count === 0 ? undefined : t("toCheckStill", { count });
      const lines = [text, note].filter((line) => line !== undefined && line !== "");
      showToast({
        title,
        text: lines.length === 0 ? undefined : lines.join(" · "),
        action: count === 0 ? undefined : { label: t("showToCheck"), onAct: show },
      });
    },
  };
}
