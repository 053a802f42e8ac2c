import { describe, expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

const entries = readEntries(
  storedProfile.parse({
    profile: { first_name: "Yann", last_name: "Bruel", city: "Brest", summary: "" },
    experiences: [
      {
        company: "Iroise Boatyard",
        title: "Boatbuilder",
        location: "Brest",
        start_date: "02/2018",
        is_current: true,
        description: [
          "Hull repairs on 3 slipways",
          "Mast inspections for the harbour office",
          "Suivi des stocks de résine",
          "Varnishing in winter",
          "Ropes checked weekly, buoys each month",
        ].join("\n"),
      },
    ],
  }),
);
const verdictOf = (sentence: string) =>
  checkClaim(sentence, {
    entries,
    posting: { text: "Boatbuilder." },
    today: { year: 2026, month: 11 },
  }).verdict;

describe("what a clause adds to its line needs a source", () => {
  test.each([
    "I do hull repairs on several slipways.",
    "I note mast inspections for the harbour office.",
    "Je suis les stocks de résine.",
    "I check the ropes every week.",
    "I do hull repairs on 3 slipways and enjoy it.",
    "I do varnishing in winter, and I know the work well.",
  ])("accepted: %s", (sentence) => {
    expect(verdictOf(sentence)).toBe("accepted");
  });

  test.each([
    // A verb that says more than that it was done.
    "I redesigned mast inspections for the harbour office.",
    "I set up mast inspections for the harbour office.",
    // A noun of its own.
    "I do hull repairs on 3 slipways for a shipowner.",
    "Je suis les stocks de résine et le budget.",
    // How many, how much of it, how often.
    "I do mast inspections for several harbour offices.",
    "I do most of the varnishing in winter.",
    "I check the buoys every week.",
    "I do varnishing in all departments.",
    "I do varnishing in winter for various teams.",
    "I have been a boatbuilder at Iroise Boatyard since February 2018 every day.",
    "Je suis les stocks de résine au quotidien.",
    "I do hull repairs on 3 slipways for several customers.",
    "Je suis les stocks de résine sur plusieurs sites.",
    "I do varnishing in winter and much more besides.",
    "Je suis les stocks de résine et bien plus encore.",
    // What else was done, in words that state nothing.
    "I do hull repairs on 3 slipways and trained others to do so.",
    "I do varnishing in winter, and took over their files.",
    "I do varnishing in winter and checked the work of colleagues.",
    "Je suis les stocks de résine, et j’ai formé d’autres à le faire.",
    "Je suis les stocks de résine, et l’ai montré aux nouveaux.",
    // For whom and beside whom.
    "I do varnishing in winter for new customers.",
    "I do varnishing in winter with others.",
    "Je suis les stocks de résine avec d’autres.",
    // When, how much and how well.
    "I do varnishing in winter most days.",
    "Je suis les stocks de résine toute la journée.",
    "I do varnishing in winter and so on.",
    "I do varnishing in winter at both sites.",
    "I do varnishing in winter, with excellent results.",
    // Behind what the posting asks for.
    "I do varnishing in winter, which your advert lists with forklift driving and welding.",
    "I do varnishing in winter, which your advert lists and which I taught for years.",
    // Whose charge it was, and who was content.
    "I do varnishing in winter, as the person in charge.",
    "I do varnishing in winter, to the satisfaction of customers.",
    "Je suis les stocks de résine à la demande de la direction.",
  ])("not accepted: %s", (sentence) => {
    expect(verdictOf(sentence)).not.toBe("accepted");
  });
});
