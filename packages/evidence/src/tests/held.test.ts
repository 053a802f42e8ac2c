import { describe, expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

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

/** The verdict where all that is known is one job with one line. */
function verdictOn(line: string, sentence: string) {
  const alone = readEntries(
    storedProfile.parse({
      profile: { first_name: "Edda", last_name: "Marlow", city: "Ripon", summary: "" },
      experiences: [{ company: "Anse", title: "Assistant", description: line }],
    }),
  );
  const today = { year: 2026, month: 11 };
  return checkClaim(sentence, { entries: alone, posting: { text: "Assistant." }, today }).verdict;
}

describe("what another person holds is not held", () => {
  test.each([
    ["Managed a driver with a Class 1 licence", "I hold a Class 1 licence."],
    ["Worked beside a driver with a Class 1 licence", "I have a Class 1 licence."],
    ["Shared the cab with another HGV driver with a Class 1 licence", "I hold a Class 1 licence."],
    ["Supervised a welder with a coded certificate", "I have a coded certificate."],
    ["Trained by the electrician, who has a Gold card", "I have a Gold card."],
    ["Helped our nurse with an NMC registration", "I hold an NMC registration."],
    ["Booked the plumber with the Gas Safe card", "I have the Gas Safe card."],
    ["Encadrement d'un cariste titulaire du CACES 3", "Je suis titulaire du CACES 3."],
    ["Binôme avec un conducteur titulaire du permis C", "Je suis titulaire du permis C."],
    ["Remplacement d’un conducteur, qui a le SST", "J’ai le SST."],
    ["Tutorat d'une apprentie titulaire du CAP", "Je suis titulaire du CAP."],
  ])("%s: %s", (line, sentence) => {
    expect(verdictOn(line, sentence)).not.toBe("accepted");
  });

  test.each([
    ["Driver with a Class 1 licence", "I hold a Class 1 licence."],
    ["Worked as a driver with a Class 1 licence", "I hold a Class 1 licence."],
    ["Trained a driver, Class 1 licence held", "I hold a Class 1 licence."],
  ])("but one's own is: %s", (line, sentence) => {
    expect(verdictOn(line, sentence)).toBe("accepted");
  });
});

test.each([
  ["cleaned the boilers", "I maintained the boilers."],
  ["sold the boilers", "I maintained the boilers."],
  ["counted stock", "I maintained the stock."],
  ["read the meters", "I maintain the meters."],
  ["painted fences", "I maintained fences."],
  ["entered records in Excel", "I maintained records in Excel."],
  ["washed the vans", "I maintained the vans."],
  ["installed lifts", "I maintained lifts."],
  ["drove tractors", "I maintained tractors."],
  ["inspected pumps", "I maintained pumps."],
  ["formation des serveurs", "J'ai formé le personnel."],
  ["maintenance des serveurs", "J'ai assuré la maintenance du personnel."],
  ["installation de chaises", "J'ai installé le personnel."],
  ["vente de vélos", "J'ai vendu aux particuliers."],
  ["cleaned rooms", "I cleaned the servers."],
  ["looked after residents", "I looked after relatives."],
  ["checked lorries", "I checked containers."],
  ["moved pallets", "I moved planes."],
  ["gave care to residents", "I gave care to professionals."],
])(
  "words that state something need a source, whatever stem they share: %s, %s",
  (line, sentence) => {
    expect(verdictOn(line, sentence)).not.toBe("accepted");
  },
);

test.each([
  ["maintained the boilers", "I maintained the boilers."],
  ["serviced the boilers", "I maintained the boilers."],
  ["boiler maintenance", "I maintained boilers."],
])("so is what is stated in other words: %s, %s", (line, sentence) => {
  expect(verdictOn(line, sentence)).toBe("accepted");
});
