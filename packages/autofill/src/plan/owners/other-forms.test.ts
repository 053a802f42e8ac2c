import { expect, test } from "vitest";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { plan } from "../../plan.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";
import { knownQuestions } from "../questions/known-question.ts";

/** What is written into the fields of a page, by their names. */
function written(body: string): Readonly<Record<string, string>> {
  const { fields } = collect(writePage(body));
  const nameOf = new Map(fields.map(({ id, identifiers }) => [id, identifiers[0] ?? ""]));
  const planned = plan(knownQuestions(classify(fields), camille), camille, "fr");
  return Object.fromEntries(
    planned.flatMap(({ fieldId, step }) =>
      step.kind === "skip" ? [] : [[nameOf.get(fieldId) ?? "", step.text]],
    ),
  );
}

const application = `<form><label>Prénom <input name="first"></label><label>Nom <input name="last"></label>
  <label>E-mail <input type="email" name="mail"></label><label>CV <input type="file" name="cv"></label></form>`;
const filled = { first: "Camille", last: "Durand", mail: "camille@durand.example" };

test.each([
  `<form><label>Votre adresse email <input type="email" name="again"></label></form>`,
  `<form><label>Nom <input name="again"></label><label>E-mail <input type="email" name="more"></label>
    <label>Téléphone <input type="tel" name="tel"></label>
    <label>Comment avez-vous connu l'association ? <input name="heard"></label></form>`,
])("a form that asks for the address again beside an application is another one", (other) => {
  expect(written(`${application}${other}`)).toEqual(expect.objectContaining(filled));
  expect(Object.keys(written(`${other}${application}`))).not.toEqual(
    expect.arrayContaining(["again"]),
  );
  expect(Object.keys(written(`${other}${application}`))).not.toContain("tel");
});

test("an address outside of the application's form, and a form for a call back, are left", () => {
  const callBack = `<form><label>Téléphone <input type="tel" name="tel2"></label></form>`;
  const phone = `<label>Téléphone <input type="tel" name="tel"></label></form>`;
  const chat = `<div><label>Votre e-mail <input type="email" name="again"></label></div>`;
  const names = Object.keys(written(`${chat}${application.replace("</form>", phone)}${callBack}`));
  expect(names).toEqual(expect.arrayContaining(["first", "last", "mail", "tel"]));
  expect(names).not.toEqual(expect.arrayContaining(["again"]));
  expect(names).not.toContain("tel2");
});

test("a number that the application does not ask for is filled in its further form", () => {
  const step = `<form><label>Téléphone <input type="tel" name="tel"></label></form>`;
  expect(Object.keys(written(`${application}${step}`))).toContain("tel");
});

test("two applications on one page are both filled", () => {
  const second = application.replaceAll(/name="(\w+)"/g, 'name="$12"');
  expect(written(`${application}${second}`)).toMatchObject({
    ...filled,
    first2: "Camille",
    mail2: "camille@durand.example",
  });
});

test("a further form of an application that does not ask for the address again is filled", () => {
  const step = `<form><label>Ville <input name="city"></label></form>`;
  expect(written(`${application}${step}`)).toMatchObject({ ...filled, city: "Lyon" });
});

const contact = `<h2>Candidature</h2><form><label>Prénom <input name="first"></label>
  <label>Nom <input name="last"></label><label>E-mail <input type="email" name="mail"></label>
  <label>Téléphone <input type="tel" name="tel"></label></form>`;

test.each([
  `<form><label>Votre email pour la newsletter <input type="email" name="news"></label></form>`,
  `<div class="footer-newsletter"><input type="email" name="news" placeholder="Votre email"></div>`,
  `<form id="jobAlertForm"><label>E-Mail <input type="email" name="news"></label></form>`,
  `<form><label>Inscription à l'alerte emploi <input type="email" name="news"></label></form>`,
])("a subscription is left where the application has no upload: %s", (other) => {
  expect(written(`${contact}${other}`)).toEqual(expect.objectContaining(filled));
  expect(Object.keys(written(`${contact}${other}`))).not.toContain("news");
});

test("a subscription whose label is no name of an address is not listed", () => {
  const other = `<form><label>Your e-mail for job alerts <input type="email" name="news"></label></form>`;
  const { fields } = collect(writePage(other));
  expect(knownQuestions(classify(fields), camille).map(({ key }) => key)).toEqual(["none"]);
});

test("a box for the newsletter in the application does not stop its address", () => {
  const box = `<label><input type="checkbox" name="news"> Recevoir la newsletter</label></form>`;
  expect(written(contact.replace("</form>", box))).toEqual(expect.objectContaining(filled));
});

const demo = `<form><label>Name <input name="again"></label><label>Email <input type="email" name="more"></label>
  <label>Phone <input type="tel" name="tel2"></label><label>Company <input name="firm"></label>
  <label>Job title <input name="title"></label><button>Request a demo</button></form>`;
const personal = `<label>First name <input name="first"></label><label>Last name <input name="last"></label>
  <label>Email <input type="email" name="mail"></label>`;

test.each([
  ["its heading", `<h2>Application form</h2><form>${personal}</form>`],
  ["its button", `<form>${personal}<button>Submit application</button></form>`],
  ["its button, an input", `<form>${personal}<input type="submit" value="Postuler"></form>`],
  ["its name", `<form id="job-application">${personal}</form>`],
])("a form that asks for more does not hide an application that %s names", (_, form) => {
  for (const page of [`${form}<h2>Demo</h2>${demo}`, `<h2>Demo</h2>${demo}${form}`]) {
    expect(written(page)).toEqual(expect.objectContaining(filled));
    expect(Object.keys(written(page))).not.toContain("more");
  }
});

test("a form that asks for more does not hide an application with an upload", () => {
  const form = `<form>${personal}<label>Your documents <input type="file" name="docs"></label></form>`;
  expect(written(`${demo}${form}`)).toEqual(expect.objectContaining(filled));
});

test("a heading over an application names no further form below it", () => {
  const call = `<form><label>Nom <input name="again"></label><label>E-mail <input type="email" name="more"></label>
    <label>Téléphone <input type="tel" name="tel2"></label></form>`;
  const names = Object.keys(written(`<main class="recrutement">${contact}${call}</main>`));
  expect(names).toEqual(expect.arrayContaining(["first", "last", "mail", "tel"]));
  expect(names).not.toContain("more");
});

test("the search and the filters of a list of jobs are not listed beside an application", () => {
  const search = `<form class="job-search"><label>Métier <input name="q2"></label><label>Ville <input name="town"></label></form>`;
  const filters = `<div class="filter-group"><label>Trier par <select name="sort"><option>Date</option><option>Salaire</option></select></label></div>`;
  const form = `<form><label>Nom <input name="last"></label><label>Prénom <input name="first"></label><label>CV <input type="file" name="cv"></label></form>`;
  expect(Object.keys(written(search + filters + form)).toSorted()).toEqual(["cv", "first", "last"]);
  const without = `<form><label>Nom <input name="last"></label></form>`;
  expect(Object.keys(written(search + without))).toContain("last");
});
