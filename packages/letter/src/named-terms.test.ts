import { describe, expect, test } from "vitest";
import { checkText } from "./fact-gate.ts";
import { significantWords, findTerms } from "@postulo/evidence/find-terms";
import { wordsOf } from "@postulo/evidence/words";
import { readEntries } from "@postulo/evidence/entry";
import { factsOf } from "@postulo/evidence/facts";
import { storedProfile } from "@postulo/evidence/profile";
import type { StoredProfile } from "@postulo/evidence/profile";
import { readPosting } from "./posting.ts";
import { moreProfiles } from "./testing/more-profiles.ts";
import { postingsEn } from "./testing/postings-en.ts";
import { postingsFr } from "./testing/postings-fr.ts";
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

const bodyOf = (profile: StoredProfile, jobDescription: string) =>
  letterOf(profile, jobDescription)
    .paragraphs.flat()
    .map(({ text }) => text)
    .join(" ");

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
  const written = people.flatMap((profile) =>
    [...postingsEn, ...postingsFr].map(({ text }) => ({
      known: wordLines(`${entriesOf(profile)}\n${text}`),
      sentences: letterOf(profile, text)
        .paragraphs.flat()
        .filter(({ sources }) => sources.some((source) => source !== "posting"))
        .map((sentence) => sentence.text),
    })),
  );

  test("is named in a sentence about the user only by words of the profile or the posting", () => {
    let named = 0;
    const strange = written.flatMap(({ known, sentences }) =>
      sentences.filter((sentence) => {
        const hits = findTerms(sentence).filter(({ term }) => term.kind !== "language");
        named += hits.length;
        return !hits.every(({ text }) =>
          significantWords(text).every(({ key }) => occurs(key, known)),
        );
      }),
    );
    expect(named).toBeGreaterThan(500);
    expect(strange).toEqual([]);
  });

  test("is not named by the table's wider name", () => {
    const body = bodyOf(
      dispatcher,
      "Warehouse Lead\nBoxwell Ltd\nYou plan deliveries and lead a warehouse team.",
    );
    expect(body).toMatch(/\bdeliveries\b/);
    expect(body).not.toMatch(/driving|warehouse management|lead a warehouse team/);
  });

  test.each([
    ["Served wine to 40 guests", "Requirements\n- Wine", /wine service/],
    ["Filled in customs forms", "Requirements\n- Customs", /customs procedures/],
    ["Sold bread and cakes", "Requirements\n- Fresh bread every day", /bread making/],
    ["Led a team of 8 people", "Requirements\n- Team leadership", /team management/],
  ])("%s: states no more than the source", (description, posting, wider) => {
    expect(bodyOf(worker("Assistant", description), posting)).not.toMatch(wider);
  });

  test("has its French article when named by a text's own words", () => {
    const accountant = worker(
      "Assistante comptable",
      "Gestion des relances clients et des litiges avec les fournisseurs",
    );
    const body = bodyOf(
      accountant,
      "Comptable\nVous avez de l'expérience en relances clients, et vous aimez le travail bien fait avec les équipes.",
    );
    expect(body).toMatch(/les relances clients/);
  });

  test("is listed as missing in the words of the posting", () => {
    const text = "Requirements\n- Team leadership for the people of our depot\n- HGV licence";
    expect(missingOf(worker("Cook", "Cooked lunches"), text)).toEqual([
      "team leadership",
      "HGV licence",
    ]);
  });

  test("keeps its accents, although it is matched without them", () => {
    const text =
      "Magasinier H/F\nEntreprise : Frigologis\nMissions :\n- Réception et contrôle des marchandises\n- Préparation de commandes\nProfil :\nExpérience de deux ans en entrepôt exigée. Rigueur et esprit d'équipe. Permis B souhaité.";
    const body = bodyOf(
      worker(
        "Employé libre-service",
        "Mise en rayon de nuit. Réception des livraisons en réserve avec un transpalette. Préparation de commandes.",
      ),
      text,
    );
    expect(body).toContain("réception");
    expect(body).not.toMatch(/\breception\b/);
  });

  test("is not missing if the profile contains its words within a longer term", () => {
    const text = "Requirements\n- Experience with budgets in a charity";
    expect(missingOf(worker("Clerk", "Budget management for two teams"), text)).toEqual([]);
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
