import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
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

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};

type Behaviour = {
  readonly control: HTMLElement;
  readonly options: readonly string[];
  readonly choose: (text: string) => void;
};

/** Opens a list of options at the end of the page on a press. */
function openOnPress({ control, options, choose }: Behaviour): void {
  control.addEventListener("mousedown", () => {
    document.querySelector("[role=listbox]")?.remove();
    const list = document.createElement("div");
    list.setAttribute("role", "listbox");
    for (const text of options) {
      const option = document.createElement("div");
      option.setAttribute("role", "option");
      option.textContent = text;
      option.addEventListener("click", () => {
        choose(text);
        list.remove();
      });
      list.append(option);
    }
    document.body.append(list);
  });
}

const open = (page: Document) =>
  openForm(page, { planner: planFields, settled: () => Promise.resolve() });

/** A list that shows its choice in an element without a class that is known. */
const combobox = `<div class="f"><label for="c">Country</label><div class="cb"><div class="cb-ph">Select…</div>
  <div class="cb-value"></div><input id="c" role="combobox" aria-expanded="false"></div></div>`;

function comboboxPage() {
  const page = writePage(`<form>${combobox}</form>`);
  openOnPress({
    control: element("#c"),
    options: ["Belgium", "France"],
    choose: (text) => {
      element(".cb-value").textContent = text;
    },
  });
  return page;
}

test("a list holds its choice where any of its elements shows it", async () => {
  const session = open(comboboxPage());
  const lines = await session.fill(camille);
  expect(lines).toMatchObject([{ outcome: { kind: "filled", text: "France" } }]);
  expect(session.plan(camille)).toMatchObject([
    { step: { kind: "skip", reason: "alreadyFilled" } },
  ]);
});

test("a choice of the person in such a list stays", async () => {
  const session = open(comboboxPage());
  await session.fill(camille);
  element(".cb-value").textContent = "Belgium";
  expect(await session.fill(camille)).toMatchObject([
    { outcome: { kind: "left", reason: "alreadyFilled" } },
  ]);
  expect(element(".cb-value").textContent).toBe("Belgium");
  element(".cb-value").textContent = "";
  expect(session.plan(camille)).toMatchObject([{ step: { kind: "pick" } }]);
});

test("a choice that the person has made before in such a list stays, too", async () => {
  const session = open(comboboxPage());
  element(".cb-value").textContent = "Belgium";
  const left = { outcome: { kind: "left", reason: "alreadyFilled" } };
  expect(await session.fill(camille)).toMatchObject([left]);
  expect(element(".cb-value").textContent).toBe("Belgium");
  expect(session.plan(camille)).toMatchObject([{ step: { reason: "alreadyFilled" } }]);
});

test("neither the label nor the prompt of a list is a choice", async () => {
  const page = comboboxPage();
  openOnPress({
    control: element("#c"),
    options: ["Select…", "Country", "France"],
    choose: (text) => {
      element(".cb-value").textContent = text;
    },
  });
  expect(await open(page).fill(camille)).toMatchObject([
    { outcome: { kind: "filled", text: "France" } },
  ]);
});

test("a list that does not show the choice has not kept it", async () => {
  const page = writePage(`<form>${combobox}<p>France</p></form>`);
  openOnPress({ control: element("#c"), options: ["France"], choose: () => undefined });
  expect(await open(page).fill(camille)).toMatchObject([
    { outcome: { kind: "failed", failure: "changedByPage" } },
  ]);
});

test("a button that shows the code of the chosen country holds it, and the number is written without it", async () => {
  const page = writePage(
    `<form><label for="p">Phone</label><div><button type="button" id="cc" aria-haspopup="listbox" aria-label="Selected country">GB +44</button>
      <input id="p" type="tel" autocomplete="tel-national"></div></form>`,
  );
  openOnPress({
    control: element("#cc"),
    options: ["France +33", "United Kingdom +44"],
    choose: (text) => {
      element("#cc").textContent = text.replace("France", "FR");
    },
  });
  expect(await open(page).fill(camille)).toMatchObject([
    { key: "phone_country_code", outcome: { kind: "filled", text: "FR +33" } },
    { key: "phone", outcome: { kind: "filled", text: "06 12 34 56 78" } },
  ]);
});
