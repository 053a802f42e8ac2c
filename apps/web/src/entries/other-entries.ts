import type { EntryDescription } from "./entry-description.ts";

export const other: EntryDescription = {
  kind: "other",
  fields: [
    { column: "label", label: "fields.label", placeholder: "hints.label" },
    { column: "content", label: "fields.content", isLong: true },
  ],
  name: ["label"],
  facts: [],
  text: "content",
};
