import type { AnswerKey } from "@postulo/domain/answer-key";
import { maxNameLength } from "@postulo/domain/profile/entry";
import type { NoteKind, ResumeLanguage } from "@postulo/resume-parser/parsed-resume";

/** Labels of notes whose section has no title, in the language of the résumé. */
const labels: Readonly<Record<ResumeLanguage, Readonly<Record<NoteKind, string>>>> = {
  en: {
    certificate: "Certificate",
    award: "Award",
    publication: "Publication",
    reference: "References",
    interest: "Interests",
    other: "General",
    drivingLicence: "Driving licence",
    nationality: "Nationality",
    birthDate: "Date of birth",
    availability: "Availability",
    mobility: "Mobility",
    workRight: "Right to work",
  },
  fr: {
    certificate: "Certificat",
    award: "Distinction",
    publication: "Publication",
    reference: "Références",
    interest: "Centres d’intérêt",
    other: "Divers",
    drivingLicence: "Permis de conduire",
    nationality: "Nationalité",
    birthDate: "Date de naissance",
    availability: "Disponibilité",
    mobility: "Mobilité",
    workRight: "Droit au travail",
  },
};

/** The label of a note: the title of its section as written. */
export const noteLabel = (
  kind: NoteKind,
  title: string | undefined,
  language: ResumeLanguage,
): string => title?.slice(0, maxNameLength).toWellFormed() ?? labels[language][kind];

const answers = new Map<NoteKind, AnswerKey>([
  ["drivingLicence", "drivers_license"],
  ["availability", "notice_period"],
  ["mobility", "relocation"],
]);

/** The question of forms that a note answers; null for other notes. */
export const answerOfNote = (kind: NoteKind): AnswerKey | null => answers.get(kind) ?? null;
