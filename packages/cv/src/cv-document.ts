import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { Period } from "@postulo/evidence/profile";

/** A CV as it is read: every text is worded for its language, and nothing says how it looks. */
export type CvDocument = {
  readonly language: LetterLanguage;
  readonly name: string;
  /** The title of one of the person's own entries, or empty. */
  readonly headline: string;
  readonly contact: readonly CvContact[];
  /** Paragraphs. */
  readonly summary: readonly string[];
  readonly sections: readonly CvSection[];
  /** Notes that are not shown unless the person chooses them. */
  readonly offered?: readonly CvNote[] | undefined;
};

export type CvContact = {
  readonly kind: "place" | "phone" | "email" | "website";
  readonly text: string;
};

/** A line of the person. Its id is the entry's id, a slash, and its number there. */
export type CvLine = { readonly id: string; readonly text: string };

/** A note. `lead` is what its text begins with: its label, a colon and a blank. */
export type CvNote = CvLine & { readonly lead?: string };

/** What no operation changes. */
export type CvEntryFacts = {
  readonly id: string;
  /** The title of a job, or a degree with its field. */
  readonly title: string;
  readonly organization: string;
  readonly location: string;
  readonly dates: string;
  readonly period: Period;
  /** Of an education. */
  readonly study?: { readonly degree: string; readonly field: string };
};

export type CvEntry = CvEntryFacts & { readonly lines: readonly CvLine[] };

export const entrySectionKinds = ["experience", "education", "contributions"] as const;
export type EntrySectionKind = (typeof entrySectionKinds)[number];
export const skillGroupKinds = ["licences", "professional", "software", "languages"] as const;
export type SkillGroupKind = (typeof skillGroupKinds)[number];

export type CvSkill = {
  readonly id: string;
  readonly name: string;
  /** Years, or the level of a language, in words; or empty. */
  readonly detail: string;
};
export type CvSkillGroup = {
  readonly kind: SkillGroupKind;
  /** As a title. */
  readonly label: string;
  /** Before its skills on one line: with a colon and a blank. */
  readonly lead: string;
  readonly skills: readonly CvSkill[];
};

export type EntrySection = {
  readonly kind: EntrySectionKind;
  readonly title: string;
  readonly entries: readonly CvEntry[];
};
export type CvSection =
  | EntrySection
  | { readonly kind: "skills"; readonly title: string; readonly groups: readonly CvSkillGroup[] }
  | { readonly kind: "notes"; readonly title: string; readonly lines: readonly CvNote[] };
export type SectionKind = CvSection["kind"];

export const isEntrySection = (section: CvSection): section is EntrySection => "entries" in section;

export const skillText = ({ name, detail }: CvSkill) =>
  detail === "" ? name : `${name} (${detail})`;

/** The entries of all sections in their order. */
export const entriesOf = ({ sections }: CvDocument): readonly CvEntry[] =>
  sections.flatMap((section) => (isEntrySection(section) ? section.entries : []));

export const skillsOf = ({ sections }: CvDocument): readonly CvSkill[] =>
  sections.flatMap((section) =>
    section.kind === "skills" ? section.groups.flatMap(({ skills }) => skills) : [],
  );
