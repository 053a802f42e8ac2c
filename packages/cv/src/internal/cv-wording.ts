import { languageLevelWords } from "@postulo/domain/profile/skill";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { EntryDate, Period } from "@postulo/evidence/profile";
import type { SectionKind, SkillGroupKind } from "../cv-document.ts";

/** What a CV says in its own words. */
type CvWording = {
  readonly months: readonly string[];
  readonly sections: Readonly<Record<SectionKind, string>>;
  readonly groups: Readonly<Record<SkillGroupKind, string>>;
  /** Of a language, by stored level. The stored scale has one level for native and bilingual speakers. */
  readonly levels: Readonly<Record<string, string>>;
  readonly since: (start: string) => string;
  readonly span: (start: string, end: string) => string;
  readonly years: (count: number) => string;
  readonly labelled: (label: string, text: string) => string;
  /** Between the notes of one label. */
  readonly separator: string;
};

const wordings: Readonly<Record<LetterLanguage, CvWording>> = {
  en: {
    months: "Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec".split(" "),
    sections: {
      experience: "Experience",
      education: "Education and qualifications",
      contributions: "Activities",
      skills: "Skills",
      notes: "Other information",
    },
    groups: {
      licences: "Licences and certificates",
      professional: "Professional",
      software: "Software",
      languages: "Languages",
    },
    levels: languageLevelWords.en,
    since: (start) => `${start} – present`,
    span: (start, end) => `${start} – ${end}`,
    years: (count) => (count === 1 ? "1\u00A0year" : `${count}\u00A0years`),
    labelled: (label, text) => `${label}: ${text}`,
    separator: "; ",
  },
  fr: {
    months: "janv.,févr.,mars,avr.,mai,juin,juil.,août,sept.,oct.,nov.,déc.".split(","),
    sections: {
      experience: "Expérience professionnelle",
      education: "Formation",
      contributions: "Engagements",
      skills: "Compétences",
      notes: "Informations complémentaires",
    },
    groups: {
      licences: "Permis et habilitations",
      professional: "Savoir-faire",
      software: "Logiciels",
      languages: "Langues",
    },
    levels: languageLevelWords.fr,
    since: (start) => `depuis ${start}`,
    span: (start, end) => `${start} – ${end}`,
    years: (count) => `${String(count).replace(".", ",")}\u00A0${count < 2 ? "an" : "ans"}`,
    labelled: (label, text) => `${label}\u00A0: ${text}`,
    separator: "\u202F; ",
  },
};

export const wordingOf = (language: LetterLanguage): CvWording => wordings[language];

function dateText({ year, month }: EntryDate, { months }: CvWording): string {
  const name = month === undefined ? undefined : months[month - 1];
  return name === undefined ? String(year) : `${name}\u00A0${year}`;
}

/** "2025 –": a study that has begun, and of which no end is known. */
export const openText = ({ start, end }: Period, language: LetterLanguage): string | undefined =>
  start && !end ? `${dateText(start, wordingOf(language))}\u00A0–` : undefined;

/** "Feb 2018 – present", "depuis mars 2019", "2014"; empty without a date. */
export function periodText({ start, end, isCurrent }: Period, language: LetterLanguage): string {
  const wording = wordingOf(language);
  const from = start && dateText(start, wording);
  const to = end && dateText(end, wording);
  if (isCurrent && from !== undefined) return wording.since(from);
  if (from === undefined || to === undefined || from === to) return to ?? from ?? "";
  return wording.span(from, to);
}
