import { describe, expect, test } from "vitest";
import { matchWishes, provesWish } from "./match-wishes.ts";
import type { ProfileParts, Wish } from "./profile-parts.ts";

const wish = (text: string): Wish => ({ kind: "must", text });

describe("a skill of one word", () => {
  test.each([
    ["Management", "experience of Property Management in listed buildings"],
    ["Management", "experience with Management of listed buildings"],
    ["Safety", "Knowledge of Nuclear Decommissioning Safety Cases"],
    ["Nursing", "Registered in Adult Nursing with the NMC"],
    ["Design", "Reactor Core Design and shielding"],
    ["Leadership", "Women's Leadership programmes in Kenya"],
    ["History", "degree in Art History or museum studies"],
    ["History", "a degree in History of art"],
    ["Causeway", "the schools of Causeway Coast"],
  ])("does not prove a longer name or a general term: %s, %s", (skill, text) => {
    expect(provesWish(skill, wish(text), true)).toBe(false);
  });

  test.each([
    ["Causeway", "experience with Causeway data"],
    ["Causeway", "tender prices drawn up with Causeway"],
    ["Causeway", "prices drawn up in Causeway, checked by hand"],
  ])("proves a wish that has it as a name: %s, %s", (skill, text) => {
    expect(provesWish(skill, wish(text), true)).toBe(true);
  });
});

test.each([
  ["Patient meals delivered 99% on time", "Reduce patient mortality by 5%"],
  ["Cut project paper use by 40%", "Deliver every project within 2% of budget"],
])("two percentages with one shared word prove nothing: %s, %s", (text, asked) => {
  expect(provesWish(text, wish(asked))).toBe(false);
});

const job = (lines: readonly string[], title = "Assistant"): ProfileParts => ({
  summary: [],
  entries: [
    {
      id: "job",
      kind: "experience",
      title,
      organization: "Pine Ltd",
      period: { start: undefined, end: undefined, isCurrent: false },
      lines: lines.map((text, at) => ({ id: `line ${at}`, text })),
    },
  ],
  names: [],
  notes: [],
  otherNotes: [],
});

describe("a wish with one general term", () => {
  test.each([
    ["Welcomed guests at reception", "Greet visitors at reception"],
    ["Handled invoices for 40 suppliers", "Process invoices from suppliers each week"],
    ["Audits of stock", "Carry out regular audits of stock, compliance"],
    ["Budgets de trois sites", "Assurer chaque mois les budgets de nos sites"],
  ])("is proven by a line on the same things, whatever verb it has: %s, %s", (line, asked) => {
    const [match] = matchWishes([wish(asked)], job([line]));
    expect(match?.provenBy).toEqual(["line 0"]);
    expect(match?.missing).not.toContain("reception");
  });

  test.each([
    ["Trained 11 budget holders", "own budgets for three sites"],
    ["Trained 11 budget holders", "Manage budgets"],
    [
      "Prepare the monthly invoices and chase late payments",
      "Build the screens for invoices and payments",
    ],
    ["Trained 11 budget holders", "Manage budgets for projects each month"],
    ["Accueil des visiteurs et standard", "Assurer l'accueil des clients en boutique"],
  ])(
    "is not proven by a line on other things, but does not miss the word: %s, %s",
    (line, asked) => {
      const [match] = matchWishes([wish(asked)], job([line]));
      expect(match).toMatchObject({ provenBy: [], missing: [] });
    },
  );

  test("does not miss a word that only the title of a job has", () => {
    const [match] = matchWishes(
      [wish("Audits and budgets of four regional schools in Kenya")],
      job(["Sold flowers"], "Audits assistant"),
    );
    expect(match).toMatchObject({ provenBy: [], missing: ["budgets"] });
  });
});
