import { describe, expect, test } from "vitest";
import { checkText } from "./fact-gate.ts";
import { significantWords, findTerms } from "@postulo/evidence/find-terms";
import { wordsOf } from "@postulo/evidence/words";
import { readEntries } from "@postulo/evidence/entry";
import { factsOf } from "@postulo/evidence/facts";
import { storedProfile } from "@postulo/evidence/profile";
import type { StoredProfile } from "@postulo/evidence/profile";
import { readPosting } from "@postulo/posting/posting";
import { moreProfiles } from "./testing/more-profiles.ts";
import { postingsEn } from "@postulo/posting/testing/postings-en";
import { postingsFr } from "@postulo/posting/testing/postings-fr";
import { profiles } from "./testing/profiles.ts";
import { writeLetter } from "./write-letter.ts";

const people = Object.values({ ...profiles, ...moreProfiles }).map((stored) =>
  storedProfile.parse(stored),
);

function letterOf(profile: StoredProfile, jobDescription: string) {
  const outcome = writeLetter({
    profile,
    jobDescription,
    fallbackLanguage: "en",
    today: { year: 2026, month: 11, day: 21 },
  });
  if (outcome.kind !== "written") throw new Error(JSON.stringify(outcome));
  return outcome.letter;
}

/** Read more simply than the gate does: a word occurs when one with the same beginning does. One word a line. */
const wordLines = (text: string) =>
  `\n${wordsOf(text)
    .map(({ key }) => key)
    .join("\n")}\n`;
const occurs = (word: string, lines: string) =>
  lines.includes(`\n${word}\n`) ||
  (word.length > 4 && lines.includes(`\n${word.slice(0, Math.max(4, word.length - 4))}`));
const entriesOf = (profile: StoredProfile) => JSON.stringify(profile).replaceAll(/\\n/g, " ");

const worker = (title: string, descriptions: string) =>
  storedProfile.parse({
    profile: { first_name: "Kim", last_name: "Vale" },
    experiences: [
      { id: "e1", company: "Nordlast", title, is_current: true, description: descriptions },
    ],
  });
const dispatcher = worker(
  "Coordinator",
  "Negotiated delivery windows with 15 carriers\nOrganised 60 deliveries a week\nPlan the stock of four warehouses",
);
const missingOf = (profile: StoredProfile, jobDescription: string) =>
  letterOf(profile, jobDescription).missing.flatMap((fact) =>
    fact.kind === "notInProfile" ? [fact.term] : [],
  );

describe("a known term", () => {
  test("is listed as missing in the words of the posting", () => {
    const text = "Requirements\n- Team leadership for the people of our depot\n- HGV licence";
    expect(missingOf(worker("Cook", "Cooked lunches"), text)).toEqual([
      "Team leadership",
      "HGV licence",
    ]);
  });

  test("is not missing if the profile contains its words within a longer term", () => {
    const text = "Requirements\n- Experience with budgets in a charity";
    expect(missingOf(worker("Clerk", "Budget management for two teams"), text)).toEqual([]);
  });

  test("is not missing if the profile contains an alternative to it", () => {
    const text = "Requirements\n- Cegid or Xero\n- Odoo";
    expect(missingOf(worker("Clerk", "Kept the books in Xero"), text)).toEqual(["Odoo"]);
    expect(missingOf(worker("Clerk", "Kept the books"), text)).toEqual(["Cegid", "Xero", "Odoo"]);
  });
});

describe("the fact gate, for any author", () => {
  const known = {
    profile: dispatcher,
    posting: readPosting("You plan deliveries and lead a warehouse team."),
    today: { year: 2026, month: 11 },
    language: "en" as const,
  };

  test.each(["I know lorry driving.", "I have experience with fleet management."])(
    "does not accept a skill whose words are in neither profile nor posting: %s",
    (sentence) => {
      expect(checkText(sentence, known)).not.toEqual([]);
    },
  );

  test("rejects names of terms that are in neither profile nor posting, in no language", () => {
    const names = [
      ...new Set(
        [...postingsEn, ...postingsFr].flatMap(({ text }) =>
          findTerms(text).flatMap(({ term }) =>
            term.kind === "soft" || term.kind === "language" ? [] : [term.en],
          ),
        ),
      ),
    ];
    let checked = 0;
    const passed = people.flatMap((profile) => {
      const lines = wordLines(entriesOf(profile));
      const posting = readPosting("We are looking for somebody to join the people of our house.");
      const namedTerms = new Set(
        readEntries(profile).flatMap((entry) => factsOf(entry).terms.map(({ id }) => id)),
      );
      const strange = names.filter(
        (name) =>
          !significantWords(name).some(({ key }) => occurs(key, lines)) &&
          findTerms(name).every(({ term }) => !namedTerms.has(term.id)),
      );
      checked += strange.length;
      return strange.filter(
        (name) =>
          checkText(`I have experience with ${name}.`, {
            profile,
            posting,
            today: { year: 2026, month: 11 },
            language: "en",
          }).length === 0,
      );
    });
    expect(checked).toBeGreaterThan(100);
    // Words of one family may replace one another: "customer service" for guests who are served.
    expect(passed.length / checked).toBeLessThan(0.02);
  });

  test.each([
    "I am organising deliveries.",
    "I planned the stock of warehouses.",
    "I work with four warehouses and 15 carriers.",
  ])("passes other inflections of the same words: %s", (sentence) => {
    expect(checkText(sentence, known)).toEqual([]);
  });
});
