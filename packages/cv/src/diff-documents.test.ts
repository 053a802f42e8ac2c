import { describe, expect, test } from "vitest";
import { applyOperations } from "./apply-operations.ts";
import type { CvGate } from "./cv-operation.ts";
import { diffDocuments, type PartDiff } from "./diff-documents.ts";
import { byHand, hidePart } from "./edit-operations.ts";
import { masterCv } from "./master-cv.ts";
import { nurse } from "./testing/sample-profile.ts";

const openGate: CvGate = { isSameSkill: () => true, acceptsLine: () => true };
const master = masterCv(nurse, "en");
const job = "experiences.0";
const short = (parts: readonly PartDiff[] = []) => parts.map(({ id, change }) => [id, change]);

describe("the difference between master and version", () => {
  test("is none for the master itself", () => {
    expect(JSON.stringify(diffDocuments(master, master))).not.toMatch(
      /"moved"|"changed"|"hidden"|"isMoved":true|"isHidden":true/,
    );
  });

  test.each([
    [[1], [1]],
    [[1, 0, 2], [1]],
    [[2, 0], [2]],
    [
      [1, 2],
      [1, 2],
    ],
  ])("names the line that was brought forward, not those that made way: %j", (first, moved) => {
    const lines = { of: "lines", entry: job } as const;
    const order = byHand({ kind: "order", list: lines, first: first.map((at) => `${job}/${at}`) });
    const { document } = applyOperations(master, [order], openGate);
    const parts = diffDocuments(master, document).sections.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.lines),
    );
    expect(parts.filter(({ change }) => change === "moved").map(({ id }) => id)).toEqual(
      moved.map((at) => `${job}/${at}`),
    );
  });

  test("names what was moved, changed and hidden", () => {
    const operations = [
      ...hidePart(hidePart(hidePart([], "contributions.0"), "profile"), `${job}/0`),
      byHand({ kind: "order", list: { of: "lines", entry: job }, first: [`${job}/2`] }),
      byHand({ kind: "order", list: { of: "sections" }, first: ["skills"] }),
      byHand({ kind: "reword", line: `${job}/1`, text: "Wound care" }),
      byHand({ kind: "renameSkill", skill: "competencies.2", name: "JavaScript" }),
      byHand({ kind: "headline", entry: "experiences.1" }),
    ];
    const diff = diffDocuments(master, applyOperations(master, operations, openGate).document);
    expect(diff.headline).toMatchObject({
      change: "changed",
      text: "Care Assistant",
      former: "Staff Nurse",
    });
    expect(diff.summary.change).toBe("hidden");
    const [skills, experience] = diff.sections;
    expect([skills?.kind, skills?.isMoved, experience?.isMoved]).toEqual(["skills", true, false]);
    expect(short(experience?.entries[0]?.lines)).toEqual([
      [`${job}/2`, "moved"],
      [`${job}/1`, "changed"],
      [`${job}/0`, "hidden"],
    ]);
    const group = skills?.groups.find(({ kind }) => kind === "professional");
    expect(group?.skills.find(({ id }) => id === "competencies.2")).toMatchObject({
      change: "changed",
      text: "JavaScript (1\u00A0year)",
      former: "JS (1\u00A0year)",
    });
    const contributions = diff.sections.find(({ kind }) => kind === "contributions");
    expect(contributions?.entries[0]).toMatchObject({ id: "contributions.0", isHidden: true });
  });
});
