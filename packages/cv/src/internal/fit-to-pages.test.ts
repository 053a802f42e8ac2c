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
  const placements = [0, 1, 2, 3, 4, 5].map((at) => ({
    title: "Dock Nurse",
    company: `Quay ${at}`,
    start_date: "2022",
    end_date: "2024",
    description: wounds(at),
  }));
  const jobs = placements.map((job, at) => ({ ...job, start_date: String(2020 - 4 * at) }));
  const cvOf = (experiences: readonly object[]) =>
    masterCv(storedProfile.parse({ ...rows, experiences }), "en");
  const rows = {
    profile: { first_name: "Ada", last_name: "Orrin" },
    education: [{ school: "Severn College", degree: "Diploma", field_of_study: "Nursing" }],
    contributions: [{ title: "Helper", organization: "Severn Hedgehog Rescue" }],
    competencies: [
      { name: "Crane signalling", category: "technical" },
      { name: "Splicing rope", category: "technical" },
    ],
  };
  const career = cvOf(placements);
  const sections = (...wishes: readonly string[]) =>
    versionFor(career, "Wound care", ...wishes).document.sections.map(({ kind }) => kind);

  test("puts years of work before the studies, whatever is asked for", () => {
    const { document } = versionFor(cvOf(jobs), "Wound care", "Diploma in nursing");
    expect(document.sections[0]?.kind).toBe("experience");
  });

  test("counts a present job until today", () => {
    const present = { start_date: "2012", end_date: null, is_current: true };
    const running = cvOf(placements.map((job) => ({ ...job, ...present })));
    const asked = "Dock Nurse\nRequirements\n- Wound care\n- Diploma in nursing";
    const firstAt = (year: number) =>
      proposeVersion(running, matchPosting(running, asked, { today: { year, month: 11 } })).document
        .sections[0]?.kind;
    expect(firstAt(2026)).toBe("experience");
    expect(firstAt(2013)).toBe("education");
  });

  test("of somebody with little work puts the studies first when a degree is asked for, which no line of a job proves", () => {
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
    const porters = ["lifts", "doors", "gates", "carts"].map((subject) => ({
      title: "Porter",
      description: lines(subject, 4),
    }));
    const master = careerOf([...porters, { title: "Porter", description: lines("boats", 3) }]);
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

const hiddenOf = (master: Master, ...wishes: readonly string[]) => {
  const targets = fitted(master, ...wishes).flatMap((one) =>
    one.kind === "hide" ? [one.target] : [],
  );
  const texts = entriesOf(master).flatMap((entry) => entry.lines);
  return texts.filter(({ id }) => targets.includes(id)).map(({ text }) => text);
};

test("a line with a result, or with a word of what is asked for, is hidden only where two pages are too few", () => {
  const kept = [
    "Cut waiting from 40 to 12 minutes",
    "Answered at two inspections",
    "Stacked by tonnage",
  ];
  const description = [lines("lifts", 8), ...kept].join("\n");
  const other = (subject: string) => ({ title: "Porter", description: lines(subject, 8) });
  const jobs = [other("doors"), other("gates"), { title: "Porter", description }];
  const wishes = ["Crane signalling", "Deep knowledge of inspections", "Plan the tonnage of holds"];
  const hidden = hiddenOf(careerOf([...jobs, other("carts")]), ...wishes);
  expect(hidden.length).toBeGreaterThan(0);
  for (const line of kept) expect(hidden).not.toContain(line);
  const near = Array.from({ length: 8 }, (_, at) => `Answered inspections ${at}`);
  const many = Array.from({ length: 16 }, () => ({
    title: "Porter",
    description: near.join("\n"),
  }));
  expect(hiddenOf(careerOf([...jobs, ...many]), ...wishes).join()).toContain(
    "Answered inspections",
  );
});

test("nothing is hidden where all of the CV is two pages and more than one is needed", () => {
  const asked = (hall: string) =>
    Array.from({ length: 9 }, (_, at) => `Wound care in ${hall} ${at}`);
  const jobs = ["hall", "yard", "lock", "dock", "pier", "quay"].map((one) => ({
    title: "Porter",
    description: [...asked(one), "Sang in the works choir"].join("\n"),
  }));
  expect(hiddenOf(careerOf(jobs), "Wound care", registration)).toEqual([]);
});

test("a licence to drive a car does not come before the jobs", () => {
  const master = nurseCareer(8);
  const note = { id: "other.0", text: "Driving licence: Full clean B licence" };
  const sections = master.sections.map((one) =>
    one.kind === "notes" ? { ...one, lines: [note] } : one,
  );
  const { document } = versionFor({ ...master, sections }, "Wound care", "Full driving licence");
  expect(document.sections[0]?.kind).toBe("experience");
});
