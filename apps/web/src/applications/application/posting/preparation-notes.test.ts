import { expect, test } from "vitest";
import { preparationNotes } from "./preparation-notes.ts";

const rows = [
  {
    id: "a",
    kind: "must",
    text: "Sourdough",
    missing: [],
    status: "shown",
    on: [{ id: "job/1", text: "Made bread with sourdough" }],
  },
  { id: "b", kind: "nice", text: "Spanish", missing: [], status: "notInProfile" },
] as const;
const names = new Map([["job", { kind: "experience", name: "Baker, Lenoir" } as const]]);

test("notes list what the posting asks, each with the line that proves it or a gap to fill", () => {
  expect(preparationNotes(rows, { names, unproven: "what I can say", maxLength: 1000 })).toBe(
    "- Sourdough\n   → Made bread with sourdough (Baker, Lenoir)\n- Spanish\n   → what I can say",
  );
});

test("notes end before a line that would be too long", () => {
  expect(preparationNotes(rows, { names, unproven: "what I can say", maxLength: 70 })).toBe(
    "- Sourdough\n   → Made bread with sourdough (Baker, Lenoir)",
  );
});
