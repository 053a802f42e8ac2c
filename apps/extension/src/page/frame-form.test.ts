import type { Applicant } from "@postulo/autofill/applicant";
import { openForm, type FormSession } from "@postulo/autofill/form-session";
import { planFields } from "@postulo/autofill/plan/plan-fields";
import { camilleWithEverything as camille } from "@postulo/autofill/testing/applicant";
import { installBrowserPolyfills } from "@postulo/autofill/testing/browser-polyfills";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { FrameForm } from "./frame-form.ts";
import { OwnAnswers } from "./own-answers.ts";

const frameFormOf = (form: FormSession) => new FrameForm(form, new OwnAnswers());

let giveBack: () => void;
beforeAll(() => {
  giveBack = installBrowserPolyfills();
});
afterEach(() => document.body.replaceChildren());
afterAll(() => giveBack());

test("a dropped document is reported as attached although its drop zone looks empty", async () => {
  document.body.innerHTML = `<form><h3>Resume</h3><div class="upload-dropzone">Drop your resume here</div></form>`;
  const zone = document.querySelector(".upload-dropzone");
  zone?.addEventListener("drop", () => zone.append(" camille-durand.pdf"));
  const form = frameFormOf(
    openForm(document, { planner: planFields, settled: () => Promise.resolve() }),
  );
  expect(form.read(camille)).toMatchObject([{ key: "resume_file", state: { kind: "ready" } }]);
  const attached = [{ key: "resume_file", state: { kind: "filled", text: "camille-durand.pdf" } }];
  expect(await form.fill(camille, null)).toMatchObject(attached);
  expect(form.read(camille)).toMatchObject(attached);
});

const driver = (): Applicant => ({
  ...camille,
  answers: [
    {
      kind: "drivers_license",
      question: "",
      answer: "Category B",
      scope: "global",
      scopeName: "",
      country: "",
    },
  ],
});

test("an offered answer is written by the request for its field alone, and is no answer to learn", async () => {
  document.body.innerHTML = `<form><label>First name <input id="first"></label>
    <fieldset><legend>Do you have a category B driving licence?</legend>
    <label><input type="radio" name="b"> Yes</label><label><input type="radio" name="b"> No</label></fieldset></form>`;
  const form = frameFormOf(
    openForm(document, { planner: planFields, settled: () => Promise.resolve() }),
  );
  const [, licence] = form.read(driver());
  const offer = { text: "Yes", basis: { kind: "answer", text: "Category B" } };
  expect(licence?.state).toEqual({ kind: "left", reason: "question", offer });
  await form.fill(driver(), null);
  expect(document.querySelectorAll("input:checked")).toHaveLength(0);
  await form.fill(driver(), { fieldId: licence?.fieldId ?? -1, evenUnseen: false });
  expect(document.querySelectorAll("input:checked")).toHaveLength(1);
  expect(form.read(driver())[1]?.state).toEqual({
    kind: "filled",
    text: "Yes",
    source: "other.content",
  });
  expect(form.answered()).toEqual([]);
  expect(await form.undo()).toMatchObject({ count: 2, kept: [] });
});

test("a filled field has its value and source, and one that the user filled is skipped", async () => {
  document.body.innerHTML = `<form><label>First name <input id="first"></label>
    <label>Last name <input value="Typed"></label></form>`;
  const form = frameFormOf(
    openForm(document, { planner: planFields, settled: () => Promise.resolve() }),
  );
  await form.fill(camille, null);
  expect(form.read(camille)).toMatchObject([
    { key: "first_name", state: { kind: "filled", source: "profile.first_name" } },
    { key: "last_name", state: { kind: "left", reason: "alreadyFilled" } },
  ]);
  expect(await form.undo()).toMatchObject({ count: 1, kept: [] });
  expect(form.read(camille)).toMatchObject([{ state: { kind: "ready" } }, {}]);
});

test("after a page was left during the fill, its fields and the user's answers are returned", async () => {
  document.body.innerHTML = `<form><label>First name <input name="first"></label>
    <label>Expected salary <input name="pay" value="41000"></label></form>`;
  let settle = () => {};
  const settled = () => new Promise<void>((resolve) => (settle = resolve));
  const form = frameFormOf(openForm(document, { planner: planFields, settled }));
  const fields = form.fill(camille, null);
  const first = { key: "first_name", label: "First name", outcome: { kind: "filled" } };
  await expect.poll(() => form.beforeLeaving()).toMatchObject([first]);
  document.body.innerHTML = `<form><label>City <input name="city"></label></form>`;
  const answered = [{ question: "Expected salary", answer: "41000" }];
  expect(form.answered()).toMatchObject(answered);
  settle();
  expect(await fields).toMatchObject([
    { key: "city", state: { kind: "ready" } },
    { key: "first_name", state: { kind: "filled", text: "Camille" } },
  ]);
  expect(form.answered()).toMatchObject(answered);
  expect(form.read(camille)).toMatchObject([{ key: "city" }]);
});

test("a second run replaces the outcomes of its own fields only", async () => {
  document.body.innerHTML = `<form><label>First name <input id="first"></label>
    <label>Last name <input id="last"></label></form>`;
  const form = frameFormOf(
    openForm(document, { planner: planFields, settled: () => Promise.resolve() }),
  );
  const [first] = form.read(camille);
  const only = { fieldId: first?.fieldId ?? -1, evenUnseen: false };
  expect(await form.fill(camille, only)).toMatchObject([
    { key: "first_name", state: { kind: "filled" } },
    { key: "last_name", state: { kind: "ready" } },
  ]);
  expect(await form.fill(camille, null)).toMatchObject([
    { key: "first_name", state: { kind: "filled" } },
    { key: "last_name", state: { kind: "filled" } },
  ]);
  expect(form.read(camille)).toMatchObject([
    { key: "first_name", state: { kind: "filled", source: "profile.first_name" } },
    { key: "last_name", state: { kind: "filled", source: "profile.last_name" } },
  ]);
});

test("fields of the same key or label have their own outcomes", async () => {
  document.body.innerHTML = `<form><label>First name <input></label><label>Given name <input></label>
    <label>Name <input autocomplete="given-name"></label>
    <label>Name <input autocomplete="family-name"></label></form>`;
  const form = frameFormOf(
    openForm(document, { planner: planFields, settled: () => Promise.resolve() }),
  );
  for (const { fieldId } of form.read(camille))
    await form.fill(camille, { fieldId, evenUnseen: false });
  const first = { kind: "filled", source: "profile.first_name" };
  expect(form.read(camille)).toMatchObject([
    { key: "first_name", label: "First name", state: first },
    // A second name field belongs to another person.
    { label: "Given name", state: { kind: "left" } },
    { label: "Name", state: { kind: "left" } },
    { key: "last_name", label: "Name", state: { kind: "filled", source: "profile.last_name" } },
  ]);
});

test("one field is requested by its id, also if it is invisible, and all without one", async () => {
  document.body.innerHTML = `<form><label>First name <input></label></form>`;
  const session = openForm(document, { planner: planFields, settled: () => Promise.resolve() });
  const requests: unknown[] = [];
  const form = frameFormOf({
    ...session,
    fill: (applicant, ...request) => {
      requests.push(request);
      return session.fill(applicant, ...request);
    },
  });
  await form.fill(camille, { fieldId: 0, evenUnseen: true });
  await form.fill(camille, { fieldId: 0, evenUnseen: false });
  await form.fill(camille, null);
  expect(requests).toEqual([
    [[0], true],
    [[0], false],
    [null, undefined],
  ]);
});

test("answers are not read during a fill, and are after it", async () => {
  document.body.innerHTML = `<form><label>First name <input></label>
    <label>Expected salary <input value="41000"></label></form>`;
  const form = frameFormOf(
    openForm(document, { planner: planFields, settled: () => Promise.resolve() }),
  );
  form.read(camille);
  const answered = [{ question: "Expected salary", answer: "41000" }];
  expect(form.answered()).toMatchObject(answered);
  const fields = form.fill(camille, null);
  expect(form.answered()).toEqual([]);
  await fields;
  expect(form.answered()).toMatchObject(answered);
});

test("a field that the user emptied is reported once after the next run", async () => {
  document.body.innerHTML = `<form><label>First name <input id="first"></label>
    <label>Last name <input id="last"></label></form>`;
  const form = frameFormOf(
    openForm(document, { planner: planFields, settled: () => Promise.resolve() }),
  );
  const filled = [
    { key: "first_name", label: "First name", state: { kind: "filled" } },
    { key: "last_name", label: "Last name", state: { kind: "filled" } },
  ];
  expect(await form.fill(camille, null)).toMatchObject(filled);
  for (const input of document.querySelectorAll("input")) input.value = "";
  expect(await form.fill(camille, null)).toMatchObject(filled);
  expect(form.read(camille)).toMatchObject(filled);
});

test("kept answers are returned until they are forgotten", async () => {
  document.body.innerHTML = `<form><label>Expected salary <input value="41000"></label></form>`;
  const form = frameFormOf(
    openForm(document, { planner: planFields, settled: () => Promise.resolve() }),
  );
  form.read(camille);
  form.beforeLeaving();
  document.body.innerHTML = "";
  form.read(camille);
  expect(form.answered()).toMatchObject([{ question: "Expected salary", answer: "41000" }]);
  form.forgetKept();
  expect(form.answered()).toEqual([]);
});

test("undoing on a later step of one document leaves the earlier step filled", async () => {
  const first = `<form><label>First name <input id="first"></label></form>`;
  document.body.innerHTML = first;
  const form = frameFormOf(
    openForm(document, { planner: planFields, settled: () => Promise.resolve() }),
  );
  await form.fill(camille, null);
  document.body.innerHTML = `<form><label>City <input id="city"></label></form>`;
  await form.fill(camille, null);
  expect(await form.undo()).toMatchObject({ count: 1 });
  expect(form.read(camille)).toMatchObject([{ key: "city", state: { kind: "ready" } }]);
  // Back at the first step, which the page shows as it was filled.
  document.body.innerHTML = first.replace("<input", `<input value="Camille"`);
  expect(form.read(camille)).toMatchObject([{ key: "first_name", state: { kind: "filled" } }]);
});

test("an answer is the user's once they have changed what was filled, with what it replaces", async () => {
  document.body.innerHTML = `<form><label>First name <input id="first"></label>
    <label>Notice period <input id="notice"></label>
    <label>Expected salary <input id="pay" value="40000"></label>
    <label>Current salary <input id="now"></label></form>`;
  const form = frameFormOf(
    openForm(document, { planner: planFields, settled: () => Promise.resolve() }),
  );
  const type = (id: string, value: string) => {
    const input = document.querySelector<HTMLInputElement>(`#${id}`);
    if (input) input.value = value;
  };
  await form.fill(camille, null);
  const pay = { question: "Expected salary", answer: "40000" };
  expect(form.answered()).toEqual([{ ...pay, kind: "custom_question" }]);
  type("notice", "1 month");
  type("now", "39000");
  const notice = { kind: "notice_period", question: "Notice period", replaces: "3 months" };
  const current = { question: "Current salary", answer: "39000" };
  const all = [{ ...notice, answer: "1 month" }, pay, { ...current, replaces: "" }];
  expect(form.answered()).toMatchObject(all);
  await form.fill(camille, null);
  expect(form.answered()).toMatchObject(all);
  form.beforeLeaving();
  document.body.replaceChildren();
  expect(form.answered()).toMatchObject(all);
});

test("an answer that was changed and changed back is reported, so that the first change is not stored", async () => {
  document.body.innerHTML = `<form><label>First name <input></label><label>Notice period <input id="notice"></label></form>`;
  const form = frameFormOf(
    openForm(document, { planner: planFields, settled: () => Promise.resolve() }),
  );
  await form.fill(camille, null);
  const input = document.querySelector<HTMLInputElement>("#notice");
  if (!input) throw new Error("no field");
  input.value = "1 month";
  expect(form.answered()).toMatchObject([{ answer: "1 month" }]);
  input.value = "3 months";
  expect(form.answered()).toMatchObject([{ answer: "3 months", replaces: "3 months" }]);
});
