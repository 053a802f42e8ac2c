import { describe, expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { type Answer, readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

const entriesWith = (other: readonly object[], answers: readonly Answer[] = []) =>
  readEntries(
    storedProfile.parse({
      profile: { first_name: "Ana", last_name: "Price", city: "York" },
      experiences: [
        {
          title: "Cook",
          company: "Larkfield Hotel",
          description: "Cooked 80 covers a day",
          start_date: "03/2019",
          is_current: true,
        },
      ],
      other,
    }),
    answers,
  );
const posting = { text: "The Bell Inn is looking for a cook.", company: "Bell Inn" };
const today = { year: 2026, month: 12 };
const reasonsOf = (sentence: string, entries: ReturnType<typeof entriesWith>) =>
  checkClaim(sentence, { entries, posting, today });

const note = entriesWith([{ label: "Availability", content: "Available from 1 March 2027" }]);
const frenchNote = entriesWith([
  { label: "Disponibilité", content: "Disponible à partir du 1er mars 2027" },
]);
const answer = entriesWith(
  [],
  [{ id: "a", question: "When can you start?", answer: "01/03/2027" }],
);

describe("a beginning to come that a note or an answer states is no contradiction", () => {
  test.each([
    "I am available from 1 March 2027.",
    "I am a cook, available from 1 March 2027.",
    "I can join the Bell Inn from 1 March 2027.",
    "My earliest start date is 1 March 2027.",
  ])("%s", (sentence) => {
    expect(reasonsOf(sentence, note)).toEqual({ verdict: "accepted", reasons: [] });
    expect(reasonsOf(sentence, answer)).toEqual({ verdict: "accepted", reasons: [] });
  });

  test.each([
    "Je suis disponible à partir du 1er mars 2027.",
    "Je suis cuisinier, disponible à partir du 1er mars 2027.",
    "Je peux vous rejoindre le 1er mars 2027.",
  ])("%s", (sentence) => {
    const kinds = reasonsOf(sentence, frenchNote).reasons.map(({ kind }) => kind);
    expect(kinds).not.toContain("date");
    expect(kinds).not.toContain("number");
  });
});

describe("another date, and what is said to go on since then, is not accepted", () => {
  test.each([
    "I am available from 1 April 2027.",
    "I am available from 2 March 2027.",
    "I am a cook, available from 1 April 2027.",
    "My earliest start date is 1 February 2027.",
  ])("%s", (sentence) => {
    expect(reasonsOf(sentence, note).verdict).not.toBe("accepted");
    expect(reasonsOf(sentence, answer).verdict).not.toBe("accepted");
  });

  test.each([
    "I have cooked since March 2027.",
    "I started at Larkfield Hotel in March 2027.",
    "I have cooked at Larkfield Hotel from March 2027.",
  ])("%s", (sentence) => {
    expect(reasonsOf(sentence, note).verdict).toBe("refused");
  });
});
