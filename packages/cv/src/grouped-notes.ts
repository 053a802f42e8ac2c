import type { CvDocument, CvNote } from "./cv-document.ts";
import { fold } from "@postulo/lexicon/fold";
import { sentenceStop } from "@postulo/lexicon/sentence-ends";
import { wordingOf } from "./internal/cv-wording.ts";

/** The notes that are printed as one line: those of one label, whatever its capitals. */
export const notesByLabel = (lines: readonly CvNote[]): readonly (readonly CvNote[])[] => [
  ...Map.groupBy(lines, ({ id, lead }) => (lead === undefined ? id : fold(lead))).values(),
];

/** The document as it is printed: the notes of one label are one line, which names the label once. */
export function groupNotes({ offered: _offered, ...document }: CvDocument): CvDocument {
  const { separator } = wordingOf(document.language);
  const group = (lines: readonly CvNote[]): CvNote[] =>
    notesByLabel(lines).flatMap(([first, ...others]): CvNote[] => {
      if (!first) return [];
      const texts = others.map(({ text, lead = "" }) => text.slice(lead.length));
      // A full stop before the separator would end the line.
      const whole = [first.text, ...texts].map((text, at) =>
        at < texts.length ? text.replace(sentenceStop, "") : text,
      );
      return [{ ...first, text: whole.join(separator) }];
    });
  const sections = document.sections.map((section) =>
    section.kind === "notes" ? { ...section, lines: group(section.lines) } : section,
  );
  return { ...document, sections };
}
