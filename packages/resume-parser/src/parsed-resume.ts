import type { SkillCategory, SkillLevel } from "@postulo/domain/profile/skill";

/** A value, its confidence (0 to 1), and the numbers of the lines it was read from. */
export interface Extracted<Value> {
  readonly value: Value;
  readonly confidence: number;
  readonly lines: readonly number[];
  /** What a second reading of the same lines has instead. */
  readonly other?: Value | undefined;
}

export interface ParsedProfile {
  readonly first_name?: Extracted<string> | undefined;
  readonly last_name?: Extracted<string> | undefined;
  readonly email?: Extracted<string> | undefined;
  readonly phone_number?: Extracted<string> | undefined;
  readonly city?: Extracted<string> | undefined;
  readonly postal_code?: Extracted<string> | undefined;
  readonly country?: Extracted<string> | undefined;
  readonly address?: Extracted<string> | undefined;
  readonly summary?: Extracted<string> | undefined;
}

/** Start and end of an entry: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as precise as written. */
export interface ParsedSpan {
  readonly start_date?: Extracted<string> | undefined;
  readonly end_date?: Extracted<string> | undefined;
  readonly is_current: boolean;
}

/** How the lines of an entry were read. */
export interface EntryReading {
  /** How much worse the section reads when one of its lines is read otherwise. */
  readonly margin: number;
  /** What the words of its header say for it. */
  readonly score: number;
  /** The number of parts of its header that are stored nowhere. */
  readonly remarks: number;
  readonly headerLines: number;
  /** The texts of its header without dates, and the numbers of their lines. */
  readonly header: readonly HeaderText[];
}

export interface HeaderText {
  readonly text: string;
  readonly lines: readonly number[];
}

/** An entry with a period. */
export interface ParsedEntry extends ParsedSpan {
  /** Absent for the entries of forms and tables. */
  readonly reading?: EntryReading | undefined;
  /** Numbers of all its lines, also of those that ended in no value. */
  readonly lines: readonly number[];
}

export interface ParsedEducation extends ParsedEntry {
  readonly school?: Extracted<string> | undefined;
  readonly degree?: Extracted<string> | undefined;
  readonly field_of_study?: Extracted<string> | undefined;
  readonly description?: Extracted<string> | undefined;
}

export interface ParsedExperience extends ParsedEntry {
  readonly company?: Extracted<string> | undefined;
  readonly title?: Extracted<string> | undefined;
  readonly location?: Extracted<string> | undefined;
  readonly description?: Extracted<string> | undefined;
}

export interface ParsedContribution extends ParsedEntry {
  readonly title: Extracted<string>;
  readonly organization?: Extracted<string> | undefined;
  readonly description?: Extracted<string> | undefined;
}

export interface ParsedCompetency {
  readonly name: Extracted<string>;
  readonly category: SkillCategory;
  /** Only if written. */
  readonly level?: SkillLevel | undefined;
  /** The level codes and test scores of a language: `B1`, `C1, TOEIC 945`. */
  readonly stated?: string | undefined;
  readonly years_of_experience?: number | undefined;
}

/** What a note says: a section that has no list of its own, or a fact about the person. */
export const noteKinds = [
  "certificate",
  "award",
  "publication",
  "reference",
  "interest",
  "other",
  "drivingLicence",
  "nationality",
  "birthDate",
  "availability",
  "mobility",
  "workRight",
] as const;
export type NoteKind = (typeof noteKinds)[number];

/** A licence, an award, a hobby: text without fields of its own. */
export interface ParsedNote {
  readonly kind: NoteKind;
  /** The title of its section as written. */
  readonly title?: string | undefined;
  readonly content: Extracted<string>;
}

/** Languages of résumés that the parser supports. */
export const resumeLanguages = ["en", "fr"] as const;
export type ResumeLanguage = (typeof resumeLanguages)[number];

/** Where a line stands in its file. */
export interface LinePlace {
  /** 0 for the main text, otherwise the number of the column or text box beside it. */
  readonly column: number;
  /** Number of the line in its column, from 1. */
  readonly paragraph: number;
  /** From 1; absent in files without pages. */
  readonly page?: number | undefined;
  /** In points from the top left corner of the page. */
  readonly box?:
    | {
        readonly left: number;
        readonly top: number;
        readonly right: number;
        readonly bottom: number;
      }
    | undefined;
}

/** The parsed résumé. Age and gender are never inferred. */
export interface ParsedResume {
  readonly language: ResumeLanguage;
  /** The text of each line, by its number. */
  readonly lines: readonly string[];
  /** Where each line stands, by its number. */
  readonly places: readonly LinePlace[];
  /** Numbers of the lines that only say what is below or beside them. */
  readonly titles: readonly number[];
  readonly profile: ParsedProfile;
  readonly education: readonly ParsedEducation[];
  readonly experiences: readonly ParsedExperience[];
  readonly contributions: readonly ParsedContribution[];
  readonly competencies: readonly ParsedCompetency[];
  readonly websites: readonly Extracted<string>[];
  readonly notes: readonly ParsedNote[];
}
