import type { LetterSentence } from "@postulo/letter/letter";
import type { NumberedFact } from "./numbered-facts.ts";

/** A sentence with the ids that it cites; a citation of no fact is kept as it was written, for the gate to refuse. */
export type ReadSentence = LetterSentence & {
  readonly paragraph: number;
  /** The number of the sentence that it replaces. */
  readonly replaces?: number;
};

const marks = "\\[([^\\[\\]]{0,60})\\]";
const listMark = /^(?:[-*•]\s*|\d{1,2}[.)]\s+)(?=\S)/;
/** The number of a replaced sentence, the citations, the sentence. */
const line = new RegExp(`^(?:\\((\\d{1,2})\\)\\s*)?${marks}\\s*(\\S.*)$`);
const replacement = /^\((\d{1,2})\)\s*(\S.*)$/;
const marksAtEnd = new RegExp(`^(.*\\S)\\s*${marks}\\.?$`);
/** Between two sentences of a line, each with its citations. */
const nextMarks = new RegExp(`(?<=[.!?…»”"])\\s+(?=${marks.replace("(", "(?:")}\\s*\\S)`);

/** Greetings, farewells and code fences that models write despite the prompt. */
const frame = new RegExp(
  `^(?:${[
    "(?:dear|madame|monsieur|bonjour|hello|(?:bien )?cordialement)\\b",
    "(?:yours |kind |best |warm )?(?:sincerely|faithfully|regards)\\b",
    "subject:|objet\\s*:|```|</?\\w",
  ].join("|")})`,
  "i",
);

/** The entry ids of cited fact numbers. */
function sourcesOf(cited: string, facts: readonly NumberedFact[]): string[] {
  const ids = cited
    .replace(/\bf(?:acts?)?\s*(?=\d)/gi, "")
    .split(/[\s,;]+/)
    .filter((mark) => mark !== "")
    .map((mark) => {
      if (/^p(?:osting)?$/i.test(mark)) return "posting";
      const known = facts.find(({ number }) => String(number) === mark);
      return known?.id ?? `[${mark}]`;
    });
  return [...new Set(ids)];
}

type Parts = { readonly text: string; readonly cited: string; readonly replaces?: number };

function partsOf(written: string): Parts {
  const [, number, cited, text] = line.exec(written) ?? [];
  if (text !== undefined && cited !== undefined)
    return { text, cited, ...(number === undefined ? {} : { replaces: Number(number) }) };
  const [, other, rest = written] = replacement.exec(written) ?? [];
  const [, before = rest, last = ""] = marksAtEnd.exec(rest) ?? [];
  return { text: before, cited: last, ...(other === undefined ? {} : { replaces: Number(other) }) };
}

/**
 * Reads a letter as it comes, in pieces of any size: each sentence as soon as its line has ended. The first is in
 * paragraph `firstParagraph`.
 */
export function createSentenceReader(facts: readonly NumberedFact[], firstParagraph = 0) {
  let rest = "";
  let paragraph = firstParagraph;
  let isOpen = false;

  const readOne = (written: string): ReadSentence => {
    const { text, cited, ...numbered } = partsOf(written);
    return { text: text.trim(), sources: sourcesOf(cited, facts), paragraph, ...numbered };
  };
  const read = (text: string): ReadSentence[] => {
    const trimmed = text.trim();
    if (trimmed === "") {
      if (isOpen) paragraph++;
      isOpen = false;
      return [];
    }
    if (frame.test(trimmed)) return [];
    isOpen = true;
    return trimmed.replace(listMark, "").split(nextMarks).map(readOne);
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
