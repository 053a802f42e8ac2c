import { describe, expect, test } from "vitest";
import { storedProfile } from "@postulo/evidence/profile";
import { applyOperations } from "../apply-operations.ts";
import { entriesOf, isEntrySection } from "../cv-document.ts";
import { masterCv } from "../master-cv.ts";
import { matchPosting } from "../match-posting.ts";
import { proposeVersion } from "../propose-version.ts";
import { fitToPages } from "./fit-to-pages.ts";
import { scoreParts } from "./part-scores.ts";

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

type Master = ReturnType<typeof careerOf>;

const matchFor = (master: Master, wishes: readonly string[]) =>
  matchPosting(master, `Dock Nurse\nRequirements\n${wishes.map((wish) => `- ${wish}`).join("\n")}`);

const versionFor = (master: Master, ...wishes: readonly string[]) =>
  proposeVersion(master, matchFor(master, wishes));

const fitted = (master: Master, ...wishes: readonly string[]) => {
  const match = matchFor(master, wishes);
  const scores = scoreParts(match.requirements);
  return fitToPages(master, match, { scores, page: { paper: "a4", template: "plain" } });
};

const longCareer = careerOf([
  { title: "Porter", description: lines("lifts", 6) },
  { title: "Porter", description: lines("doors", 6) },
  { title: "Porter", description: lines("gates", 6) },
  { title: "Dock Nurse", description: `${lines("wards", 5)}\nWound care for dockers` },
  { title: "Porter", description: lines("carts", 6) },
  { title: "Porter", description: lines("boats", 6) },
]);

describe("a long career", () => {
  const wounds = (ward: number) =>
    Array.from({ length: 9 }, (_, at) => `Wound care on ward ${ward}, bay ${at}`).join("\n");
  const career = masterCv(
    storedProfile.parse({
      profile: { first_name: "Ada", last_name: "Orrin" },
      experiences: [0, 1, 2, 3, 4, 5].map((at) => ({
        title: "Dock Nurse",
        company: `Quay ${at}`,
        start_date: String(2020 - 4 * at),
        end_date: String(2024 - 4 * at),
        description: wounds(at),
      })),
      education: [{ school: "Severn College", degree: "Diploma", field_of_study: "Nursing" }],
      contributions: [{ title: "Helper", organization: "Severn Hedgehog Rescue" }],
      competencies: [
        { name: "Crane signalling", category: "technical" },
        { name: "Splicing rope", category: "technical" },
      ],
    }),
    "en",
  );
  const sections = (...wishes: readonly string[]) =>
    versionFor(career, "Wound care", ...wishes).document.sections.map(({ kind }) => kind);

  test("puts the studies first when a degree is asked for, which no line of a job proves", () => {
    expect(sections("Diploma in nursing")[0]).toBe("education");
    expect(sections()[0]).toBe("experience");
  });

  test("puts the studies first when they may be what is asked for, and not for another subject", () => {
    expect(sections("Bachelor's in a related field")[0]).toBe("education");
    expect(sections("Nursing qualification to HNC/HND")[0]).toBe("education");
    expect(sections("Master's degree in accounting")[0]).toBe("experience");
  });

  test("puts the studies behind skills that lead, with one order of the sections", () => {
    const wishes = ["Wound care", "Diploma in nursing", "Crane signalling", "Splicing rope"];
    const { operations, document } = versionFor(career, ...wishes);
    const orders = operations.filter(
      (operation) => operation.kind === "order" && operation.list.of === "sections",
    );
    expect(document.sections.slice(0, 3).map(({ kind }) => kind)).toEqual([
      "skills",
      "education",
      "experience",
    ]);
    expect(orders).toMatchObject([{ reason: { kind: "requirement", text: "Diploma in nursing" } }]);
  });

  test("puts the activities first when they alone prove a must, by their organisation too", () => {
    expect(sections("Work with hedgehog rescue")[0]).toBe("contributions");
  });

  test("keeps lines of the two newest jobs on one page, and of older ones what is asked for", () => {
    const { document } = versionFor(longCareer, "Wound care");
    const counts = entriesOf(document).map((entry) => entry.lines.length);
    expect(counts[0]).toBeGreaterThanOrEqual(2);
    expect(counts[1]).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(document)).toContain("Wound care for dockers");
  });

  test("that has room on one page of US Letter loses nothing", () => {
    const jobs = ["lifts", "doors", "gates", "carts"].map((subject) => ({
      title: "Porter",
      description: lines(subject, 4),
    }));
    const master = careerOf([...jobs, { title: "Porter", description: lines("boats", 3) }]);
    const match = matchFor(master, ["Crane signalling"]);
    const page = { paper: "us-letter", template: "plain" } as const;
    expect(fitToPages(master, match, { scores: scoreParts(match.requirements), page })).toEqual([]);
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

const nurseCareer = (jobs: number) =>
  careerOf(
    Array.from({ length: jobs }, (_, at) => ({
      title: "Porter",
      description: `Wound care in hall ${at}\n${lines("beds", 6)}`,
    })),
  );
const registration = "Registered nurse with a current NMC PIN";

test("a note that nothing asks for stays where the second page has room", () => {
  const wishes = Array.from({ length: 7 }, (_, at) => `Looked after beds number ${at + 1}`);
  const operations = fitted(nurseCareer(8), "Wound care", registration, ...wishes);
  expect(operations.map(({ kind }) => kind)).toEqual(["order"]);
});

test.each([6, 12])("there is room for nothing that is hidden of %i jobs", (jobs) => {
  const master = nurseCareer(jobs);
  const wishes = ["Wound care", registration];
  const operations = fitted(master, ...wishes);
  const hidden = operations.filter(({ kind }) => kind === "hide");
  expect(hidden.length).toBeGreaterThan(0);
  for (const one of hidden) {
    const others = operations.filter((operation) => operation !== one);
    expect(fitted(applyOperations(master, others).document, ...wishes)).not.toEqual([]);
  }
});

test("each line is read at most three times, however many are hidden", () => {
  const master = nurseCareer(12);
  let reads = 0;
  let count = 0;
  const counted: Master = {
    ...master,
    sections: master.sections.map((section) =>
      isEntrySection(section)
        ? {
            ...section,
            entries: section.entries.map((entry) => ({
              ...entry,
              lines: entry.lines.map(({ id, text }) => {
                count += 1;
                return {
                  id,
                  get text() {
                    reads += 1;
                    return text;
                  },
                };
              }),
            })),
          }
        : section,
    ),
  };
  const match = matchFor(master, ["Wound care", registration]);
  const scores = scoreParts(match.requirements);
  fitToPages(counted, match, { scores, page: { paper: "a4", template: "plain" } });
  expect(count).toBe(84);
  expect(reads).toBeGreaterThanOrEqual(count);
  expect(reads).toBeLessThanOrEqual(3 * count);
});
