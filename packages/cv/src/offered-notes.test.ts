import { storedProfile } from "@postulo/evidence/profile";
import { expect, test } from "vitest";
import { applyOperations } from "./apply-operations.ts";
import type { CvDocument } from "./cv-document.ts";
import { cvForPosting } from "./cv-for-posting.ts";
import { diffDocuments } from "./diff-documents.ts";
import { hidePart, showPart } from "./edit-operations.ts";
import { groupNotes } from "./grouped-notes.ts";
import { masterCv } from "./master-cv.ts";
import { withOffered } from "./offered-notes.ts";
import { rebaseOperations } from "./rebase-operations.ts";

const person = { first_name: "Ines", last_name: "Marchal" };
const firstAid = { id: "n1", label: "Other", content: "First aid at work 2024" };
const salary = { id: "n2", label: "Salary", content: "£30,000", kind: "salary" };
const licence = { id: "n3", label: "Driving licence", content: "Full UK, clean" };
const profileOf = (other: readonly object[]) => storedProfile.parse({ profile: person, other });
const masterOf = (other: readonly object[]) => masterCv(profileOf(other), "en");
const notesOf = ({ sections }: CvDocument) =>
  sections
    .flatMap((section) => (section.kind === "notes" ? section.lines : []))
    .map(({ text }) => text);

test("a note under another label is not shown, but offered; the answer to a question is not", () => {
  const master = masterOf([firstAid, salary, licence]);
  expect(notesOf(master)).toEqual(["Driving licence: Full UK, clean"]);
  expect(master.offered?.map(({ text }) => text)).toEqual(["Other: First aid at work 2024"]);
  expect(groupNotes(master).offered).toBeUndefined();
  const [section] = diffDocuments(withOffered(master), master).sections;
  expect(section?.lines.map(({ change, text }) => [change, text])).toEqual([
    ["same", "Driving licence: Full UK, clean"],
    ["hidden", "Other: First aid at work 2024"],
  ]);
});

test.each([[[licence]], [[]]])(
  "an offered note is shown when it is chosen, beside %j",
  (others) => {
    const master = masterOf([firstAid, ...others]);
    const chosen = showPart(master, [], "n1");
    const { document, rejected } = applyOperations(master, chosen);
    expect(rejected).toEqual([]);
    expect(notesOf(document).at(-1)).toBe("Other: First aid at work 2024");
    expect(notesOf(master)).toHaveLength(others.length);
    expect(rebaseOperations(master, chosen, [])).toEqual({ operations: chosen, dropped: [] });
    expect(rebaseOperations(masterOf([licence]), chosen, []).dropped).toHaveLength(1);
    expect(diffDocuments(master, document).sections[0]?.lines.at(-1)).toMatchObject({
      change: "changed",
      former: "",
    });
    expect(hidePart(chosen, "n1")).toEqual([]);
  },
);

test("a chosen note whose label has become one of a CV needs no operation, and none is reported as gone", () => {
  const chosen = showPart(masterOf([firstAid, licence]), [], "n1");
  const master = masterOf([{ ...firstAid, label: "Certificates" }, licence]);
  expect(notesOf(master)).toContain("Certificates: First aid at work 2024");
  const rebased = rebaseOperations(master, chosen, []);
  expect(rebased).toEqual({ operations: [], dropped: [] });
  expect(applyOperations(master, rebased.operations).rejected).toEqual([]);
});

test("a note of which a posting has a part on the CV is not offered again", () => {
  const note = { ...firstAid, content: "Full clean driving licence (B). I left after a quarrel." };
  const posting = "Cook\nRequirements\n- Full driving licence";
  const profile = profileOf([note]);
  const { master } = cvForPosting({ profile, language: "en", posting });
  expect(notesOf(master)).toEqual(["Full clean driving licence (B)."]);
  expect(master.offered).toBeUndefined();
});
