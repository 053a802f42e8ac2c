import { describe, expect, test } from "vitest";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { plan } from "../../plan.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";
import { knownQuestions } from "../questions/known-question.ts";
import { kindOfText } from "../questions/known-wording.ts";

/** What is planned for each field: its text, or why it is skipped. */
function planned(body: string): readonly string[] {
  const classified = classify(collect(writePage(`<form>${body}</form>`)).fields);
  return plan(knownQuestions(classified, camille), camille, "en").map(({ step }) =>
    step.kind === "skip" ? step.reason : step.text,
  );
}

const input = (label: string, example = "") =>
  `<label>${label} <input placeholder="${example}"></label>`;
const area = (label: string, example = "") =>
  `<label>${label} <textarea placeholder="${example}"></textarea></label>`;

describe("an example in a field that asks for something else", () => {
  test("leaves the source of the application where it asks for a name", () => {
    expect(planned(input("Referral source"))).toEqual(["LinkedIn"]);
    expect(planned(input("Referral source", "City employee's name"))).toEqual(["question"]);
  });

  test("leaves the summary where it asks for a motivation", () => {
    const summary = camille.profile.summary;
    expect(planned(area("Parlez-nous de vous"))).toEqual([summary]);
    const example = "Pourquoi souhaitez-vous nous rejoindre ? Vos motivations";
    expect(planned(area("Parlez-nous de vous", example))).toEqual(["question"]);
  });
});

test.each(["If yes, how soon can you join?", "Si oui, quand pouvez-vous commencer ?"])(
  "a date is left behind another question: %s",
  (second) => {
    expect(planned(input(second.replace(/^.*?, /, "")))).not.toEqual(["question"]);
    expect(planned(input(`Are you currently serving the notice? ${second}`))).toEqual(["question"]);
  },
);

test("amounts by one name in a form with jobs are those of the jobs", () => {
  const euros = (label: string) => input(`${label} (EUR)`);
  expect(planned(euros("Salary"))).toEqual(["48000"]);
  const jobs = `${input("Employer")}${euros("Salary")}<hr>${input("Dates worked")}${euros("Salary")}`;
  expect(planned(jobs)).toEqual(["Fourmi", "question", "question", "question"]);
});

test("a period in one field, with its ends in either order, is left", () => {
  const job = `${input("Employer name")}${input("Job title")}`;
  for (const dates of ["Employment dates (to - from)", "Employed from - to"])
    expect(planned(job + input(dates))).toEqual(["Fourmi", "Developer", "question"]);
});

test("a school without a level is left beside a choice of grades", () => {
  const box = (name: string) => `<label><input type="checkbox" name="${name}"> ${name}</label>`;
  const school = (...years: readonly string[]) =>
    planned(
      `${input("School name")}<fieldset><legend>Years completed</legend>${years.map(box).join("")}</fieldset>`,
    )[0];
  expect(school("4th Grade", "5th Grade")).toBe("question");
  expect(school("9. Klasse", "10. Klasse")).toBe("question");
  expect(school("1", "2")).toBe("INSA Lyon");
});

test("a question about graduation does not end the fields of a college", () => {
  const graduated =
    "<label>Did you graduate college? <select><option value>-<option>Yes<option>No</select></label>";
  const body = input("High school") + input("College") + graduated + input("Degree");
  expect(planned(body)).toEqual(["question", "INSA Lyon", "question", "Master"]);
});

test.each(["What college did you attend?", "College/Vocational School Name"])(
  "beside a high school, one is written for %s",
  (college) => {
    expect(planned(input("Name of high school") + input(college))).toEqual([
      "question",
      "INSA Lyon",
    ]);
  },
);

test.each(["Technical college", "Trade school/Vocational school"])(
  "beside a high school, none is written for %s",
  (other) => {
    expect(planned(input("High school") + input(other))).toEqual(["question", "question"]);
  },
);

test("a résumé below the heading of referees is the applicant's", () => {
  const upload = `<label>Upload resume <input type="file"></label>`;
  expect(planned(`<h2>References</h2>${upload}`)).toEqual(["camille-durand.pdf"]);
});

test.each([
  ["Company", "Your job title/Department", "Developer"],
  ["College", "Degree in", "Computer science"],
  ["College", "Degree/Certificate/Program", "Master"],
  ["Email", "Lastly, please tell us where you heard about our job offer.", "LinkedIn"],
])("behind %s, %s is known", (before, label, value) => {
  expect(planned(input(before) + input(label))[1]).toBe(value);
});

test("the employer before another one is not the present one", () => {
  const before = ["Job title", "Employer before that", "Job title"].map((one) => input(one));
  expect(planned(input("Most Recent Employers name."))).toEqual(["Fourmi"]);
  expect(planned(input("Most recent employer") + before.join(""))[2]).toBe("question");
});

test("the fields of a row have the names of their columns", () => {
  const cell = (name: string) => `<td><input aria-label="${name}, Row 1"></td>`;
  const row = `<h3>Previous employers</h3><table><tr>${cell("Company")}${cell("Job title")}</tr></table>`;
  expect(planned(row)).toEqual(["Fourmi", "Developer"]);
  expect(planned(input("Address") + input("Address, Line 2"))).toEqual([
    "12 rue des Lilas",
    "notInProfile",
  ]);
});

test("the options of a list are no part of the label around it", () => {
  const option = (country: string) =>
    `<li role="option"><span>${country}</span><span>+1</span></li>`;
  const list = `<div role="combobox" aria-label="Telephone country code" aria-haspopup="listbox"><div>+1</div></div><ul role="listbox">${option("United States")}${option("Canada")}</ul>`;
  const phone = `<label><span>Phone</span><div>${list}<input type="tel" name="phone"></div></label>`;
  const [, field] = collect(writePage(`<form>${phone}</form>`)).fields;
  expect(field?.labels.map(({ text }) => text)).toEqual(["Phone +1"]);
});

test.each([
  ["age_18", "Are you age 18 or older?"],
  ["additional_info", "List any additional information you would like us to consider."],
  [
    "additional_info",
    "State any additional information you feel may be helpful to us in considering your application.",
  ],
] as const)("%s is known by the wording %s", (kind, wording) => {
  expect(kindOfText(wording, camille)).toBe(kind);
});

test("an address before the heading of jobs is the applicant's as a whole", () => {
  const own = `<h3>Address</h3>${["Address Line 1", "City", "State", "Postal Code"].map((one) => input(one)).join("")}`;
  const job = `<h3>Work experience</h3>${input("Company")}${input("Job title")}`;
  expect(planned(`<div class="employment-history">${own}${job}</div>`)).toEqual([
    "12 rue des Lilas",
    "Lyon",
    "notInProfile",
    "69003",
    "Fourmi",
    "Developer",
  ]);
});

test("the company of a referee is not that of a job, and moves none", () => {
  const referee = `<p>Please list three professional references.</p>${input("Full name")}${input("Relationship")}${input("Company")}${input("Phone")}`;
  const job = `<h3>Previous employment</h3>${input("Company")}${input("Job title")}`;
  expect(planned(input("Name") + referee + job).slice(3)).toEqual([
    "question",
    "question",
    "Fourmi",
    "Developer",
  ]);
});

test("a job behind a referee with a company is the first one", () => {
  const referee = `<p>References</p>${["Name", "Company", "Phone"].map((one) => input(one)).join("")}`;
  const job = `<p>Previous jobs</p>${input("Job title")}${input("Company")}`;
  expect(planned(referee + job).slice(3)).toEqual(["Developer", "Fourmi"]);
});

test("the jobs behind the present one are numbered from it where their label says so", () => {
  const present = `${input("Current employer")}${input("Current position")}`;
  const former = `${input("Previous employer")}${input("Position held")}`;
  expect(planned(present + former)).toEqual(["Fourmi", "Developer", "Cigale", "Intern"]);
  expect(planned(present + former + former)).toEqual([
    "Fourmi",
    "Developer",
    "Cigale",
    "Intern",
    "notInProfile",
    "notInProfile",
  ]);
});

test("the start and the end of a pay are no dates", () => {
  const job = input("Company") + input("Title") + input("From") + input("To");
  const pay = `<p>Rate of pay or salary</p>${input("Start:")}${input("Finish:")}`;
  const texts = planned(
    `<h3>Work experience</h3>${job}${input("Reason for leaving")}${pay}${input("Company")}${input("Title")}`,
  );
  expect(texts.slice(5)).toEqual(["question", "question", "Cigale", "Intern"]);
});

test("titles by one name behind salaries are those of jobs", () => {
  const titles =
    input("Starting salary") + input("Title") + input("Ending salary") + input("Title");
  expect(planned(input("Supervisor") + titles)).toEqual(
    Array.from({ length: 5 }, () => "question"),
  );
});

test("a title behind a pay is the one at that pay", () => {
  const pay = input("Starting salary") + input("Title");
  expect(planned(input("Company") + input("Position held") + pay)).toEqual([
    "Fourmi",
    "Developer",
    "question",
    "question",
  ]);
});

test("a section named for skills does not make them of another question", () => {
  const label = input("List membership in professional or trade organizations");
  expect(planned(`<p>Skills / Activities</p>${label}`)).toEqual(["question"]);
  expect(planned(`<p>Skills</p><input name="q1">`)).toEqual(["TypeScript, SQL"]);
});

test("the jobs of a form may be numbered with a sign", () => {
  const job = (at: number) =>
    input(`Employer #${at}`) + input(`Job title #${at}`) + input("Job summary");
  expect(planned(job(1) + job(2)).slice(0, 5)).toEqual([
    "Fourmi",
    "Developer",
    "Builds the shop.",
    "Cigale",
    "Intern",
  ]);
});

test("what somebody does in free time is no date", () => {
  const question = "What hobbies or activities do you do when you have free time?";
  expect(planned(input("When are you free to start?"))).toEqual(["2027-02-01"]);
  expect(planned(area(question))).toEqual(["question"]);
});

test("the school of the highest degree is no degree", () => {
  expect(planned(input("Dernier diplôme"))).toEqual(["Master"]);
  expect(planned(input("Établissement du dernier diplôme"))).toEqual(["question"]);
});

test("the town of a school is not the applicant's", () => {
  const school = `${input("School name")}${input("City/State")}${input("Major")}`;
  expect(planned(input("City") + school)).toEqual([
    "Lyon",
    "INSA Lyon",
    "notInProfile",
    "Computer science",
  ]);
});

test("the companies behind those of several referees are counted from the first job", () => {
  const other = ["Full name", "Relationship", "Company", "Phone", "Address"];
  const referee = other.map((one) => input(one)).join("");
  const job = input("Company") + input("Phone") + input("Job title") + input("Reason for leaving");
  const jobs = `<h3>Previous employment</h3>${job}<h3>Employment application</h3>${job}`;
  const texts = planned(
    `<h2>Employment application</h2>${input("Name")}${input("Email")}${referee}${referee}${referee}${jobs}`,
  ).slice(-8);
  expect(texts.filter((text) => text !== "question")).toEqual([
    "Fourmi",
    "Developer",
    "Cigale",
    "Intern",
  ]);
});
