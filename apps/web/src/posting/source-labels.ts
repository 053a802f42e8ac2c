import { answerIds } from "@postulo/domain/letter-style";
import type { ProfileFacts } from "./profile-facts.ts";

/** The kind of a source, a key of its label. */
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
  | "why"
  | "know"
  | "gone";

/** A source's kind and display name. */
export interface SourceLabel {
  readonly kind: SourceKind;
  readonly name: string;
}

const sourceLabel = (kind: SourceKind, name: string): SourceLabel => ({ kind, name });

const joinParts = (...parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null && part !== "").join(", ");

/** The sources of a profile by id. */
export function nameSources(facts: ProfileFacts): ReadonlyMap<string, SourceLabel> {
  return new Map([
    ...facts.experiences.map(
      ({ id, title, company }) =>
        [id, sourceLabel("experience", joinParts(title, company))] as const,
    ),
    ...facts.education.map(
      ({ id, degree, field_of_study, school }) =>
        [id, sourceLabel("education", joinParts(degree, field_of_study, school))] as const,
    ),
    ...facts.contributions.map(
      ({ id, title, organization }) =>
        [id, sourceLabel("contribution", joinParts(title, organization))] as const,
    ),
    ...facts.competencies.map(
      ({ id, name, category }) =>
        [id, sourceLabel(category === "language" ? "language" : "skill", name)] as const,
    ),
    ...facts.websites.map(
      ({ id, display_name, domain }) =>
        [id, sourceLabel("website", display_name ?? domain)] as const,
    ),
    ...facts.other.map(({ id, label }) => [id, sourceLabel("note", label ?? "")] as const),
    ["profile", sourceLabel("personal", "")],
    ["posting", sourceLabel("posting", "")],
    [answerIds.why, sourceLabel("why", "")],
    [answerIds.know, sourceLabel("know", "")],
  ]);
}

/** The unique sources of a sentence; a deleted entry is "gone". */
export function labelSources(
  sources: readonly string[],
  names: ReadonlyMap<string, SourceLabel>,
): SourceLabel[] {
  return [...new Set(sources)].map((id) => names.get(id) ?? { kind: "gone", name: "" });
}
