import { describe, expect, test } from "vitest";
import { checkerOf } from "../testing/checker-of.ts";

/** A profile of one job with these lines, and these skills. */
const verdictOn = (lines: readonly string[], skills: readonly string[], sentence: string) =>
  checkerOf(
    {
      profile: { first_name: "Ada", last_name: "Quill", city: "Hull", summary: "" },
      experiences: [
        {
          company: "Humber Care",
          title: "Care assistant",
          location: "Hull",
          start_date: "03/2020",
          is_current: true,
          description: lines.join("\n"),
        },
      ],
      competencies: skills.map((name) => ({ name, category: "technical" })),
    },
    "Care home wants staff.",
  )(sentence).verdict;

describe("a certificate of one's own", () => {
  const lines = ["1st aid duties at the fair, end of life care and support", "secours à la fête"];
  const skills = [
    "First aid (no longer valid I think)",
    "CPR / BLS cert 2023 (2 years)",
    "Forklift licence, valid until 05/2028",
    "Certificat de secours, périmé",
    "Permis de cariste",
  ];

  test.each([
    "My first aid certificate is no longer valid.",
    "I did first aid duties at the fair.",
    "I hold a forklift licence.",
    "My forklift licence is in date.",
    "Mon certificat de secours est périmé.",
    "J'ai le permis de cariste.",
  ])("is told as its skill says: %s", (sentence) => {
    expect(verdictOn(lines, skills, sentence)).toBe("accepted");
  });

  test.each([
    "I hold a first aid certificate.",
    "I hold a current first aid certificate.",
    "My Basic Life Support certificate is in date.",
    "Mon certificat de secours est en cours de validité.",
  ])("is not proven or in force by the work of a job: %s", (sentence) => {
    expect(verdictOn(lines, skills, sentence)).not.toBe("accepted");
  });
});

describe("training", () => {
  test.each([
    ["Attended safeguarding training", "I attended safeguarding training."],
    ["Gave fire training to new staff", "I gave fire training."],
    ["Formation incendie suivie", "J'ai suivi une formation incendie."],
    ["Formation des nouveaux", "J'ai donné une formation aux nouveaux."],
  ])("is told by who learnt or gave it: %s", (line, sentence) => {
    expect(verdictOn([line], [], sentence)).toBe("accepted");
  });

  test.each([
    ["Attended safeguarding training", "I gave safeguarding training."],
    ["Attended safeguarding training", "I have given safeguarding training."],
    ["Attended fire training, run by the council", "I ran fire training."],
    ["Completed safeguarding training", "I gave safeguarding training."],
    ["Safeguarding training", "I gave safeguarding training."],
    ["Formation incendie suivie", "J'ai donné une formation incendie."],
    ["Formation aux premiers secours", "J'ai donné une formation aux premiers secours."],
  ])("was not given by who learnt: %s", (line, sentence) => {
    expect(verdictOn([line], [], sentence)).not.toBe("accepted");
  });
});
