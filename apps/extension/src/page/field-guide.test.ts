import { answeredQuestions } from "@postulo/autofill/answered-questions";
import { openForm } from "@postulo/autofill/form-session";
import { plan } from "@postulo/autofill/plan";
import { knownQuestions } from "@postulo/autofill/plan/known-question";
import type { Planner } from "@postulo/autofill/plan/plan-fields";
import { camilleWithEverything as camille } from "@postulo/autofill/testing/applicant";
import { installBrowserPolyfills } from "@postulo/autofill/testing/browser-polyfills";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createFieldGuide } from "./field-guide.ts";
import { FrameForm } from "./frame-form.ts";

let giveBack: () => void;
beforeAll(() => {
  giveBack = installBrowserPolyfills();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});
afterAll(() => giveBack());

/** A page whose fields the guide describes. */
function guided(html: string) {
  document.body.innerHTML = `<form>${html}</form>`;
  const { guide, applyCorrections } = createFieldGuide();
  const planner: Planner = (classified, applicant, language) =>
    plan(applyCorrections(knownQuestions(classified, applicant)), applicant, language);
  const session = openForm(document, {
    planner: Object.assign(planner, { answered: answeredQuestions }),
    settled: () => Promise.resolve(),
  });
  vi.stubGlobal("postuloPage", { elementsOf: (id: number) => session.elementsOf(id) });
  const form = new FrameForm(session);
  return { guide, form, read: () => guide.describe(form.read({ ...camille, answers: [] })) };
}

test("required fields are known by attribute and by the mark in their label", () => {
  const { read } = guided(`<label>First name <input required></label>
    <label>Last name * <input></label><label>City <input aria-required="true"></label>
    <label>Phone (optional) <input type="tel"></label>`);
  expect(read().map(({ isRequired }) => isRequired)).toEqual([true, true, true, undefined]);
});

test("an open question has the limit of its field, and a fact is none", () => {
  const { read } = guided(`<label for="a">Why do you want to work here?</label>
    <div><textarea id="a" maxlength="900"></textarea> <small>Max. 500 characters</small></div>
    <label>Describe a project that you led <input type="text"></label>
    <label>City <input></label><label>Salary <input></label>
    <label>Choose the project that you led <input type="text" role="combobox"></label>`);
  expect(read().map(({ open }) => open)).toEqual([
    { maxCharacters: 500 },
    {},
    undefined,
    undefined,
    undefined,
  ]);
});

test("what the user says a field is counts from then on, and a field to be left alone stays empty", async () => {
  const { guide, form, read } = guided(
    `<label>Handle <input id="handle"></label><label>City <input id="city"></label>`,
  );
  guide.correct([
    { label: "Handle", is: "first_name" },
    { label: "City", is: "leave" },
  ]);
  expect(read()).toMatchObject([
    { key: "first_name", corrected: "first_name", state: { kind: "ready", text: "Camille" } },
    { key: "city", corrected: "leave", state: { kind: "left", reason: "question" } },
  ]);
  await form.fill(camille, null);
  const valueOf = (id: string) => document.querySelector<HTMLInputElement>(id)?.value;
  expect([valueOf("#handle"), valueOf("#city")]).toEqual(["Camille", ""]);
});

test("an inserted draft has its own source, and its text counts as the user's answer", async () => {
  const question = "Why do you want to work here?";
  const { form } = guided(`<label>${question} <textarea></textarea></label>`);
  const draft = { kind: "motivation", question, answer: "I like tills.", isDraft: true } as const;
  const scope = { scope: "global", scopeName: "", country: "" } as const;
  const withDraft = () => ({ ...camille, answers: [{ ...draft, ...scope }] });
  const [field] = form.read({ ...camille, answers: [] });
  const filled = await form.fill(withDraft(), { fieldId: field?.fieldId ?? -1, evenUnseen: false });
  expect(filled).toMatchObject([{ state: { kind: "filled", source: "draft" } }]);
  const area = document.querySelector("textarea");
  if (area) area.value = "I like tills, and mornings.";
  expect(form.answered()).toMatchObject([{ question, answer: "I like tills, and mornings." }]);
});
