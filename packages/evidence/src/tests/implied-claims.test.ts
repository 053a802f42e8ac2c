import { describe, expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

const entries = readEntries(
  storedProfile.parse({
    profile: { first_name: "Maud", last_name: "Kerrien", city: "Vannes", summary: "" },
    experiences: [
      {
        company: "Golfe Sails",
        title: "Sailmaker S1 then S2",
        location: "Vannes",
        start_date: "05/2018",
        is_current: true,
        description: [
          "cutting and sewing, 240 sails a year for the team of six",
          "S2 since 03/2023",
          "safety inspections: no serious findings",
          "repairs of spinnakers",
        ].join("\n"),
      },
    ],
    education: [
      {
        school: "Lycée de la Mer",
        degree: "Diploma",
        field_of_study: "Boat design",
        start_date: "2020",
        description: "second year passed, stopped for family reasons",
      },
    ],
    contributions: [
      {
        title: "Rescue crew",
        organization: "Morbihan Rescue",
        start_date: "2015",
        end_date: "2019",
        description: "rode the jet ski on weekends",
      },
    ],
    competencies: [{ name: "First aid level 2" }, { name: "Rhino - 1 webinar" }],
    other: [
      { label: "First aid", content: "refresher to be done, out of date since May" },
      { label: "Formation", content: "Auditrice interne ISO 9001, 2 jours" },
    ],
  }),
);
const verdictOf = (sentence: string) =>
  checkClaim(sentence, {
    entries,
    posting: { text: "Workshop manager." },
    today: { year: 2026, month: 11 },
  }).verdict;

describe("what does not follow from a line", () => {
  test.each([
    ["a present of what has ended", "I ride the jet ski for Morbihan Rescue."],
    ["studies given up", "I am currently in the second year of my diploma in boat design."],
    ["in force", "My first aid level 2 is up to date."],
    ["use after a webinar", "I have used Rhino in practice."],
    ["the number of a team", "I sew 240 sails a year."],
    ["the years of a part", "I have eight years of experience as an S2."],
    ["a wider denial", "The safety inspections had no findings."],
    ["teaching after a course", "J’ai formé des auditrices à la norme ISO 9001."],
    ["a result of one's work", "My repairs lifted the spinnakers."],
  ])("%s is not accepted: %s", (_, sentence) => {
    expect(verdictOf(sentence)).not.toBe("accepted");
  });

  test.each([
    "I rode the jet ski for Morbihan Rescue.",
    "Our team of six sews 240 sails a year.",
    "I have been an S2 for three years.",
    "The safety inspections had no serious findings.",
    "Cutting and sewing are my everyday work.",
  ])("accepted: %s", (sentence) => {
    expect(verdictOf(sentence)).toBe("accepted");
  });
});
