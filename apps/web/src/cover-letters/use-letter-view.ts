import { useMediaQuery } from "../ui/hooks/use-media-query.ts";
import { useState } from "react";
import type { OpenLetter } from "./letter-draft.ts";

/** What is shown of a letter: the form about the job, its text in the editor, or the page. */
export type LetterView = "job" | "text" | "page";

/** On wide screens the page is always beside the job or the text. Each letter begins with its text. */
export function useLetterView(letter: OpenLetter | undefined) {
  const letterKey = letter?.id ?? letter?.deliveredText ?? "";
  const isWide = useMediaQuery("(min-width: 64em)");
  const [chosen, setChosen] = useState<{
    readonly letterKey: string | undefined;
    readonly view: LetterView;
  }>();
  const view = chosen?.letterKey === letterKey ? chosen.view : "text";
  const views: readonly LetterView[] = isWide ? ["job", "text"] : ["job", "text", "page"];
  return {
    views,
    view: views.includes(view) ? view : "text",
    setView: (next: LetterView) => setChosen({ letterKey, view: next }),
  };
}
