import { expect, test } from "vitest";
import { preparationNotes } from "./preparation-notes.ts";

const compared = [
  {
    id: "a",
    kind: "must",
    text: "Sourdough",
    missing: [],
    provenBy: [
      {
        id: "job/1",
        text: "Made bread with sourdough",
        source: { kind: "experience", name: "Baker, Lenoir" },
      },
    ],
  },
  { id: "b", kind: "nice", text: "Spanish", missing: [], provenBy: [] },
] as const;
const rows = compared.map((row) => ({ ...row, compared: row }));

test("notes list what the posting asks, each with the line that proves it or a gap to fill", () => {
  expect(preparationNotes(rows, { unproven: "what I can say", maxLength: 1000 })).toBe(
    "- Sourdough\n   → Made bread with sourdough (Baker, Lenoir)\n- Spanish\n   → what I can say",
  );
});

test("notes end before a line that would be too long", () => {
  expect(preparationNotes(rows, { unproven: "what I can say", maxLength: 70 })).toBe(
    "- Sourdough\n   → Made bread with sourdough (Baker, Lenoir)",
  );
});
