import { expect, test } from "vitest";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { plan } from "../../plan.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";
import { knownQuestions } from "../questions/known-question.ts";

/** What is planned for each field: its text, or why it is skipped. */
function planned(body: string): readonly string[] {
  const classified = classify(collect(writePage(`<form>${body}</form>`)).fields);
  return plan(knownQuestions(classified, camille), camille, "en").map(({ step }) =>
    step.kind === "skip" ? step.reason : step.text,
  );
}

const bare = (...names: readonly string[]) =>
  names.map((name) => `<input placeholder="${name}">`).join("");
const input = (label: string) => `<label>${label} <input></label>`;
const left = (count: number) => Array.from({ length: count }, () => "question");

test("a second address of a form, with its town and postal code, is another one", () => {
  const own = ["12 rue des Lilas", "Lyon", "69003"];
  const address = bare("Address", "City", "Zip Code");
  const years = bare("# Years");
  expect(planned(address + years + address + years + address)).toEqual([
    ...own,
    "question",
    ...left(3),
    "question",
    ...left(3),
  ]);
  expect(planned(`${input("Rue")}${input("Ville")}${input("Ville")}${input("Rue")}`)).toEqual([
    "12 rue des Lilas",
    "Lyon",
    ...left(2),
  ]);
});

test("a place that is requested twice without an address is the same", () => {
  const questions = `${input("City")}${input("Email")}${input("What city do you live in?")}`;
  expect(planned(questions)).toEqual(["Lyon", "camille@durand.example", "Lyon, France"]);
  expect(planned(`${input("Postal code")}${input("Confirm postal code")}`)).toEqual([
    "69003",
    "69003",
  ]);
});

test("an address in a form of its own is the applicant's again", () => {
  const form = `${input("Street address")}${input("Postal code")}`;
  expect(planned(`${form}</form><form>${form}`)).toEqual([
    "12 rue des Lilas",
    "69003",
    "12 rue des Lilas",
    "69003",
  ]);
});

test.each(["Training/Seminar", "Projets personnels", "Awards", "Publications"])(
  "a title in the section %s is no job's",
  (heading) => {
    const jobs = `<h2>Employment history</h2>${bare("Company Name", "Position")}`;
    const others = `<h2>${heading}</h2>${bare("Title", "Dates")}${bare("Title", "Dates")}`;
    expect(planned(jobs + others)).toEqual(["Fourmi", "Developer", ...left(4)]);
  },
);

test("a section of jobs may mention trainings and projects", () => {
  const jobs = `<h2>Jobs and trainings</h2>${bare("Company Name", "Position")}`;
  expect(planned(jobs)).toEqual(["Fourmi", "Developer"]);
});

test.each(["Other", "Autre *", "Other (please specify)", "Andere"])(
  "what a list does not have is left: %s",
  (label) => {
    const field = `<label>${label} <input placeholder="Other level of education"></label>`;
    expect(planned(field)).toEqual(["question"]);
  },
);

test("whether a job goes on is not whether one has worked for this employer before", () => {
  const choice = "<select><option>Yes<option>No</select>";
  const question = `<label>Are you currently employed by this company? ${choice}</label>`;
  const jobs = `<h2>Employment history</h2>${bare("Company Name", "Job title")}`;
  expect(planned(jobs + question + jobs + question)).toEqual([
    "Fourmi",
    "Developer",
    "Yes",
    "Cigale",
    "Intern",
    "No",
  ]);
});

test("a position that is held is the job's, and one that is offered is left", () => {
  const name = `${input("Prénom")}${input("Nom")}`;
  expect(planned(name + input("Poste occupé")).at(-1)).toBe("Developer");
  expect(planned(name + input("Poste")).at(-1)).toBe("question");
});

test.each([
  "Previous Address",
  "Previous three years residency",
  "Adresses précédentes",
  "Frühere Anschrift",
])("the places below %s are left", (heading) => {
  const own = "<h3>Contact</h3>" + input("City");
  expect(planned(`${own}<h3>${heading}</h3>${input("City")}`)).toEqual(["Lyon", "question"]);
});

test.each(["Other last name", "Autre nom de famille", "Last name or alias"])(
  "a name beside the present one is left: %s",
  (label) => {
    expect(planned(input("First name") + input(label)).at(-1)).toBe("question");
  },
);

const job = ["Company", "Job title", "From", "To"].map(input).join("");
const ofJob = ["Fourmi", "Developer", "03/2021", "notNeeded"];

test.each([
  "Previous addresses for the past 3 years",
  "Previous Address",
  "Traffic Convictions",
  "Accident record",
])("the place below %s is not that of the job before", (heading) => {
  const own = input("Street") + input("City");
  const below = `<h4>${heading}</h4>${input("City")}`;
  const ownPlaces = ["12 rue des Lilas", "Lyon"];
  expect(planned(own + job + below)).toEqual([...ownPlaces, ...ofJob, "question"]);
});

test("the address of a previous employer is that of the job", () => {
  const below = `<h4>Previous employment and addresses</h4>${input("Company")}${input("City")}`;
  expect(planned(input("City") + below).slice(1)).toEqual(["Fourmi", "Lyon"]);
});

test.each(["Military Service", "Service militaire", "Wehrdienst", "U.S. Military Record"])(
  "the dates below %s are those of no job and of no start",
  (heading) => {
    const below = `<h3>${heading}</h3>${input("Branch")}${input("From")}${input("To")}`;
    expect(planned(input("Email") + below).slice(2)).toEqual(left(2));
    expect(planned(job + below).slice(5)).toEqual(left(2));
  },
);

test.each(["Starting Pay", "Starting salary", "Salaire de départ", "Anfangsgehalt"])(
  "an amount is no date, whatever the markup calls it: %s",
  (label) => {
    const pay = `<div><label>${label}</label><input name="emp_pay_start[]"></div>`;
    expect(planned(job + pay)).toEqual([...ofJob, "question"]);
    expect(planned(input("Company") + pay)).toEqual(["Fourmi", "question"]);
  },
);
