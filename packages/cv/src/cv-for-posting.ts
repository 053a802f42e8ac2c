import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { StoredProfile } from "@postulo/evidence/profile";
import { askedChecks } from "./asked-checks.ts";
import { wordingOf } from "./internal/cv-wording.ts";
import type { CvDocument, CvLine } from "./cv-document.ts";
import { masterCv, otherNotes } from "./master-cv.ts";
import { askedLicences, matchPosting, type MatchOptions } from "./match-posting.ts";
import type { PostingMatch } from "./posting-match.ts";

type ForPosting = Pick<MatchOptions, "today"> & {
  readonly profile: StoredProfile;
  readonly language: LetterLanguage;
  readonly posting: string;
};

/** Notes with their labels, which name what the notes are about: "Garda vetting: vetted in March 2026". */
function withLabels(notes: readonly CvLine[], profile: StoredProfile, language: LetterLanguage) {
  const labels = new Map(profile.notes.map(({ id, label }) => [id, label.trim()]));
  const { labelled } = wordingOf(language);
  return notes.map(({ id, text }) => {
    const label = labels.get(id) ?? "";
    return { id, text: label === "" ? text : labelled(label, text) };
  });
}

/**
 * The master CV for a posting, and what the posting asks of the whole profile. Of the notes that are not on CVs, the licences,
 * registrations and checks that the posting asks for are on it.
 */
export function cvForPosting({ profile, language, posting, today }: ForPosting): {
  readonly master: CvDocument;
  readonly match: PostingMatch;
} {
  const notes = otherNotes(profile, language);
  const licences = askedLicences(posting, notes);
  const checks = askedChecks(posting, profile.notes, language);
  const isOther = ({ id }: CvLine) => licences.every((line) => line.id !== id);
  const master = masterCv(profile, language, [...licences, ...checks.filter(isOther)]);
  const { skills } = profile;
  const labelled = withLabels(notes, profile, language);
  return { master, match: matchPosting(master, posting, { otherNotes: labelled, skills, today }) };
}
