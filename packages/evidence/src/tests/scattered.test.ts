import { describe, expect, test } from "vitest";
import { checkerOf } from "../testing/checker-of.ts";

const verdictsFor = (profile: unknown) => {
  const check = checkerOf(profile, "Harbour hand.");
  return (sentence: string) => check(sentence).verdict;
};

const english = verdictsFor({
  profile: { first_name: "Una", last_name: "Dove", city: "Whitby", summary: "" },
  experiences: [
    {
      company: "Esk Sailing School",
      title: "Instructor",
      location: "Whitby",
      start_date: "04/2021",
      is_current: true,
      description: [
        "Rigged dinghies for a summer camp. Wooden masts and cotton sails, splicing too. Wrote the safety card from scratch.",
        "Managed the lockers. Repaired oars for farms.",
        "Trained 4 volunteers",
        "Ordered rope from chandlers",
        "Slipway sweeping",
        "Repair kayaks",
        "Logbook checks",
        "Breakages down after a talk on knots",
        "Canvas cutting: 60 helpers in 2025, 450 ha of sails cut",
        "Taught knots to harbour children, a ribbon for each of them",
        "Fleet of 40 boats, including 6 for children",
      ].join("\n"),
    },
  ],
  education: [
    { school: "Tyne College", degree: "Diploma", field_of_study: "Boatbuilding", end_date: "2015" },
    { school: "Wear College", degree: "Certificate", field_of_study: "Welding", end_date: "2017" },
  ],
  competencies: [{ name: "Tours and talks", level: "advanced", category: "softSkills" }],
});

describe("the words of a part may be of several lines if they make no fact of their own", () => {
  test.each([
    // Of two sentences that follow one another.
    "I rigged dinghies with wooden masts.",
    // The elements of a list.
    "I do the slipway sweeping and logbook checks.",
    // A verb of its own.
    "I repair kayaks and sweep the slipway.",
    // A number of a part of what is counted.
    "Six of our boats are for children.",
    // The topic before a colon is that of each number.
    "I cut 450 hectares of canvas.",
    // An extent of the line.
    "I taught knots to each of the harbour children.",
    // One of the names of a skill.
    "I enjoy giving tours.",
    // Two studies, and a study beside a job.
    "I hold a Diploma in Boatbuilding and a Certificate in Welding.",
    "I have rigged dinghies at Esk Sailing School and I hold a Certificate in Welding.",
  ])("accepted: %s", (sentence) => {
    expect(english(sentence)).toBe("accepted");
  });

  test.each([
    // Two deeds that follow one another in a line.
    "I managed the lockers for farms.",
    // A verb with the object of another line.
    "I trained the chandlers.",
    "I trained volunteers and chandlers.",
    // A number, an extent or a change of another line.
    "I rigged 40 dinghies with wooden masts.",
    "I trained 6 volunteers.",
    "The slipway sweeping cut breakages.",
    "I rigged all dinghies with wooden masts.",
    // Another extent than that of the line.
    "I wrote the safety card on time.",
    // "Before this" names nothing.
    "Before this I negotiated dinghies.",
  ])("not accepted: %s", (sentence) => {
    expect(english(sentence)).not.toBe("accepted");
  });
});
