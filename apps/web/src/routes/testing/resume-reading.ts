import type { ResumeReview } from "@postulo/contract/resume";

const line = (text: string) => ({ text, column: 0, paragraph: 1, page: null, box: null });
const noPeriod = {
  start_date: null,
  start_date_precision: null,
  end_date: null,
  end_date_precision: null,
  is_current: false,
};

/** The reading of a résumé of eight lines: a doubtful job, an incomplete one, one that the profile has, two unread lines. */
export const resumeReading: ResumeReview = {
  readBy: "rules",
  fields: [
    {
      field: "city",
      found: "Paris",
      current: "Lyon",
      confidence: 1,
      lines: [0],
      isProposed: false,
    },
    {
      field: "phone_number",
      found: "+33612345678",
      current: "",
      confidence: 1,
      lines: [0],
      isProposed: false,
    },
  ],
  entries: [
    {
      list: "experiences",
      row: {
        ...noPeriod,
        company: "Moulin Brun",
        title: "Baker",
        location: null,
        description: "Baked bread",
        start_date: "2019-03-01",
        start_date_precision: "month",
        is_current: true,
      },
      other: { title: "Since" },
      confidence: { company: 1, title: 0.4, start_date: 1, description: 1 },
      lines: [2, 3],
      existing: null,
    },
    {
      list: "experiences",
      row: { ...noPeriod, company: null, title: "Cook", location: null, description: null },
      other: {},
      confidence: { title: 1 },
      lines: [4],
      existing: null,
    },
    {
      list: "competencies",
      row: { name: "Kneading", category: "technical", level: null, years_of_experience: null },
      other: {},
      confidence: { name: 1 },
      lines: [5],
      existing: null,
    },
    {
      list: "education",
      row: { ...noPeriod, school: "CFA", degree: "CAP", field_of_study: null, description: null },
      other: {},
      confidence: { school: 1, degree: 1 },
      lines: [6],
      existing: {
        id: "33333333-3333-4333-8333-333333333333",
        version: 4,
        row: {
          ...noPeriod,
          school: "CFA",
          degree: null,
          field_of_study: "Bakery",
          description: null,
        },
        differs: ["degree"],
      },
    },
  ],
  lines: [
    line("Paris +33 6 12 34 56 78"),
    line("EXPERIENCE"),
    line("Baker, Moulin Brun, since 03/2019"),
    line("Baked bread"),
    line("Cook 2015"),
    line("Kneading"),
    line("CAP, CFA"),
    line("Managed a team of three"),
    line("Piping, Shaping / Glazing"),
  ],
  titles: [1],
  unread: [7, 8],
};
