import { lengths, tones } from "@postulo/domain/letter-style";
import { describe, expect, test } from "vitest";
import { storedProfile } from "@postulo/evidence/profile";
import { describeLetter } from "./testing/described-letter.ts";
import { fullProfilesEn } from "./testing/full-profiles-en.ts";
import { fullProfilesFr } from "./testing/full-profiles-fr.ts";
import { moreProfiles } from "./testing/more-profiles.ts";
import { postingsEn } from "@postulo/posting/testing/postings-en";
import { postingsFr } from "@postulo/posting/testing/postings-fr";
import { profiles } from "./testing/profiles.ts";
import { laterPostings, statedPostings } from "@postulo/posting/testing/stated-postings";
import { writeLetter } from "./write-letter.ts";

const postings = [...postingsEn, ...postingsFr, ...statedPostings, ...laterPostings];
const people = Object.entries({
  ...profiles,
  ...moreProfiles,
  ...fullProfilesEn,
  ...fullProfilesFr,
}).map(([person, stored]) => ({ person, profile: storedProfile.parse(stored) }));

/** Postings of which a requirement or the place is still misread; they are left out. */
const misread: ReadonlySet<string> = new Set(["warehouse by message", "claims handler"]);

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("The list is empty.");
  return item;
};

describe.each(["en", "fr"] as const)("postings in the language %s", (language) => {
  const own = postings.filter(({ name, language: its }) => its === language && !misread.has(name));

  test("are answered by the same whole letters", async () => {
    const texts = own.flatMap(({ name, text }, index) => {
      const { person, profile } = at(people, index);
      const tone = at(tones, index);
      const length = at(lengths, Math.floor(index / 2));
      const outcome = writeLetter({
        profile,
        jobDescription: text,
        fallbackLanguage: "en",
        tone,
        length,
        today: { year: 2026, month: (index % 12) + 1, day: (index % 28) + 1 },
      });
      const letter = outcome.kind === "written" ? describeLetter(outcome.letter) : outcome.kind;
      return `${person} to ${name}, ${tone}, ${length}\n${letter}`;
    });
    await expect(`${texts.join("\n\n")}\n`).toMatchFileSnapshot(
      `./testing/expected/letters-${language}.txt`,
    );
  });
});
