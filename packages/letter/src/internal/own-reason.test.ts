import { readEntries } from "@postulo/evidence/entry";
import { storedProfile } from "@postulo/evidence/profile";
import { expect, test } from "vitest";
import { ownReasons } from "./own-reason.ts";

const posting = "Bookseller\nYou love novels and advise our readers.";
const reasonsOf = (label: string, content: string) =>
  ownReasons(
    readEntries(storedProfile.parse({ profile: {}, other: [{ label, content }] })),
    posting,
  ).map(({ text }) => text);

test("the person's reason is told without what it says of their health or family", () => {
  expect(
    reasonsOf("why", "My knees are bad and the doctor says sit down. I read two novels a week."),
  ).toEqual(["I read two novels a week."]);
  expect(
    reasonsOf("pourquoi", "Tendinite depuis 2023. Je conseille des novels à tout mon village."),
  ).toEqual(["Je conseille des novels à tout mon village."]);
});

test("a wish is told without its private cause", () => {
  expect(
    reasonsOf("Why I am looking", "I want to sell more novels after my grandmother died in 2024."),
  ).toEqual(["I want to sell more novels."]);
  expect(reasonsOf("why", "Novels because of my depression.")).toEqual([]);
});

test("a sentence with a private cause that is no wish is not told", () => {
  const left = [
    "I had to stop selling novels because my mother died.",
    "I left my job with the novels after my divorce.",
    "I have been out of novels since my son was born.",
    "I can no longer lift novels because of my bad back.",
    "I want to stop selling novels because my mother died.",
    "Je ne vends plus de novels dans ma librairie depuis mon accident et mon hospitalisation.",
  ];
  for (const sentence of left) expect(reasonsOf("why", sentence)).toEqual([]);
  expect(
    reasonsOf("pourquoi", "Je souhaite conseiller des novels depuis la mort de ma mère."),
  ).toEqual(["Je souhaite conseiller des novels."]);
});

test.each([
  ["why", "The doctor says no more novels for my nerves."],
  ["why I left", "Nobody there read novels."],
  ["hobbies", "I read two novels a week."],
  ["why", "I like the sea."],
])("no reason for this posting: %s: %s", (label, content) => {
  expect(reasonsOf(label, content)).toEqual([]);
});
