import { expect, test } from "vitest";
import { writeJsonResume } from "./json-resume.ts";

const nothing = {
  experiences: [],
  education: [],
  contributions: [],
  competencies: [],
  websites: [],
  other: [],
};
const span = {
  start_date: "2015-09-01",
  start_date_precision: "month",
  end_date: "2019-01-01",
  end_date_precision: "year",
};

test("a profile is written with the names of JSON Resume, dates as precise as they are known", () => {
  const written = writeJsonResume({
    fields: {
      first_name: "Amélie",
      last_name: "Poulain",
      email: "amelie@poulain.example",
      phone_number: "+33612345678",
      summary: "Waitress",
      address: "1 rue Lepic",
      postal_code: "75018",
      city: "Paris",
      country: "FR",
    },
    lists: {
      experiences: [
        { ...span, company: "Café", title: "Waitress", location: "Paris", description: "Coffee" },
      ],
      education: [
        {
          ...span,
          start_date_precision: "day",
          school: "Ferrandi",
          degree: "CAP",
          field_of_study: "",
        },
      ],
      contributions: [
        {
          title: "Guide",
          organization: "Ville",
          description: "Tours",
          start_date: null,
          end_date: null,
        },
      ],
      competencies: [
        { name: "Sauces", category: "technical", level: "expert" },
        { name: "English", category: "language", level: "intermediate" },
      ],
      websites: [{ display_name: "Blog", domain: "https://blog.example" }],
      other: [{ label: "Permit", content: "Licence B" }],
    },
  });
  expect(JSON.parse(written)).toEqual({
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: "Amélie Poulain",
      email: "amelie@poulain.example",
      phone: "+33612345678",
      summary: "Waitress",
      location: { address: "1 rue Lepic", postalCode: "75018", city: "Paris", countryCode: "FR" },
      profiles: [{ network: "Blog", url: "https://blog.example" }],
    },
    work: [
      {
        name: "Café",
        position: "Waitress",
        location: "Paris",
        startDate: "2015-09",
        endDate: "2019",
        summary: "Coffee",
      },
    ],
    education: [
      { institution: "Ferrandi", studyType: "CAP", startDate: "2015-09-01", endDate: "2019" },
    ],
    projects: [{ name: "Guide", entity: "Ville", description: "Tours" }],
    skills: [{ name: "Sauces", level: "expert" }],
    languages: [{ language: "English", fluency: "intermediate" }],
    other: [{ label: "Permit", content: "Licence B" }],
  });
});

test("an empty profile has its lists, and no empty texts", () => {
  const written = JSON.parse(writeJsonResume({ fields: { email: "" }, lists: nothing }));
  expect(written.basics).toEqual({ name: "", location: {}, profiles: [] });
  expect([written.work, written.education, written.skills, written.other]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});
