import { describe, expect, test } from "vitest";
import { applyOperations } from "./apply-operations.ts";
import { entriesOf } from "./cv-document.ts";
import type { CvGate } from "./cv-operation.ts";
import { byHand } from "./edit-operations.ts";
import { masterCv } from "./master-cv.ts";
import { rebaseOperations, referencedLines } from "./rebase-operations.ts";
import { nurse } from "./testing/sample-profile.ts";

const openGate: CvGate = { isSameSkill: () => true, acceptsLine: () => true };
const master = masterCv(nurse, "en");
const job = "experiences.0";
const operations = [
  byHand({ kind: "order", list: { of: "lines", entry: job }, first: [`${job}/2`, `${job}/1`] }),
  byHand({ kind: "reword", line: `${job}/1`, text: "Medication rounds and wound care" }),
  byHand({ kind: "hide", target: `${job}/0` }),
  byHand({ kind: "hide", target: "experiences.1" }),
  byHand({ kind: "headline", entry: "experiences.1" }),
  byHand({ kind: "renameSkill", skill: "competencies.2", name: "JavaScript" }),
];
const lines = referencedLines(master, operations);

/** The profile with another description of its first job. */
const withDescription = (description: string) =>
  masterCv(
    {
      ...nurse,
      experiences: nurse.experiences.map((one) => (one.id === job ? { ...one, description } : one)),
    },
    "en",
  );
const [care = "", wounds = "", sheets = ""] =
  entriesOf(master)[0]?.lines.map(({ text }) => text) ?? [];

describe("stored operations", () => {
  test("stay as they are while the profile does", () => {
    expect(rebaseOperations(master, operations, lines)).toEqual({ operations, dropped: [] });
    // In French blanks have another width.
    expect(rebaseOperations(masterCv(nurse, "fr"), operations, lines).dropped).toEqual([]);
  });

  test("follow lines that moved", () => {
    const moved = withDescription(["Bay leader on weekends", care, wounds, sheets].join("\n"));
    const rebased = rebaseOperations(moved, operations, lines);
    expect(rebased.dropped).toEqual([]);
    const { document, rejected } = applyOperations(moved, rebased.operations, openGate);
    expect(rejected).toEqual([]);
    expect(entriesOf(document)[0]?.lines.map(({ text }) => text)).toEqual([
      sheets,
      "Medication rounds and wound care",
      "Bay leader on weekends",
    ]);
  });

  test("are dropped with their line when it was changed or deleted", () => {
    const changed = rebaseOperations(
      withDescription([care, "Wound care", sheets].join("\n")),
      operations,
      lines,
    );
    expect(
      changed.dropped.map(({ operation, reason, text }) => [operation.kind, reason, text]),
    ).toEqual([["reword", "changed", wounds]]);
    expect(changed.operations[0]).toMatchObject({ first: [`${job}/2`] });
    const emptied = rebaseOperations(withDescription(""), operations, lines);
    expect(emptied.dropped.map(({ operation, reason }) => [operation.kind, reason])).toEqual([
      ["order", "gone"],
      ["reword", "gone"],
      ["hide", "gone"],
    ]);
  });

  test("are dropped with an entry or skill that was deleted", () => {
    const fewer = { ...nurse, experiences: nurse.experiences.slice(0, 1), skills: [] };
    const { dropped } = rebaseOperations(masterCv(fewer, "en"), operations, lines);
    expect(dropped.map(({ operation, reason }) => [operation.kind, reason])).toEqual([
      ["hide", "gone"],
      ["headline", "gone"],
      ["renameSkill", "gone"],
    ]);
  });
});
