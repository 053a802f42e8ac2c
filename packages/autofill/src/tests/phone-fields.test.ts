import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { simulateWidgets } from "../compatibility/simulate-widgets.ts";
import { openForm } from "../form-session.ts";
import { planFields } from "../plan/plan-fields.ts";
import { camille } from "../testing/applicant.ts";
import { installBrowserPolyfills } from "../testing/browser-polyfills.ts";
import { writePage } from "../testing/write-page.ts";

let giveBack: () => void;
beforeAll(() => {
  giveBack = installBrowserPolyfills();
});
afterEach(() => document.body.replaceChildren());
afterAll(() => giveBack());

/** Fills a form and returns what stands in its code and its number. */
async function filled(body: string): Promise<readonly string[]> {
  const page = writePage(body);
  simulateWidgets(page);
  const session = openForm(page, { planner: planFields, settled: () => Promise.resolve() });
  await session.fill(camille);
  return [...page.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")].map(
    (one) => (one instanceof HTMLSelectElement ? (one.selectedOptions[0]?.text ?? "") : one.value),
  );
}

const codes = (chosen: string) =>
  ["United States +1", "France +33", "Germany +49"]
    .map((one) => `<option ${one === chosen ? "selected" : ""}>${one}</option>`)
    .join("");
const number = `<label>Phone number <input type="tel" name="phone"></label>`;
const select = (chosen: string) =>
  `<label>Country code <select name="code">${codes(chosen)}</select></label>`;

test("the list of codes is chosen first, then the number is written as the country writes it", async () => {
  const empty = `<label>Country code <select name="code"><option value="">Select${codes("")}</select></label>`;
  expect(await filled(empty + number)).toEqual(["France +33", "06 12 34 56 78"]);
});

test.each([
  ["6 12 34 56 78", "6 12 34 56 78"],
  ["600000000", "612345678"],
  ["X XX XX XX XX", "6 12 34 56 78"],
  ["06 00 00 00 00", "06 12 34 56 78"],
  ["+33 6 00 00 00 00", "06 12 34 56 78"],
  ["ex. 6 00 00 00 00", "06 12 34 56 78"],
  ["123 456 78 90", "06 12 34 56 78"],
])("beside the code, the number is written as the placeholder %s shows it", async (shown, text) => {
  const input = `<label>Phone number <input type="tel" name="phone" placeholder="${shown}"></label>`;
  expect(await filled(select("France +33") + input)).toEqual(["France +33", text]);
});

test("a field beside the code that is too short for the trunk 0 gets the number without it", async () => {
  const short = `<label>Phone number <input type="tel" name="phone" maxlength="9"></label>`;
  expect(await filled(select("France +33") + short)).toEqual(["France +33", "612345678"]);
});

test("a code of another country that the page has chosen is corrected", async () => {
  expect(await filled(select("Germany +49") + number)).toEqual(["France +33", "06 12 34 56 78"]);
});

test("the right code of the page stays", async () => {
  expect(await filled(select("France +33") + number)).toEqual(["France +33", "06 12 34 56 78"]);
});

test("a code beside a number of the person is not touched", async () => {
  const typed = `<label>Phone number <input type="tel" name="phone" value="030 123456"></label>`;
  expect(await filled(select("Germany +49") + typed)).toEqual(["Germany +49", "030 123456"]);
});

test("a code of another country is corrected beside its own number, whatever a further number has", async () => {
  const further = (value: string) =>
    `<label>Phone <input type="tel" name="phone2" value="${value}"></label>`;
  for (const other of ["+49", "030 123456"])
    expect((await filled(select("Germany +49") + number + further(other))).slice(0, 2)).toEqual([
      "France +33",
      "06 12 34 56 78",
    ]);
  const typed = `<label>Phone number <input type="tel" name="phone" value="030 123456"></label>`;
  expect((await filled(select("Germany +49") + typed + further("")))[0]).toBe("Germany +49");
  const ofForm = `<form>${number}${select("Germany +49")}</form><form>${further("+49")}</form>`;
  expect((await filled(ofForm))[1]).toBe("France +33");
});

test("a list without the code leaves the number with its code", async () => {
  const others = `<label>Country code <select name="code"><option>Spain +34<option selected>Italy +39</select></label>`;
  expect(await filled(others + number)).toEqual(["Italy +39", "+33 6 12 34 56 78"]);
});

test("a list that does not open leaves the number with its code", async () => {
  const closed = `<label for="c">Country code</label><input id="c" role="combobox" aria-haspopup="listbox">`;
  expect((await filled(closed + number)).at(-1)).toBe("+33 6 12 34 56 78");
});

test("a custom list is opened, chosen and read back before the number", async () => {
  const list = `<div class="select__control"><label for="c">Country code</label><input id="c" role="combobox" aria-haspopup="listbox" data-behaves="react-select" data-options="Germany +49|France +33"></div>`;
  expect((await filled(list + number)).at(-1)).toBe("06 12 34 56 78");
  expect(document.querySelector(".select__single-value")?.textContent).toBe("France +33");
});

test("a number is written with its code where the field begins with another one", async () => {
  const begun = (code: string) =>
    `<label>Phone number <input type="tel" name="phone" value="${code}"></label>`;
  expect(await filled(begun("+44"))).toEqual(["+33 6 12 34 56 78"]);
  expect(await filled(select("Germany +49") + begun("+49"))).toEqual([
    "Germany +49",
    "+33 6 12 34 56 78",
  ]);
  expect(await filled(begun("+44 7700 900123"))).toEqual(["+44 7700 900123"]);
});

test("without a list of codes, a number is written without its code only where the placeholder shows it so", async () => {
  const input = (shown: string) => `<label>Phone <input type="tel" placeholder="${shown}"></label>`;
  expect(await filled(input("06 12 34 56 78"))).toEqual(["06 12 34 56 78"]);
  expect(await filled(input("0470 12 34 56"))).toEqual(["+33 6 12 34 56 78"]);
  expect(await filled(input("0612345678"))).toEqual(["+33 6 12 34 56 78"]);
  expect(await filled(input("+33 6 12 34 56 78"))).toEqual(["+33 6 12 34 56 78"]);
});
