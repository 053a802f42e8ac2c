import type { StoredAnswer } from "../answer.ts";
import type { Applicant } from "../applicant.ts";

/** An invented applicant with a complete profile. */
export const camille: Applicant = {
  profile: {
    first_name: "Camille",
    last_name: "Durand",
    email: "camille@durand.example",
    country: "FR",
    city: "Lyon",
    postal_code: "69003",
    phone_number: "06 12 34 56 78",
    address: "12 rue des Lilas",
    summary: "Software developer.\nTen years of web applications.",
  },
  phone: {
    international: "+33 6 12 34 56 78",
    national: "06 12 34 56 78",
    callingCode: "33",
    region: "FR",
  },
  websites: [
    { domain: "linkedin.com/in/camille", display_name: "LinkedIn" },
    { domain: "https://github.com/camille", display_name: "Code" },
    { domain: "camille.example", display_name: "Home" },
  ],
  jobs: [
    { company: "Fourmi", title: "Developer", is_current: true },
    { company: "Cigale", title: "Intern", is_current: false },
  ],
};

const answer = (kind: StoredAnswer["kind"], text: string, country = ""): StoredAnswer => ({
  kind,
  question: "",
  answer: text,
  scope: "global",
  scopeName: "",
  country,
});

const month = (date: string) => ({ date, precision: "month" }) as const;

/** The same applicant with entries, documents and answers. */
export const camilleWithEverything: Applicant = {
  ...camille,
  countryNames: { en: "France", fr: "France" },
  jobs: [
    {
      company: "Fourmi",
      title: "Developer",
      is_current: true,
      location: "Lyon",
      description: "Builds the shop.",
      start: month("2021-03-01"),
    },
    {
      company: "Cigale",
      title: "Intern",
      is_current: false,
      start: month("2019-01-01"),
      end: month("2020-12-01"),
    },
  ],
  schools: [
    {
      school: "INSA Lyon",
      degree: "Master",
      field_of_study: "Computer science",
      is_current: false,
      start: month("2014-09-01"),
      end: month("2019-06-01"),
    },
  ],
  skills: [
    { name: "TypeScript", category: "technical", years_of_experience: 6 },
    { name: "SQL", category: "technical", years_of_experience: 4 },
    { name: "French", category: "language", years_of_experience: null },
  ],
  documents: [
    {
      kind: "resume",
      fileName: "camille-durand.pdf",
      mediaType: "application/pdf",
      base64: "JVBERi0x",
    },
    {
      kind: "coverLetter",
      fileName: "letter.pdf",
      mediaType: "application/pdf",
      base64: "JVBERi0x",
    },
  ],
  letterText: "Dear team,\nI would like to join you.",
  answers: [
    answer("work_authorization", "Yes", "FR"),
    { ...answer("visa_sponsorship", "No"), question: "Will you require visa sponsorship?" },
    answer("salary_expectation", "48000"),
    answer("notice_period", "3 months"),
    answer("how_heard", "LinkedIn"),
    answer("start_date", "01/02/2027"),
    answer("relocation", "Yes"),
    answer("motivation", "I like building useful things."),
  ],
};
