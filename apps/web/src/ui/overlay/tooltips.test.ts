import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTooltips } from "./tooltips.ts";

let controller = new AbortController();

/** jsdom has no layout: elements with `data-hidden` are those for screen readers. */
const boxOf = function boxOf(this: Element) {
  return new DOMRect(0, 0, this.hasAttribute("data-hidden") ? 1 : 80, 20);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(boxOf);
  controller = new AbortController();
  document.body.innerHTML = `
    <button id="icon" aria-label="Delete"><svg></svg></button>
    <button id="hidden"><svg></svg><span data-hidden>Export CSV</span></button>
    <button id="text">Save</button>
    <button id="titled" title="Sort by stage">Stage</button>
    <button id="open" aria-label="Menu" aria-expanded="true"><svg></svg></button>
    <p id="elsewhere">Text</p>`;
  startTooltips(controller.signal);
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};
const shown = () => document.querySelector("[data-tooltip]")?.textContent;

function rest(id: string, pointerType = "mouse") {
  fireEvent(element(id), new PointerEvent("pointerover", { bubbles: true, pointerType }));
  vi.advanceTimersByTime(700);
  return shown();
}

test("the mouse resting on an element without visible text shows its name", () => {
  expect(rest("icon")).toBe("Delete");
  expect(rest("hidden")).toBe("Export CSV");
});

test("visible text is not repeated, and an opened menu is not covered", () => {
  expect(rest("text")).toBeUndefined();
  expect(rest("open")).toBeUndefined();
});

test("fingers get none", () => {
  expect(rest("icon", "touch")).toBeUndefined();
});

test("a title is shown in place of the browser's own tooltip, and stays the element's", () => {
  expect(rest("titled")).toBe("Sort by stage");
  expect(element("titled").title).toBe("");
  rest("elsewhere");
  expect(shown()).toBeUndefined();
  expect(element("titled").title).toBe("Sort by stage");
});

test("the keyboard's focus shows it immediately, Escape and a click hide it", () => {
  vi.spyOn(Element.prototype, "matches").mockImplementation(() => true);
  element("icon").focus();
  expect(shown()).toBe("Delete");
  fireEvent.keyDown(element("icon"), { key: "Escape" });
  expect(shown()).toBeUndefined();
  element("hidden").focus();
  expect(shown()).toBe("Export CSV");
  fireEvent.pointerDown(element("hidden"));
  expect(shown()).toBeUndefined();
});

test("it stays while the pointer is on it, and screen readers do not get the name twice", () => {
  rest("icon");
  const tip = document.querySelector("[data-tooltip]");
  expect(tip?.getAttribute("aria-hidden")).toBe("true");
  if (tip) fireEvent(tip, new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  vi.advanceTimersByTime(700);
  expect(shown()).toBe("Delete");
});
