import type { PlainResume } from "@postulo/resume-parser/plain-resume";
import type { InventedPerson } from "./invented-person.ts";
import type { DateStyle, LayoutName } from "./resume-layout.ts";

/** What is to be read from a person's résumé in one layout: as much as that layout shows. */
export function expectedResume(
  person: InventedPerson,
  layout: LayoutName,
  dates: DateStyle,
): PlainResume {
  const cut = (date: string | undefined) =>
    date === undefined ? null : dates === "years" ? date.slice(0, 4) : date;
  const span = (one: { start: string; end?: string }) => ({
    start_date: cut(one.start),
    end_date: cut(one.end),
    is_current: one.end === undefined,
  });
  const hasSummary = layout !== "twoLines" && layout !== "dateMargin";
  return {
    profile: {
      first_name: person.first,
      last_name: person.last,
      email: person.email,
      phone_number: person.phone,
      city: person.city,
      country: person.country ?? null,
      address: person.street ?? null,
      summary: hasSummary ? person.summary : null,
    },
    education: person.education.map((one) => ({
      school: one.school,
      degree: one.degree,
      field_of_study: one.field ?? null,
      ...span(one),
    })),
    experiences: person.experiences.map((one) => ({
      company: one.company,
      title: one.title,
      location: one.place ?? null,
      ...span(one),
    })),
    competencies: [
      ...person.skills.flatMap(([, names]) => names),
      ...person.languages.map(([name]) => name),
    ],
    websites: person.links,
    contributions: [
      ...person.projects.map(([title]) => ({ title, organization: null })),
      ...person.volunteering.map((one) => ({ title: one.title, organization: one.company })),
    ],
  };
}
