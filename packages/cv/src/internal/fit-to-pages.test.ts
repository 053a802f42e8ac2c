import { describe, expect, test } from "vitest";
import { storedProfile } from "@postulo/evidence/profile";
import { entriesOf } from "../cv-document.ts";
import { masterCv } from "../master-cv.ts";
import { matchPosting } from "../match-posting.ts";
import { proposeVersion } from "../propose-version.ts";

const lines = (subject: string, count: number) =>
  Array.from({ length: count }, (_, at) => `Looked after ${subject} number ${at + 1}`).join("\n");

const careerOf = (jobs: readonly { title: string; description: string }[]) =>
  masterCv(
    storedProfile.parse({
      profile: { first_name: "Ada", last_name: "Orrin" },
      experiences: jobs.map((job, at) => ({
        ...job,
        company: `Quay ${at}`,
        start_date: String(2020 - 4 * at),
        end_date: String(2024 - 4 * at),
      })),
      competencies: [{ name: "Crane signalling", category: "technical" }],
      other: [
        { label: "Registration", content: "NMC PIN 12A3456E" },
        { label: "Interests", content: "Rowing" },
      ],
    }),
    "en",
  );

const versionFor = (master: ReturnType<typeof careerOf>, ...wishes: readonly string[]) =>
  proposeVersion(
    master,
    matchPosting(
      master,
      `Dock Nurse\nRequirements\n${wishes.map((wish) => `- ${wish}`).join("\n")}`,
    ),
  );

const longCareer = careerOf([
  { title: "Porter", description: lines("lifts", 6) },
  { title: "Porter", description: lines("doors", 6) },
  { title: "Porter", description: lines("gates", 6) },
  { title: "Dock Nurse", description: `${lines("wards", 5)}\nWound care for dockers` },
  { title: "Porter", description: lines("carts", 6) },
  { title: "Porter", description: lines("boats", 6) },
]);

describe("a long career", () => {
  test("keeps lines of the two newest jobs on one page, and of older ones what is asked for", () => {
    const { document } = versionFor(longCareer, "Wound care");
    const counts = entriesOf(document).map((entry) => entry.lines.length);
    expect(counts[0]).toBeGreaterThanOrEqual(2);
    expect(counts[1]).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(document)).toContain("Wound care for dockers");
  });

  test("hides nothing that there is room for", () => {
    const { document, operations } = versionFor(longCareer, "Wound care");
    const hidden = operations.filter(({ kind }) => kind === "hide");
    expect(hidden.length).toBeGreaterThan(0);
    const shownLines = entriesOf(document).flatMap((entry) => entry.lines);
    expect(shownLines.length).toBeGreaterThan(12);
  });
});

test("of two pages the first begins with the registration that is asked for, without other notes", () => {
  const jobs = Array.from({ length: 12 }, (_, at) => ({
    title: "Porter",
    description: `Wound care in hall ${at}\n${lines("beds", 6)}`,
  }));
  const { document } = versionFor(
    careerOf(jobs),
    "Wound care",
    "Registered nurse with a current NMC PIN",
  );
  expect(document.sections[0]).toMatchObject({
    kind: "notes",
    lines: [{ text: "Registration: NMC PIN 12A3456E" }],
  });
});

test("a must that no hiding brings to the first page hides nothing", () => {
  const jobs = Array.from({ length: 14 }, (_, at) => ({
    title: at === 13 ? "Wound Nurse" : "Porter",
    description: at === 13 ? "Wound care for dockers" : "Crane signalling",
  }));
  const { operations } = versionFor(careerOf(jobs), "Wound care", "Crane signalling");
  expect(operations.filter(({ kind }) => kind === "hide")).toEqual([]);
});
