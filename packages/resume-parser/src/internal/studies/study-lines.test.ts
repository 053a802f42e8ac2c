import { expect, test } from "vitest";
import { readEducation } from "../../education.ts";
import { linesFromText } from "../../testing/lines-from-text.ts";

const studies = (text: string) =>
  readEducation(linesFromText(text)).map(({ school, degree, field_of_study, end_date }) =>
    [school, degree, field_of_study, end_date].map((one) => one?.value ?? "").join(" / "),
  );

test("takes no part of what was done for the name of a degree", () => {
  expect(
    studies(`
2012 - 2013\tKelpmouth Institute of Business
Attained Diploma in Management
Second class honours
2010 - 2011\tOban College
Did certificate in Bookkeeping`),
  ).toEqual([
    "Kelpmouth Institute of Business / Diploma / Management / 2013",
    "Oban College / certificate / Bookkeeping / 2011",
  ]);
});

test("reads a school that is the only list item below its degree", () => {
  expect(
    studies(`
**2016 - 2017\tPremière année DUT Génie Civil**
- École supérieure de Larmor (ESL)
**2015 - 2016\tBaccalauréat en sciences**
- Lycée Quillfeather`),
  ).toEqual([
    "École supérieure de Larmor (ESL) / Première année DUT / Génie Civil / 2017",
    "Lycée Quillfeather / Baccalauréat / sciences / 2016",
  ]);
});

test("gives periods listed above the studies to one each", () => {
  expect(
    studies(`
2015 - 2018
2013 - 2015

**Licence Informatique**
Université de Larmor

**Baccalauréat scientifique**
Lycée Quillfeather`),
  ).toEqual([
    "Université de Larmor / Licence / Informatique / 2018",
    "Lycée Quillfeather / Baccalauréat scientifique /  / 2015",
  ]);
  // Without as many studies their order says nothing.
  expect(
    studies("2015 - 2018\n2013 - 2015\n\n**Licence Informatique**\nUniversité de Larmor"),
  ).not.toContain("Université de Larmor / Licence / Informatique / 2018");
});

test("keeps the town in the name of one of a region's universities", () => {
  expect(
    studies("**Université du Québec à Obanville**\tObanville\nBaccalauréat en droit\t2016"),
  ).toEqual(["Université du Québec à Obanville / Baccalauréat / droit / 2016"]);
  expect(studies("**University of Texas at Oban**, 2004\nBA Economics")).toEqual([
    "University of Texas at Oban / BA / Economics / 2004",
  ]);
  // A town has no several universities of one name: the place behind it is where the study was held.
  expect(studies("**University of Larmor at Larmor Bay**, 2004\nBA Economics")).toEqual([
    "University of Larmor / BA / Economics / 2004",
  ]);
});

test("reads tables whose labels name alternatives, and whose boards have a column beside the schools", () => {
  expect(
    studies(`
Qualification\tCollege/Institutes\tYear\tCGPA / (%)
BCA\tLarmor College\t2018 - 2020\t61 %`),
  ).toEqual(["Larmor College / BCA /  / 2020"]);
  expect(
    studies(`
COURSE\tBOARD\tINSTITUTION\tYEAR OF STUDY\tCGPA/SCORE
SSLC\tBoard of Secondary Education\tQuill Public School\t2011-2013\t9/10`),
  ).toEqual(["Quill Public School / SSLC /  / 2013"]);
});
