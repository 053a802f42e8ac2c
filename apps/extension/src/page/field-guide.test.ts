import { resolveChoice } from "@postulo/autofill/plan/answers/choice-target";
import { answeredQuestions } from "@postulo/autofill/answered-questions";
import { openForm, type FormSession } from "@postulo/autofill/form-session";
import { plan } from "@postulo/autofill/plan";
import { knownQuestions } from "@postulo/autofill/plan/questions/known-question";
import type { Planner } from "@postulo/autofill/plan/plan-fields";
import { camilleWithEverything as camille } from "@postulo/autofill/testing/applicant";
import { installBrowserPolyfills } from "@postulo/autofill/testing/browser-polyfills";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createFieldGuide, isRequiredField } from "./field-guide.ts";
import { FrameForm } from "./frame-form.ts";
import { OwnAnswers } from "./own-answers.ts";
import { withRequired } from "./required-fields.ts";

const frameFormOf = (form: FormSession) => new FrameForm(form, new OwnAnswers());

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
  const planner: Planner = (classified, applicant, language) => {
    const known = applyCorrections(knownQuestions(classified, applicant));
    return withRequired(plan(known, applicant, language), known, isRequiredField);
  };
  const session = openForm(document, {
    planner: Object.assign(planner, { answered: answeredQuestions, choose: resolveChoice }),
    settled: () => Promise.resolve(),
  });
  vi.stubGlobal("postuloPage", { elementsOf: (id: number) => session.elementsOf(id) });
  const form = frameFormOf(session);
  return { guide, form, read: () => guide.describe(form.read({ ...camille, answers: [] })) };
}

test("required fields are known by attribute and by the mark in their label", () => {
  const { read } = guided(`<label>First name <input required></label>
    <label>Last name * <input></label><label>City <input aria-required="true"></label>
    <label>Phone (optional) <input type="tel"></label>`);
  expect(read().map(({ isRequired }) => isRequired)).toEqual([true, true, true, undefined]);
});

test("required fields about another person are listed as the user's, and never filled", async () => {
  const { form, read } = guided(`<label>Full name <input required></label>
    <label>Phone <input type="tel"></label><h2>Emergency contact</h2><label>Name <input id="other" required></label>
    <label>Phone <input type="tel" id="their-phone" required></label>
    <label>Email <input></label>
    <div hidden><label>Name <input required></label></div>`);
  const others = [
    { label: "Emergency contact: Name", isRequired: true },
    { label: "Emergency contact: Phone", isRequired: true },
  ];
  const left = { kind: "left", reason: "question" };
  expect(read()).toMatchObject([
    { key: "full_name", state: { kind: "ready" } },
    { key: "phone", state: { kind: "ready" } },
    ...others.map((one) => ({ key: "none", ...one, state: left })),
  ]);
  await form.fill(camille, null);
  expect([...document.querySelectorAll("input")].slice(2).map(({ value }) => value)).toEqual([
    "",
    "",
    "",
    "",
  ]);
  document.querySelector<HTMLInputElement>("#other")?.setAttribute("value", "Ada");
  expect(read()[2]).toMatchObject({ state: { kind: "left", reason: "alreadyFilled" } });
  expect(form.answered()).toEqual([]);
});

test("a filled field that the user changes is the user's, and ours again when it is changed back", async () => {
  const { form, read } = guided(
    `<label>First name <input id="first"></label><fieldset><legend>Are you willing to relocate?</legend>
     <label><input type="radio" name="r"> Yes</label><label><input type="radio" name="r" id="no"> No</label></fieldset>`,
  );
  await form.fill(camille, null);
  const kinds = () => read().map(({ state }) => state.kind);
  expect(kinds()).toEqual(["filled", "filled"]);
  const first = document.querySelector<HTMLInputElement>("#first");
  if (first) first.value = "Cam";
  expect(read()[0]?.state).toEqual({ kind: "left", reason: "alreadyFilled" });
  if (first) first.value = "Camille";
  expect(kinds()).toEqual(["filled", "filled"]);
  document.querySelector<HTMLElement>("#no")?.click();
  expect(kinds()).toEqual(["filled", "left"]);
});

test("a field whose label another has too has the heading of its section", () => {
  const row = (title: string) =>
    `<fieldset><legend>${title}</legend><label>Phone <input></label><label>Relation <input></label></fieldset>`;
  const body = `<h2>About you</h2><label>Email <input></label><label>Phone <input></label>
    <h2>References</h2>${row("Reference 1:")}${row("Reference 2:")}`;
  const sections = (lang: string) => {
    document.documentElement.lang = lang;
    const read = guided(body)
      .read()
      .map(({ section }) => section);
    document.documentElement.lang = "";
    return read;
  };
  const [first, second] = ["reference 1", "reference 2"];
  expect(sections("en")).toEqual([undefined, "about you", first, first, second, second]);
  expect(sections("de").slice(1, 3)).toEqual(["About you", "Reference 1"]);
});

test("an open question has the limit of its field, and a fact is none", () => {
  const { read } = guided(`<label for="a">Why do you want to work here?</label>
    <div><textarea id="a" maxlength="900"></textarea> <small>Max. 500 characters</small></div>
    <label>Describe a project that you led <input type="text"></label>
    <label>City <input></label><label>Salary <input></label>
    <label>What is the maiden name of your mother? <input type="text"></label>
    <label>Choose the project that you led <input type="text" role="combobox"></label>`);
  expect(read().map(({ open }) => open)).toEqual([
    { maxCharacters: 500 },
    {},
    undefined,
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
