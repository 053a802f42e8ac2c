import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { controlBoxes } from "./panel-host.ts";

/** A box as `data-box` says: left, top, right, bottom. */
function boxOf(node: Node): DOMRect {
  const text = node instanceof HTMLElement ? (node.dataset["box"] ?? "") : "";
  const [left = 0, top = 0, right = 0, bottom = 0] = text.split(" ").map(Number);
  const size = { width: right - left, height: bottom - top };
  return { left, top, right, bottom, x: left, y: top, ...size, toJSON: () => text };
}

beforeEach(() => {
  vi.stubGlobal("isFirefox", true);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function box(
    this: Element,
  ) {
    return boxOf(this);
  });
  Element.prototype.checkVisibility = () => true;
  Range.prototype.getBoundingClientRect = function box() {
    return boxOf(this.startContainer);
  };
  Object.defineProperty(HTMLElement.prototype, "openOrClosedShadowRoot", {
    configurable: true,
    get(this: HTMLElement) {
      return this.shadowRoot;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, "checkVisibility");
  Reflect.deleteProperty(Range.prototype, "getBoundingClientRect");
  Reflect.deleteProperty(HTMLElement.prototype, "openOrClosedShadowRoot");
  document.body.replaceChildren();
});

const texts = () => controlBoxes().map((box) => JSON.parse(JSON.stringify({ box })).box);

test("the panel covers no control, also of a frame and in nested shadow roots", () => {
  document.body.innerHTML = `<input data-box="10 10 90 30"><my-group></my-group>
    <iframe data-box="0 200 900 900"></iframe><iframe data-box="950 850 990 890"></iframe><p data-box="0 0 900 20">Text</p>`;
  const group = document.querySelector("my-group")?.attachShadow({ mode: "open" });
  if (group) group.innerHTML = `<my-field></my-field>`;
  const field = group?.querySelector("my-field")?.attachShadow({ mode: "open" });
  if (field) field.innerHTML = `<select data-box="10 50 90 80"></select>`;
  expect(texts()).toEqual(["10 10 90 30", "10 50 90 80", "0 200 900 900"]);
});

test("on a page without fields the panel covers no text", () => {
  document.body.innerHTML = `<a href="/" data-box="10 0 50 10">Home</a><h1 data-box="10 20 700 60">Thank you</h1>`;
  expect(texts()).toEqual(["10 0 50 10", "10 20 700 60"]);
});
