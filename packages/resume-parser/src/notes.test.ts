import { describe, expect, test } from "vitest";
import { parseResume } from "./parse-resume.ts";
import { documentFromText } from "./testing/lines-from-text.ts";
import { unreadLines } from "./unread-lines.ts";

const parse = (text: string) => parseResume(documentFromText(text));
const notesOf = (text: string) =>
  parse(text).notes.map(({ kind, title, content }) => [kind, title, content.value]);

describe("sections without a list of their own", () => {
  test("each certificate and award is a note under the title of its section", () => {
    expect(
      notesOf(`
# Ada Example
**CERTIFICATIONS ET HABILITATIONS**
- CACES R489 catégories 1, 3 et 5, valables jusqu’en 2027
- Habilitation électrique B0
**AWARDS**
2021 | Best stand, Quay Fair
2019 | Tide Prize, City of Oban`),
    ).toEqual([
      [
        "certificate",
        "Certifications et habilitations",
        "CACES R489 catégories 1, 3 et 5, valables jusqu’en 2027",
      ],
      ["certificate", "Certifications et habilitations", "Habilitation électrique B0"],
      ["award", "Awards", "2021 | Best stand, Quay Fair"],
      ["award", "Awards", "2019 | Tide Prize, City of Oban"],
    ]);
  });

  test.each([
    ["TICKETS", "Tickets"],
    ["CARDS", "Cards"],
    ["TICKETS & CARDS", "Tickets & cards"],
    ["Licences and tickets", "Licences and tickets"],
    ["Habilitations et CACES", "Habilitations et CACES"],
  ])("cards and licences under %s are notes under that title", (title, written) => {
    expect(
      notesOf(`
# Ada Example
**EXPERIENCE**
Site Manager | Quay Works Ltd | 2013 – 2017
**${title}**
- Blue site card, valid to 2027
- Lifting platforms, 3a and 3b`),
    ).toEqual([
      ["certificate", written, "Blue site card, valid to 2027"],
      ["certificate", written, "Lifting platforms, 3a and 3b"],
    ]);
  });

  test("interests and references are one note each", () => {
    expect(
      notesOf(`
# Ada Example
**INTERESTS**
Rowing, chess
Choir of the harbour
**REFERENCES**
Noor Verhaegen, Quay Works Ltd
noor@example.org`),
    ).toEqual([
      ["interest", "Interests", "Rowing, chess\nChoir of the harbour"],
      ["reference", "References", "Noor Verhaegen, Quay Works Ltd\nnoor@example.org"],
    ]);
  });

  test("referees side by side are one after the other, and those in rows are not", () => {
    expect(
      notesOf(
        "# Ada Example\n**REFERENCES**\nNoor Verhaegen\tCaptain Elias Reed\nQuay Works Ltd\tHarbour School\nnoor@quay.test\treed@harbour.test",
      ),
    ).toEqual([
      [
        "reference",
        "References",
        "Noor Verhaegen\nQuay Works Ltd\nnoor@quay.test\nCaptain Elias Reed\nHarbour School\nreed@harbour.test",
      ],
    ]);
    expect(
      notesOf(
        "# Ada Example\n**REFERENCES**\nNoor Verhaegen\t01592 555 0102\tnoor@example.org\nElias Reed\t01592 555 0177\telias@example.org",
      ),
    ).toEqual([
      [
        "reference",
        "References",
        "Noor Verhaegen 01592 555 0102 noor@example.org\nElias Reed 01592 555 0177 elias@example.org",
      ],
    ]);
  });

  test.each([
    ["Noor Verhaegen", "Elias Reed"],
    ["Noor Verhaegen\tManager", "Elias Daw Reed\tTeacher"],
    ["Noor Verhaegen\tManager\nQuay Works Ltd", "Elias Daw Reed\tTeacher\nHarbour School"],
    ["Noor Verhaegen\n01592 555 0102\t07700 900 102", "Elias Reed\n01592 555 0177\t07700 900 177"],
  ])("the numbers and addresses of referees one below the other stay with them: %s", (one, two) => {
    const lines = `${one}\n01592 555 0102\tnoor@quay.test\n${two}\n01592 555 0177\treed@harbour.test`;
    expect(notesOf(`# Ada Example\n**REFERENCES**\n${lines}`)).toEqual([
      ["reference", "References", lines.replaceAll("\t", " ")],
    ]);
  });

  test("a wrapped publication is one note", () => {
    expect(
      notesOf(`
# Ada Example
**PUBLICATIONS**
Example A. and Verhaegen N., A survey of the tides in the narrow harbours of the western islands, in
the Journal of Quays, 2020
Example A., Kelp and rope, 2018`),
    ).toMatchObject([
      ["publication", "Publications", expect.stringMatching(/islands, in the Journal of Quays/)],
      ["publication", "Publications", "Example A., Kelp and rope, 2018"],
    ]);
  });

  test("what says that there is nothing is no note, and no position", () => {
    const resume = parse(
      "# Ada Example\n**EXPÉRIENCE PROFESSIONNELLE**\nNéant\n**LOISIRS**\nAucun",
    );
    expect([resume.experiences, resume.notes]).toEqual([[], []]);
    expect(unreadLines(resume)).toEqual([]);
  });

  test("short items under Highlights are skills", () => {
    const { competencies } = parse(`
# Ada Example
**Highlights**
Choosing and mixing paints
Rigging of small boats
Stock control
**EXPERIENCE**
Clerk, Quay Works Ltd, 2019 - 2021`);
    expect(competencies.map(({ name }) => name.value)).toEqual([
      "Choosing and mixing paints",
      "Rigging of small boats",
      "Stock control",
    ]);
  });
});

describe("facts about the person", () => {
  const factsIn = (text: string) => notesOf(text).map(([kind, , content]) => [kind, content]);

  test("licences and registrations among contact data are notes", () => {
    expect(
      factsIn(
        "# Ada Example\nada@example.org\nPVG Scheme member (no. 1608) · SSSC registered · Full driving licence\nCACES R489 1A | Cariste | Permis B",
      ),
    ).toEqual([
      ["certificate", "PVG Scheme member (no. 1608)"],
      ["certificate", "SSSC registered"],
      ["drivingLicence", "Full driving licence"],
      ["certificate", "CACES R489 1A"],
    ]);
  });

  test("one that a section names is there once", () => {
    expect(
      factsIn("# Ada Example\nada@example.org | CACES R489 1A\n**CERTIFICATES**\nCACES R489 1A"),
    ).toEqual([["certificate", "CACES R489 1A"]]);
  });

  test("are read from contact data, with and without labels", () => {
    expect(
      factsIn(`
# Ada Example
Née le 21/08/1991
Nationality: French
Permis B, véhiculée
ada@example.org
**LANGUES**
Anglais courant`),
    ).toEqual([
      ["birthDate", "21/08/1991"],
      ["nationality", "French"],
      ["drivingLicence", "Permis B, véhiculée"],
    ]);
    expect(factsIn("# Ada Example\n21/08/1991\nBéninoise\nada@example.org")).toEqual([
      ["birthDate", "21/08/1991"],
      ["nationality", "Béninoise"],
    ]);
  });

  test("several on one line are told apart", () => {
    expect(
      factsIn("# Ada Example\nDate of birth: 21/08/1991  Gender: Female  Nationality: Norwegian"),
    ).toEqual([
      ["birthDate", "21/08/1991"],
      ["nationality", "Norwegian"],
    ]);
  });

  test.each([
    ["Disponible immédiatement", "availability", "Disponible immédiatement"],
    ["Disponibilité : septembre 2025", "availability", "septembre 2025"],
    ["Notice period: 6 weeks", "availability", "6 weeks"],
    ["Mobilité : toute la France", "mobility", "Mobilité : toute la France"],
    ["Willing to relocate", "mobility", "Willing to relocate"],
    ["Eligible to work in the UK", "workRight", "Eligible to work in the UK"],
    ["Full UK driving licence", "drivingLicence", "Full UK driving licence"],
    ["Titre de séjour en cours de validité", "workRight", "Titre de séjour en cours de validité"],
  ])("%s", (line, kind, content) => {
    expect(factsIn(`# Ada Example\nada@example.org\n**DIVERS**\n${line}`)).toEqual([
      [kind, content],
    ]);
  });

  test.each([
    "Permis : non",
    "Nationality:",
    "Date of birth: on request",
    "Mobile : 06 11 22 33 44",
  ])("%s states nothing", (line) => {
    expect(factsIn(`# Ada Example\n${line}\nada@example.org`)).toEqual([]);
  });

  test("are no skills", () => {
    const { competencies } = parse("# Ada Example\n**COMPÉTENCES**\nExcel, Permis B, Word");
    expect(competencies.map(({ name }) => name.value)).toEqual(["Excel", "Word"]);
  });
});

test("permits under a title of two titles of certificates are notes, each with its codes", () => {
  const resume = parse(
    `Ada Example
**FORMATION**
BTS Électrotechnique – Lycée Vauban, Brest
2014 – 2016
**FORMATIONS COMPLÉMENTAIRES ET HABILITATIONS**
- Habilitations électriques B2V, BR, BC, H1V (2023)
- CACES R486 nacelle, catégorie B (2022)`,
  );
  expect(resume.education).toHaveLength(1);
  expect(resume.notes.map(({ content }) => content.value)).toEqual([
    "Habilitations électriques B2V, BR, BC, H1V (2023)",
    "CACES R486 nacelle, catégorie B (2022)",
  ]);
});
