import type { EntryDescription } from "./entry-description.ts";

export const experience: EntryDescription = {
  kind: "experience",
  fields: [
    { column: "company", label: "fields.company", autoComplete: "organization" },
    { column: "title", label: "fields.jobTitle", autoComplete: "organization-title" },
    { column: "location", label: "fields.location" },
    { column: "description", label: "fields.description", isLong: true },
  ],
  name: ["title"],
  facts: ["company", "location"],
  text: "description",
  asked: "description",
  current: "current.experience",
};
