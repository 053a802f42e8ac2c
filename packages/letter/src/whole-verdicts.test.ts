import { expect, test } from "vitest";
import { checkText } from "./fact-gate.ts";
import { storedProfile } from "@postulo/evidence/profile";
import { readPosting } from "@postulo/posting/posting";
import { describeProblems } from "./testing/described-letter.ts";
import { gateSentencesEn, gateSentencesFr } from "./testing/gate-sentences.ts";
import { inventions } from "./testing/inventions.ts";
import { letterPairs } from "./testing/letter-pairs.ts";
import { postingsEn } from "@postulo/posting/testing/postings-en";
import { postingsFr } from "@postulo/posting/testing/postings-fr";
import { profiles } from "./testing/profiles.ts";
import { writeLetter } from "./write-letter.ts";

const today = { year: 2026, month: 11 };

/** Six letters, of five people, in both languages. */
const letters = letterPairs()
  .filter((_, at) => at % 33 === 5)
  .flatMap(({ person, posting, request }) => {
    const outcome = writeLetter(request);
    return outcome.kind === "written" ? [{ person, request, name: posting.name, ...outcome }] : [];
  });

test("each invention in a letter is refused with the reason and its words", async () => {
  expect(letters).toHaveLength(6);
  const verdicts = letters.flatMap(({ letter, posting, person, name, request: { profile } }) => {
    const found = inventions.flatMap(({ kind, inject }) => {
      const text = inject({ letter, posting, profile });
      if (text === undefined) return [];
      const problems = checkText(text, { profile, posting, today, language: letter.language });
      // The gate may miss an invention in one letter of fifty; inventions.test.ts bounds how often.
      return problems.length > 0 ? [`  ${kind}: ${describeProblems(problems)}`] : [];
    });
    return [`${person} to ${name}`, ...found];
  });
  await expect(`${verdicts.join("\n")}\n`).toMatchFileSnapshot("./testing/expected/verdicts.txt");
});

test.each([
  ["en", { name: "nurseEn", posting: postingsEn[0], sentences: gateSentencesEn }],
  ["fr", { name: "accountantFr", posting: postingsFr[1], sentences: gateSentencesFr }],
] as const)(
  "the verdict on each sentence of the language %s",
  async (language, { name, posting, sentences }) => {
    const known = {
      profile: storedProfile.parse(profiles[name]),
      posting: readPosting(posting?.text ?? ""),
      today,
      language,
    };
    const verdicts = sentences.map(
      (sentence) => `${sentence} | ${describeProblems(checkText(sentence, known)) || "passes"}`,
    );
    await expect(`${verdicts.join("\n")}\n`).toMatchFileSnapshot(
      `./testing/expected/gate-${language}.txt`,
    );
  },
);
