import { findTerms } from "@postulo/evidence/find-terms";
import { type CvDocument, type CvLine, isEntrySection, skillText } from "../cv-document.ts";

/** A part of the CV that can prove something, with the terms that are recognised in it. */
export type Proof = {
  readonly id: string;
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  /** Whether it is the name of one thing: a skill, a note or a degree. One word of a sentence proves less. */
  readonly isName: boolean;
};

type Part = Omit<Proof, "terms">;

function partsOf(document: CvDocument): Part[] {
  const parts = document.sections.flatMap((section): Part[] => {
    if (section.kind === "notes")
      return section.lines.map(({ id, text }) => ({ id, text, isName: true }));
    if (!isEntrySection(section))
      return section.groups.flatMap(({ skills }) =>
        skills.map((skill) => ({ id: skill.id, text: skillText(skill), isName: true })),
      );
    return section.entries.flatMap(({ id, title, lines }) => [
      { id, text: title, isName: section.kind === "education" },
      ...lines.map((line) => ({ ...line, isName: false })),
    ]);
  });
  return [{ id: "profile", text: document.summary.join("\n"), isName: false }, ...parts];
}

const withTerms = (part: Part): Proof => ({
  ...part,
  terms: new Set(findTerms(part.text).map(({ term }) => term.id)),
});

export const proofsOf = (document: CvDocument): Proof[] => partsOf(document).map(withTerms);

/** Notes can be long: one word of them proves nothing. */
export const proofsOfNotes = (notes: readonly CvLine[]): Proof[] =>
  notes.map(({ id, text }) => withTerms({ id, text, isName: false }));
