import { describe, expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

const today = { year: 2026, month: 11 };

const packer = readEntries(
  storedProfile.parse({
    profile: { first_name: "Ada", last_name: "Lunt", city: "Hull", summary: "" },
    experiences: [
      {
        company: "Brackenby Foods",
        title: "Machine Operator",
        start_date: "02/2020",
        is_current: true,
        description:
          "2nd shift, 30-seat canteen, cold store of 8\nAudits 2x/week\nBoxed 90 trays/hr, avg changeover 12 min (was 20)\n0 injuries in 2025\nShadowed the conveyor refit\nForklift checks since Mar 2024\nHelped the site mgr write the hygiene SOP",
      },
      {
        company: "Holderness Ferries",
        title: "Deck Assistant",
        start_date: "05/2019",
        end_date: "11/2019",
        description: "Tied up 6-9 boats a day",
      },
    ],
    education: [
      {
        school: "Hull College",
        degree: "NVQ Level 2 (in progress)",
        field_of_study: "Food Safety",
        start_date: "2025",
        is_current: true,
        description: "4 of 9 units done",
      },
    ],
    competencies: [
      { name: "Auditing", level: "advanced", category: "technical" },
      { name: "SafeHands (passed 04/2025)", level: null, category: "technical" },
      { name: "Windows 11", level: null, category: "toolsAndSoftware" },
    ],
    other: [{ label: "Travel", content: "No car yet." }],
  }),
);
const packing = {
  text: "Line lead at Marlow Dairy, ref. MD-77-041. You run 3 lines of Bluefin software with a team of 14.",
  reference: "MD-77-041",
};

describe("claims in other forms than the words of their entry", () => {
  test.each([
    ["I work on second shift.", "accepted"],
    ["I do audits twice a week.", "accepted"],
    ["I do audits every day.", "doubtful number"],
    ["I box ninety trays an hour.", "accepted"],
    ["Our average changeover fell from 20 minutes to 12.", "accepted"],
    ["Our average changeover fell from 20 minutes to 10.", "refused number"],
    ["In 2025 we had no injuries.", "accepted"],
    ["In 2025 we had zero injuries.", "accepted"],
    ["I refitted the conveyor at Brackenby Foods.", "doubtful credit"],
    ["I have done forklift checks for two years.", "accepted"],
    ["I have done forklift checks for five years.", "doubtful duration"],
    ["I helped the site manager write the hygiene procedure.", "accepted"],
    ["I tied up between six and nine boats a day.", "accepted"],
    ["From May to November 2019 I was a deck assistant.", "accepted"],
    ["I have finished 4 of the 9 units towards an NVQ in food safety.", "accepted"],
    ["Our cold store has 30 seats.", "doubtful mixed"],
    ["I have a car.", "doubtful negation"],
    ["I stayed there for five years.", "doubtful duration"],
    ["I know that you run Bluefin with a team of 14.", "accepted"],
    ["I know Bluefin.", "refused claimed"],
    ["I passed SafeHands in 2025 and I stayed seven months, until November 2019.", "accepted"],
    ["Ada Lunt", "accepted"],
    ["Ada Bishop", "refused name name"],
    ["I am writing about your advert, reference MD-77-041.", "accepted"],
    ["I saw your advert (ref. MD-77-041) and I work on second shift.", "accepted"],
    ["Job MD 77 041 has caught my eye.", "accepted"],
    ["I wrote about reference MD-77-042.", "refused"],
  ])("%s: %s", (sentence, expected) => {
    const { verdict, reasons } = checkClaim(sentence, { entries: packer, posting: packing, today });
    expect([verdict, ...reasons.map(({ kind }) => kind)].join(" ")).toContain(expected);
  });
});
