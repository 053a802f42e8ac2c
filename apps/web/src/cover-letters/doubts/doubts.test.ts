import { expect, test } from "vitest";
import { checkPieces, placeDoubts } from "./doubts.ts";
import { splitLetter } from "../letter-pieces.ts";
import type { ProfileFacts } from "../../posting/profile-facts.ts";

const facts: ProfileFacts = {
  profile: {
    first_name: "Ann",
    last_name: "Bell",
    email: null,
    country: null,
    city: "Lyon",
    postal_code: null,
    phone_number: null,
    address: null,
    summary: null,
    gender: null,
  },
  experiences: [
    {
      id: "1",
      company: "Lenoir",
      title: "Baker",
      location: null,
      description: "Baked 200 loaves a day",
      start_date: "2019-01-01",
      start_date_precision: "year",
      end_date: null,
      end_date_precision: null,
      is_current: true,
    },
  ],
  education: [],
  contributions: [],
  competencies: [],
  websites: [],
  other: [],
};
const known = { facts, posting: "Baker wanted in Lyon", language: "en" as const };

test("words that the profile does not support are doubted at their position, supported ones are not", async () => {
  const text = "I baked 200 loaves a day at Lenoir. I led 45 bakers at Poilâne.";
  const pieces = splitLetter(text, { text: "", sentences: [] });
  const doubts = await checkPieces(
    pieces.map((piece) => piece.text),
    known,
  );
  const placed = placeDoubts(pieces, doubts);
  expect(placed.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ["credit", "led"],
    ["number", "45 bakers"],
    ["name", "Poilâne"],
  ]);
});

test("a doubt disappears with its words, and is located regardless of accents", () => {
  const doubt = { kind: "date", words: "fevrier 2021", sentence: "Depuis Février 2021." } as const;
  const at = (text: string) =>
    placeDoubts(splitLetter(text, { text: "", sentences: [] }), [doubt]).map(({ start, end }) =>
      text.slice(start, end),
    );
  expect(at("Bonjour.\nDepuis Février 2021.")).toEqual(["Février 2021"]);
  expect(at("Depuis Février 2020.")).toEqual([]);
});
