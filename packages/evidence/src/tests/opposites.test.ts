import { describe, expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";
import { oppositePairs } from "../internal/opposites.ts";
import { keysOf, statedKeysOf } from "../internal/word-keys.ts";

const entries = readEntries(
  storedProfile.parse({
    profile: { first_name: "Odile", last_name: "Marchetti", city: "Perth", summary: "" },
    experiences: [
      {
        company: "Brackwell Stores",
        title: "Shop assistant",
        start_date: "04/2019",
        is_current: true,
        description: [
          "opened the shop three times a week",
          "cut waste by 12%",
          "inbound pallets, 200 a day",
          "bought second-hand bikes",
          "packed orders",
          "unpacked deliveries",
          "Embauche de 3 saisonniers",
          "chargement des remorques",
          "BA for the stock team",
        ].join("\n"),
      },
    ],
  }),
);
const verdictOf = (sentence: string) =>
  checkClaim(sentence, {
    entries,
    posting: { text: "Workshop manager." },
    today: { year: 2026, month: 11 },
  }).verdict;

describe("opposites", () => {
  test.each([
    "I closed the shop three times a week.",
    "I locked up the shop three times a week.",
    "I increased waste by 12%.",
    "I handled 200 outbound pallets a day.",
    "I sold second-hand bikes.",
    "J'ai licencié 3 saisonniers.",
    "J'assurais le déchargement des remorques.",
  ])("refused: %s", (sentence) => {
    expect(verdictOf(sentence)).toBe("refused");
  });

  test.each([
    "I opened the shop three times a week.",
    "I reduced waste by 12%.",
    "J'ai recruté 3 saisonniers.",
    "J'assurais le chargement des remorques.",
  ])("accepted: %s", (sentence) => {
    expect(verdictOf(sentence)).toBe("accepted");
  });

  test.each(["I unpacked orders.", "I packed deliveries.", "I hold a BA."])(
    "not accepted: %s",
    (sentence) => {
      expect(verdictOf(sentence)).not.toBe("accepted");
    },
  );

  test("no word may replace its opposite in a claim", () => {
    const shared = oppositePairs.flatMap(([first, second]) =>
      first.stated.flatMap((one) =>
        second.stated.filter((other) => {
          const stated = new Set(statedKeysOf(other));
          return keysOf(one).some((key) => stated.has(key));
        }),
      ),
    );
    expect(shared).toEqual([]);
  });
});

test("what a line says besides its opposite is no contradiction", () => {
  const keyHolder = readEntries(
    storedProfile.parse({
      profile: { first_name: "Odile", last_name: "Marchetti", city: "Perth", summary: "" },
      experiences: [
        {
          company: "Brackwell Stores",
          title: "Key holder",
          start_date: "04/2019",
          is_current: true,
          description: "open and lock up the shop",
        },
      ],
    }),
  );
  const { verdict } = checkClaim("I lock up the shop.", {
    entries: keyHolder,
    posting: { text: "Workshop manager." },
    today: { year: 2026, month: 11 },
  });
  expect(verdict).toBe("accepted");
});

describe("what an entry does not date or state", () => {
  const carer = readEntries(
    storedProfile.parse({
      profile: { first_name: "Odile", last_name: "Marchetti", city: "Perth", summary: "" },
      experiences: [
        {
          company: "Elm Court",
          title: "Care assistant",
          start_date: "05/2022",
          is_current: true,
          description: "trained to give meds since Jan 2024\ntill",
        },
        {
          company: "Prisma",
          title: "vendeuse",
          start_date: "2012",
          end_date: "2019",
          description: "CDI 28h. inventaires, encaissement",
        },
      ],
      competencies: [{ name: "18th Edition - doing it Jan", category: "technical" }],
    }),
  );
  const today = { year: 2026, month: 11 };

  test.each([
    [
      "the start of the job for what began later",
      "I have given medication at Elm Court since 2022.",
    ],
    ["what is to come", "I already hold the 18th Edition."],
    ["a noun like a verb that states nothing", "Chez Prisma, j'établissais les plannings."],
    ["a noun like a verb that states nothing", "Chez Prisma, j'ai fait des devis."],
  ])("%s is not accepted: %s", (_, sentence) => {
    const context = { entries: carer, posting: { text: "Care." }, today };
    expect(checkClaim(sentence, context).verdict).not.toBe("accepted");
  });
});
