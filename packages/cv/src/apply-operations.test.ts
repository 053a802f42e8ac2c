import { describe, expect, test } from "vitest";
import { applyOperations } from "./apply-operations.ts";
import { type CvDocument, entriesOf, skillsOf } from "./cv-document.ts";
import type { CvGate, CvOperation, OrderedList } from "./cv-operation.ts";
import { masterCv } from "./master-cv.ts";
import { electrician, nurse } from "./testing/sample-profile.ts";

const openGate: CvGate = { isSameSkill: () => true, acceptsLine: () => true };
const reason = { kind: "manual" } as const;
const master = masterCv(nurse, "en");

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const idsOf = (document: CvDocument): string[] => [
  "profile",
  "nowhere",
  ...entriesOf(document).flatMap(({ id, lines }) => [id, ...lines.map((line) => line.id)]),
  ...skillsOf(document).map(({ id }) => id),
  ...document.sections.map(({ kind }) => kind),
];

function randomOperation(document: CvDocument, random: () => number): CvOperation {
  const ids = idsOf(document);
  const pick = () => ids[Math.floor(random() * ids.length)] ?? "";
  const lists: OrderedList[] = [
    { of: "sections" },
    { of: "lines", entry: pick() },
    { of: "skillGroups" },
    { of: "skills", group: "professional" },
  ];
  const list = lists[Math.floor(random() * lists.length)] ?? { of: "sections" };
  const own = { id: String(random()), reason };
  const operations: CvOperation[] = [
    { ...own, kind: "order", list, first: [pick(), pick(), pick()] },
    { ...own, kind: "hide", target: pick() },
    { ...own, kind: "show", target: pick() },
    { ...own, kind: "shorten", entry: pick(), line: pick() },
    { ...own, kind: "headline", entry: pick() },
    { ...own, kind: "renameSkill", skill: pick(), name: "Chief Executive of Everything" },
    { ...own, kind: "reword", line: pick(), text: "Led 900 people at Bigger Corp until 2031" },
  ];
  return (
    operations[Math.floor(random() * operations.length)] ?? { ...own, kind: "hide", target: "" }
  );
}

const lockedFacts = (document: CvDocument) =>
  Object.fromEntries(
    document.sections.flatMap((section) =>
      "entries" in section && section.kind !== "contributions"
        ? [[section.kind, section.entries.map(({ lines: _lines, ...facts }) => facts)]]
        : [],
    ),
  );

describe("operations", () => {
  test("none of them gives the master, byte for byte", () => {
    expect(JSON.stringify(applyOperations(master, []).document)).toBe(JSON.stringify(master));
  });

  test("no operations, however many, change employers, titles, dates, degrees or their order", () => {
    let applied = 0;
    for (const profile of [masterCv(nurse, "en"), masterCv(electrician, "fr")]) {
      for (let seed = 0; seed < 2_000; seed += 1) {
        const random = randomOf(seed);
        const operations = Array.from({ length: 1 + Math.floor(random() * 12) }, () =>
          randomOperation(profile, random),
        );
        const version = applyOperations(profile, operations, openGate);
        applied += version.applied.length;
        expect(lockedFacts(version.document)).toEqual(lockedFacts(profile));
        expect(version.document.name).toBe(profile.name);
        expect(version.document.contact).toEqual(profile.contact);
        expect(["", ...entriesOf(profile).map(({ title }) => title)]).toContain(
          version.document.headline,
        );
      }
    }
    expect(applied).toBeGreaterThan(5_000);
  });

  test("the order in which they were accepted does not matter", () => {
    const operations: CvOperation[] = [
      { id: "a", reason, kind: "hide", target: "experiences.0/0" },
      { id: "b", reason, kind: "reword", line: "experiences.0/1", text: "Wound care" },
      { id: "c", reason, kind: "order", list: { of: "sections" }, first: ["skills"] },
    ];
    const there = applyOperations(master, operations, openGate);
    const back = applyOperations(master, operations.toReversed(), openGate);
    expect(back.document).toEqual(there.document);
  });

  test("a hidden job keeps one line; a hidden skill or line is gone", () => {
    const { document } = applyOperations(master, [
      { id: "a", reason, kind: "hide", target: "experiences.1" },
      { id: "b", reason, kind: "hide", target: "competencies.2" },
    ]);
    expect(entriesOf(document)[1]).toMatchObject({
      title: "Care Assistant",
      organization: "Fen Lane Care Home",
      dates: "2014 – 2018",
      lines: [],
    });
    expect(skillsOf(document).map(({ name }) => name)).not.toContain("JS");
  });

  test("text that did not come from the profile needs the gate", () => {
    const operations: CvOperation[] = [
      { id: "a", reason, kind: "renameSkill", skill: "competencies.2", name: "JavaScript" },
      { id: "b", reason, kind: "reword", line: "experiences.0/0", text: "Cared for 80 patients" },
      { id: "c", reason, kind: "hide", target: "experiences.9" },
    ];
    const { document, rejected } = applyOperations(master, operations);
    expect(document).toEqual(master);
    expect(rejected.map((one) => one.reason)).toEqual(["notSameSkill", "gate", "unknownTarget"]);
    const seen: unknown[] = [];
    applyOperations(master, operations, {
      ...openGate,
      acceptsLine: (line) => seen.push(line) > 0,
    });
    expect(seen).toEqual([
      {
        entry: "experiences.0",
        line: "Care for 8 patients a shift on a respiratory ward",
        isConfirmed: false,
        text: "Cared for 80 patients",
      },
    ]);
  });
});
