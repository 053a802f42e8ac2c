import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
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

const open = (body: string) =>
  openForm(writePage(body), { planner: planFields, settled: () => Promise.resolve() });
const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`nothing is called #${id}`);
  return found;
};
const input = (id: string) => {
  const found = element(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(`#${id} is no input`);
  return found;
};
test("puts back the calling code that the page had chosen, and what the page has reworded", async () => {
  const session = open(
    `<label>Phone <input type="tel" id="a"></label>
     <label>Calling code <select id="c"><option value="">-</option><option value="49" selected>Germany +49</option><option value="33">France +33</option></select></label>
     <label>City <input id="b"></label>`,
  );
  const city = input("b");
  city.addEventListener("change", () => {
    if (city.value !== "") city.value = `${city.value}, France`;
  });
  await session.fill(camille);
  const code = () => document.querySelector("select")?.value;
  expect([code(), city.value]).toEqual(["33", "Lyon, France"]);
  await session.undo();
  expect([code(), input("a").value, city.value]).toEqual(["49", "", ""]);
});

test("leaves what the user has changed since", async () => {
  const session = open(
    `<label>First name <input id="a"></label><label>City <input id="b"></label>`,
  );
  await session.fill(camille);
  input("b").value = "Nantes";
  expect(await session.undo()).toMatchObject({ count: 1, kept: [] });
  expect([input("a").value, input("b").value]).toEqual(["", "Nantes"]);
});

test("leaves what the user has retyped in other letters", async () => {
  const session = open(
    `<label>First name <input id="a"></label><label>Phone <input type="tel" id="b"></label>`,
  );
  await session.fill(camille);
  const number = input("b").value.replace("+", "00");
  expect(number).not.toBe(input("b").value);
  input("a").value = "CAMILLE";
  input("b").value = number;
  expect(await session.undo()).toMatchObject({ count: 0, kept: [] });
  expect([input("a").value, input("b").value]).toEqual(["CAMILLE", number]);
});

test("puts back the calling code that the page begins a number with", async () => {
  const session = open(`<label>Phone <input type="tel" id="a" value="+33"></label>`);
  await session.fill(camille);
  expect(input("a").value).not.toBe("+33");
  expect(await session.undo()).toMatchObject({ count: 1, kept: [] });
  expect(input("a").value).toBe("+33");
});

test("names the upload whose page has taken the file and shows its name", async () => {
  const session = open(
    `<div><label for="a">Resume</label><input type="file" id="a"><span id="s"></span></div>`,
  );
  input("a").addEventListener("change", () => {
    const name = input("a").files?.[0]?.name;
    if (name === undefined) return;
    element("s").textContent = name;
    input("a").files = new DataTransfer().files;
  });
  expect(await session.fill(camille)).toMatchObject([{ outcome: { kind: "filled" } }]);
  expect(await session.undo()).toMatchObject({ count: 0, kept: ["Resume"] });
});

test("empties an upload whose page draws the file's name a moment after the event", async () => {
  const session = open(
    `<div><label for="a">Resume</label><input type="file" id="a"><span id="s"></span></div>`,
  );
  input("a").addEventListener("change", () => {
    const name = input("a").files?.[0]?.name ?? "";
    setTimeout(() => (element("s").textContent = name), 20);
  });
  await session.fill(camille);
  await vi.waitFor(() => expect(element("s").textContent).not.toBe(""));
  expect(await session.undo()).toMatchObject({ count: 1, kept: [] });
  expect([input("a").files?.length, element("s").textContent]).toEqual([0, ""]);
});

test("names the list that does not let go of a choice, and puts back the choice of another", async () => {
  const session = open(
    `<div><label id="l">Country</label><button type="button" id="c" aria-haspopup="listbox" aria-labelledby="l">Select…</button></div>`,
  );
  element("c").addEventListener("click", () => {
    document.querySelector("ul")?.remove();
    const menu = document.createElement("ul");
    menu.setAttribute("role", "listbox");
    for (const text of ["Germany", "France"]) {
      const option = document.createElement("li");
      option.setAttribute("role", "option");
      option.textContent = text;
      option.addEventListener("click", () => {
        element("c").textContent = text;
        menu.remove();
      });
      menu.append(option);
    }
    document.body.append(menu);
  });
  await session.fill(camille);
  expect(element("c").textContent).toBe("France");
  expect(await session.undo()).toMatchObject({ count: 0, kept: ["Country"] });
  expect(await session.undo()).toMatchObject({ count: 0, kept: ["Country"] });
});

test("names buttons whose page alone can tell which one is chosen", async () => {
  const session = open(
    `<p>Are you willing to relocate?</p><div><button type="button" id="y">Yes</button><button type="button">No</button></div>`,
  );
  element("y").addEventListener("click", () => element("y").classList.add("is-on"));
  expect(await session.fill(camille)).toMatchObject([{ outcome: { kind: "filled" } }]);
  expect(await session.undo()).toMatchObject({
    count: 0,
    kept: ["Are you willing to relocate?"],
  });
});

test("tells what is put back or the user's own from what an earlier step of the form has", async () => {
  const session = open(`<form><div id="one"><label>First name <input id="a"></label></div></form>`);
  await session.fill(camille);
  element("one").innerHTML =
    `<label>City <input id="b"></label><label>Email <input id="c"></label>`;
  await session.fill(camille);
  input("c").value = "other@example.org";
  const released = ["City", "Email"];
  expect(await session.undo()).toEqual({ count: 1, kept: [], released, rows: 0 });
});
