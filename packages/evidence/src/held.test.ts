import { describe, expect, test } from "vitest";
import { checkClaim } from "./check-claim.ts";
import { readEntries } from "./entry.ts";
import { storedProfile } from "./profile.ts";

const entries = readEntries(
  storedProfile.parse({
    profile: { first_name: "Edda", last_name: "Marlow", city: "Ripon", summary: "" },
    experiences: [
      {
        company: "Skell Laundry",
        title: "Press Operator, then Dye House Supervisor",
        location: "Ripon",
        start_date: "04/2016",
        end_date: "03/2026",
        description: [
          "Dye house supervisor since 2021: 6 people",
          "Covered for the boiler engineer in summer",
          "Fire warden of the second floor",
          "Union secretary cover in 2019",
          "Washed 900 kg of linen a day",
          "Training of two pressers, formation de deux repasseurs",
        ].join("\n"),
      },
      {
        company: "—",
        title: "Parental leave",
        start_date: "01/2014",
        end_date: "03/2016",
        description: "",
      },
      {
        company: "Ure Mill",
        title: "Press Operator",
        start_date: "01/2008",
        end_date: "12/2013",
        description: "Pressed shirts",
      },
    ],
    education: [
      {
        school: "Nidd College",
        degree: "Level 3 Diploma",
        field_of_study: "Textile Care",
        end_date: "2024",
        description: "every unit signed off, last assignment to hand in",
      },
      {
        school: "Nidd College",
        degree: "Certificate",
        field_of_study: "Stain Chemistry",
        end_date: "2019",
        description: "Dissertation on iron stains",
      },
      {
        school: "Institut de Roubaix",
        degree: "CQP 2",
        field_of_study: "Blanchisserie",
        end_date: "09/2025",
        description: "formation suivie 90 h, oral manqué",
      },
    ],
    contributions: [
      {
        title: "Rower",
        organization: "Nidd Club",
        description: "Stall at the Thirsk fair 2016-2019, between races; boats mended since 2020",
        start_date: "2015",
        is_current: true,
      },
      {
        title: "Treasurer",
        organization: "Ripon Rowers",
        description: "Budget of 4,000 pounds",
        start_date: "2018",
        end_date: "2022",
      },
    ],
    competencies: [
      { name: "Forklift", level: null, category: "technical" },
      { name: "CQP 2", level: null, category: "technical" },
    ],
    other: [{ label: "Forklift", content: "expired in May 2025, glad to renew" }],
  }),
);
const verdictOf = (sentence: string) =>
  checkClaim(sentence, {
    entries,
    posting: { text: "Laundry supervisor." },
    today: { year: 2026, month: 11 },
  }).verdict;

describe("a qualification is held only if nothing in its entry leaves that open", () => {
  test.each([
    ["I hold the Level 3 Diploma in Textile Care.", false],
    ["I have every unit of the Level 3 Diploma in Textile Care signed off.", true],
    ["I hold a certificate in stain chemistry.", true],
    ["Je suis titulaire du CQP 2.", false],
    ["I have a forklift ticket.", false],
  ])("%s", (sentence, isAccepted) => {
    expect(verdictOf(sentence) === "accepted").toBe(isAccepted);
  });
});

describe("a title is one of those of an entry, in its own time", () => {
  test.each([
    ["I was a dye house supervisor at Skell Laundry.", true],
    ["At Skell Laundry I was a fire warden.", true],
    ["I was a press supervisor at Skell Laundry.", false],
    ["At Skell Laundry I was the boiler engineer.", false],
    ["At Skell Laundry I rose to boiler engineer.", false],
    ["J’ai été nommé ingénieur chez Skell Laundry.", false],
    ["Trainer at Skell Laundry, I washed linen.", false],
    ["Formateur chez Skell Laundry, j’ai lavé du linge.", false],
    ["At Skell Laundry I was the union secretary.", false],
    ["I was a dye house supervisor at Skell Laundry for ten years.", false],
    ["I was at Skell Laundry for ten years.", true],
    ["I was a dye house supervisor at Skell Laundry from April 2016.", false],
    ["I have eighteen years of experience as a press operator.", false],
  ])("%s", (sentence, isAccepted) => {
    expect(verdictOf(sentence) === "accepted").toBe(isAccepted);
  });
});

describe("what goes on rests on no job that has ended", () => {
  test.each([
    ["I was treasurer of Ripon Rowers.", true],
    ["I am treasurer of Ripon Rowers.", false],
    ["I am currently the treasurer of Ripon Rowers.", false],
    ["I wash 900 kg of linen a day.", false],
    ["I washed 900 kg of linen a day.", true],
    ["Je lave 900 kg de linge par jour.", false],
    ["I still have a stall at the Thirsk fair.", false],
    ["I had a stall at the Thirsk fair from 2016 to 2019.", true],
    ["I mend boats at Nidd Club.", true],
  ])("%s", (sentence, isAccepted) => {
    expect(verdictOf(sentence) === "accepted").toBe(isAccepted);
  });
});
