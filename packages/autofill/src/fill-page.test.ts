import { beforeEach, describe, expect, test, vi } from "vitest";
import { fillPage } from "./fill-page.ts";
import { camille } from "./testing/applicant.ts";
import { writePage } from "./testing/write-page.ts";

const input = (id: string) => {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no input #${id}`);
  return found;
};
const outcomes = async (root: Document) =>
  (await fillPage(root, camille)).lines.map(({ outcome }) => outcome);

/**
 * Simulates React's controlled inputs: a setter on the element tracks written values, an input event with the tracked
 * value is ignored, and each change writes the state back into the element.
 */
function control(element: HTMLInputElement, onChange: (value: string) => string): () => string {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  let remembered = "";
  let state = "";
  Object.defineProperty(element, "value", {
    configurable: true,
    get: () => native?.get?.call(element),
    set: (value: string) => {
      remembered = value;
      native?.set?.call(element, value);
    },
  });
  element.addEventListener("input", () => {
    if (element.value === remembered) return;
    remembered = element.value;
    state = onChange(element.value);
    element.value = state;
  });
  return () => state;
}

beforeEach(() => {
  document.body.replaceChildren();
});

describe("filling", () => {
  test("a plain form is filled, verified and reported", async () => {
    const page = writePage(
      `<form><label>Prénom <input id="a"></label><label>Nom <input id="b"></label>
       <label>Pays <select id="c"><option value="">Choisir<option>Belgique<option>France</select></label></form>`,
      "fr",
    );
    expect(await outcomes(page)).toEqual([
      { kind: "filled", text: "Camille", source: "profile.first_name" },
      { kind: "filled", text: "Durand", source: "profile.last_name" },
      { kind: "filled", text: "France", source: "profile.country" },
    ]);
  });

  test("a second run changes nothing", async () => {
    const page = writePage(`<label>First name <input id="a"></label>`);
    await fillPage(page, camille);
    const changed = vi.fn<() => void>();
    input("a").addEventListener("input", changed);
    expect(await outcomes(page)).toEqual([{ kind: "left", reason: "alreadyFilled" }]);
    expect(changed).not.toHaveBeenCalled();
  });

  test("typed values are not changed", async () => {
    const page = writePage(`<label>City <input id="a"></label>`);
    input("a").value = "Nantes";
    await fillPage(page, camille);
    expect(input("a").value).toBe("Nantes");
  });

  test("dispatches the events of user input", async () => {
    const page = writePage(`<label>City <input id="a"></label>`);
    const seen: string[] = [];
    for (const kind of ["focus", "input", "change", "blur"]) {
      input("a").addEventListener(kind, (event) => seen.push(event.type));
    }
    await fillPage(page, camille);
    expect(seen).toEqual(["focus", "input", "change", "blur"]);
  });

  test("a controlled input stores the value in its state", async () => {
    const page = writePage(`<label>City <input id="a"></label>`);
    const state = control(input("a"), (value) => value);
    await fillPage(page, camille);
    expect(state()).toBe("Lyon");
    expect(input("a").value).toBe("Lyon");
  });

  test("spaces that a page inserts into a number are accepted", async () => {
    const page = writePage(`<label>Phone <input id="a" type="tel"></label>`);
    control(input("a"), (value) => value.replace(/\s/g, "").replace(/(.{4})/g, "$1-"));
    expect(await outcomes(page)).toEqual([
      { kind: "filled", text: "+336-1234-5678-", source: "profile.phone_number" },
    ]);
  });

  test("a value that the page discards is retried once and then reported", async () => {
    const page = writePage(`<label>City <input id="a"></label>`);
    const tried = vi.fn<(value: string) => void>();
    control(input("a"), (value) => {
      tried(value);
      return "";
    });
    expect(await outcomes(page)).toEqual([{ kind: "failed", failure: "changedByPage" }]);
    expect(tried.mock.calls).toEqual([["Lyon"], ["Lyon"]]);
  });

  test("a value that the page discards only once is filled by the retry", async () => {
    const page = writePage(`<label>City <input id="a"></label>`);
    let isFirst = true;
    control(input("a"), (value) => {
      const accepted = isFirst ? "" : value;
      isFirst = false;
      return accepted;
    });
    expect(await outcomes(page)).toEqual([
      { kind: "filled", text: "Lyon", source: "profile.city" },
    ]);
  });

  test("a field that the page removes meanwhile is reported, and the others are filled", async () => {
    const page = writePage(
      `<label>First name <input id="a"></label><label>City <input id="b"></label>`,
    );
    input("a").addEventListener("input", () => input("a").remove());
    expect(await outcomes(page)).toMatchObject([
      { kind: "failed", failure: "removed" },
      { kind: "filled" },
    ]);
  });

  test("undo empties what was filled, and only that", async () => {
    const page = writePage(
      `<label>First name <input id="a"></label><label>City <input id="b"></label><label>Last name <input id="c" value="Known"></label>
       <label>Country <select id="d"><option value="">-<option>France</select></label>`,
    );
    const { undo } = await fillPage(page, camille);
    input("b").value = "Nantes";
    expect(await undo()).toMatchObject({ count: 2, kept: [] });
    expect(["a", "b", "c"].map((id) => input(id).value)).toEqual(["", "Nantes", "Known"]);
    expect(page.querySelector("select")?.selectedIndex).toBe(0);
  });
});

describe("third-party pages", () => {
  test("a closed shadow root is filled if it can be opened", async () => {
    const page = writePage(`<div id="host"></div>`);
    const host = page.getElementById("host");
    const root = host?.attachShadow({ mode: "closed" });
    if (root) root.innerHTML = `<label for="a">City</label><input id="a">`;
    expect(await outcomes(page)).toEqual([]);
    const { lines } = await fillPage(page, camille, (element) =>
      element === host ? (root ?? null) : null,
    );
    expect(lines).toMatchObject([{ outcome: { kind: "filled", text: "Lyon" } }]);
    expect(root?.querySelector("input")?.value).toBe("Lyon");
  });

  test("an emergency contact in shadow roots is not the applicant", async () => {
    const page = writePage(`<form><label>Prénom <input></label><my-group></my-group></form>`, "fr");
    const group = page.querySelector("my-group")?.attachShadow({ mode: "open" });
    if (group)
      group.innerHTML = `<fieldset><legend>Personne à contacter en cas d’urgence</legend>
        <my-field data-label="Nom"></my-field><my-field data-label="Téléphone"></my-field></fieldset>`;
    for (const field of group?.querySelectorAll<HTMLElement>("my-field") ?? [])
      field.attachShadow({
        mode: "open",
      }).innerHTML = `<label for="i">${field.dataset["label"] ?? ""}</label><input id="i">`;
    const filled = (await outcomes(page)).filter(({ kind }) => kind === "filled");
    expect(filled).toMatchObject([{ text: "Camille" }]);
  });

  test("event handlers that throw do not interrupt filling", async () => {
    const page = writePage(
      `<label>City <input id="a"></label><label>First name <input id="b"></label>`,
    );
    const reported: string[] = [];
    const hear = (event: ErrorEvent) => {
      reported.push(event.message);
      event.preventDefault();
    };
    window.addEventListener("error", hear);
    input("a").addEventListener("input", () => {
      throw new Error("handler failed");
    });
    expect(await outcomes(page)).toMatchObject([{ kind: "filled" }, { kind: "filled" }]);
    window.removeEventListener("error", hear);
    expect(reported.length).toBeGreaterThan(0);
  });

  test("an element that the page reuses for another question is not filled", async () => {
    const page = writePage(
      `<label>First name <input id="a"></label><label><span id="s">City</span> <input id="b" name="city"></label>`,
    );
    input("a").addEventListener("input", () => {
      input("b").name = "school";
      input("b").id = "c";
      const label = page.getElementById("s");
      if (label) label.textContent = "Name of your school";
    });
    expect(await outcomes(page)).toMatchObject([
      { kind: "filled", text: "Camille" },
      { kind: "failed", failure: "removed" },
    ]);
    expect(input("c").value).toBe("");
  });

  test("a script reads only planned values before the form is submitted", async () => {
    const page = writePage(
      `<form><label>First name <input name="a"></label><input type="hidden" name="b"><div style="display:none"><label>Address <input name="c"></label></div></form>`,
    );
    const form = page.querySelector("form");
    const seen: string[] = [];
    page.addEventListener("input", () => {
      if (form) seen.push(...new FormData(form).values().map(String));
    });
    await fillPage(page, camille);
    expect(new Set(seen)).toEqual(new Set(["Camille", ""]));
  });

  test("a misleading label gets only the planned, visible value", async () => {
    const page = writePage(
      `<label>City <input id="a" name="password"></label>
       <label>Verification code <input id="b" name="city"></label>
       <div style="position:absolute;left:-9999px"><label>Email <input id="c"></label></div>`,
    );
    await fillPage(page, camille);
    expect(["a", "b", "c"].map((id) => input(id).value)).toEqual(["Lyon", "", ""]);
  });
});

describe("invariants", () => {
  test("never submits, ticks consents, or fills excluded fields", async () => {
    const page = writePage(
      `<form><label>Email <input id="a" type="email"></label>
       <label><input type="checkbox" id="b"> I agree to the privacy policy</label>
       <label>Password <input id="c" type="password"></label>
       <label>Gender <select id="d"><option value="">-<option>Female<option>Male</select></label>
       <div style="display:none"><label>Email <input id="e"></label></div>
       <input type="search" id="f" name="city"><button>Send</button></form>`,
    );
    const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    const clicked = vi.fn<() => void>();
    page.addEventListener("submit", submitted);
    page.addEventListener("click", clicked);
    await fillPage(page, camille);
    expect(input("a").value).toBe("camille@durand.example");
    expect(submitted).not.toHaveBeenCalled();
    expect(clicked).not.toHaveBeenCalled();
    expect(input("b").checked).toBe(false);
    expect(["c", "e", "f"].map((id) => input(id).value)).toEqual(["", "", ""]);
    expect(page.querySelector("select")?.selectedIndex).toBe(0);
  });

  test("a page with many inputs and a thousand options is planned", async () => {
    const many = Array.from({ length: 60 }, (_, at) => `<input name="q${at}">`).join("");
    const choices = Array.from({ length: 1000 }, (_, at) => `<option>Choice ${at}</option>`).join(
      "",
    );
    const page = writePage(
      `${many}<label>Country <select>${choices}<option>France</option></select></label>`,
    );
    const found = await outcomes(page);
    expect(found.at(-1)).toMatchObject({ kind: "filled", text: "France" });
    expect(found.filter(({ kind }) => kind === "filled")).toHaveLength(1);
  });
});
