import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Applicant } from "./applicant.ts";
import { simulateWidgets } from "./compatibility/simulate-widgets.ts";
import { openForm } from "./form-session.ts";
import { planFields } from "./plan/plan-fields.ts";
import { camilleWithEverything as camille } from "./testing/applicant.ts";
import { installBrowserPolyfills } from "./testing/browser-polyfills.ts";
import { writePage } from "./testing/write-page.ts";

let giveBack: () => void;
beforeAll(() => {
  giveBack = installBrowserPolyfills();
});
afterEach(() => document.body.replaceChildren());
afterAll(() => giveBack());

const schooledTwice = (): Applicant => ({
  ...camille,
  schools: [0, 0].flatMap((at) => camille.schools?.[at] ?? []),
});

const open = (body: string) => {
  const page = writePage(body);
  simulateWidgets(page);
  return openForm(page, { planner: planFields, settled: () => Promise.resolve() });
};
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

const list = (kind: string, options: string, label: string) =>
  `<div class="select__control"><label for="l">${label}</label><input id="l" role="combobox" aria-haspopup="listbox" data-behaves="${kind}" data-options="${options}"></div>`;

describe("custom lists", () => {
  test.each(["react-select", "ant", "search", "combo"])(
    "%s is opened, selected and verified",
    async (kind) => {
      const session = open(list(kind, "Belgium|France|Germany", "Country"));
      expect(await session.fill(camille)).toMatchObject([
        { outcome: { kind: "filled", text: "France", source: "profile.country" } },
      ]);
      expect(await session.fill(camille)).toMatchObject([
        { outcome: { kind: "left", reason: "alreadyFilled" } },
      ]);
    },
  );

  test("behind a button", async () => {
    const session = open(
      `<label for="b">Notice period</label><button id="b" type="button" aria-haspopup="listbox" data-behaves="button" data-options="None|3 months">Select One</button>`,
    );
    expect(await session.fill(camille)).toMatchObject([{ outcome: { text: "3 months" } }]);
    expect(element("b").textContent).toBe("3 months");
  });

  test("without a matching option is closed and left empty, never set to the first one", async () => {
    const session = open(list("react-select", "Belgium|Germany", "Country"));
    expect(await session.fill(camille)).toMatchObject([
      { outcome: { kind: "left", reason: "noMatchingChoice" } },
    ]);
    expect(document.querySelector("[role=option],.select__single-value")).toBeNull();
    expect(input("l").value).toBe("");
  });

  test("that does not open has failed", async () => {
    const session = open(`<label for="l">Country</label><input id="l" role="combobox">`);
    expect(await session.fill(camille)).toMatchObject([
      { outcome: { kind: "failed", failure: "didNotOpen" } },
    ]);
  });
});

describe("radio buttons and checkboxes", () => {
  test("buttons that replace a hidden checkbox", async () => {
    const session = open(
      `<label for="x">Are you legally authorized to work in France?</label>
       <div><button type="button" data-behaves="yes-no">Yes</button><button type="button" data-behaves="yes-no">No</button><input type="checkbox" id="x" style="display:none"></div>`,
    );
    expect(await session.fill(camille)).toMatchObject([
      { outcome: { kind: "filled", text: "Yes" } },
    ]);
    expect(document.querySelector("._active")?.textContent).toBe("Yes");
  });

  test("radio buttons without inputs", async () => {
    const radio = (text: string) =>
      `<div role="radio" aria-checked="false" data-behaves="radio">${text}</div>`;
    const session = open(
      `<div role="radiogroup" aria-label="Will you require visa sponsorship?">${radio("Yes")}${radio("No")}</div>`,
    );
    expect(await session.fill(camille)).toMatchObject([
      { outcome: { kind: "filled", text: "No" } },
    ]);
    expect(document.querySelector("[aria-checked=true]")?.textContent).toBe("No");
  });
});

describe("documents", () => {
  test("are attached before anything is typed", async () => {
    const order: string[] = [];
    const session = open(
      `<label>First name <input id="n"></label><label>Resume <input type="file" id="f"></label>`,
    );
    for (const id of ["n", "f"]) input(id).addEventListener("change", () => order.push(id));
    expect(await session.fill(camille)).toMatchObject([
      { outcome: { text: "Camille" } },
      { outcome: { kind: "filled", text: "camille-durand.pdf", source: "files" } },
    ]);
    expect(order).toEqual(["f", "n"]);
    const file = input("f").files?.[0];
    expect([file?.type, await file?.text()]).toEqual(["application/pdf", "%PDF-1"]);
  });

  test("are dropped where the page has no input for them", async () => {
    const session = open(
      `<h3>Resume</h3><div class="upload-dropzone" id="z">Drop your resume here</div><label>City <input></label>`,
    );
    element("z").addEventListener("drop", (event) => {
      element("z").textContent = event.dataTransfer?.files[0]?.name ?? "";
    });
    expect((await session.fill(camille))[0]).toMatchObject({
      key: "resume_file",
      outcome: { kind: "filled", text: "camille-durand.pdf" },
    });
    expect(element("z").textContent).toBe("camille-durand.pdf");
  });

  test("are dropped with the page's DataTransfer, because Firefox hides that of a content script", async () => {
    const upload = `<h3>Resume</h3><div class="upload-dropzone" id="z">Drop your resume here</div>`;
    const dropped: unknown[] = [];
    const fillAs = (ofPage: unknown) => {
      vi.stubGlobal("wrappedJSObject", { DataTransfer: ofPage });
      const session = open(upload);
      element("z").addEventListener("drop", (event) => {
        dropped.push(event.dataTransfer);
        element("z").textContent = "camille-durand.pdf";
      });
      return session.fill(camille);
    };
    class OfPage extends DataTransfer {}
    await fillAs(OfPage);
    expect(dropped).toEqual([expect.any(OfPage)]);
    // With a replaced DataTransfer nothing is dropped, without an exception.
    expect((await fillAs("nothing of the kind"))[0]?.outcome.kind).toBe("failed");
    vi.unstubAllGlobals();
    expect(dropped).toHaveLength(1);
  });

  test("values that the page fills after an upload are not changed", async () => {
    const session = open(
      `<label>First name <input id="n"></label><label>Resume <input type="file" id="f"></label>`,
    );
    input("f").addEventListener("change", () => (input("n").value = "C."));
    await session.fill(camille);
    expect(input("n").value).toBe("C.");
  });
});

describe("entries added one by one", () => {
  const block = (at: number) =>
    `<fieldset><legend>Work experience ${at}</legend><label>Company <input></label><label>Job title <input></label></fieldset>`;

  function addsBlocks(): () => number {
    let count = 1;
    element("add").addEventListener("click", () => {
      count++;
      const added = document.createElement("div");
      added.innerHTML = block(count);
      element("add").before(added);
    });
    return () => count;
  }

  test("are added for each entry of the profile, without submitting", async () => {
    const session = open(
      `<form><h2>Work experience</h2><div>${block(1)}</div><button id="add">Add another</button></form>`,
    );
    const submitted = vi.fn<() => void>();
    document.addEventListener("submit", submitted);
    const count = addsBlocks();
    const lines = await session.fill(camille);
    document.removeEventListener("submit", submitted);
    expect(count()).toBe(2);
    expect(submitted).not.toHaveBeenCalled();
    expect(lines.map(({ outcome }) => outcome.kind === "filled" && outcome.text)).toEqual([
      "Fourmi",
      "Developer",
      "Cigale",
      "Intern",
    ]);
  });

  test("a button that adds nothing is pressed only once", async () => {
    const session = open(
      `<h2>Education</h2><label>School <input></label><button type="button" id="add">Add education</button>`,
    );
    const pressed = vi.fn<() => void>();
    element("add").addEventListener("click", pressed);
    await session.fill(schooledTwice());
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

describe("a session", () => {
  test("fills one field only, and returns its elements", async () => {
    const session = open(
      `<label>First name <input id="a"></label><label>City <input id="b"></label>`,
    );
    const city = session.plan(camille).find(({ key }) => key === "city");
    const lines = await session.fill(camille, [city?.fieldId ?? -1]);
    expect(lines).toMatchObject([{ key: "city", fieldId: city?.fieldId }]);
    expect([input("a").value, input("b").value]).toEqual(["", "Lyon"]);
    expect(session.elementsOf(city?.fieldId ?? -1)).toEqual([input("b")]);
  });

  test("unticks a checkbox that it ticked", async () => {
    const session = open(
      `<fieldset><legend>Work experience</legend><label>Company <input></label>
       <label><input type="checkbox" id="now"> I currently work here</label></fieldset>`,
    );
    await session.fill(camille);
    expect(input("now").checked).toBe(true);
    expect(await session.undo()).toMatchObject({ count: 2, kept: [] });
    expect(input("now").checked).toBe(false);
  });

  test("empties everything it filled", async () => {
    const session = open(
      `<label>First name <input id="a"></label><label>City <input id="b" value="Nantes"></label>
       <label>Resume <input type="file" id="f"></label>
       <fieldset><legend>Are you willing to relocate?</legend><label><input type="radio" name="r" id="y">Yes</label><label><input type="radio" name="r">No</label></fieldset>`,
    );
    await session.fill(camille);
    expect([input("y").checked, input("f").files?.length]).toEqual([true, 1]);
    expect(await session.undo()).toMatchObject({ count: 3, kept: [] });
    expect([
      input("a").value,
      input("b").value,
      input("y").checked,
      input("f").files?.length,
    ]).toEqual(["", "Nantes", false, 0]);
  });

  test("finds a field that the page re-renders at each keystroke", async () => {
    const session = open(
      `<div id="root"><label>First name <input></label><label>City <input></label></div>`,
    );
    const root = element("root");
    const state = ["", ""];
    const draw = () => {
      root.innerHTML = `<label>First name <input value="${state[0]}"></label><label>City <input value="${state[1]}"></label>`;
      for (const [at, one] of root.querySelectorAll("input").entries())
        one.addEventListener("input", () => {
          state[at] = one.value;
          draw();
        });
    };
    draw();
    const lines = await session.fill(camille);
    expect(state).toEqual(["Camille", "Lyon"]);
    expect(lines.map(({ outcome }) => outcome.kind)).toEqual(["filled", "filled"]);
  });

  test("finds the right one of two equal re-rendered fields", async () => {
    const session = open(`<div id="root"></div>`);
    const root = element("root");
    const state = ["", ""];
    const draw = () => {
      root.innerHTML = state
        .map(
          (value) =>
            `<fieldset><legend>Work experience</legend><label>Company <input value="${value}"></label></fieldset>`,
        )
        .join("");
      for (const [at, one] of root.querySelectorAll("input").entries())
        one.addEventListener("input", () => {
          state[at] = one.value;
          draw();
        });
    };
    draw();
    await session.fill(camille);
    expect(state).toEqual(["Fourmi", "Cigale"]);
  });

  test("distinguishes an application form from a search and a sign-in", () => {
    expect(
      open(`<label>Email <input></label><label>Resume <input type="file"></label>`).isApplication(),
    ).toBe(true);
    expect(open(`<input type="search" name="q"><label>Email <input></label>`).isApplication()).toBe(
      false,
    );
    expect(
      open(
        `<label>Email <input></label><label>Password <input type="password"></label>`,
      ).isApplication(),
    ).toBe(false);
  });

  test("returns the user's answers to store, without sensitive ones", () => {
    const session = open(
      `<label>What is your notice period? <input value="2 months"></label><label>Which animal are you? <input value="A beaver"></label>
       <label>Gender <select><option>-<option selected>Female</select></label><label>Password <input type="password" value="secret"></label>
       <label><input type="checkbox" checked> I agree to the privacy policy</label>`,
    );
    expect(session.answered()).toEqual([
      { kind: "notice_period", question: "What is your notice period?", answer: "2 months" },
      { kind: "custom_question", question: "Which animal are you?", answer: "A beaver" },
    ]);
  });
});
