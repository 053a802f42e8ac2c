import type { FieldView } from "@postulo/contract/extension-messages";
import { expect, test } from "vitest";
import { wordsIn } from "../dom/words.ts";
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
  ["custom_question", "Warum du?optional · 1–2 Sätze", "Warum du?"],
  ["custom_question", "Our team is small. Where do you live?", "Where do you live?"],
  ["consent_terms", "I AGREE TO THE TERMS", "I agree to the terms"],
])("the short name of %s labelled %j is %j", (key, label, name) => {
  expect(named([field(label, key)])).toEqual([name]);
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
