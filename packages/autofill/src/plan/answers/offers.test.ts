import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StoredAnswer } from "../../answer.ts";
import type { Applicant, Job } from "../../applicant.ts";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";
import { planFields } from "../plan-fields.ts";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-09-15T12:00:00Z"), toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

const step = (body: string, change: Partial<Applicant>) =>
  planFields(classify(collect(writePage(body)).fields), { ...camille, ...change }, "en")[0]?.step;

const asked = (question: string, ...options: string[]) =>
  `<fieldset><legend>${question}</legend>${options.map((one) => `<label><input type="radio" name="q"> ${one}</label>`).join("")}</fieldset>`;
const licensed = (text: string): Partial<Applicant> => ({
  answers: [
    {
      kind: "drivers_license",
      question: "",
      answer: text,
      scope: "global",
      scopeName: "",
      country: "",
    },
  ],
});

test.each([
  { question: "Êtes-vous titulaire du permis B ? *", licence: "Permis B", options: ["Oui", "Non"] },
  {
    question: "Besitzen Sie einen Führerschein der Klasse B?",
    licence: "Permis B",
    options: ["Ja", "Nein"],
  },
  { question: "Führerschein Klasse B", licence: "B", options: ["Ja", "Nein"] },
  { question: "Avez-vous le permis de conduire ?", licence: "B, C", options: ["Oui", "Non"] },
  {
    question: "Do you hold a full UK driving licence?",
    licence: "Full UK licence",
    options: ["Yes", "No"],
  },
  {
    question: "Do you have a valid driver's license?",
    licence: "Class C",
    options: ["Yes", "No"],
  },
])(
  "$question with $licence is offered and never written by itself",
  ({ question, licence, options }) => {
    expect(step(asked(question, ...options.toReversed()), licensed(licence))).toMatchObject({
      kind: "skip",
      reason: "question",
      offer: { step: { kind: "tick", text: options[0] }, basis: { kind: "answer", text: licence } },
    });
  },
);

test.each([
  ["Êtes-vous titulaire du permis C ?", "Permis B"],
  ["Avez-vous le permis B et un véhicule ?", "Permis B"],
  ["Do you hold a full UK driving licence?", "Permis B"],
  ["Do you have a clean driving licence?", "Full UK licence"],
  ["Do you need a driving licence?", "Category B"],
  ["Êtes-vous titulaire du permis B ?", "Permis B en cours"],
  ["Êtes-vous titulaire du permis B ?", "Pas de permis B"],
  ["Besitzen Sie einen Führerschein der Klasse B?", "Klasse B noch nicht"],
  ["Haben Sie einen Führerschein der Klasse C?", "Klasse B"],
])("%s with %j is left to the user without an offer", (question, licence) => {
  expect(step(asked(question, "Yes", "No"), licensed(licence))).toEqual({
    kind: "skip",
    reason: "question",
  });
});

test("no yes is offered among several, nor of two licences", () => {
  const question = "Do you have a driving licence?";
  const several = asked(question, "Yes, for a car", "Yes, for a lorry", "No");
  expect(step(several, licensed("Category B"))).toEqual({ kind: "skip", reason: "question" });
  const two = [...(licensed("B").answers ?? []), ...(licensed("C").answers ?? [])];
  expect(step(asked(question, "Yes", "No"), { answers: two })).toEqual({
    kind: "skip",
    reason: "question",
  });
});

const sponsorship = (answer: string, change: Partial<StoredAnswer> = {}) => ({
  ...({ kind: "visa_sponsorship", scope: "global", scopeName: "", country: "" } as const),
  question: "Do you need a visa sponsorship?",
  answer,
  ...change,
});

test.each([
  ["Brightwater Logistics", true],
  ["Juniper Press", false],
])("an answer for one employer is offered to that one alone: %s", (company, isOffered) => {
  const answer = {
    ...({ kind: "visa_sponsorship", scope: "employer", country: "" } as const),
    question: "Do you need a visa sponsorship?",
    answer: "No",
    scopeName: "Brightwater Logistics",
  };
  const target = { company, title: "Analyst" };
  const page = asked("Will you require sponsorship?", "Yes", "No");
  const offered = step(page, { answers: [answer], target });
  expect(JSON.stringify(offered).includes('"No"')).toBe(isOffered);
});

test("the answer about a permit in no named country is offered with the question that it was given to", () => {
  const question = "Will you now or in the future require sponsorship?";
  const offerTo = (text: string, ...answers: StoredAnswer[]) => {
    const planned = step(asked(text, "Yes", "No"), { answers });
    return planned?.kind === "skip" ? planned.offer : planned;
  };
  expect(offerTo(question, sponsorship("No"))).toMatchObject({
    step: { text: "No" },
    basis: { kind: "answer", text: "Do you need a visa sponsorship? No" },
  });
  expect(offerTo(question, sponsorship("No"), sponsorship("Yes", { country: "US" }))).toBe(
    undefined,
  );
  const inCanada = "Will you require sponsorship to work in Canada?";
  expect(offerTo(inCanada, sponsorship("Yes", { country: "US" }))).toBeUndefined();
  const reversed = "Can you work without sponsorship from an employer, now and in the future?";
  expect(offerTo(reversed, sponsorship("No"))).toBeUndefined();
});

const authorization = (question: string, answer: string) =>
  sponsorship(answer, { kind: "work_authorization", question });

test.each([
  ["Are you legally authorized to work?", authorization("Do you need a work permit?", "No")],
  [
    "Will you require sponsorship?",
    sponsorship("Yes", { question: "Are you able to work without sponsorship?" }),
  ],
  ["Are you able to work without sponsorship?", sponsorship("No")],
  ["Are you able to work without sponsorship?", sponsorship("No", { question: "" })],
  [
    "Do you not need sponsorship from an employer?",
    sponsorship("No", { question: "Will you require sponsorship?" }),
  ],
  ["Êtes-vous autorisé à travailler ?", authorization("Avez-vous besoin d'un permis ?", "Non")],
  ["Do you need sponsorship for Georgia?", sponsorship("No")],
  ["Do you need sponsorship for Georgia?", sponsorship("No", { question: "" })],
  ["Do you require sponsorship to work in Canada?", sponsorship("No", { country: "US" })],
])("%s is offered nothing from %j", (question, stored) => {
  const planned = step(asked(question, "Yes", "No"), { answers: [stored] });
  expect(planned).toMatchObject({ kind: "skip" });
  expect(planned).not.toHaveProperty("offer");
});

test.each([
  ["Are you legally authorized to work?", authorization("Are you allowed to work?", "Yes"), "Yes"],
  ["Will you require sponsorship?", sponsorship("No"), "No"],
  ["Will you require sponsorship?", sponsorship("No", { question: "" }), "No"],
])("%s is offered the answer to a question of the same sense: %j", (question, stored, text) => {
  expect(step(asked(question, "Yes", "No"), { answers: [stored] })).toMatchObject({
    offer: { step: { text } },
  });
});

const job = (start: string, end?: string): Job => {
  const known = (date: string) =>
    date.length === 4
      ? ({ date: `${date}-01-01`, precision: "year" } as const)
      : ({ date: `${date}-01`, precision: "month" } as const);
  return {
    company: "Fourmi",
    title: "Cook",
    is_current: end === undefined,
    start: known(start),
    end: end === undefined ? undefined : known(end),
  };
};
/** Six years and one month, of which seven months overlap. */
const jobs = [job("2023-01"), job("2020-09", "2023-07")];
const ranges = ["Less than 3 years", "3 to 5 years", "More than 5 years"];
const select = (label: string) =>
  `<label>${label}<select><option value="">-${ranges.map((one) => `<option>${one}`).join("")}</select></label>`;

test.each([
  "Years of professional experience",
  "Total years of experience *",
  "How many years of work experience do you have?",
  "Nombre d'années d'expérience",
  "Années d’expérience professionnelle",
])("%s is offered by the dates of the jobs, each month once", (label) => {
  const basis = { kind: "jobs", count: 2 };
  expect(step(`<label>${label} <input></label>`, { jobs })).toMatchObject({
    kind: "skip",
    reason: "question",
    offer: { step: { kind: "type", text: "6" }, basis },
  });
  expect(step(select(label), { jobs })).toMatchObject({
    offer: { step: { kind: "choose", text: "More than 5 years" }, basis },
  });
});

test("years are not offered for one field of work, without a date, or where the years known alone decide the range", () => {
  const left = { kind: "skip", reason: "notStated" };
  const label = "Years of professional experience";
  for (const other of [
    "Years of experience in catering",
    "Nombre d'années d'expérience en cuisine",
  ])
    expect(step(`<label>${other} <input></label>`, { jobs })).toEqual(left);
  const undated = [...jobs, { company: "Cigale", title: "Cook", is_current: false }];
  expect(step(`<label>${label} <input></label>`, { jobs: undated })).toEqual(left);
  expect(step(select(label), { jobs: [job("2015", "2018")] })).toEqual(left);
  expect(step(select(label), { jobs: [job("2010", "2018")] })).toMatchObject({
    offer: { step: { text: "More than 5 years" } },
  });
});

test("a salary is offered with its currency where nothing says in which one it is requested", () => {
  const answer = { question: "", scope: "global", scopeName: "", country: "" } as const;
  const paid = (text: string, question = ""): Partial<Applicant> => ({
    answers: [{ ...answer, kind: "salary_expectation", answer: text, question }],
  });
  const field = (label: string, type = "text") => `<label>${label} <input type="${type}"></label>`;
  const inPounds = paid("42000", "Salary expectation (GBP per year)");
  const offered = {
    kind: "skip",
    offer: { step: { text: "42000 GBP" }, basis: { kind: "answer", text: "42000 GBP" } },
  };
  expect(step(field("Desired salary"), inPounds)).toMatchObject(offered);
  const { answers = [] } = paid("42000");
  const currency = { ...answer, kind: "salary_currency", answer: "GBP" } as const;
  expect(step(field("Desired salary"), { answers: [...answers, currency] })).toMatchObject(offered);
  const left = { kind: "skip", reason: "question" };
  expect(step(field("Desired salary"), paid("48000"))).toEqual(left);
  expect(step(field("Desired salary", "number"), inPounds)).toEqual(left);
  expect(step(field("Gehaltsvorstellung in Euro"), inPounds)).toEqual(left);
  expect(step(field("Desired salary"), paid("48 000 €"))).toMatchObject({ text: "48 000 €" });
  for (const label of ["Desired hourly rate of pay", "Desired salary (CHF)"])
    expect(step(field(label), paid("48000"))).toEqual(left);
});

test.each([
  ["How did you hear about us?", "how_heard", "LinkedIn"],
  ["Have you worked here before?", "previously_employed", "No"],
] as const)("what another employer was told to “%s” is only offered", (question, kind, answer) => {
  const given = { kind, question, answer, country: "" } as const;
  const field =
    kind === "how_heard"
      ? `<label>${question} <input></label>`
      : `<fieldset><legend>${question}</legend><label><input type="radio" name="b"> Yes</label><label><input type="radio" name="b"> No</label></fieldset>`;
  const offered = {
    kind: "skip",
    reason: "question",
    offer: { step: { text: answer }, basis: { kind: "answer", text: `${question} ${answer}` } },
  };
  const stored = { ...given, scope: "employer", scopeName: "Le Bouchon" } as const;
  const here = { company: "Marché vert", title: "Cook" };
  expect(step(field, { answers: [stored], target: here })).toMatchObject(offered);
  const forAll = { ...given, scope: "global", scopeName: "" } as const;
  expect(step(field, { answers: [forAll], target: here })).toMatchObject(offered);
  const there = { company: "Le Bouchon", title: "Cook" };
  expect(step(field, { answers: [stored], target: there })).toMatchObject({ text: answer });
  expect(step(field, { answers: [{ ...forAll, question: "" }], target: here })).toMatchObject({
    text: answer,
  });
  const different = { ...stored, answer: "Other", scopeName: "Another" };
  expect(step(field, { answers: [stored, different], target: here })).toEqual({
    kind: "skip",
    reason: "question",
  });
});
