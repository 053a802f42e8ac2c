import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchForForm } from "./watch-for-form.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A page whose form is shown later; counts the notices. */
function page({ isLikely = true, isShown = false } = {}) {
  const state = { isLikely, isShown, requests: 0 };
  watchForForm({
    isLikely: () => state.isLikely,
    notice: async () => {
      state.requests += 1;
      return state.isShown;
    },
  });
  return state;
}

const change = async (work: () => void) => {
  work();
  await vi.advanceTimersByTimeAsync(0);
};
const add = () => change(() => document.body.append(document.createElement("p")));

/** In the end nothing is watched any more. */
async function expectOver(state: ReturnType<typeof page>): Promise<void> {
  const { requests } = state;
  await add();
  await change(() => document.body.click());
  await vi.advanceTimersByTimeAsync(200_000);
  expect(state.requests).toBe(requests);
}

test("an existing form is noticed immediately, and once", async () => {
  const state = page({ isShown: true });
  expect(state.requests).toBe(1);
  await vi.advanceTimersByTimeAsync(0);
  await expectOver(state);
});

test("a page without a form sends no notice until there is one", async () => {
  const state = page({ isLikely: false });
  state.isShown = true;
  await add();
  await vi.advanceTimersByTimeAsync(500);
  expect(state.requests).toBe(0);
  state.isLikely = true;
  await add();
  await vi.advanceTimersByTimeAsync(500);
  expect(state.requests).toBe(1);
  await expectOver(state);
});

test.each([
  ["a class that shows it", () => void document.body.classList.toggle("open")],
  ["a click", () => document.body.click()],
  ["a frame that gets its size", () => void window.dispatchEvent(new Event("resize"))],
])("a hidden form is noticed after %s", async (_name, show) => {
  const state = page();
  expect(state.requests).toBe(1);
  await vi.advanceTimersByTimeAsync(0);
  state.isShown = true;
  await change(show);
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.requests).toBe(2);
  await expectOver(state);
});

test("a page that changes permanently is checked at growing intervals, which a click resets", async () => {
  const state = page();
  for (let second = 0; second < 600; second += 1) {
    await add();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(state.requests).toBeLessThan(18);
  const { requests } = state;
  state.isShown = true;
  await change(() => document.body.click());
  await vi.advanceTimersByTimeAsync(500);
  expect(state.requests).toBe(requests + 1);
  await expectOver(state);
});

test("a notice without a response is repeated at growing intervals, though the page does not change", async () => {
  const responses = [undefined, undefined, true];
  let requests = 0;
  watchForForm({ isLikely: () => true, notice: async () => responses[requests++] });
  await vi.advanceTimersByTimeAsync(900);
  expect(requests).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(requests).toBe(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(requests).toBe(3);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(requests).toBe(3);
});

/** A page of whose notices none succeeds. */
function failingPage() {
  const state = { requests: 0 };
  watchForForm({
    isLikely: () => true,
    notice: async () => {
      state.requests += 1;
      return undefined;
    },
  });
  return state;
}

const anHourMs = 3_600_000;

test("a notice that never succeeds is repeated five times, and again after a click", async () => {
  const state = failingPage();
  await vi.advanceTimersByTimeAsync(anHourMs);
  expect(state.requests).toBe(6);
  await change(() => document.body.click());
  await vi.advanceTimersByTimeAsync(anHourMs);
  expect(state.requests).toBe(7);
});

test("a notice is repeated only while the page is visible", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const state = failingPage();
  await vi.advanceTimersByTimeAsync(anHourMs);
  expect(state.requests).toBe(1);
  hidden.mockReturnValue(false);
  await change(() => void document.dispatchEvent(new Event("visibilitychange")));
  await vi.advanceTimersByTimeAsync(anHourMs);
  expect(state.requests).toBe(6);
});

test("changes during a notice are checked afterwards", async () => {
  let answer: (isNoticed: boolean) => void = () => undefined;
  let requests = 0;
  watchForForm({
    isLikely: () => true,
    notice: () => {
      requests += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  });
  await add();
  answer(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests).toBe(2);
  answer(true);
  await vi.advanceTimersByTimeAsync(0);
});
