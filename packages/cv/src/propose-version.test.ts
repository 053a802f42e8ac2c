import { describe, expect, test } from "vitest";
import { storedProfile } from "@postulo/evidence/profile";
import { applyOperations } from "./apply-operations.ts";
import { entriesOf, skillsOf } from "./cv-document.ts";
import { masterCv } from "./master-cv.ts";
import { matchPosting } from "./match-posting.ts";
import { gateOf, proposeVersion } from "./propose-version.ts";
import { writeCv } from "./write-cv.ts";
import { nurse } from "./testing/sample-profile.ts";

const posting = `Staff Nurse
Tidewater Hospital, Norwich
Requirements
- wound care experience
- JavaScript for our handover tool
- Excel
Nice to have
- experience of night shifts`;

const master = masterCv(nurse, "en");
const match = matchPosting(master, posting);
const version = proposeVersion(master, match);

describe("a version for a posting", () => {
  test("brings the line that the posting asks for to the top of its job, with the reason", () => {
    expect(entriesOf(version.document)[0]?.lines[0]?.text).toBe("Wound care and medication rounds");
    expect(version.operations).toContainEqual({
      kind: "order",
      id: "order:lines:experiences.0",
      list: { of: "lines", entry: "experiences.0" },
      first: ["experiences.0/1"],
      reason: { kind: "requirement", requirement: "r1", text: "wound care experience" },
    });
  });

  test("names a skill as the posting does when both names mean the same", () => {
    expect(skillsOf(version.document).map(({ name }) => name)).toContain("JavaScript");
    expect(skillsOf(version.document).map(({ name }) => name)).not.toContain("JS");
  });

  test("accounts for each requirement with the line that shows it", () => {
    const { asked, shown, notInProfile, rows } = version.account;
    expect({ asked, shown, notInProfile }).toEqual({ asked: 4, shown: 3, notInProfile: 1 });
    expect(rows.find(({ text }) => text.includes("Excel"))).toMatchObject({
      status: "notInProfile",
      missing: ["Excel"],
    });
    expect(rows[0]).toMatchObject({
      status: "shown",
      on: [{ id: "experiences.0/1", text: "Wound care and medication rounds" }],
    });
  });

  test("shows nothing that the posting asks for and the profile does not name", () => {
    expect(JSON.stringify(version.document)).not.toMatch(/Excel|Tidewater/);
  });

  test("is the same each time, and the master when every operation is rejected", () => {
    expect(proposeVersion(master, match)).toEqual(version);
    expect(JSON.stringify(applyOperations(master, [], gateOf(master, match)).document)).toBe(
      JSON.stringify(master),
    );
  });

  test("of a long career keeps every job, and hides what nothing asks for", () => {
    const jobs = Array.from({ length: 14 }, (_, at) => ({
      company: `Ward ${at}`,
      title: at === 9 ? "Wound Nurse" : "Porter",
      start_date: String(2025 - at),
      end_date: String(2026 - at),
      description:
        at === 9 ? "Wound care for 30 patients" : "Moved beds\nMoved trolleys\nMoved files",
    }));
    const profile = storedProfile.parse({ profile: { first_name: "Ada" }, experiences: jobs });
    const long = masterCv(profile, "en");
    const made = proposeVersion(long, matchPosting(long, posting));
    const titles = entriesOf(made.document).map(({ organization, dates }) => [organization, dates]);
    expect(titles).toEqual(entriesOf(long).map(({ organization, dates }) => [organization, dates]));
    expect(made.operations.some(({ kind }) => kind === "hide")).toBe(true);
    expect(JSON.stringify(made.document)).toContain("Wound care for 30 patients");
  });
});

describe("writing a CV", () => {
  const request = { profile: nurse, fallbackLanguage: "fr" } as const;

  test("takes the language of the profile, and gives the master without a posting", () => {
    const outcome = writeCv(request);
    expect(outcome).toMatchObject({
      kind: "written",
      operations: [],
      document: { language: "en" },
    });
    expect(writeCv({ ...request, jobDescription: " \n" })).toEqual(outcome);
    expect(writeCv({ ...request, language: "fr" })).toMatchObject({ document: { language: "fr" } });
  });

  test("needs a name and something to show", () => {
    const bare = (person: object) => storedProfile.parse({ profile: person });
    expect(writeCv({ ...request, profile: bare({}) })).toEqual({ kind: "nameMissing" });
    expect(writeCv({ ...request, profile: bare({ first_name: "Ada" }) })).toEqual({
      kind: "profileEmpty",
    });
  });
});

test("hides nothing for a posting in another language, of which hardly anything is found", () => {
  const description = Array.from(
    { length: 12 },
    (_, at) => `Pilotage de la gamme numéro ${at} et des campagnes`,
  );
  const profile = storedProfile.parse({
    profile: { first_name: "Léa", last_name: "Morvan" },
    experiences: [2019, 2015, 2011, 2007].map((year) => ({
      company: `Laiterie ${year}`,
      title: "Chef de produit",
      start_date: String(year),
      end_date: String(year + 4),
      description: description.join("\n"),
    })),
  });
  const french = masterCv(profile, "fr");
  const asked =
    "Marketing Director\nWe are looking for a director of our dairy brands.\nRequirements\n- Experience of launching food products\n- Excel";
  const { operations } = proposeVersion(french, matchPosting(french, asked));
  expect(operations.filter(({ kind }) => kind === "hide" || kind === "shorten")).toEqual([]);
});

test("languages do not bring the skills before the jobs", () => {
  const rows = {
    profile: { first_name: "Ada" },
    experiences: [{ title: "Porter", company: "Quay 1", start_date: "2019", is_current: true }],
    competencies: [
      { name: "English", category: "language", level: "expert" },
      { name: "Irish", category: "language", level: "advanced" },
    ],
  };
  const own = masterCv(storedProfile.parse(rows), "en");
  const asked = "Porter\nRequirements\n- Excellent spoken English\n- Fluent Irish";
  const made = proposeVersion(own, matchPosting(own, asked));
  expect(made.document.sections[0]?.kind).toBe("experience");
});

test("a skill keeps its own name where the posting's says less, and a headline leaves the contract out", () => {
  const rows = {
    profile: { first_name: "Camille" },
    experiences: [
      {
        title: "Secrétaire médicale (CDD)",
        company: "Hôpital Nord",
        start_date: "2019",
        is_current: true,
      },
    ],
    competencies: [{ name: "Gestion de la paie", category: "technical" }],
  };
  const own = masterCv(storedProfile.parse(rows), "fr");
  const made = proposeVersion(
    own,
    matchPosting(own, "Secrétaire\nProfil recherché\n- Notions de paie"),
  );
  expect(skillsOf(made.document).map(({ name }) => name)).toEqual(["Gestion de la paie"]);
  expect(made.document.headline).toBe("Secrétaire médicale");
  expect(entriesOf(made.document)[0]?.title).toBe("Secrétaire médicale (CDD)");
});
