import { expect, test } from "vitest";
import { storedProfile } from "@postulo/evidence/profile";
import { cvForPosting } from "./cv-for-posting.ts";

const notesFor = (content: string, wish: string) => {
  const profile = storedProfile.parse({
    profile: { first_name: "Ada" },
    other: [{ label: "Garda vetting", content }],
  });
  const posting = `Carer\nRequirements\n- ${wish}`;
  const { master } = cvForPosting({ profile, language: "en", posting });
  return master.sections.flatMap((one) =>
    one.kind === "notes" ? one.lines.map(({ text }) => text) : [],
  );
};

const wish = "Satisfactory Garda vetting";
const passed = "Vetted in March 2026 for Lough View; happy to be vetted again.";

test("a check that was passed is on the CV for a posting that asks for it, with its date", () => {
  expect(notesFor(passed, wish)).toEqual(["Garda vetting: Vetted in March 2026 for Lough View"]);
  expect(notesFor(passed, "Manual handling")).toEqual([]);
});

test.each([
  "Refused in 2018",
  "Vetted in 2019, with a conviction",
  "Applied for in 2026",
  "Vetted",
])("what says else of a check is on no CV: %s", (content) => {
  expect(notesFor(content, wish)).toEqual([]);
});
