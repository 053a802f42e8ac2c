import { describe, expect, test } from "vitest";
import { checkClaim } from "./check-claim.ts";
import { readEntries } from "./entry.ts";
import { storedProfile } from "./profile.ts";
import { claimSets } from "./testing/claims/all-claims.ts";
import { claimsOf, letterOf } from "./testing/claims/claim-set.ts";
import type { ClaimSet, SampleClaim } from "./testing/claims/claim-set.ts";

const today = { year: 2026, month: 11 };
const entries = readEntries(
  storedProfile.parse({
    profile: { first_name: "Ines", last_name: "Roth", city: "Hull", summary: "" },
    experiences: [
      {
        id: "yard",
        company: "Humber Yard",
        title: "Welder",
        start_date: "03/2019",
        is_current: true,
        description:
          "Weld 40 frames a week\nHelped rebuild the paint line for £2.4m\nNo accidents in 3 years",
      },
      {
        id: "mill",
        company: "Castle Mill",
        title: "Fitter",
        start_date: "2014",
        end_date: "02/2019",
        description: "Serviced 12 looms",
      },
    ],
    competencies: [{ id: "german", name: "German", level: "beginner", category: "language" }],
  }),
  [{ id: "why", question: "Why this job?", answer: "I live next to the shipyard in Goole." }],
);
const posting = { text: "Lead welder at Goole Ships. 60 welders. You hold EN ISO 9606." };

const check = (sentence: string, cited?: readonly string[]) => {
  const { verdict, reasons } = checkClaim(sentence, { entries, posting, cited, today });
  return [verdict, ...reasons.map(({ kind }) => kind)].join(" ");
};

const driver = readEntries(
  storedProfile.parse({
    profile: { first_name: "Abel", last_name: "Voss", city: "Hull", summary: "" },
    experiences: [
      {
        company: "Wold Buses",
        title: "Bus Driver",
        start_date: "03/2018",
        is_current: true,
        description:
          "Early and late turns on routes 12 and 47\nNo collisions since 2020\nTrain apprentices since 2022\nCut fuel use by a fifth\nClean a bus of 90 m3",
      },
      {
        company: "Dale Parcels",
        title: "Courier",
        start_date: "01/2014",
        end_date: "02/2018",
        description: "Planned my own round\nSold 310 boxes in summer 2016",
      },
      {
        company: "Hotel Ouse",
        title: "Porter",
        start_date: "2009",
        end_date: "2010",
        description: "",
      },
    ],
    competencies: [
      { name: "PCV licence category D", level: null, category: "technical" },
      { name: "First aid", level: null, category: "technical" },
    ],
  }),
);

describe("claims that the words of an entry do not make", () => {
  test.each([
    ["I have driven buses for eight years.", "accepted"],
    ["I have driven buses for twelve years.", "doubtful duration"],
    ["I have worked for twelve years.", "accepted"],
    ["I have worked for seventeen years.", "doubtful duration"],
    ["I have worked for twenty years.", "refused duration"],
    ["I have years of experience with first aid.", "doubtful duration"],
    ["I train apprentices and have done so for years.", "accepted"],
    ["I sold 310 boxes in summer 2016.", "accepted"],
    ["I sold 310 boxes in summer 2014.", "refused date"],
    ["I have trained apprentices since 2018.", "doubtful date"],
    ["My bus was named bus of the year.", "refused honour honour"],
    ["I hold a category D licence.", "accepted"],
    ["I hold a C+E licence.", "refused credential"],
    ["I cut fuel use by a fifth.", "accepted"],
    ["I cut fuel use by a third.", "doubtful unsupported"],
    ["I clean a bus of 90 m³.", "accepted"],
    ["By training apprentices, I cut fuel use.", "doubtful mixed"],
    ["I improved the routes.", "doubtful unsupported"],
    ["As a porter at Hotel Ouse I planned my own round.", "doubtful unsupported"],
    ["At Dale Parcels I did not have any collisions.", "doubtful mixed"],
    ["I train apprentices, which you list as desirable.", "accepted"],
  ])("%s: %s", (sentence, expected) => {
    const { verdict, reasons } = checkClaim(sentence, { entries: driver, posting, today });
    expect([verdict, ...reasons.map(({ kind }) => kind)].join(" ")).toBe(expected);
  });
});

const assistant = readEntries(
  storedProfile.parse({
    profile: { first_name: "Rune", last_name: "Abbot", city: "York", summary: "" },
    experiences: [
      {
        company: "Ouse Press",
        title: "Shop Manager",
        location: "York",
        start_date: "05/2021",
        is_current: true,
        description:
          "Run a shop with 8 staff\nSales up 12% in 2024\nSet up click and collect\nStocktake one week in six",
      },
      {
        company: "Foss Books",
        title: "Bookseller",
        location: "Leeds",
        start_date: "10/2018",
        end_date: "04/2021",
        description: "Paired with two apprentices\nOrdered from 30 publishers each month",
      },
      {
        company: "Derwent Foods",
        title: "Assistant Manager",
        location: "York",
        start_date: "01/2017",
        end_date: "09/2018",
        description: "Cashing up",
      },
    ],
    education: [
      { school: "York College", degree: "HND", start_date: "2025", end_date: "06/2027" },
      { school: "Acomb School", degree: "A level", end_date: "2016" },
      { school: "University of Hull", degree: "PhD", end_date: "2018" },
    ],
    contributions: [
      {
        title: "Mentor",
        organization: "Holgate Library",
        description: "Read to twelve children",
      },
    ],
    competencies: [
      { name: "Licence categories B and C1", level: null, category: "technical" },
      { name: "Payroll", level: null, category: "technical" },
    ],
    other: [{ label: "Prince2", content: "Exam booked for 03/2027." }],
  }),
);

describe("claims of plans, times, parts and frequencies", () => {
  test.each([
    // What only a plan names is not held; a date that is to come says that it is one.
    ["I hold the Prince2 certificate.", "doubtful"],
    ["I will sit the Prince2 exam in March 2027.", "accepted"],
    ["I hold an HND from York College.", "doubtful"],
    ["I hold an A level from Acomb School.", "accepted"],
    // An employer may be a time.
    ["Before Ouse Press, I ordered from 30 publishers each month.", "accepted"],
    ["Before joining Ouse Press I spent two and a half years at Foss Books.", "accepted"],
    ["Before Foss Books, I set up click and collect.", "doubtful"],
    ["After Foss Books, I set up click and collect.", "accepted"],
    // Each organisation has its own part of the clause.
    [
      "I paired with two apprentices at Foss Books and read to twelve children at Holgate Library.",
      "accepted",
    ],
    [
      "I read to twelve children at Foss Books and paired with two apprentices at Holgate Library.",
      "refused",
    ],
    // Facts of two lines make no third one.
    ["Click and collect took our sales up by 12%.", "doubtful"],
    ["I set up click and collect, and sales were up 12% in 2024.", "accepted"],
    // Each word that states something is the source's.
    ["I run a flagship shop with 8 staff.", "doubtful"],
    ["I opened Ouse Press in 2021.", "doubtful"],
    // How often is stated.
    ["I do a stocktake every week.", "doubtful"],
    ["I ordered monthly from 30 publishers.", "accepted"],
    // Ten years are a number; parts of titles count.
    ["I have run a shop for over two decades.", "refused"],
    ["I am the area manager for York and Leeds.", "doubtful"],
    ["I hold a licence of category D.", "refused"],
    ["I was the floor manager of Foss Books.", "refused"],
    ["I was a bookseller at Foss Books.", "accepted"],
    ["As a director at Foss Books I ordered from 30 publishers.", "refused"],
    ["I was a manager at Derwent Foods.", "refused"],
    ["I was an assistant manager at Derwent Foods.", "accepted"],
    // The years of a job are no years of a skill that it does not name.
    ["I have two and a half years of experience with payroll.", "doubtful"],
    ["My doctorate is from the University of Hull.", "accepted"],
    // Another statement about the posting.
    ["Sixty welders sound like good company.", "doubtful"],
    // The first and the last line of a letter are courtesies.
    ["Dear Hiring Manager,", "accepted"],
    ["Dear Ms Prout,", "doubtful"],
    ["Dear Hiring Manager, I am writing about your vacancy.", "accepted"],
    ["Hello, I run a shop with 80 staff.", "refused"],
    ["Dear Ms Prout, I am writing about your vacancy.", "refused"],
    ["Yours sincerely,", "accepted"],
    ["Madame, Monsieur,", "accepted"],
    ["Dear team, I run a shop with 80 staff,", "refused"],
    // Denials and wishes.
    ["I cannot claim to know EN ISO 9606.", "accepted"],
    ["Sixty welders would be new to me.", "accepted"],
    ["I still have no licence for lorries.", "doubtful"],
    ["I have no doubt that I led 60 welders.", "refused"],
  ])("%s: %s", (sentence, verdict) => {
    expect(checkClaim(sentence, { entries: assistant, posting, today }).verdict).toBe(verdict);
  });
});

describe("without citations each entry may be the source, one at a time", () => {
  test.each([
    ["I weld forty frames a week at Humber Yard.", "accepted"],
    ["I have worked at Humber Yard for more than seven years.", "accepted"],
    [
      "I was a fitter at Castle Mill until February 2019, where I serviced twelve looms.",
      "accepted",
    ],
    ["At Humber Yard I weld 40 frames a week, and at Castle Mill I serviced 12 looms.", "accepted"],
    ["I live next to the shipyard in Goole.", "accepted"],
    ["You have sixty welders.", "accepted"],
    ["I would like to meet you.", "accepted"],
    ["I have not passed EN ISO 9606 yet.", "accepted"],
    ["I have never held EN ISO 9606.", "accepted"],
    ["I have never missed a deadline.", "doubtful unsupported"],
    ["I could start in March.", "accepted"],
    ["I could start on 1 June.", "doubtful date"],
    ["I could start immediately.", "doubtful date"],
    ["Je serais heureux de vous rencontrer.", "accepted"],
    ["Je gérais les litiges avec les assureurs.", "doubtful"],
    ["J'encadrais des apprentis soudeurs en Norvège.", "doubtful name"],
    ["I weld 400 frames a week.", "refused number"],
    ["I serviced 40 looms.", "refused number"],
    ["I helped rebuild the paint line for £2.4bn.", "refused number"],
    ["At Castle Mill I weld 40 frames a week.", "refused number"],
    ["I joined Humber Yard in 2017.", "refused date"],
    ["I am a lead welder at Humber Yard.", "refused title"],
    ["I am a chartered engineer.", "refused title"],
    ["I speak German fluently.", "refused level"],
    ["I led the rebuild of the paint line for £2.4m.", "refused credit"],
    ["I hold a degree in welding.", "refused credential"],
    ["I doubled the frames we weld a week.", "doubtful number"],
    ["I weld hulls for Northrop every day.", "refused name"],
    ["I repair engines and pumps.", "doubtful"],
    ["Dear [name], I weld 40 frames a week.", "refused placeholder"],
  ])("%s: %s", (sentence, expected) => {
    const [verdict, ...kinds] = check(sentence).split(" ");
    const [expectedVerdict, ...expectedKinds] = expected.split(" ");
    expect(verdict).toBe(expectedVerdict);
    expect(kinds).toEqual(expect.arrayContaining(expectedKinds));
  });
});

describe("with citations the cited entries alone are the source", () => {
  test.each([
    ["I weld forty frames a week.", ["yard"], "accepted"],
    ["I weld forty frames a week.", ["mill"], "refused"],
    ["I weld forty frames a week.", ["posting"], "refused"],
    ["I weld forty frames a week.", [], "refused"],
    ["I weld forty frames a week.", ["yard", "nothing"], "refused"],
    ["You have sixty welders.", ["posting"], "accepted"],
    ["I live next to the shipyard in Goole.", ["why"], "accepted"],
  ])("%s %j: %s", (sentence, cited, verdict) => {
    expect(check(sentence, cited).split(" ")[0]).toBe(verdict);
  });
});

test("reasons name the words", () => {
  const { reasons } = checkClaim("I weld 400 frames a week.", { entries, posting, today });
  expect(reasons).toContainEqual({ kind: "number", words: "400 frames", severity: "refused" });
});

/** The verdicts on sentences about the person of a set. */
function verdictsOf(set: ClaimSet, sentences: readonly SampleClaim[]) {
  const context = {
    entries: readEntries(storedProfile.parse(set.profile)),
    posting: { text: set.posting },
    today,
  };
  return sentences.map(({ sentence, isTrue }) => ({
    isTrue,
    sentence,
    verdict: checkClaim(sentence, context).verdict,
  }));
}

test("an honest letter passes, and each invention in a letter is found", () => {
  const letters = claimSets.map((set) => verdictsOf(set, letterOf(set)));
  expect(letters.filter((letter) => letter.length > 0).length).toBeGreaterThan(5);
  const all = letters.flat();
  expect(all.filter(({ isTrue, verdict }) => !isTrue && verdict === "accepted")).toEqual([]);
  expect(all.filter(({ isTrue, verdict }) => isTrue && verdict === "refused")).toEqual([]);
  // Figures of speech, and facts of two entries in one part of a sentence.
  const doubted = all.filter(({ isTrue, verdict }) => isTrue && verdict === "doubtful");
  expect(doubted.length).toBeLessThanOrEqual(16);
});

describe.each([
  ["sentences the rules were made with", false],
  ["sentences set aside", true],
])("%s", (_, isHeldBack) => {
  const results = claimSets
    .filter((set) => set.isHeldBack === isHeldBack)
    .flatMap((set) => verdictsOf(set, claimsOf(set)));
  const share = (isTrue: boolean, verdict: string) => {
    const chosen = results.filter((result) => result.isTrue === isTrue);
    expect(chosen.length).toBeGreaterThan(40);
    return chosen.filter((result) => result.verdict === verdict).length / chosen.length;
  };

  test("inventions are hardly accepted, true sentences hardly refused and seldom doubted", () => {
    expect(share(false, "accepted")).toBeLessThanOrEqual(0.05);
    expect(share(true, "refused")).toBeLessThanOrEqual(0.03);
    expect(share(true, "doubtful")).toBeLessThanOrEqual(0.25);
  });
});
