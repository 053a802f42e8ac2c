import type { Answered, Visit } from "@postulo/contract/extension-visit";
import { afterEach, expect, test, vi } from "vitest";
import { startFakeBrowser } from "../testing/fake-browser.ts";
import { sessionWith } from "../testing/fake-tables.ts";
import { forgetAnswers, noteAnswers, storeAnswers } from "./store-answers.ts";
import { loadVisit, saveVisit } from "./visits.ts";

const tabId = 3;
const url = "https://jobs.example/1/apply";
const draft = {
  job_title: "Cook",
  company_name: " Le Bouchon ",
  job_url: "https://jobs.example/1",
  location: "",
  applied_at: "2026-11-21",
  source: "jobs.example",
};
const visit: Visit = { url, draft, recording: "open", receipt: [] };
const salary: Answered = {
  kind: "salary_expectation",
  question: "Expected salary",
  answer: "41000",
};
const why: Answered = { kind: "motivation", question: "Why us?", answer: "The kitchen" };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The answers in the visit of a tab after the page reported these. */
async function answersAfter(before: Visit, onPage: readonly Answered[]) {
  startFakeBrowser({ url, isConfirmed: false, isApplication: true, posting: undefined });
  vi.stubGlobal("postuloPage", { answered: () => onPage });
  await saveVisit(tabId, before);
  await noteAnswers(tabId);
  return (await loadVisit(tabId))?.answered;
}

test("answers of all pages are noted, the last one to each question", async () => {
  expect(await answersAfter(visit, [salary])).toEqual([salary]);
  const higher = { ...salary, answer: "45000" };
  expect(await answersAfter({ ...visit, answered: [salary, why] }, [higher])).toEqual([
    why,
    higher,
  ]);
  expect(await answersAfter({ ...visit, answered: [why] }, [])).toEqual([why]);
});

test("answers in another form of the site, such as a sign-up for alerts, are not noted", async () => {
  const text = "amelie@example.org";
  const outcome = { kind: "filled", text, source: "profile.email" } as const;
  startFakeBrowser({
    url: "https://jobs.example/alerts",
    isConfirmed: false,
    isApplication: false,
    posting: undefined,
  });
  vi.stubGlobal("postuloPage", {
    answered: () => [salary],
    isApplication: () => false,
    keys: () => ["email", "salary_expectation"],
  });
  await saveVisit(tabId, { ...visit, receipt: [{ key: "email", label: "Email", outcome }] });
  await noteAnswers(tabId);
  expect((await loadVisit(tabId))?.answered).toBeUndefined();
});

test("at most 60 answers are noted", async () => {
  const many = Array.from({ length: 61 }, (_, at) => ({ ...salary, question: `Question ${at}` }));
  expect(await answersAfter(visit, many)).toEqual(many.slice(0, 60));
});

test("nothing is noted before a form was filled or after it was recorded", async () => {
  const { receipt: _, ...unfilled } = visit;
  expect(await answersAfter(unfilled, [salary])).toBeUndefined();
  expect(await answersAfter({ ...visit, recording: "recorded" }, [salary])).toBeUndefined();
});

/** The rows that were added to `other`, and whether the server was called at all. */
async function storedRows(happened: Visit, known: readonly string[] = []) {
  const other: Record<string, unknown>[] = known.map((question) => ({
    profile_id: "p1",
    kind: "custom_question",
    question,
  }));
  const tables: Record<string, Record<string, unknown>[]> = {
    profile: [
      { id: "p2", user_id: "another" },
      { id: "p1", user_id: "someone" },
    ],
    other,
  };
  await storeAnswers(sessionWith(tables), happened);
  return other.slice(known.length);
}

test("answers are stored for their employer or for all, and known questions stay as they are", async () => {
  const answered = [salary, why];
  const forAll = {
    profile_id: "p1",
    kind: "salary_expectation",
    question: "Expected salary",
    content: "41000",
    scope: "global",
    scope_name: null,
  };
  const forEmployer = {
    profile_id: "p1",
    kind: "motivation",
    question: "Why us?",
    content: "The kitchen",
    scope: "employer",
    scope_name: "Le Bouchon",
  };
  expect(await storedRows({ ...visit, answered })).toEqual([forAll, forEmployer]);
  expect(await storedRows({ ...visit, answered }, ["Expected salary"])).toEqual([forEmployer]);
  expect(await storedRows({ ...visit, answered }, ["Expected salary", "Why us?"])).toEqual([]);
  const unnamed = { ...draft, company_name: " " };
  expect(await storedRows({ ...visit, draft: unnamed, answered })).toMatchObject([forAll]);
});

test("an answer about a permit is for all only with its country, which the question names", async () => {
  const of = (question: string): Answered => ({ kind: "visa_sponsorship", question, answer: "No" });
  const named = of("Do you need sponsorship to work in the United States?");
  const answered = [named, of("Do you need sponsorship?")];
  expect(await storedRows({ ...visit, answered })).toMatchObject([
    { question: named.question, scope: "global" },
    { question: "Do you need sponsorship?", scope: "employer", scope_name: "Le Bouchon" },
  ]);
  const noCompany = { ...draft, company_name: " " };
  expect(await storedRows({ ...visit, draft: noCompany, answered })).toMatchObject([
    { question: named.question },
  ]);
});

test("an answer that began as a draft is for its employer, in the words that it has now", async () => {
  const question = "Additional information";
  const more: Answered = { kind: "additional_info", question, answer: "I can start in May." };
  const drafts: Visit["drafts"] = [{ question, result: { kind: "none", reason: "nothingFits" } }];
  expect(await storedRows({ ...visit, answered: [more] })).toMatchObject([{ scope: "global" }]);
  expect(await storedRows({ ...visit, answered: [more], drafts })).toMatchObject([
    { content: "I can start in May.", scope: "employer", scope_name: "Le Bouchon" },
  ]);
});

test.each([
  "custom_question",
  "motivation",
  "referral_name",
  "previously_employed",
  "how_heard",
  "how_heard_other",
] as const)("an answer of the kind %s is for its employer", async (kind) => {
  expect(await storedRows({ ...visit, answered: [{ ...why, kind }] })).toMatchObject([
    { scope: "employer" },
  ]);
});

test("answers without a question and oversized ones are not stored", async () => {
  const [question, answer] = ["q".repeat(2000), "a".repeat(5000)];
  const largest = { ...why, question, answer };
  const answered = [
    { ...why, question: "" },
    { ...why, question: `${question}q` },
    { ...why, answer: `${answer}a` },
  ];
  expect(await storedRows({ ...visit, answered: [...answered, largest] })).toMatchObject([
    { question, content: answer },
  ]);
  const unreachable = { ...sessionWith({}), client: sessionWith({}).client };
  const from = vi.spyOn(unreachable.client, "from");
  await storeAnswers(unreachable, { ...visit, answered });
  await storeAnswers(unreachable, visit);
  expect(from).not.toHaveBeenCalled();
});

const row = (more: Record<string, unknown>): Record<string, unknown> => ({
  profile_id: "p1",
  scope: "global",
  scope_name: null,
  country: null,
  ...more,
});

/** The contents of `other` after an application with these answers, and what is reported as stored. */
async function storedAfter(answered: readonly Answered[], other: Record<string, unknown>[]) {
  const session = sessionWith({ profile: [{ id: "p1", user_id: "someone" }], other });
  const learned = await storeAnswers(session, { ...visit, answered: [...answered] });
  return { session, learned };
}

test("an answer that the user gave in place of a filled one replaces it, and can be taken back", async () => {
  const kind = "notice_period";
  const other = [
    row({ id: "n", kind, question: "Notice", content: "1 month" }),
    row({ id: "w", kind, question: "Notice (weeks)", content: "4" }),
    row({ id: "x", kind, question: "Notice", content: "2 weeks", scope_name: "Another" }),
  ];
  const answered: Answered[] = [
    { kind, question: "What is your notice period?", answer: "3 months", replaces: "1 Month" },
  ];
  const { session, learned } = await storedAfter(answered, other);
  const contents = () => other.map(({ content }) => content);
  expect(contents()).toEqual(["3 months", "4", "2 weeks"]);
  const question = "What is your notice period?";
  expect(learned).toEqual([{ id: "n", question, answer: "3 months", before: "1 month" }]);
  await forgetAnswers(session, learned);
  expect(contents()).toEqual(["1 month", "4", "2 weeks"]);
});

test("an answer that another question has got stays, and the changed one is added and can be taken back", async () => {
  const kind = "drivers_license";
  const other: Record<string, unknown>[] = [
    row({ id: "b", kind, question: "", content: "Category B" }),
  ];
  const question = "Do you have a driving licence?";
  const { session, learned } = await storedAfter(
    [{ kind, question, answer: "No", replaces: "Yes" }],
    other,
  );
  expect(other.map(({ content }) => content)).toEqual(["Category B", "No"]);
  expect(learned).toEqual([{ id: "1", question, answer: "No" }]);
  Object.assign(other[1] ?? {}, { id: "1" });
  await forgetAnswers(session, learned);
  expect(other.map(({ content }) => content)).toEqual(["Category B"]);
});

test("a changed answer about a permit replaces only one about the same country", async () => {
  const kind = "work_authorization";
  const other = [
    row({ id: "u", kind, question: "Right to work", content: "Yes", country: "US" }),
    row({ id: "k", kind, question: "Right to work", content: "Yes", country: "GB" }),
  ];
  const question = "Are you authorised to work in the United Kingdom?";
  await storedAfter([{ kind, question, answer: "No", replaces: "Yes" }], other);
  expect(other.map(({ content }) => content)).toEqual(["Yes", "No"]);
});

test("a changed answer about an employer is stored for that employer beside the one for all", async () => {
  const { kind, question } = why;
  const other: Record<string, unknown>[] = [
    row({ id: "a", kind, question, content: "Any reason" }),
  ];
  await storedAfter([{ ...why, replaces: "Any reason" }], other);
  expect(other).toMatchObject([
    { content: "Any reason" },
    { content: "The kitchen", scope_name: "Le Bouchon" },
  ]);
  await storedAfter([{ ...why, answer: "The team", replaces: "The kitchen" }], other);
  expect(other.map(({ content }) => content)).toEqual(["Any reason", "The team"]);
});

test("a changed answer that binds replaces the one for all that was filled in", async () => {
  const question = "Expected salary";
  const other: Record<string, unknown>[] = [
    row({ id: "a", kind: "salary_expectation", question, content: "41000" }),
  ];
  const changed = { kind: "custom_question", question, answer: "45000" } as const;
  await storedAfter([{ ...changed, replaces: "41,000" }], other);
  expect(other.map(({ content }) => content)).toEqual(["45000"]);
  await storedAfter([{ ...changed, replaces: "" }], other);
  expect(other).toHaveLength(2);
});

test("a changed answer replaces the note that was filled in, and leaves other notes", async () => {
  const other = [
    row({ id: "n", kind: null, question: null, label: "Notice period", content: "1 month" }),
    row({ id: "h", kind: null, question: null, label: "Hobbies", content: "1 month" }),
  ];
  const kind = "notice_period";
  const { learned } = await storedAfter(
    [{ kind, question: "Notice period", answer: "3 months", replaces: "1 month" }],
    other,
  );
  expect(learned).toMatchObject([{ id: "n", answer: "3 months", before: "1 month" }]);
});
