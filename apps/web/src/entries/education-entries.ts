import type { EntryDescription } from "./entry-description.ts";

export const education: EntryDescription = {
  kind: "education",
  fields: [
    { column: "school", label: "fields.school", autoComplete: "organization" },
    { column: "degree", label: "fields.degree" },
    { column: "field_of_study", label: "fields.fieldOfStudy" },
    { column: "description", label: "fields.description", isLong: true },
  ],
  name: ["school"],
  facts: ["degree", "field_of_study"],
  text: "description",
  asked: "degree",
  current: "current.education",
};
