import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { panelTag } from "./panel-tag.ts";
import { watchChanges } from "./watch-changes.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** A watched page, and how often it was reported as changed. */
function watched() {
  const page = document.implementation.createHTMLDocument();
  const onChanged = vi.fn<() => void>();
  watchChanges(page, onChanged);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const draw = async () => {
    page.body.append(page.createElement("p"));
    await pass(0);
  };
  return { page, onChanged, pass, draw };
}

test("a change is reported once the page has been quiet for 350 ms", async () => {
  const { onChanged, pass, draw } = watched();
  await draw();
  await pass(300);
  await draw();
  await pass(349);
  expect(onChanged).not.toHaveBeenCalled();
  await pass(1);
  expect(onChanged).toHaveBeenCalledOnce();
  await pass(10_000);
  expect(onChanged).toHaveBeenCalledOnce();
});

test("a page that never pauses is reported every two seconds", async () => {
  const { onChanged, pass, draw } = watched();
  for (let ms = 0; ms < 4500; ms += 100) {
    await draw();
    await pass(100);
  }
  expect(onChanged).toHaveBeenCalledTimes(2);
});

test.each(["input", "change", "click"])("what the user does is a change: %s", async (kind) => {
  const { page, onChanged, pass } = watched();
  page.body.dispatchEvent(new Event(kind, { bubbles: true }));
  await pass(350);
  expect(onChanged).toHaveBeenCalledOnce();
});

test("changes by the extension's panel are not reported", async () => {
  const { page, onChanged, pass } = watched();
  const panel = page.createElement(panelTag);
  page.body.append(panel);
  panel.append(page.createElement("p"));
  panel.dispatchEvent(new Event("click", { bubbles: true }));
  panel.remove();
  await pass(1000);
  expect(onChanged).not.toHaveBeenCalled();
  page.body.append(page.createElement(panelTag), page.createElement("p"));
  await pass(1000);
  expect(onChanged).toHaveBeenCalledOnce();
});
