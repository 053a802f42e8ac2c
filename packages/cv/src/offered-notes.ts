import type { CvDocument, CvNote, CvSection } from "./cv-document.ts";
import { wordingOf } from "./internal/cv-wording.ts";

/** The sections of a document with further notes at their end. */
export function withNotes(
  { language, sections }: CvDocument,
  notes: readonly CvNote[],
): readonly CvSection[] {
  if (notes.length === 0) return sections;
  if (!sections.some(({ kind }) => kind === "notes"))
    return [
      ...sections,
      { kind: "notes", title: wordingOf(language).sections.notes, lines: notes },
    ];
  return sections.map((section) =>
    section.kind === "notes" ? { ...section, lines: [...section.lines, ...notes] } : section,
  );
}

/** The document with all that it offers, to choose from. */
export const withOffered = (document: CvDocument): CvDocument => ({
  ...document,
  sections: withNotes(document, document.offered ?? []),
});
