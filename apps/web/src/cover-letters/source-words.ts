import type { ProfileFacts } from "./profile-facts.ts";

/** What kind of fact a source is; the key of its word. */
type SourceKind =
  | "experience"
  | "education"
  | "contribution"
  | "skill"
  | "language"
  | "website"
  | "note"
  | "personal"
  | "posting"
  | "gone";

/** A source in words: its kind, and by what the person knows it. */
export interface SourceWords {
  readonly kind: SourceKind;
  readonly name: string;
}

const of = (kind: SourceKind, name: string): SourceWords => ({ kind, name });

const joined = (...parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null && part !== "").join(", ");

/** What every entry of a profile is called, by its id. */
export function nameSources(facts: ProfileFacts): ReadonlyMap<string, SourceWords> {
  return new Map([
    ...facts.experiences.map(
      ({ id, title, company }) => [id, of("experience", joined(title, company))] as const,
    ),
    ...facts.education.map(
      ({ id, degree, field_of_study, school }) =>
        [id, of("education", joined(degree, field_of_study, school))] as const,
    ),
    ...facts.contributions.map(
      ({ id, title, organization }) =>
        [id, of("contribution", joined(title, organization))] as const,
    ),
    ...facts.competencies.map(
      ({ id, name, category }) =>
        [id, of(category === "language" ? "language" : "skill", name)] as const,
    ),
    ...facts.websites.map(
      ({ id, display_name, domain }) => [id, of("website", display_name ?? domain)] as const,
    ),
    ...facts.other.map(({ id, label }) => [id, of("note", label ?? "")] as const),
    ["profile", of("personal", "")],
    ["posting", of("posting", "")],
  ]);
}

/** Each source once, in words; an entry that has been deleted since is "gone". */
export function wordsOfSources(
  sources: readonly string[],
  names: ReadonlyMap<string, SourceWords>,
): SourceWords[] {
  return [...new Set(sources)].map((id) => names.get(id) ?? { kind: "gone", name: "" });
}
