import { typedDate } from "@postulo/domain/profile/partial-date";
import type { DatePrecision } from "@postulo/domain/profile/partial-date";
import { openTypst } from "../pdf/typst.ts";
import { demoEntries, demoProfile, demoSkills } from "./demo-user.ts";

/** The demo user's résumé as PDF. */
export async function printResume(): Promise<Buffer> {
  const typst = await openTypst(new URL("resume.typ", import.meta.url));
  return typst.pdf(typst.compile(personOnPaper()), new Date());
}

function personOnPaper() {
  const { first_name, last_name, address, postal_code, city, phone_number, email, summary } =
    demoProfile;
  const experience = demoEntries.experiences.map((entry) => ({
    title: entry.title,
    place: `${entry.company}, ${entry.location}`,
    dates: datesOf(entry),
    lines: entry.description.split("\n"),
  }));
  const education = demoEntries.education.map((entry) => ({
    title: `${entry.degree}, ${entry.field_of_study}`,
    place: entry.school,
    dates: datesOf(entry),
    lines: entry.description === null ? [] : [entry.description],
  }));
  return {
    name: `${first_name} ${last_name}`,
    contact: [`${address}, ${postal_code} ${city}`, phone_number, email],
    summary,
    parts: [
      { title: "Experience", entries: experience },
      { title: "Education", entries: education },
    ],
    skills: demoSkills.map(([name]) => name),
  };
}

interface Dates {
  readonly start_date: string;
  readonly start_date_precision: DatePrecision;
  readonly end_date: string | null;
  readonly end_date_precision: DatePrecision;
}

function datesOf(entry: Dates): string {
  const start = typedDate({ date: entry.start_date, precision: entry.start_date_precision });
  const end =
    entry.end_date === null
      ? "today"
      : typedDate({ date: entry.end_date, precision: entry.end_date_precision });
  return `${start} – ${end}`;
}
