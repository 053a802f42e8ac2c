import { describe, expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFromText } from "../testing/lines-from-text.ts";
import { unreadLines } from "../unread-lines.ts";

const resumeOf = (text: string) => parseResume(documentFromText(text));

test("a role alone is the title, whichever comes first", () => {
  const { experiences } = resumeOf(`
# **Ada Quill**
**EXPERIENCE**
Duty manager
Larmor Foods
May 2019 – June 2021
Served customers at the counter.
`);
  expect(experiences.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ["Duty manager", "Larmor Foods"],
  ]);
});

test("a place behind a preposition is the place of the position", () => {
  const { experiences } = resumeOf(`
# **Ada Quill**
**EXPÉRIENCES**
Mai 2019 – juin 2021
Vendeuse, Larmor SARL
à Nantes
`);
  expect(experiences.map(({ location }) => location?.value)).toEqual(["Nantes"]);
});

test("a value of another kind is left out, and its line is unread", () => {
  const resume = resumeOf(`
# **Ada Quill**
**FORMATION**
2019 – 2021\tMembre du groupe Larmor
À NANTES
`);
  expect(resume.education).toEqual([]);
  const unread = unreadLines(resume).map((number) => resume.lines[number]);
  expect(unread.join("\n")).toContain("Membre du groupe Larmor");
});

test("a listed town between a school and a degree hides neither", () => {
  const { education } = resumeOf(`
# **Ada Quill**
**EDUCATION**
Fernhill College, Leeds, B.A. Geography
August 2014 - May 2017
`);
  expect(education.map(({ school, degree }) => [school?.value, degree?.value])).toEqual([
    ["Fernhill College", "B.A."],
  ]);
});

const positionsOf = (text: string) =>
  resumeOf(`# **Ada Quill**\n**EXPERIENCE**\n${text}\nServed people at the counter every day.\n`)
    .experiences.map(({ title, company, location }) => [
      title?.value,
      company?.value,
      location?.value,
    ])
    .at(0);

describe("an employer that is also another word stays beside a certain title", () => {
  test.each([
    ["Vendeuse", "Automne"],
    ["Baker", "April"],
    ["Florist", "Contact"],
    ["Welder", "CAE"],
    ["Gérant", "Vie"],
    ["Hairdresser", "Passionate about Hair"],
    ["Nanny", "Willing to Play"],
  ])("%s at %s", (title, company) => {
    expect(positionsOf(`2014 – 2016 : **${title}**, ${company}`)).toEqual([
      title,
      company,
      undefined,
    ]);
    expect(positionsOf(`**${title}**\n${company} | 2014 – 2016`)).toEqual([
      title,
      company,
      undefined,
    ]);
  });

  test("also where that is a grade in a study", () => {
    expect(positionsOf("**Florist**\nDistinction | 2014 – 2016")?.[1]).toBe("Distinction");
  });
});

test.each([
  ["Intérimaire", "Larmor SARL"],
  ["Volontaire", "Larmor Secours"],
  ["Vacations", "Hôpital Larmor"],
  ["Temp", "Larmor Ltd"],
  ["Creative", "Larmor Ltd"],
])("%s is a title", (title, company) => {
  expect(positionsOf(`2014 – 2016 : **${title}**, ${company}`)?.slice(0, 2)).toEqual([
    title,
    company,
  ]);
  expect(positionsOf(`**${title}**\n${company}\n2014 – 2016`)?.slice(0, 2)).toEqual([
    title,
    company,
  ]);
});

test.each([
  ["Vendeuse", "CDD"],
  ["Sales assistant", "Full-time"],
  ["Sales assistant", "Present"],
  ["Vendeuse", "motivée et rigoureuse"],
  ["Cleaner", "Members of the Choir"],
  ["Cariste", "Intérim"],
])("of %s, %s neither field has the second", (title, aside) => {
  expect(positionsOf(`2014 – 2016 : **${title}**, ${aside}`)).toEqual([
    title,
    undefined,
    undefined,
  ]);
  expect(positionsOf(`${title}, ${aside}\t2014 – 2016`)).toEqual([title, undefined, undefined]);
});

test("titles that are also traits do not swap the columns of the others", () => {
  const { contributions } = resumeOf(`
# **Ada Quill**
**VOLUNTEERING**
**Patient care**
Larmor Home | 2016 – 2018
Washed people every day.
**Creative**
Quayside | 2014 – 2016
Drew posters for shops.
**Temp**
Fernhill | 2012 – 2014
Typed letters.
`);
  expect(
    contributions.map(({ title, organization }) => [title.value, organization?.value]),
  ).toEqual([
    ["Patient care", "Larmor Home"],
    ["Creative", "Quayside"],
    ["Temp", "Fernhill"],
  ]);
});

const studiesOf = (text: string) =>
  resumeOf(`# **Ada Quill**\n**EDUCATION**\n${text}\n`).education.map(({ degree, school }) => [
    degree?.value,
    school?.value,
  ]);

test("a school is no degree of the school above", () => {
  const studies = studiesOf(
    "**Creative**\nLarmor College of Art | 2014 – 2016\n**First class**\nUniversity of Hull | 2010 – 2013",
  );
  expect(studies).toEqual([
    [undefined, "Larmor College of Art"],
    [undefined, "University of Hull"],
  ]);
});

test("a town and a number is a university, and behind a school its district", () => {
  expect(studiesOf("2014 – 2016 : **Licence de droit**, Lyon 2")).toEqual([["Licence", "Lyon 2"]]);
  expect(studiesOf("**Master**\nParis 8, 2014 – 2016")).toEqual([["Master", "Paris 8"]]);
  expect(studiesOf("**BTS**\nLycée Larmor, Paris 13, 2014 – 2016")).toEqual([
    ["BTS", "Lycée Larmor"],
  ]);
});

test("a legal form or a kind of school does not turn title and employer", () => {
  expect(positionsOf("**Reporting SAS**, Quay Bank, 2018 – 2020")?.slice(0, 2)).toEqual([
    "Reporting SAS",
    "Quay Bank",
  ]);
  expect(positionsOf("Lecturer\nBusiness School\nMay 2018 – June 2020")?.slice(0, 2)).toEqual([
    "Lecturer",
    "Business School",
  ]);
  expect(studiesOf("Master in Finance, Business School, Leeds\t2016 – 2018")).toEqual([
    ["Master", "Business School"],
  ]);
});

test("an article with the volume of its journal is no position", () => {
  const article = "Journal of Larmor Pharmacy\nAda Quill, volume: 12";
  expect(positionsOf(`${article}, 2019`)).toBeUndefined();
  expect(positionsOf(`${article}, 2018 – 2020`)).toBeDefined();
  expect(positionsOf("Journal of Larmor Pharmacy\nAda Quill, 2019")).toBeDefined();
  expect(positionsOf("Translator (volume 2)\nQuay Press\n2019")).toBeDefined();
});

test("the number of a list and the label of a subject are no names", () => {
  expect(positionsOf("Major\nBritish Army\nMay 2012 – June 2016")?.[0]).toBe("Major");
  expect(positionsOf("1.\t**Baker**, Larmor Ltd, 2016 – 2018")).toEqual([
    "Baker",
    "Larmor Ltd",
    undefined,
  ]);
  const studies = studiesOf(
    "**Baccalauréat Général** (2016)\nSpécialités : Botanique, Physique-Chimie",
  );
  expect(studies).toEqual([["Baccalauréat Général", undefined]]);
});

test("a place has no full stop behind it", () => {
  expect(positionsOf("**Baker**, Larmor Ltd, Toronto, Ontario, Canada., 2016 – 2018")?.[2]).toBe(
    "Toronto, Ontario, Canada",
  );
});

test("a degree is not divided inside its brackets", () => {
  const { education } = resumeOf(`
# Ada Example
**EDUCATION**
2016 - 2018\tSVQ 3 Social Services (Children and Young People) SCQF 7
Fife College`);
  expect(
    education.map(({ degree, field_of_study: field }) => [degree?.value, field?.value]),
  ).toEqual([["SVQ 3 Social Services (Children and Young People) SCQF 7", undefined]]);
});

test.each([
  [
    "Période de chômage – recyclage de permis",
    ["Période de chômage", undefined, "Recyclage de permis"],
  ],
  ["Recherche d’emploi, cours en anglais", ["Recherche d’emploi", undefined, "Cours en anglais"]],
  ["Career break – travelling in South America", ["Career break", undefined, "Travelling"]],
  [
    "Conseillère en recherche d’emploi, Pôle Larmor",
    ["Conseillère en recherche d’emploi", "Pôle Larmor", undefined],
  ],
  ["Career break adviser, Larmor Ltd", ["Career break adviser", "Larmor Ltd", undefined]],
  ["Bénévole, Association Chômage Zéro", ["Bénévole", "Association Chômage Zéro", undefined]],
])("a career break has no employer: %s", (text, expected) => {
  const { experiences } = resumeOf(`
# **Ada Quill**
**EXPÉRIENCE PROFESSIONNELLE**
2016 – 2017\t${text}
2010 – 2014\tBoulangère, Crust SARL`);
  const [first] = experiences;
  expect([first?.title?.value, first?.company?.value, first?.description?.value]).toEqual(expected);
});
