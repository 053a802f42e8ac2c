import { expect, test } from "vitest";
import { readEducation } from "../education.ts";
import { readExperiences } from "../experience.ts";
import { parseResume } from "../parse-resume.ts";
import { documentFromText, linesFromText } from "../testing/lines-from-text.ts";

const positions = (text: string) =>
  readExperiences(linesFromText(text)).map(({ title, company, location, start_date, end_date }) => [
    title?.value,
    company?.value,
    location?.value,
    start_date?.value,
    end_date?.value,
  ]);

test("reads a table by its header row", () => {
  expect(
    positions(`
Period\tEmployer\tPosition\tPlace
08/2019 – now\tTern\tEngineer\tLeeds
09/2016 – 07/2019\tQuill Marine\tFitter\tWhitby`),
  ).toEqual([
    ["Engineer", "Tern", "Leeds", "2019-08", undefined],
    ["Fitter", "Quill Marine", "Whitby", "2016-09", "2019-07"],
  ]);
});

test("reads two dates in the margin as start and end if the lines beside them differ in style", () => {
  expect(
    positions(`
06/2014\t**Chef d'équipe**
01/2019\tRhin Distribution – Strasbourg
- Soixante départs par jour
10/2011\t**Préparateur**
05/2014\tRhin Distribution – Strasbourg
- Palettes`),
  ).toEqual([
    ["Chef d'équipe", "Rhin Distribution", "Strasbourg", "2014-06", "2019-01"],
    ["Préparateur", "Rhin Distribution", "Strasbourg", "2011-10", "2014-05"],
  ]);
});

test("reads sentences after the names as description, and the last name of each entry as its town", () => {
  expect(
    positions(`
2019 – 2022\tResearch Fellow, Institute of Tides, Oban. Led a survey of kelp forests.
2016 – 2019\tResearch Assistant, University of Fife, Elie. Modelled the drift of larvae.`),
  ).toEqual([
    ["Research Fellow", "Institute of Tides", "Oban", "2019", "2022"],
    ["Research Assistant", "University of Fife", "Elie", "2016", "2019"],
  ]);
});

test("reads a place after the dates, a labelled title, and a firm named for its profession", () => {
  expect(
    positions(`
10/2020 – CURRENT – Ghent, Belgium
**SCIENTIST** – SCHELDT BIOLOGICS NV
- Perfusion`),
  ).toEqual([["SCIENTIST", "SCHELDT BIOLOGICS NV", "Ghent, Belgium", "2020-10", undefined]]);
  expect(
    positions(`
2008 to 2014\tMoray Plant Hire, Elgin
Position held: Fitter
- Excavators`)[0]?.slice(0, 2),
  ).toEqual(["Fitter", "Moray Plant Hire"]);
  expect(
    positions(`
**Collaboratrice, Lescure Avocats** – Paris
(de janvier 2017 à août 2019)
- Conclusions`)[0]?.slice(0, 2),
  ).toEqual(["Collaboratrice", "Lescure Avocats"]);
});

test("reads dated list items as positions, and the lines below them as descriptions", () => {
  expect(
    positions(`
- Mars 2017 à aujourd’hui : **Fromagère**, Laiterie du Cantal (Aurillac)
  Suivi de deux AOP, analyses.
- Avril 2014 à février 2017 : **Ouvrière**, GAEC des Volcans (Aurillac)
  Traite, caillage, affinage.`),
  ).toEqual([
    ["Fromagère", "Laiterie du Cantal", "Aurillac", "2017-03", undefined],
    ["Ouvrière", "GAEC des Volcans", "Aurillac", "2014-04", "2017-02"],
  ]);
});

test("reads undated items of another style as the description of the position above", () => {
  expect(
    positions(`
- **Éditrice – Girafe, Paris** [01/2018 - en cours]
- Lecture des manuscrits
- **Libraire – La Sardine, Nantes** [09/2011 - 08/2013]
- Animations`),
  ).toEqual([
    ["Éditrice", "Girafe", "Paris", "2018-01", undefined],
    ["Libraire", "La Sardine", "Nantes", "2011-09", "2013-08"],
  ]);
});

test("does not read a school's name in title style as a title, nor a nationality as the country", () => {
  const resume = parseResume(
    documentFromText(`
# ada lovelace
ada.lovelace@mill.example
Nationality\tSwiss

**EXPERIENCE**
**ANALYTICAL ENGINES LTD** – London
Programmer, May 2017 to June 2019
- Notes

**EDUCATION**
**UNIVERSITY OF LONDON**
BSc Mathematics, 2002 to 2004

**KU LEUVEN**
MSc Statistics, 2005 to 2007

**SKILLS**
Tables, punched cards`),
  );
  expect(resume.education.map(({ school }) => school?.value)).toEqual([
    "UNIVERSITY OF LONDON",
    "KU LEUVEN",
  ]);
  expect(resume.profile.country).toBeUndefined();
});

test("reads a vocational diploma as one name", () => {
  const [study] = readEducation(
    linesFromText("2005 – 2007\tDiplôme national d’œnologue, IUT Dijon"),
  );
  expect([study?.degree?.value, study?.field_of_study]).toEqual([
    "Diplôme national d’œnologue",
    undefined,
  ]);
});

test("reads labelled names of a form, and labelled languages of any section", () => {
  const resume = parseResume(
    documentFromText(`
Nom(s) / Prénom(s)\tGrandclément Thibault
Courriel\tt.g@compta.example

# Mon parcours
**Comptable**, Horlogerie Vuillemin\t2017 – 2020
**Aide-comptable**, Fiducial\t2011 – 2016

# Loisirs
Langues : allemand (B2)`),
  );
  const { first_name, last_name } = resume.profile;
  expect([first_name?.value, last_name?.value]).toEqual(["Thibault", "Grandclément"]);
  expect(resume.experiences.map(({ title }) => title?.value)).toEqual([
    "Comptable",
    "Aide-comptable",
  ]);
  expect(resume.competencies.map(({ name, level }) => [name.value, level])).toEqual([
    ["allemand", "intermediate"],
  ]);
});

test("reads short letter-spaced names, and no mode of study as part of the school's name", () => {
  const resume = parseResume(
    documentFromText(`
# L É A
# M O N T C H A R M O N T
lea.montcharmont@exemple.example
⚲ Annecy (74)

**FORMATION**
**Diplôme d'ingénieur en mécanique**\t2015
ICAM Nantes, par apprentissage`),
  );
  const { first_name, last_name, city } = resume.profile;
  expect([first_name?.value, last_name?.value, city?.value]).toEqual([
    "Léa",
    "Montcharmont",
    "Annecy",
  ]);
  expect(resume.education.map(({ school }) => school?.value)).toEqual(["ICAM Nantes"]);
});
