import type { LetterSentence } from "@postulo/letter/letter";
import type { NumberedFact } from "./numbered-facts.ts";

export type ReadSentence = LetterSentence & { readonly paragraph: number };

const line = /^\s*(?:[-*•]\s*)?\[([^\]]{0,60})\]\s*(\S.*)$/;

/** Greetings, farewells and code fences that models write despite the prompt. */
const frame = new RegExp(
  `^(?:${[
    "(?:dear|madame|monsieur|bonjour|hello|(?:bien )?cordialement)\\b",
    "(?:yours |kind |best |warm )?(?:sincerely|faithfully|regards)\\b",
    "subject:|objet\\s*:|```|</?\\w",
  ].join("|")})`,
  "i",
);

/** The entry ids of cited fact numbers; unknown numbers are ignored. */
function sourcesOf(marks: string, facts: readonly NumberedFact[]): string[] {
  const ids = marks.split(/[\s,;]+/).flatMap((mark) => {
    if (/^p$/i.test(mark)) return ["posting"];
    const number = Number(/^(?:f(?:act)?\s*)?(\d{1,3})$/i.exec(mark)?.[1] ?? 0);
    return facts.filter((fact) => fact.number === number).map(({ id }) => id);
  });
  return [...new Set(ids)];
}

/** Reads a letter as it comes, in pieces of any size: each sentence as soon as its line has ended. */
export function createSentenceReader(facts: readonly NumberedFact[]) {
  let rest = "";
  let paragraph = 0;
  let isOpen = false;

  const read = (text: string): ReadSentence[] => {
    const trimmed = text.trim();
    if (trimmed === "") {
      if (isOpen) paragraph++;
      isOpen = false;
      return [];
    }
    if (frame.test(trimmed)) return [];
    const [, marks = "", marked] = line.exec(trimmed) ?? [];
    isOpen = true;
    return [{ text: (marked ?? trimmed).trim(), sources: sourcesOf(marks, facts), paragraph }];
  };

  return {
    /** The sentences that this piece has ended. */
    push: (piece: string): ReadSentence[] => {
      const lines = (rest + piece).split(/\r?\n/);
      rest = lines.pop() ?? "";
      return lines.flatMap(read);
    },
    /** The last one, which no line break has ended. */
    end: (): ReadSentence[] => read(rest),
  };
}
