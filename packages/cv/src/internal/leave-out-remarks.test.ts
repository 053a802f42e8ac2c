import { expect, test } from "vitest";
import { storedProfile } from "@postulo/evidence/profile";
import { applyOperations } from "../apply-operations.ts";
import { entriesOf } from "../cv-document.ts";
import { masterCv } from "../master-cv.ts";
import { matchPosting } from "../match-posting.ts";
import { gateOf, proposeVersion } from "../propose-version.ts";

const profile = storedProfile.parse({
  profile: { first_name: "Robin", last_name: "Tarrant", summary: "Joiner." },
  experiences: [
    {
      company: "Beam & Barrow",
      title: "Joiner",
      start_date: "2018",
      is_current: true,
      description:
        "Led a crew of four on listed buildings\nFell out with the new foreman\nBuilt stairs to order. Honestly never again. Ran the workshop on Saturdays.\nHelped with roof trusses, didnt design them\nNever missed a handover",
    },
  ],
  education: [
    {
      school: "Hull",
      degree: "NVQ 2",
      field_of_study: "Joinery",
      description: "Passed, to be honest, late",
    },
  ],
  other: [{ label: "Certificates", content: "First aid ran out in 2023. Forklift, 2024." }],
});
const master = masterCv(profile, "en");
const posting = "Joiner\nRequirements\n- First aid certificate\n- Forklift\n- Run a workshop";
const match = matchPosting(master, posting);
const { operations, document } = proposeVersion(master, match);
const linesOf = (cv: typeof document) =>
  entriesOf(cv).map(({ lines }) => lines.map(({ text }) => text));

test("a version leaves out remarks, each of which can be rejected by itself", () => {
  expect(linesOf(document)).toEqual([
    [
      "Led a crew of four on listed buildings",
      "Built stairs to order. Ran the workshop on Saturdays.",
      "Never missed a handover",
    ],
    ["Passed, to be honest, late"],
  ]);
  const remarks = operations.filter(({ reason }) => reason.kind === "remark");
  expect(remarks.map(({ kind }) => kind)).toEqual(["hide", "reword", "hide"]);
  const kept = operations.filter((one) => one !== remarks[0]);
  expect(linesOf(applyOperations(master, kept, gateOf(master, match)).document)[0]).toContain(
    "Fell out with the new foreman",
  );
});

test("what has run out proves nothing", () => {
  const [firstAid, forklift] = match.requirements;
  expect([firstAid?.provenBy, firstAid?.inNotes]).toEqual([[], []]);
  expect(forklift?.provenBy).toHaveLength(1);
});
