import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTooltips } from "./tooltips.ts";

let controller = new AbortController();

/** jsdom has no layout: elements with `data-hidden` are those for screen readers. */
let top = 0;
const boxOf = function boxOf(this: Element) {
  return new DOMRect(0, top, this.hasAttribute("data-hidden") ? 1 : 80, 20);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(boxOf);
  top = 0;
  controller = new AbortController();
  document.body.innerHTML = `
    <button id="icon" aria-label="Delete"><svg></svg></button>
    <button id="hidden"><svg></svg><span data-hidden>Export CSV</span></button>
    <button id="text">Save</button>
    <button id="titled" title="Sort by stage">Stage</button>
    <button id="labelled" aria-labelledby="labelled-1 labelled-2"><svg></svg></button>
    <span id="labelled-1" aria-label="Remove"></span><span id="labelled-2">cv.pdf</span>
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

function tabTo(id: string) {
  fireEvent.keyDown(document.body, { key: "Tab" });
  element(id).focus();
}

test("the mouse resting on an element without visible text shows its name", () => {
  expect(rest("icon")).toBe("Delete");
  expect(rest("hidden")).toBe("Export CSV");
  expect(rest("labelled")).toBe("Remove cv.pdf");
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
  tabTo("icon");
  expect(shown()).toBe("Delete");
  fireEvent.keyDown(element("icon"), { key: "Escape" });
  expect(shown()).toBeUndefined();
  tabTo("hidden");
  expect(shown()).toBe("Export CSV");
  fireEvent.pointerDown(element("hidden"));
  expect(shown()).toBeUndefined();
});

test("a focus that the browser does not show, as after a click, shows none", () => {
  // For jsdom every focus is visible.
  vi.spyOn(element("icon"), "matches").mockReturnValue(false);
  tabTo("icon");
  expect(document.activeElement).toBe(element("icon"));
  expect(shown()).toBeUndefined();
});

test("the focus that a dialog takes when a key opens it shows none, so that Escape closes the dialog", () => {
  fireEvent.keyDown(element("text"), { key: "Enter" });
  element("icon").focus();
  expect(shown()).toBeUndefined();
  expect(fireEvent.keyDown(element("icon"), { key: "Escape" })).toBe(true);
});

test("scrolling moves it with the element that has the focus, and hides that of the mouse", () => {
  const placed = () => document.querySelector<HTMLElement>("[data-tooltip]")?.style.top;
  tabTo("icon");
  expect(placed()).toBe("26px");
  top = 300;
  fireEvent.scroll(document);
  expect(shown()).toBe("Delete");
  expect(placed()).toBe("326px");
  rest("hidden");
  fireEvent.scroll(document);
  expect(shown()).toBeUndefined();
});

test("it goes with its element", async () => {
  rest("icon");
  element("text").remove();
  await Promise.resolve();
  expect(shown()).toBe("Delete");
  element("icon").remove();
  await Promise.resolve();
  expect(shown()).toBeUndefined();
});

test("the Escape that hides it does nothing else, the next one does", () => {
  const close = vi.fn<(event: Event) => void>();
  const { signal } = controller;
  document.addEventListener("keydown", close, { capture: true, signal });
  rest("icon");
  // False: the browser does not close a dialog either.
  expect(fireEvent.keyDown(element("elsewhere"), { key: "Escape" })).toBe(false);
  expect(shown()).toBeUndefined();
  expect(close).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(element("elsewhere"), { key: "Escape" })).toBe(true);
  expect(close).toHaveBeenCalledOnce();
});

test("it stays while the pointer is on it, and screen readers do not get the name twice", () => {
  rest("icon");
  const tip = document.querySelector("[data-tooltip]");
  expect(tip?.getAttribute("aria-hidden")).toBe("true");
  if (tip) fireEvent(tip, new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  vi.advanceTimersByTime(700);
  expect(shown()).toBe("Delete");
});
