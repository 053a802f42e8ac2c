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

const job = `<h3>Employer</h3><label>Employer <input class="company"></label><label>Position held <input></label>`;
const school = `<label>School <input class="school"></label><label>Subject <input></label>`;

type Buttons = { readonly job: string; readonly school: string; readonly row?: string };

/** A form whose sections have no element of their own; each button adds a row to the list before it. */
function openFlat(
  buttons: Buttons,
  adds: { readonly job?: string; readonly school?: string } = {},
) {
  const page = writePage(
    `<form><h2>Employment history</h2><div><div>${job}</div></div><button type="button" id="job">${buttons.job}</button>
     <h2>Education</h2><div><div>${school}</div></div><button type="button" id="school">${buttons.school}</button></form>`,
  );
  const pressed = { job: 0, school: 0 };
  for (const kind of ["job", "school"] as const) {
    const button = page.getElementById(kind);
    button?.addEventListener("click", () => {
      pressed[kind]++;
      const row = page.createElement("div");
      row.innerHTML = `${adds[kind] ?? { job, school }[kind]}${buttons.row ?? ""}`;
      row.querySelector("button")?.addEventListener("click", () => row.remove());
      button.previousElementSibling?.append(row);
    });
  }
  const session = openForm(page, { planner: planFields, settled: () => Promise.resolve() });
  const valuesOf = (name: string) =>
    [...page.querySelectorAll<HTMLInputElement>(`.${name}`)].map(({ value }) => value);
  return { session, pressed, valuesOf };
}

const twice = () => ({
  ...camille,
  schools: [0, 0].flatMap((at) => camille.schools?.[at] ?? []),
});

test.each([
  ["Add another", "Add another"],
  ["Add another employer", "Add another school"],
  ["Weiteren Arbeitgeber hinzufügen", "Weitere Schule hinzufügen"],
])("%s: each button adds the rows of its own section", async (one, other) => {
  const { session, pressed, valuesOf } = openFlat({ job: one, school: other });
  await session.fill(twice());
  expect(pressed).toEqual({ job: 1, school: 1 });
  expect(valuesOf("company")).toEqual(["Fourmi", "Cigale"]);
  expect(valuesOf("school").every((value) => value !== "")).toBe(true);
});

test("a button that adds rows of another section is pressed once", async () => {
  const other = `<label>Hobby <input></label>`;
  const { session, pressed } = openFlat({ job: "Add", school: "Add" }, { job: other });
  await session.fill(twice());
  expect(pressed).toEqual({ job: 1, school: 1 });
});

test("undoing removes the added rows where the form has a button for it, and counts the others", async () => {
  const removable = openFlat({
    job: "Add another",
    school: "Add another",
    row: `<button type="button">Remove</button>`,
  });
  await removable.session.fill(twice());
  expect(removable.valuesOf("company")).toHaveLength(2);
  expect(await removable.session.undo()).toMatchObject({ rows: 0, kept: [] });
  expect([removable.valuesOf("company"), removable.valuesOf("school")]).toEqual([[""], [""]]);
  document.body.replaceChildren();
  const staying = openFlat({ job: "Add another", school: "Add another" });
  await staying.session.fill(twice());
  expect(await staying.session.undo()).toMatchObject({ rows: 2, kept: [] });
});

test("an added row that the user has filled is not removed by undoing", async () => {
  const { session, valuesOf } = openFlat({
    job: "Add another",
    school: "Add another",
    row: `<button type="button">Remove</button>`,
  });
  await session.fill(camille);
  const [, second] = document.querySelectorAll<HTMLInputElement>(".company");
  if (second) second.value = "My own";
  expect(await session.undo()).toMatchObject({ rows: 0 });
  expect(valuesOf("company")).toEqual(["", "My own"]);
});
