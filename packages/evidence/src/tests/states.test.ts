import { describe, expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

const today = { year: 2026, month: 11 };
const posting = {
  text: "Gate Keeper at Marfleet Dock. Trips to Immingham. 40 gates. You know Portcheck.",
  company: "Marfleet Dock",
};

const keeper = readEntries(
  storedProfile.parse({
    profile: { first_name: "Ola", last_name: "Brandt", city: "Goole", summary: "" },
    experiences: [
      {
        company: "Keadby Lock",
        title: "Lock Keeper",
        location: "Keadby",
        start_date: "06/2019",
        is_current: true,
        description: [
          "Log the boats; manager answers the complaints",
          "Weekly roster is set by head office, I swap shifts",
          "Essais des vannes, c'est le chef de poste qui signe",
          "Helped with the tariffs",
          "One stranding in my first year",
          "Bridge painting: never, the council does it",
          "Renewal of the pumps planned for 2027",
          "Three months on dredging (winter 2021-2022)",
          "Open 9 gates",
        ].join("\n"),
      },
      {
        company: "Thorne Marina",
        title: "Berth Hand",
        location: "Goole",
        start_date: "2015",
        end_date: "05/2019",
        description: "Count 70 berths, close at D+4",
      },
    ],
    education: [
      {
        school: "Hull Institute",
        degree: "Traineeship",
        field_of_study: "Marine Surveyor",
        start_date: "2013",
        end_date: "2014",
        description: "Dropped out after a year",
      },
    ],
    competencies: [
      { name: "First aid: course booked January 2027", level: null, category: "technical" },
      { name: "Crane ticket (expired 2021)", level: null, category: "technical" },
      { name: "Dutch", level: "beginner", category: "language" },
    ],
    other: [
      { label: "Other", content: "I have applied to sit the VHF test but have not done it yet." },
    ],
  }),
);

const verdictOf = (sentence: string) => {
  const { verdict, reasons } = checkClaim(sentence, { entries: keeper, posting, today });
  return [verdict, ...reasons.map(({ kind }) => kind)].join(" ");
};

describe("what a clause claims is in the state of the statement that it rests on", () => {
  test.each([
    ["I log the boats.", "accepted"],
    ["I answer the complaints.", "doubtful credit"],
    ["The manager answers the complaints.", "accepted"],
    ["I set the weekly roster.", "doubtful credit"],
    ["Je signe les essais des vannes.", "doubtful credit"],
    ["I set the tariffs.", "doubtful"],
    ["I helped with the tariffs.", "accepted"],
    ["I paint the bridge.", "doubtful negation"],
    ["I renewed the pumps.", "doubtful credential"],
    ["The pumps are to be renewed in 2027.", "accepted"],
    ["I hold a first aid certificate.", "doubtful credential"],
    ["I did a first aid course in January.", "doubtful credential"],
    ["I have booked a first aid course.", "accepted"],
    ["I have a valid crane ticket.", "doubtful credential"],
    ["My crane ticket expired in 2021.", "accepted"],
    ["I passed the VHF test.", "doubtful"],
    ["I chat with skippers in Dutch.", "doubtful level"],
    ["My Dutch is at A2.", "accepted"],
  ])("%s: %s", (sentence, expected) => {
    expect(verdictOf(sentence).split(" ")).toEqual(expect.arrayContaining(expected.split(" ")));
  });

  test.each([
    ["I log all of the boats.", "scope"],
    ["I have never had a stranding.", "negation"],
    ["I spent more than two years on dredging.", "duration"],
    ["I was in charge of the night team.", "credit"],
    ["I managed a team of three.", "credit"],
    ["In Goole I open 9 gates.", "mixed"],
    ["We close at D+9.", "number"],
    ["I am a marine surveyor.", "title"],
    ["I passed it this summer.", "unsupported"],
  ])("%s is not accepted: %s", (sentence, kind) => {
    expect(verdictOf(sentence)).toMatch(/^(?:doubtful|refused)/);
    expect(verdictOf(sentence)).toContain(kind);
  });
});

describe("a refusal needs a contradiction", () => {
  test.each([
    ["I open 30 gates.", "refused number"],
    ["I count 90 berths.", "refused number"],
    ["I know Portcheck.", "refused claimed"],
  ])("%s: %s", (sentence, expected) => {
    expect(verdictOf(sentence)).toContain(expected);
  });

  test.each([
    "Being outdoors is part of the day at Marfleet.",
    "I have seen that Marfleet Dock has 40 gates.",
    "I would gladly come to Immingham for an interview.",
    "The gates are about half an hour from my door.",
    "I log the boats from six in the morning.",
    "I open the gates with two colleagues.",
    "I close the gates at half past nine.",
  ])("%s", (sentence) => {
    expect(verdictOf(sentence)).not.toContain("refused");
  });
});
