import { describe, expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

const entries = readEntries(
  storedProfile.parse({
    profile: { first_name: "Odile", last_name: "Marchetti", city: "Tours", summary: "" },
    experiences: [
      {
        company: "Loire Cycle Hire",
        title: "Fleet assistant",
        location: "Tours",
        start_date: "04/2019",
        is_current: true,
        description: [
          "mending 60 hire bikes for the summer",
          "till and refunds on Saturdays",
          "drove the van to the station",
          "wrote the SOPs for brake checks",
          "stock count in Q3",
          "prise de RDV avec les écoles",
          "loaded the trailers of guests who tour the châteaux",
          "cleaned the kitchen of the hostel",
          "spreadsheets for the deposits",
          "covered maternity leave at the desk",
          "accueil des femmes du foyer",
          "préparation des fins de location",
          "shadowed new starters on the cash desk",
          "sold books and coffee",
          "remise des clés aux clients",
          "parpaing and brique for the shed",
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

describe("other words for the same", () => {
  test.each([
    "I repair 60 hire bicycles for the summer.",
    // The general word follows from the specific one.
    "I drove a vehicle to the station.",
    "I wrote the standard operating procedures for brake checks.",
    "I took part in the stock count of the third quarter.",
    "Je prenais les rendez-vous avec les écoles.",
    "Je monte des murs en parpaing et en brique.",
  ])("accepted: %s", (sentence) => {
    expect(verdictOf(sentence)).toBe("accepted");
  });

  test.each([
    // The specific word does not follow from the general one.
    "I drove a lorry to the station.",
    "I repair 60 hire scooters for the summer.",
    "I took part in the stock count of the fourth quarter.",
    "Je négociais les contrats avec les écoles.",
    // A place and what others do there, a thing and a tool, words with a second meaning.
    "I cooked at the hostel.",
    "I unloaded the trailers and emptied the châteaux.",
    "I used excel for the deposits.",
    "I covered midwifery at the desk.",
    "J'ai assuré l'accueil de la maternité du foyer.",
    "J'ai assuré la préparation des décès.",
    "I recruited new starters on the cash desk.",
    "I was a barista and sold books.",
    "Je réparais les clés des clients.",
  ])("not accepted: %s", (sentence) => {
    expect(verdictOf(sentence)).not.toBe("accepted");
  });
});
