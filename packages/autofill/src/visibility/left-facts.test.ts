import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openForm } from "../form-session.ts";
import { planFields } from "../plan/plan-fields.ts";
import { camilleWithEverything as camille } from "../testing/applicant.ts";
import { installBrowserPolyfills } from "../testing/browser-polyfills.ts";
import { createVisibilityCheck } from "./visibility-check.ts";

const inputs = ["Address", "Postal code", "City"].map((name) => `<label>${name} <input></label>`);
const address = inputs.join("");
const question = "<label>Which tool do you like best? <textarea></textarea></label>";

let giveBack: () => void;
beforeAll(() => {
  giveBack = installBrowserPolyfills();
});
afterEach(() => {
  Reflect.deleteProperty(document, "elementsFromPoint");
  document.body.replaceChildren();
});
afterAll(() => giveBack());

const rowHeight = 30;

/** A form with a field in each row, whose addresses are transparent or in sight. */
function form(opacity: 0 | 1) {
  document.body.innerHTML = `<form><div style="opacity: ${opacity}">${address}${address}</div>${question}</form>`;
  const controls = [...document.querySelectorAll("input,textarea")];
  for (const [at, control] of controls.entries())
    control.getBoundingClientRect = () => new DOMRect(10, at * rowHeight, 200, 20);
  Object.assign(document, {
    elementsFromPoint: (_: number, y: number) =>
      controls.slice(Math.floor(y / rowHeight)).slice(0, 1),
  });
  const look = createVisibilityCheck(document, { shadowRootOf: () => null, isOurs: () => false });
  return openForm(document, { planner: planFields, look, settled: () => Promise.resolve() });
}

const outcomes = (opacity: 0 | 1) =>
  form(opacity)
    .plan(camille)
    .map(({ step, isUnseen = false }) => [
      step.kind === "skip" ? step.reason : step.kind,
      isUnseen ? "unseen" : "seen",
    ]);

test("a second address that the page hides is not visible, and no question", async () => {
  expect(outcomes(0)).toEqual([
    ...inputs.map(() => ["type", "unseen"]),
    ...inputs.map(() => ["notVisible", "unseen"]),
    ["question", "seen"],
  ]);
  const hidden = form(0);
  const lines = await hidden.fill(camille);
  expect(lines.slice(0, 6).map(({ outcome }) => outcome)).toEqual(
    [...inputs, ...inputs].map(() => ({ kind: "left", reason: "notVisible" })),
  );
  const [, , , second] = hidden.plan(camille);
  await hidden.fill(camille, [second?.fieldId ?? -1], true);
  expect([...document.querySelectorAll("input")].map(({ value }) => value).join("")).toBe("");
});

test("a second address that the user can see is a question", () => {
  expect(outcomes(1)).toEqual([
    ...inputs.map(() => ["type", "seen"]),
    ...inputs.map(() => ["question", "seen"]),
    ["question", "seen"],
  ]);
});
