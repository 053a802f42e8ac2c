import type { EntryDescription } from "./entry-description.ts";

export const contributions: EntryDescription = {
  kind: "contributions",
  fields: [
    { column: "title", label: "fields.title" },
    { column: "organization", label: "fields.organization", autoComplete: "organization" },
    { column: "description", label: "fields.description", isLong: true },
  ],
  name: ["title"],
  facts: ["organization"],
  text: "description",
  current: "current.contributions",
};
