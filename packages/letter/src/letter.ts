import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { ProfileGap } from "@postulo/domain/letter-style";
import type { Paper } from "@postulo/domain/paper";

/** A sentence and the ids of the entries it rests on: entry ids, "profile" (the personal part), "posting"; none for a courtesy. */
export type LetterSentence = {
  readonly text: string;
  readonly sources: readonly string[];
  /** One of the person's own lines, verbatim: shown by itself after a dash. */
  readonly isLine?: boolean;
};

/** What would make the letter stronger: a gap of the profile, or a required term that it does not name. */
export type MissingFact =
  | { readonly kind: "notInProfile"; readonly term: string }
  | { readonly kind: "add"; readonly what: ProfileGap };

/** A composed letter by its parts, without layout. */
export type Letter = {
  readonly language: LetterLanguage;
  readonly paper: Paper;
  readonly sender: { readonly name: string; readonly lines: readonly string[] };
  readonly recipient: readonly string[];
  readonly dateLine: string;
  readonly subject: string;
  readonly salutation: string;
  readonly paragraphs: readonly (readonly LetterSentence[])[];
  readonly closing: string;
  readonly missing: readonly MissingFact[];
};

/** Before a quoted line. */
export const lineMark = "— ";

/** A paragraph as text: its sentences, and each quoted line by itself. */
export function paragraphText(paragraph: readonly LetterSentence[]): string {
  return paragraph.reduce((text, sentence) => {
    const shown = sentence.isLine ? lineMark + sentence.text : sentence.text;
    if (text === "") return shown;
    return `${text}${sentence.isLine ? "\n" : " "}${shown}`;
  }, "");
}

/** The whole letter as plain text: blocks parted by an empty line. */
export function letterText(letter: Letter): string {
  const blocks = [
    [letter.sender.name, ...letter.sender.lines].join("\n"),
    letter.recipient.join("\n"),
    letter.dateLine,
    letter.subject,
    letter.salutation,
    ...letter.paragraphs.map(paragraphText),
    letter.closing,
    letter.sender.name,
  ];
  return blocks.filter((block) => block !== "").join("\n\n");
}
