import { describe, expect, test } from "vitest";
import { provesWish } from "./match-wishes.ts";
import type { Wish } from "./profile-parts.ts";

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
