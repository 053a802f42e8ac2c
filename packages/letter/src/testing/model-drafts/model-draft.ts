/**
 * A letter as a good model would write it for an invented person, one sentence on a line: `[ids of entries] sentence`, and an
 * empty line between paragraphs. Below it, inventions with the entries that such a model would cite: `kind | [ids] sentence`.
 */
export type ModelDraft = {
  readonly language: "en" | "fr";
  /** Set aside: no rule was made with these sentences. */
  readonly isHeldBack: boolean;
  readonly profile: unknown;
  readonly why: string;
  readonly know: string;
  readonly posting: string;
  readonly letter: string;
  readonly inventions: string;
};

export type CitedSentence = {
  readonly text: string;
  readonly sources: readonly string[];
  /** Of an invention; "" for what is true. */
  readonly kind: string;
};

function readSentence(line: string): CitedSentence {
  const [, kind = "", ids = "", text = ""] = /^(?:(\S+) \| )?\[([^\]]*)\] (.+)$/.exec(line) ?? [];
  return { text, sources: ids === "" ? [] : ids.split(", "), kind };
}

const sentencesIn = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(readSentence);

export const honestSentences = ({ letter }: ModelDraft) => sentencesIn(letter);
export const inventedSentences = ({ inventions }: ModelDraft) => sentencesIn(inventions);
