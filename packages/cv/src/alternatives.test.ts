import { expect, test } from "vitest";
import { storedProfile } from "@postulo/evidence/profile";
import { masterCv } from "./master-cv.ts";
import { matchPosting } from "./match-posting.ts";

const assistant = masterCv(
  storedProfile.parse({
    profile: { first_name: "Lise", last_name: "Marchand" },
    experiences: [
      {
        company: "Halles de Vaudry",
        title: "Warehouse Operative",
        description: "• Picking in a cold warehouse\n• Stock pages in HTML\n• Letters in Word",
      },
    ],
    education: [{ institution: "IFAS Vaudry", degree: "Diplôme d'État d'aide-soignante" }],
    competencies: [
      { name: "Formation SST", category: "technical" },
      { name: "Counterbalance licence", category: "technical" },
      { name: "Tableau", category: "toolsAndSoftware" },
    ],
  }),
  "fr",
);
const provenOf = (line: string) =>
  matchPosting(assistant, `Auxiliaire\nProfil recherché\n- ${line}`).requirements.map(
    ({ provenBy, missing }) => ({ isProven: provenBy.length > 0, missing }),
  );

test.each([
  "PSC1 ou SST apprécié",
  "Diplôme de niveau 4 OU diplôme professionnel (DEAES, DEAS, BEP CSS) OU 9 mois d'expérience",
  "DEAES, DEAS ou BEP CSS",
  "FLT licence (counterbalance or reach)",
  "Tableau or Power BI",
  "SST/PSC1 apprécié",
  "Diplôme DEAS / DEAES exigé",
  "FLT licence (counterbalance/reach)",
  "HTML/CSS or JavaScript",
  "Tableau/Power BI or similar",
  "One of our tools (Tableau, Power BI) or similar",
  "Word / Excel ou équivalent",
])("one of alternatives meets %s", (line) => {
  expect(provenOf(line)).toEqual([{ isProven: true, missing: [] }]);
});

test.each([
  "PSC1 ou BAFA exigé",
  "Valid reach truck licence",
  "DEAES, CAP AEPE ou BEP CSS",
  "SAP or Power BI",
])("none of the alternatives %s is in the profile", (line) => {
  expect(provenOf(line)).toMatchObject([{ isProven: false }]);
});

test.each([
  ["Strong HTML/CSS/JavaScript required", ["CSS", "JavaScript"]],
  ["Maîtrise de Word / Excel / PowerPoint obligatoire", ["Excel", "PowerPoint"]],
  ["3 years or more with HTML/CSS/JavaScript", ["CSS", "JavaScript"]],
  ["Front/back languages (HTML, CSS, JavaScript)", ["CSS", "JavaScript"]],
  ["3 years or more of web pages (HTML, CSS, JavaScript)", ["CSS", "JavaScript"]],
  ["Web pages (HTML, CSS, JavaScript) or two years in a shop", ["CSS", "JavaScript"]],
])("each tool of %s is needed", (line, missing) => {
  expect(provenOf(line)).toEqual([{ isProven: false, missing }]);
});

test("both of two that are asked for together are needed, and one shows what is missing", () => {
  expect(provenOf("Tableau avec Power BI")).toEqual([{ isProven: true, missing: ["Power BI"] }]);
});

test("years of supervising are proven by nothing that supervises nobody", () => {
  expect(provenOf("3+ years supervising in a warehouse")).toMatchObject([{ isProven: false }]);
  expect(provenOf("Prior supervision of a warehouse team")).toMatchObject([{ isProven: false }]);
  const leader = masterCv(
    storedProfile.parse({
      profile: { first_name: "Lise", last_name: "Marchand" },
      experiences: [{ company: "Halles de Vaudry", title: "Warehouse Supervisor" }],
    }),
    "en",
  );
  const { requirements } = matchPosting(
    leader,
    "Shift Manager\nYou will need\n- 3+ years supervising in a warehouse",
  );
  expect(requirements.map(({ provenBy }) => provenBy.length)).toEqual([1]);
});
