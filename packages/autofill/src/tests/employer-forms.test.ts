import { expect, test } from "vitest";
import type { Applicant } from "../applicant.ts";
import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { plan } from "../plan.ts";
import { knownQuestions } from "../plan/questions/known-question.ts";
import { camilleWithEverything as camille } from "../testing/applicant.ts";
import { writePage } from "../testing/write-page.ts";

/** What is planned for each field by its label: the text, or why it is skipped. */
function planned(body: string, applicant: Applicant = camille) {
  const classified = classify(collect(writePage(`<form>${body}</form>`)).fields);
  return plan(knownQuestions(classified, applicant), applicant, "en").map(
    ({ label, step }) => [label, step.kind === "skip" ? step.reason : step.text] as const,
  );
}

const valuesOf = (body: string, applicant?: Applicant) =>
  planned(body, applicant).map(([, value]) => value);

const input = (label: string, attributes = "") =>
  `<div><label>${label}</label><input ${attributes}></div>`;

const before =
  `<p>Have you worked for us before?</p>` +
  `<label><input type="radio" name="w"> Yes</label><label><input type="radio" name="w"> No</label>`;
const job =
  `<h2>Employment history</h2>${input("Company name")}${input("Phone")}` +
  `${input("Email", 'type="email"')}${input("Position held")}${input("From (Mo/Yr)")}`;

test("a time at this employer is no entry of the employment history", () => {
  const earlier = input("From (Mo/Yr)") + input("Position held");
  expect(valuesOf(`${input("Email", 'type="email"')}${before}${earlier}${job}`)).toEqual([
    "camille@durand.example",
    "question",
    "question",
    "question",
    "Fourmi",
    "question",
    "question",
    "Developer",
    "03/2021",
  ]);
  expect(valuesOf(before + job).slice(-2)).toEqual(["Developer", "03/2021"]);
});

test("dates far from any job are none of its dates", () => {
  const row = input("From (Mo/Yr)") + input("To (Mo/Yr)") + input("Miles") + input("Truck");
  const experience = `<h2>Driving experience</h2>${row}${row}${row}`;
  const questions = ["States", "Trailers", "Licence"].map((one) => input(one)).join("");
  const values = valuesOf(experience + questions + job);
  expect(values.slice(0, 2)).toEqual(["question", "question"]);
  expect(values.at(-1)).toBe("03/2021");
});

test("the text in a label before its field is the name, and the text behind it a hint", () => {
  const hint = "<span>This is how we reply, so it has to be one you read.</span>";
  const mail = `<label><b>Email</b><input type="email" autocomplete="email">${hint}</label>`;
  expect(planned(mail)).toEqual([["Email", "camille@durand.example"]]);
  const inner = `<label><span><b>Email</b> <input type="email"></span>${hint}</label>`;
  expect(planned(inner)).toEqual([["Email", "camille@durand.example"]]);
});

test("a salary for no year is left, and the list of currencies beside it stays", () => {
  const answers = [
    { kind: "salary_expectation" as const, answer: "98000" },
    { kind: "salary_currency" as const, answer: "CHF" },
  ].map((one) => ({ ...one, question: "", scope: "global" as const, scopeName: "", country: "" }));
  const swiss = { ...camille, answers };
  const currency =
    '<label>Currency <select name="salaryCurrency"><option selected>US Dollar ($)</option><option>Swiss Franc (CHF)</option></select></label>';
  const period =
    "<label>Period <select><option selected>Hourly</option><option>Yearly</option></select></label>";
  const salary = input("Desired salary");
  expect(valuesOf(currency + salary + period, swiss).slice(0, 2)).toEqual([
    "alreadyFilled",
    "question",
  ]);
  expect(valuesOf(input("Rate of pay expected"), swiss)).toEqual(["question"]);
});

test("an example in a text area is not what its label asks for", () => {
  const area = (label: string) =>
    `<div><label>${label}</label><textarea placeholder="Indiquez vos disponibilités, le cabinet souhaité…"></textarea></div>`;
  expect(valuesOf(area("Message ou précisions"))).toEqual(["question"]);
});

test("a message is written by the person, whatever is stored for further information", () => {
  const answers = [
    {
      kind: "additional_info" as const,
      answer: "Permis B.",
      question: "",
      scope: "global" as const,
      scopeName: "",
      country: "",
    },
  ];
  const area = (label: string) => `<div><label>${label}</label><textarea></textarea></div>`;
  const applicant = { ...camille, answers };
  expect(valuesOf(area("Votre message"), applicant)).toEqual(["question"]);
  expect(valuesOf(area("Informations complémentaires"), applicant)).toEqual(["Permis B."]);
});

test.each([
  "Wann könntest du frühestens bei uns anfangen?",
  "Ab wann können Sie bei uns starten?",
  "Wann kannst du anfangen?",
])("a German question about the first day is known: %s", (label) => {
  expect(valuesOf(input(label))).toEqual(["01.02.2027"]);
});

test("a surname that is spelt as cash on delivery is one", () => {
  expect(valuesOf(input("Vorname*") + input("Nachnahme*"))).toEqual(["Camille", "Durand"]);
});

test("a city after the current employer, where one's own was asked for before, is the employer's", () => {
  const commuter = { ...camille, profile: { ...camille.profile, city: "Vienne" } };
  const form = input("City") + input("Current employer") + input("City");
  expect(valuesOf(form, commuter)).toEqual(["Vienne", "Fourmi", "Lyon"]);
  const own = input("City") + input("Current employer") + input("Which city do you reside in?");
  expect(valuesOf(own, commuter).at(-1)).toContain("Vienne");
});

test("fields that mirror others out of sight do not make an address an employer's", () => {
  const mirror = `<div style="display:none">${input("Name")}${input("Address")}${input("Most recent employer")}</div>`;
  expect(planned(mirror + input("Residential address")).at(-1)).toEqual([
    "Residential address",
    camille.profile.address,
  ]);
});

test("a signature that is not displayed is none that the person gives now", () => {
  const later = `<div style="display:none">${input("City")}${input("Country")}${input("Electronic signature")}</div>`;
  expect(valuesOf(input("First name") + later)).toEqual([
    "Camille",
    "notShown",
    "notShown",
    "notShown",
  ]);
});
