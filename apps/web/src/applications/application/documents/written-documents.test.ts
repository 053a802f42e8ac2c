import { expect, test } from "vitest";
import { preferredFirst, type WrittenLetter } from "./written-documents.ts";

const letter = (id: string, parts: Partial<WrittenLetter>): WrittenLetter => ({
  id,
  letter_id: id,
  title: "Carer",
  company: "Hospice",
  language: "en",
  style: "quoted",
  number: 1,
  text: "Dear hiring team,",
  writer: "composer",
  created_at: "2026-11-20T10:00:00Z",
  ...parts,
});

const french = letter("a", { language: "fr", created_at: "2026-11-22T10:00:00Z" });
const english = letter("b", { created_at: "2026-11-21T10:00:00Z" });
const edited = letter("c", { writer: "person", created_at: "2026-11-19T10:00:00Z" });

test("of several letters the chosen one is sent, else the one edited by hand, else that in the posting's language", () => {
  const first = (letters: readonly WrittenLetter[], language?: string) =>
    preferredFirst(letters, language)[0]?.id;
  expect(first([french, english, edited], "en")).toBe("c");
  expect(first([french, english], "en")).toBe("b");
  expect(first([french, english])).toBe("a");
  expect(first([])).toBeUndefined();
  const chosen = { ...french, chosen_at: "2026-11-23T10:00:00Z" };
  const before = { ...english, chosen_at: "2026-11-22T10:00:00Z" };
  expect(first([before, chosen, edited], "en")).toBe("a");
  expect(preferredFirst([french, english], "en").map(({ id }) => id)).toEqual(["b", "a"]);
});
