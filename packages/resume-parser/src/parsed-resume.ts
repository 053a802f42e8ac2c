import type { SkillCategory, SkillLevel } from "@postulo/domain/skill";

/** A value, how sure it is (0 to 1), and the numbers of the lines it was read from. */
export interface Found<Value> {
  readonly value: Value;
  readonly confidence: number;
  readonly lines: readonly number[];
}

export interface ParsedProfile {
  readonly first_name?: Found<string> | undefined;
  readonly last_name?: Found<string> | undefined;
  readonly email?: Found<string> | undefined;
  readonly phone_number?: Found<string> | undefined;
  readonly city?: Found<string> | undefined;
  readonly postal_code?: Found<string> | undefined;
  readonly country?: Found<string> | undefined;
  readonly address?: Found<string> | undefined;
  readonly summary?: Found<string> | undefined;
}

/** When an entry began and ended: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as much as was written. */
export interface ParsedSpan {
  readonly start_date?: Found<string> | undefined;
  readonly end_date?: Found<string> | undefined;
  readonly is_current: boolean;
}

export interface ParsedEducation extends ParsedSpan {
  readonly school?: Found<string> | undefined;
  readonly degree?: Found<string> | undefined;
  readonly field_of_study?: Found<string> | undefined;
  readonly description?: Found<string> | undefined;
}

export interface ParsedExperience extends ParsedSpan {
  readonly company?: Found<string> | undefined;
  readonly title?: Found<string> | undefined;
  readonly location?: Found<string> | undefined;
  readonly description?: Found<string> | undefined;
}

export interface ParsedContribution extends ParsedSpan {
  readonly title: Found<string>;
  readonly organization?: Found<string> | undefined;
  readonly description?: Found<string> | undefined;
}

export interface ParsedCompetency {
  readonly name: Found<string>;
  readonly category: SkillCategory;
  /** Only when it was written. */
  readonly level?: SkillLevel | undefined;
  readonly years_of_experience?: number | undefined;
}

/** The languages that résumés are read in. */
export type ResumeLanguage = "en" | "fr";

/** All that was read from a résumé. Age and gender are never inferred. */
export interface ParsedResume {
  readonly language: ResumeLanguage;
  /** The text of every line, by its number. */
  readonly lines: readonly string[];
  readonly profile: ParsedProfile;
  readonly education: readonly ParsedEducation[];
  readonly experiences: readonly ParsedExperience[];
  readonly contributions: readonly ParsedContribution[];
  readonly competencies: readonly ParsedCompetency[];
  readonly websites: readonly Found<string>[];
}
