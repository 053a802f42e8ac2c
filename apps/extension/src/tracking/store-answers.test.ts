import type { Answered, Visit } from "@postulo/contract/extension-messages";
import { afterEach, expect, test, vi } from "vitest";
import { startFakeBrowser } from "../testing/fake-browser.ts";
import { sessionWith } from "../testing/fake-tables.ts";
import { noteAnswers, storeAnswers } from "./store-answers.ts";
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
  expect(await storedRows({ ...visit, draft: unnamed, answered: [why] })).toMatchObject([
    { scope: "global", scope_name: null },
  ]);
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

test.each(["custom_question", "motivation", "referral_name", "previously_employed"] as const)(
  "an answer of the kind %s is for its employer",
  async (kind) => {
    expect(await storedRows({ ...visit, answered: [{ ...why, kind }] })).toMatchObject([
      { scope: "employer" },
    ]);
  },
);

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
