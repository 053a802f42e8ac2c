import { describe, expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

const entries = readEntries(
  storedProfile.parse({
    profile: { first_name: "Maximilian", last_name: "MacBrae", city: "Leith", summary: "" },
    experiences: [
      {
        company: "Harrowgate Ferries",
        title: "Port Supervisor",
        start_date: "03/2018",
        is_current: true,
        description:
          "#3 of 27 ports for punctuality in 2024\nSafety audits 2021 and 2023 (no remark in 2023)\nFuel contract, saved £90k a year\nISO 45001 project: contributed the lifting plans\nOut-of-hours incident lead\nMoved 140 radios to Tetra 2020-2022\nServed 4,300 passengers on nineteen sailings",
      },
    ],
    education: [
      {
        school: "Forth Valley College",
        degree: "HND",
        field_of_study: "Nautical Science",
        start_date: "2012",
        end_date: "2014",
      },
    ],
    competencies: [
      { name: "Tetra", level: "advanced", category: "technical", years_of_experience: 5 },
    ],
  }),
);
const posting = { text: "Terminal manager. You know Navis and the Rosyth route." };
const verdictOf = (sentence: string) =>
  checkClaim(sentence, { entries, posting, today: { year: 2026, month: 11 } }).verdict;

const soigneuse = readEntries(
  storedProfile.parse({
    profile: { first_name: "Odile", last_name: "Carvès", city: "Tulle", summary: "" },
    experiences: [
      {
        company: "SSIAD du Val",
        title: "Agent de service",
        start_date: "2013",
        end_date: "2015",
        description: "service des repas",
      },
    ],
    education: [{ school: "IFAS de Tulle", degree: "DEAS", start_date: "2015", end_date: "2016" }],
  }),
);
const frenchVerdict = (sentence: string) =>
  checkClaim(sentence, {
    entries: soigneuse,
    posting: { text: "Aide-soignant. Logiciel Mélior. Secteurs : Ussel et Égletons." },
    today: { year: 2026, month: 11 },
  }).verdict;

describe("what the profile states in another form", () => {
  test.each([
    ["a short first name", "Max MacBrae"],
    ["a name parted otherwise", "Maximilian Mac Brae"],
    ["the initials of a school", "I studied nautical science at FVC."],
    ["a place in an order", "We were third of 27 ports for punctuality in 2024."],
    ["a place in an order, with a verb", "In 2024 our port ranked third of 27 for punctuality."],
    ["a number of listed years", "I took two safety audits, in 2021 and in 2023."],
    [
      "a range of a line, beside the years of a skill",
      "I moved 140 radios to Tetra over two years.",
    ],
    ["the lead that a line names last", "I am the lead for incidents out of hours."],
    ["a number with a comma", "I served 4,300 passengers on nineteen sailings."],
    ["what is new", "Navis and the Rosyth route would be new systems for me."],
    ["somebody else", "My optician found no problem."],
  ])("%s is not refused: %s", (_, sentence) => {
    expect(verdictOf(sentence)).not.toBe("refused");
  });

  test.each([
    ["what is unknown", "Le logiciel Mélior m’est inconnu."],
    ["what is a new subject", "Mélior est pour moi un sujet nouveau."],
    [
      "places that are new",
      "Ussel et Égletons seraient en revanche des secteurs nouveaux pour moi.",
    ],
  ])("%s is accepted: %s", (_, sentence) => {
    expect(frenchVerdict(sentence)).toBe("accepted");
  });
});

describe("what the profile does not state", () => {
  test.each([
    ["a better place in an order", "Our port was number one of 27 for punctuality in 2024."],
    ["a better place in an order", "We were second of 27 ports for punctuality in 2024."],
    ["another number of listed years", "I took four safety audits."],
    ["an amount a year as one of several years", "The fuel contract saved £90k over three years."],
    ["leading a project that was helped", "I led Harrowgate Ferries to ISO 45001 certification."],
    ["another range of years", "I moved 140 radios to Tetra over four years."],
    ["another person's name", "Max Ferrand"],
  ])("%s is not accepted: %s", (_, sentence) => {
    expect(verdictOf(sentence)).not.toBe("accepted");
  });

  test.each([
    ["a degree in capitals that is only a small word", "Je suis titulaire d’un DU."],
    ["the year of a job for that of a diploma", "J’ai obtenu le DEAS en 2013."],
    ["a goal reached every year", "J’ai dépassé mon objectif chaque année depuis mon arrivée."],
  ])("%s is not accepted: %s", (_, sentence) => {
    expect(frenchVerdict(sentence)).not.toBe("accepted");
  });
});
