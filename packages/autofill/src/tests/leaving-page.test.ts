import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openForm } from "../form-session.ts";
import { planFields } from "../plan/plan-fields.ts";
import { camilleWithEverything as camille } from "../testing/applicant.ts";
import { installBrowserPolyfills } from "../testing/browser-polyfills.ts";
import { writePage } from "../testing/write-page.ts";

let giveBack: () => void;
beforeAll(() => {
  giveBack = installBrowserPolyfills();
});
afterEach(() => document.body.replaceChildren());
afterAll(() => giveBack());

const nextPage = `<form><label>City <input name="city"></label></form>`;

/** Fills a form that does not settle before the test resolves it. `isWritten` resolves when all values are written. */
function fillSlowly(body: string) {
  const writing = Promise.withResolvers<void>();
  const settling = Promise.withResolvers<void>();
  const settled = () => {
    writing.resolve();
    return settling.promise;
  };
  const session = openForm(writePage(body), { settled, planner: planFields });
  const lines = session.fill(camille);
  return { session, lines, isWritten: writing.promise, settle: settling.resolve };
}

const names = `<form><label>First name <input name="first"></label><label>Last name <input name="last"></label></form>`;
const filled = (key: string, text: string) => ({ key, outcome: { kind: "filled", text } });

test("values that were written when the user goes on to the next page are reported as filled", async () => {
  const { session, lines, isWritten, settle } = fillSlowly(names);
  await isWritten;
  const written = [filled("first_name", "Camille"), filled("last_name", "Durand")];
  expect(session.written()).toMatchObject(written);
  document.body.innerHTML = nextPage;
  settle();
  expect(await lines).toMatchObject(written);
});

test("a field that the page removes without a click of the user has failed", async () => {
  const { lines, isWritten, settle } = fillSlowly(names);
  await isWritten;
  document.querySelector("[name=last]")?.remove();
  settle();
  expect(await lines).toMatchObject([
    filled("first_name", "Camille"),
    { key: "last_name", outcome: { kind: "failed", failure: "removed" } },
  ]);
});

test("a value that the page had discarded before the user went on is not reported as filled", async () => {
  const { session, lines, isWritten, settle } = fillSlowly(names);
  await isWritten;
  const last = document.querySelector<HTMLInputElement>("[name=last]");
  if (last) last.value = "";
  expect(session.written()).toMatchObject([filled("first_name", "Camille")]);
  document.body.innerHTML = nextPage;
  settle();
  expect(await lines).toMatchObject([
    filled("first_name", "Camille"),
    { outcome: { kind: "failed" } },
  ]);
});

test("the next page is not filled by the run of the page before it", async () => {
  const { session, lines, isWritten, settle } = fillSlowly(
    `<h2>Work experience</h2><label>Company <input name="company"></label>`,
  );
  await isWritten;
  expect(session.written()).toHaveLength(1);
  document.body.innerHTML = `<h2>Work experience</h2><label>Employer <input name="employer"></label><button type="button" id="add">Add another</button>`;
  let isPressed = false;
  document.querySelector("#add")?.addEventListener("click", () => (isPressed = true));
  settle();
  expect(await lines).toMatchObject([filled("exp_company", "Fourmi")]);
  expect([isPressed, document.querySelector("input")?.value]).toEqual([false, ""]);
});

test("nothing is written while no fill is running", async () => {
  const { session, lines, isWritten, settle } = fillSlowly(names);
  await isWritten;
  expect(session.written()).toHaveLength(2);
  settle();
  await lines;
  expect(session.written()).toEqual([]);
});
