import { unprintableCharacters } from "@postulo/domain/printable-text";
import {
  type CvDocument,
  type CvSection,
  isEntrySection,
  type SectionKind,
} from "./cv-document.ts";

/** A part of a CV with characters for which the PDF has no glyph. */
export type UnprintablePart = {
  readonly kind: SectionKind | "head" | "summary";
  /** Title and organisation of an entry, the name of a skill; else empty. */
  readonly name: string;
  /** Each once, in order. */
  readonly characters: readonly string[];
};

type PartText = Pick<UnprintablePart, "kind" | "name"> & { readonly texts: readonly string[] };

function textsOf(section: CvSection): readonly PartText[] {
  const { kind } = section;
  if (isEntrySection(section))
    return section.entries.map(({ title, organization, location, lines }) => ({
      kind,
      name: [title, organization].filter((text) => text !== "").join(", "),
      texts: [title, organization, location, ...lines.map(({ text }) => text)],
    }));
  return section.kind === "skills"
    ? section.groups.flatMap(({ skills }) =>
        skills.map(({ name }) => ({ kind, name, texts: [name] })),
      )
    : [{ kind, name: "", texts: section.lines.map(({ text }) => text) }];
}

/** @returns the parts of a CV with characters that the PDF cannot draw, in the order of the page. */
export function unprintableParts(document: CvDocument): readonly UnprintablePart[] {
  const { name, headline, contact, summary, sections } = document;
  const head = [name, headline, ...contact.map(({ text }) => text)];
  const parts: readonly PartText[] = [
    { kind: "head", name: "", texts: head },
    { kind: "summary", name: "", texts: summary },
    ...sections.flatMap(textsOf),
  ];
  return parts
    .map(({ texts, ...part }) => ({
      ...part,
      characters: unprintableCharacters(texts.join("\n")),
    }))
    .filter(({ characters }) => characters.length > 0);
}
