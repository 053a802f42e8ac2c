import { describe, expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

const entries = readEntries(
  storedProfile.parse({
    profile: { first_name: "Odile", last_name: "Marchetti", city: "Tours", summary: "" },
    experiences: [
      {
        company: "Résidence des Tilleuls",
        title: "Cuisinière",
        location: "Tours",
        start_date: "02/2015",
        is_current: true,
        description: [
          "28h",
          "seule en cuisine",
          "cuisinière en chef depuis 2019",
          "repas pour 62 résidents",
          "élévation parpaing, brique monomur",
          "protocole des textures refait avec l'infirmière",
        ].join("\n"),
      },
      {
        company: "Quay Warehouse",
        title: "Forklift operator",
        location: "Leith",
        start_date: "08/2008",
        end_date: "12/2014",
        description:
          "RF scanner, 180 picks an hour\nload 7 trailers a night\n52 residents of the hostel moved",
      },
    ],
    education: [
      {
        school: "CFP Rabelais",
        degree: "BEP",
        field_of_study: "sanitaire et social",
        end_date: "2006",
      },
    ],
    competencies: [
      { name: "PSC1", category: "technical" },
      { name: "Permis B", category: "technical" },
      { name: "Driving licence (clean)", category: "technical" },
    ],
  }),
);
const posting = {
  text: "Cook at Larch House, a family firm of eleven, open since 1996. You teach apprentices.",
  company: "Larch House",
};
const verdictOf = (sentence: string) =>
  checkClaim(sentence, { entries, posting, today: { year: 2026, month: 11 } }).verdict;

describe("the same in other words is accepted", () => {
  test.each([
    ["a broader word for persons", "I moved 52 people of the hostel."],
    ["a broader word for persons", "Je prépare les repas de 62 personnes."],
    ["hours of a contract", "Je travaille 28 heures par semaine à la Résidence des Tilleuls."],
    [
      "a round number of years",
      "Je suis à la Résidence des Tilleuls depuis une douzaine d'années.",
    ],
    ["a past with « être »", "Je suis devenue cuisinière en chef en 2019."],
    ["a line that says alone", "Seule en cuisine, je prépare les repas pour 62 résidents."],
    ["an everyday deed", "Je monte le parpaing et la brique monomur."],
    [
      "years before an employer",
      "Cuisinière depuis onze ans, je travaille à la Résidence des Tilleuls.",
    ],
    [
      "what is held of several entries",
      "Je possède le PSC1, le permis B et le BEP sanitaire et social.",
    ],
    ["driving of an operator", "I drove forklifts at Quay Warehouse for over six years."],
    ["praise of the posting", "I like that you are a family firm of eleven, open since 1996."],
    ["thanks with a name", "Thanks for reading, Odile Marchetti"],
    ["an offer that suits", "Votre annonce correspond à mon projet."],
  ])("%s: %s", (_, sentence) => {
    expect(verdictOf(sentence)).toBe("accepted");
  });
});

describe("more than an entry says is not accepted", () => {
  test.each([
    ["a narrower word for persons", "Je prépare les repas de 62 enfants."],
    ["hours of another period", "Je travaille 28 heures par mois à la Résidence des Tilleuls."],
    ["other hours", "Je travaille 35 heures par semaine à la Résidence des Tilleuls."],
    ["a round number of other years", "Je suis cuisinière depuis une vingtaine d'années."],
    [
      "years of another trade",
      "Boulangère depuis onze ans, je travaille à la Résidence des Tilleuls.",
    ],
    [
      "one of several that are held",
      "Je possède le PSC1, le permis C et le BEP sanitaire et social.",
    ],
    ["what a list of possessions adds", "J'ai le permis B et le CACES 3."],
    [
      "a course",
      "Je prépare les repas des résidents et j'ai suivi une formation sur les textures.",
    ],
    ["another name", "Thanks for reading, Moira Kettle"],
    ["a deed without its object", "Je monte des échafaudages."],
  ])("%s: %s", (_, sentence) => {
    expect(verdictOf(sentence)).not.toBe("accepted");
  });
});

describe("what a note or a period says", () => {
  const other = readEntries(
    storedProfile.parse({
      profile: { first_name: "Odile", last_name: "Marchetti", city: "Tours", summary: "" },
      experiences: [
        { company: "Anse", title: "Monitrice", description: "prélèvements, commandes" },
      ],
      other: [{ label: "dispo", content: "matin, pas le mercredi" }],
    }),
  );
  const verdict = (sentence: string) =>
    checkClaim(sentence, { entries: other, posting, today: { year: 2026, month: 11 } }).verdict;

  test("an exception denies too", () => {
    expect(verdict("Je suis disponible le matin, sauf le mercredi.")).toBe("accepted");
    expect(verdict("Je suis disponible le mercredi.")).not.toBe("accepted");
  });

  test("what is taken is not analysed", () => {
    expect(verdict("Je réalise des analyses.")).not.toBe("accepted");
  });
});
