import type { FieldView } from "@postulo/contract/extension-messages";
import { expect, test } from "vitest";
import { wordsIn } from "./words.ts";
import { nameFields } from "./field-name.ts";

const field = (label: string, key: string): FieldView => ({
  frameId: 0,
  fieldId: 1,
  key,
  label,
  state: { kind: "left", reason: "question" },
});
const named = (fields: readonly FieldView[], language: "en" | "fr" = "en") => [
  ...nameFields(fields, wordsIn(language)).values(),
];

test.each([
  ["first_name", "First Name*", "First Name"],
  ["postal_code", "postcode", "Postcode"],
  ["email", "EMAIL ADDRESS", "Email address"],
  ["phone", "* Phone +41 United States +1 Afghanistan +93", "Phone number"],
  ["gender", "Input gender", "Gender"],
  [
    "resume_file",
    "Resume/CV ✱ ATTACH RESUME/CV Couldn't auto-read resume. Success!",
    "Your résumé",
  ],
  ["resume_file", "Choose file", "Your résumé"],
  ["exp_title", "experience[0].title", "Job title"],
  ["motivation", "Why do you want to join us? (required)", "Why do you want to join us?"],
  ["custom_question", "CXVlc29wdDRPJvO9SZp1bBNOiWVm7zu", "Field without a name"],
  ["custom_question", "  ", "Field without a name"],
  ["custom_question", "Your visa requirements Required", "Your visa requirements"],
  ["consent_terms", "Required.By sending this, I agree.", "By sending this, I agree."],
  [
    "custom_question",
    "This role needs deep ties to its field. Please briefly describe yours.",
    "Please briefly describe yours.",
  ],
  [
    "custom_question",
    "Does your work need U.S. Export papers?",
    "Does your work need U.S. Export papers?",
  ],
  [
    "custom_question",
    "Arbeitest du in Teilzeit bzw. auf Abruf?",
    "Arbeitest du in Teilzeit bzw. auf Abruf?",
  ],
  ["custom_question", "Warum du?optional · 1–2 Sätze", "Warum du?"],
  ["custom_question", "Our team is small. Where do you live?", "Where do you live?"],
  [
    "nationality",
    "Are you a citizen of the United States?",
    "Are you a citizen of the United States?",
  ],
  [
    "years_experience",
    "Nombre d’années d’expérience en gestion des stocks",
    "Nombre d’années d’expérience en gestion des stocks",
  ],
  [
    "custom_question",
    "What is your current visa status (e.g. Skilled Worker)?",
    "What is your current visa status (e.g. Skilled Worker)?",
  ],
  [
    "visa_sponsorship",
    "Will you now or in the future require sponsorship for employment visa status (e.g. Skilled Worker)?",
    "Will you now or in the future require sponsorship for employment visa status (e.g. Skilled Worker)?",
  ],
  ["consent_terms", "I AGREE TO THE TERMS", "I agree to the terms"],
])("the short name of %s labelled %j is %j", (key, label, name) => {
  expect(named([field(label, key)])).toEqual([name]);
});

test("fields with the same name in several sections have theirs, those in the same are numbered", () => {
  const phone = (section?: string) => ({
    ...field("Phone", "phone"),
    ...(section ? { section } : {}),
  });
  const [own, first, second] = [phone(), phone("reference 1"), phone("reference 2")];
  expect(named([own, first, second])).toEqual([
    "Phone",
    "Phone, reference 1",
    "Phone, reference 2",
  ]);
  expect(named([own, phone("references"), phone("references")])).toEqual([
    "Phone",
    "Phone 1, references",
    "Phone 2, references",
  ]);
  expect(named([phone("references"), phone("references")])).toEqual(["Phone 1", "Phone 2"]);
  expect(named([second])).toEqual(["Phone"]);
});

test("a long question is its first sentence, cut between words", () => {
  const [name = ""] = named([
    field(
      "Please rate each of the following tools from one to five. ".repeat(3),
      "custom_question",
    ),
  ]);
  expect(name).toBe("Please rate each of the following tools from one to five.");
  const [cut = ""] = named([field("word ".repeat(60), "custom_question")]);
  expect(cut.length).toBeLessThanOrEqual(111);
  expect(cut).toMatch(/word…$/);
});

test("names are in the user's language where the page has none, and numbered when they repeat", () => {
  expect(named([field("Attach", "resume_file"), field("Attach", "other_file")], "fr")).toEqual([
    "Votre CV",
    "Autre document",
  ]);
  expect(named([field("School", "edu_school"), field("School", "edu_school")])).toEqual([
    "School 1",
    "School 2",
  ]);
  const later: FieldView = {
    ...field("School", "edu_school"),
    state: { kind: "left", reason: "notShown" },
  };
  expect(named([field("School", "edu_school"), later])).toEqual(["School", "School"]);
  const boxes = [
    field("Check one box", "disability_status"),
    field("Check one box", "veteran_status"),
  ];
  expect(named(boxes)[0]).toBe("Check one box (1)");
});
