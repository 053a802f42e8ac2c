import type { Expected } from "./agreement.ts";
import type { InventedPerson } from "./invented-person.ts";
import type { DateStyle, LayoutName } from "./resume-layout.ts";

/** The expected values of an invented person's résumé in one layout, without those that the layout omits. */
export function expectedResume(
  user: InventedPerson,
  layout: LayoutName,
  dates: DateStyle,
): Expected {
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
      first_name: user.first,
      last_name: user.last,
      email: user.email,
      phone_number: user.phone,
      city: user.city,
      country: user.country ?? null,
      address: user.street ?? null,
      summary: hasSummary ? user.summary : null,
    },
    education: user.education.map((one) => ({
      school: one.school,
      degree: one.degree,
      field_of_study: one.field ?? null,
      ...span(one),
    })),
    experiences: user.experiences.map((one) => ({
      company: one.company,
      title: one.title,
      location: one.place ?? null,
      ...span(one),
    })),
    competencies: [
      ...user.skills.flatMap(([, names]) => names),
      ...user.languages.map(([name]) => name),
    ],
    websites: user.links,
    contributions: [
      ...user.projects.map(([title]) => ({ title, organization: null })),
      ...user.volunteering.map((one) => ({ title: one.title, organization: one.company })),
    ],
  };
}
