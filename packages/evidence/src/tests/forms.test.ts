import { describe, expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

const entries = readEntries(
  storedProfile.parse({
    profile: { first_name: "Inès", last_name: "Tournier", city: "Lyon", summary: "" },
    experiences: [
      {
        company: "Résidence des Lilas",
        title: "HCA (evenings)",
        location: "Lyon",
        start_date: "02/2014",
        end_date: "05/2025",
        description: [
          "astreinte 1 sem sur 3",
          "remise en état des fauteuils",
          "deputy hygiene rep for the home",
          "made a handover sheet which the whole floor uses now",
          "typing 60 wpm",
          "9 clients PME pour le linge",
          "I was the sole tailor",
          "tuned the piano of the chapel for nothing",
          "a choir that still meets without me",
          "hemmed curtains, a laundry plan drawn up with the engineer",
        ].join("\n"),
      },
    ],
    education: [
      {
        school: "Sligo Institute",
        degree: "QQI Level 5",
        field_of_study: "Healthcare Support",
        start_date: "2012",
        end_date: "2013",
        description: "Full award, 8 modules",
      },
      {
        school: "IFAS de Lyon",
        degree: "DEAS",
        field_of_study: "Aide-soignante",
        start_date: "01/2010",
        end_date: "12/2010",
      },
      {
        school: "Lycée du Parc",
        degree: "BTS",
        field_of_study: "Économie sociale",
        start_date: "2007",
        end_date: "2009",
        description: "2 modules validés",
      },
      {
        school: "Lycée du Rhône",
        degree: "BEP",
        field_of_study: "Blanchisserie",
        start_date: "2004",
        end_date: "2007",
        description: "redoublé la 1re année",
      },
      { school: "Open College", degree: "MA", field_of_study: "Textiles", start_date: "2022" },
    ],
    competencies: [{ name: "Enhanced vetting (update service)" }],
  }),
);
const verdictOf = (sentence: string) =>
  checkClaim(sentence, {
    entries,
    posting: { text: "Team leader." },
    today: { year: 2026, month: 11 },
  }).verdict;

describe("other forms of the same", () => {
  test.each([
    ["a title in full", "I worked as a healthcare assistant at Résidence des Lilas."],
    ["a title in short", "I was deputy hygiene representative for the home."],
    ["a frequency in short", "J’étais d’astreinte une semaine sur trois."],
    ["an irregular form", "Je remettais en état des fauteuils."],
    ["what a line says of now", "I made a handover sheet that the floor now uses."],
    ["a unit in short", "I typed 60 words per minute."],
    ["an acronym that is counted", "Mes clients étaient neuf PME."],
    ["a whole award with its parts", "I hold the full QQI Level 5 award in Healthcare Support."],
    ["alone as a line says it", "I was the sole tailor at Résidence des Lilas."],
    ["what is not of the others", "I hemmed curtains at Résidence des Lilas."],
    ["a skill beside other studies", "I have an enhanced vetting on the update service."],
    ["whose title it is", "J’étais deputy hygiene rep de mon établissement."],
    ["what was done for nothing", "I tuned the piano of the chapel for nothing."],
    ["studies with a year again", "Je suis titulaire du BEP Blanchisserie."],
    ["the year of a diploma", "Titulaire du diplôme d’État d’aide-soignante depuis 2010."],
  ])("%s is accepted: %s", (_, sentence) => {
    expect(verdictOf(sentence)).toBe("accepted");
  });

  test.each([
    ["what was done with others", "I drew up the laundry plan at Résidence des Lilas."],
    ["alone as no line says it", "I was the sole carer at Résidence des Lilas."],
    ["a higher title", "I worked as a healthcare manager at Résidence des Lilas."],
    ["another frequency", "J’étais d’astreinte une semaine sur deux."],
    ["what goes on no more", "I now sew the handover sheets of the floor."],
    ["another number", "I typed 80 words per minute."],
    ["a part of an award", "Je suis titulaire du BTS Économie sociale."],
    ["another year", "Titulaire du diplôme d’État d’aide-soignante depuis 2009."],
  ])("%s is not accepted: %s", (_, sentence) => {
    expect(verdictOf(sentence)).not.toBe("accepted");
  });
});
