import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { StoredProfile } from "@postulo/evidence/profile";
import { listedWishes } from "@postulo/posting/wishes";
import { cvForPosting } from "./cv-for-posting.ts";
import { otherNotes } from "./master-cv.ts";
import { type MatchOptions, profileLanguage } from "./match-posting.ts";
import type { MatchedRequirement } from "./posting-match.ts";
import { shownParts } from "./requirement-account.ts";

/** The part of a profile that a text is from. The name of a summary is "". */
export type ProfileSource = {
  readonly kind:
    | "experience"
    | "education"
    | "contribution"
    | "skill"
    | "language"
    | "note"
    | "personal";
  readonly name: string;
};

/** A line, title, skill, note or summary that proves something. */
export type ProvingPart = {
  readonly id: string;
  readonly text: string;
  readonly source: ProfileSource;
};

export type ComparedRequirement = Pick<
  MatchedRequirement,
  "id" | "kind" | "text" | "missing" | "closest"
> & {
  /** The best first; none where nothing of the profile proves it. */
  readonly provenBy: readonly ProvingPart[];
};

export type PostingComparison = {
  /** Of the profile's texts; undefined if they are too few, or in another one. */
  readonly profileLanguage: LetterLanguage | undefined;
  /** In the order of the posting. */
  readonly requirements: readonly ComparedRequirement[];
};

const joined = (...texts: readonly string[]) => texts.filter((text) => text !== "").join(", ");

/** The sources of a profile by id. */
function sourcesOf(profile: StoredProfile): ReadonlyMap<string, ProfileSource> {
  const { experiences, education, contributions, skills, notes } = profile;
  const named = (kind: ProfileSource["kind"], name: string): ProfileSource => ({ kind, name });
  return new Map([
    ...experiences.map(
      ({ id, title, company }) => [id, named("experience", joined(title, company))] as const,
    ),
    ...education.map(
      ({ id, degree, field, school }) =>
        [id, named("education", joined(degree, field, school))] as const,
    ),
    ...contributions.map(
      ({ id, title, organization }) =>
        [id, named("contribution", joined(title, organization))] as const,
    ),
    ...skills.map(
      ({ id, name, category }) =>
        [id, named(category === "language" ? "language" : "skill", name)] as const,
    ),
    ...notes.map(({ id, label }) => [id, named("note", label)] as const),
    ["profile", named("personal", "")],
  ]);
}

type ToCompare = Pick<MatchOptions, "today"> & {
  readonly profile: StoredProfile;
  readonly posting: string;
  /** Where the profile's texts have none. */
  readonly fallbackLanguage: LetterLanguage;
};

/**
 * What a posting asks for, and what of the whole profile proves it, as the CV for the posting has it. A note is a part of the
 * profile like any other, although most are not on CVs.
 */
export function comparePosting({ fallbackLanguage, ...compared }: ToCompare): PostingComparison {
  const { profile } = compared;
  const own = profileLanguage(profile);
  const language = own ?? fallbackLanguage;
  const { master, match } = cvForPosting({ ...compared, language });
  const notes = otherNotes(profile, language);
  const sources = sourcesOf(profile);
  const parts = shownParts(master);
  const partsOf = ({ provenBy, inNotes }: MatchedRequirement) =>
    provenBy.length > 0
      ? provenBy.flatMap((id) => parts.find((part) => part.id === id) ?? [])
      : notes.filter(({ text }) => inNotes.includes(text));
  const requirements = listedWishes(match.requirements).map((requirement) => {
    const { id, kind, text, missing, closest } = requirement;
    const provenBy = partsOf(requirement).flatMap((part) => {
      const source = sources.get(part.id.split("/")[0] ?? "");
      return source ? [{ id: part.id, text: part.text, source }] : [];
    });
    const isInNotes = requirement.provenBy.length === 0 && provenBy.length > 0;
    return {
      id,
      kind,
      text,
      provenBy,
      missing: isInNotes ? [] : missing,
      ...(closest === undefined ? {} : { closest }),
    };
  });
  return { profileLanguage: own, requirements };
}
