import { describe, expect, test } from "vitest";
import { checkClaim } from "./check-claim.ts";
import { readEntries } from "./entry.ts";
import { storedProfile } from "./profile.ts";
import { claimSets } from "./testing/claims/all-claims.ts";
import { claimsOf } from "./testing/claims/claim-set.ts";

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
    ["I have worked for seventeen years.", "refused duration"],
    ["I have years of experience with first aid.", "doubtful duration"],
    ["I train apprentices and have done so for years.", "accepted"],
    ["I sold 310 boxes in summer 2016.", "accepted"],
    ["I sold 310 boxes in summer 2014.", "refused date"],
    ["I have trained apprentices since 2018.", "doubtful date"],
    ["My bus was named bus of the year.", "refused honour honour"],
    ["I hold a category D licence.", "accepted"],
    ["I hold a C+E licence.", "refused credential"],
    ["I cut fuel use by a fifth.", "accepted"],
    ["I cut fuel use by a third.", "doubtful number"],
    ["I clean a bus of 90 m³.", "accepted"],
    ["By training apprentices, I cut fuel use.", "doubtful mixed"],
    ["I improved the routes.", "doubtful unsupported unsupported"],
    ["As a porter at Hotel Ouse I planned my own round.", "doubtful unsupported"],
    ["At Dale Parcels I did not have any collisions.", "doubtful mixed"],
    ["I train apprentices, which you list as desirable.", "accepted"],
  ])("%s: %s", (sentence, expected) => {
    const { verdict, reasons } = checkClaim(sentence, { entries: driver, posting, today });
    expect([verdict, ...reasons.map(({ kind }) => kind)].join(" ")).toBe(expected);
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
    ["I doubled the frames we weld a week.", "refused number"],
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

describe.each([
  ["sentences the rules were made with", false],
  ["sentences set aside", true],
])("%s", (_, isHeldBack) => {
  const results = claimSets
    .filter((set) => set.isHeldBack === isHeldBack)
    .flatMap((set) => {
      const context = {
        entries: readEntries(storedProfile.parse(set.profile)),
        posting: { text: set.posting },
        today,
      };
      return claimsOf(set).map(({ sentence, isTrue }) => ({
        isTrue,
        verdict: checkClaim(sentence, context).verdict,
      }));
    });
  const share = (isTrue: boolean, verdict: string) => {
    const chosen = results.filter((result) => result.isTrue === isTrue);
    expect(chosen.length).toBeGreaterThan(40);
    return chosen.filter((result) => result.verdict === verdict).length / chosen.length;
  };

  test("inventions are hardly accepted, true sentences hardly refused and seldom doubted", () => {
    expect(share(false, "accepted")).toBeLessThanOrEqual(0.05);
    expect(share(true, "refused")).toBeLessThanOrEqual(0.03);
    expect(share(true, "doubtful")).toBeLessThanOrEqual(0.2);
  });
});
