import { typedDate } from "@postulo/domain/profile/partial-date";
import type { DatePrecision } from "@postulo/domain/profile/partial-date";
import { openTypst } from "../pdf/typst.ts";
import { demoPerson } from "@postulo/domain/demo/demo-person";
import type { LetterLanguage } from "@postulo/domain/letter-language";

const titles = {
  en: { experience: "Experience", education: "Education", today: "today" },
  fr: { experience: "Expérience", education: "Formation", today: "aujourd’hui" },
} as const satisfies Record<LetterLanguage, unknown>;

/** The demo user's résumé as PDF. */
export async function printResume(language: LetterLanguage): Promise<Buffer> {
  const typst = await openTypst(new URL("resume.typ", import.meta.url));
  return typst.pdf(typst.compile(personOnPaper(language)), new Date());
}

function personOnPaper(language: LetterLanguage) {
  const { profile, entries, skills } = demoPerson[language];
  const words = titles[language];
  const { first_name, last_name, address, postal_code, city, phone_number, email, summary } =
    profile;
  const experience = entries.experiences.map((entry) => ({
    title: entry.title,
    place: `${entry.company}, ${entry.location}`,
    dates: datesOf(entry, words.today),
    lines: entry.description.split("\n"),
  }));
  const education = entries.education.map((entry) => ({
    title: `${entry.degree}, ${entry.field_of_study}`,
    place: entry.school,
    dates: datesOf(entry, words.today),
    lines: entry.description === null ? [] : [entry.description],
  }));
  return {
    name: `${first_name} ${last_name}`,
    contact: [`${address}, ${postal_code} ${city}`, phone_number, email],
    summary,
    parts: [
      { title: words.experience, entries: experience },
      { title: words.education, entries: education },
    ],
    skills: skills.map(([name]) => name),
  };
}

interface Dates {
  readonly start_date: string;
  readonly start_date_precision: DatePrecision;
  readonly end_date: string | null;
  readonly end_date_precision: DatePrecision;
}

function datesOf(entry: Dates, today: string): string {
  const start = typedDate({ date: entry.start_date, precision: entry.start_date_precision });
  const end =
    entry.end_date === null
      ? today
      : typedDate({ date: entry.end_date, precision: entry.end_date_precision });
  return `${start} – ${end}`;
}
