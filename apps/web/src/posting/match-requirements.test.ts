import { expect, test } from "vitest";
import { matchRequirements } from "./match-requirements.ts";
import type { ProfileFacts } from "./profile-facts.ts";

const job = {
  id: "j1",
  company: "Quarry Inn",
  title: "Cook",
  location: null,
  description: null,
  start_date: "2021-03-01",
  start_date_precision: "month",
  end_date: null,
  end_date_precision: null,
  is_current: true,
};
const facts: ProfileFacts = {
  profile: {
    first_name: "Ines",
    last_name: "Marchal",
    email: null,
    country: null,
    city: null,
    postal_code: null,
    phone_number: null,
    address: null,
    summary: null,
    gender: null,
  },
  experiences: [job],
  education: [],
  contributions: [],
  competencies: [],
  websites: [],
  other: [{ id: "n1", label: "Other", content: "Full clean driving licence (B). Garda vetted." }],
};

test("a note and the dates of a job show what a posting asks for", () => {
  const posting =
    "Cook\nRequirements\n- Full driving licence\n- Garda vetting\n- 3 years' experience\n- Excel";
  const { rows } = matchRequirements(posting, facts, "2026-11-29");
  expect(rows.map((row) => (row.status === "shown" ? row.on.map(({ id }) => id) : []))).toEqual([
    ["n1"],
    ["n1"],
    ["j1"],
    [],
  ]);
});
