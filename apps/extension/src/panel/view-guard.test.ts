import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ViewGuard } from "./view-guard.ts";

const box = { left: 100, top: 50, right: 400, bottom: 450 };

/** The visibility that the browser reports, as Intersection Observer 2. */
class Observer {
  static report: (isVisible: boolean, intersectionRatio?: number) => void;

  constructor(read: (entries: readonly object[]) => void) {
    Observer.report = (isVisible, intersectionRatio = 1) =>
      read([{ isVisible, intersectionRatio }]);
  }
  observe(): void {}
  disconnect(): void {}
  takeRecords(): readonly object[] {
    return [];
  }
}

let host: HTMLElement;
let shown: typeof box;
let points: { x: number; y: number }[];
/** The corner of the panel that an element of the page covers. */
let covered: string | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  // The panel is looked at every 100 ms then.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal(
    "IntersectionObserverEntry",
    class {
      isVisible = true;
    },
  );
  Object.defineProperty(IntersectionObserverEntry.prototype, "isVisible", { value: true });
  host = document.createElement("div");
  document.body.replaceChildren(host);
  shown = { ...box };
  points = [];
  covered = undefined;
  host.getBoundingClientRect = () =>
    new DOMRect(shown.left, shown.top, shown.right - shown.left, shown.bottom - shown.top);
  document.elementFromPoint = (x, y) => {
    points.push({ x, y });
    const corner = `${y < 250 ? "top" : "bottom"} ${x < 250 ? "left" : "right"}`;
    return corner === covered ? document.body : host;
  };
});
afterEach(() => {
  Reflect.deleteProperty(document, "elementFromPoint");
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function guarded() {
  const changes: boolean[] = [];
  const lifetime = new AbortController();
  const guard = new ViewGuard(host, {
    boxOf: () => box,
    onChanged: (isSettled) => changes.push(isSettled),
    signal: lifetime.signal,
  });
  guard.start();
  Observer.report(true);
  return { guard, changes, lifetime };
}

test("the panel accepts clicks after half a second in full view, and not before", () => {
  const { changes, lifetime } = guarded();
  vi.advanceTimersByTime(450);
  expect(changes).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(changes).toEqual([true]);
  lifetime.abort();
});

test("visibility is tested a little inside its four corners", () => {
  const { lifetime } = guarded();
  expect(points.slice(0, 4)).toEqual([
    { x: 114, y: 64 },
    { x: 386, y: 64 },
    { x: 114, y: 436 },
    { x: 386, y: 436 },
  ]);
  lifetime.abort();
});

test.each(["top left", "top right", "bottom left", "bottom right"])(
  "a page that covers its corner at the %s unsettles it",
  (corner) => {
    const { changes, lifetime } = guarded();
    vi.advanceTimersByTime(700);
    covered = corner;
    vi.advanceTimersByTime(150);
    expect(changes).toEqual([true, false]);
    covered = undefined;
    vi.advanceTimersByTime(450);
    expect(changes).toEqual([true, false]);
    vi.advanceTimersByTime(250);
    expect(changes).toEqual([true, false, true]);
    lifetime.abort();
  },
);

test("a page that moves, resizes, hides or fades the panel restarts the delay", () => {
  const faults: (() => void)[] = [
    () => (shown = { ...box, left: box.left + 3 }),
    () => (shown = { ...box, bottom: box.bottom - 3 }),
    () => (host.style.opacity = "0.5"),
    () => Observer.report(false),
    () => Observer.report(true, 0.9),
  ];
  for (const spoil of faults) {
    shown = { ...box };
    host.style.opacity = "";
    const { changes, lifetime } = guarded();
    vi.advanceTimersByTime(700);
    spoil();
    vi.advanceTimersByTime(150);
    expect(changes).toEqual([true, false]);
    lifetime.abort();
  }
});

test("a shift of two pixels is tolerated", () => {
  shown = { ...box, left: box.left + 2, right: box.right + 2 };
  const { changes, lifetime } = guarded();
  vi.advanceTimersByTime(700);
  expect(changes).toEqual([true]);
  lifetime.abort();
});

test("the delay restarts when the panel is closed, opened or moved", () => {
  const { guard, changes, lifetime } = guarded();
  vi.advanceTimersByTime(700);
  guard.restart();
  expect(changes).toEqual([true, false]);
  vi.advanceTimersByTime(700);
  guard.stop();
  expect(changes).toEqual([true, false, true, false]);
  vi.advanceTimersByTime(5000);
  expect(changes).toHaveLength(4);
  guard.start();
  Observer.report(true);
  vi.advanceTimersByTime(700);
  expect(changes).toHaveLength(5);
  lifetime.abort();
  expect(changes).toHaveLength(6);
});

test("a click made by a script is never accepted", () => {
  const { guard, lifetime } = guarded();
  vi.advanceTimersByTime(700);
  expect(guard.accepts(new MouseEvent("click"))).toBe(false);
  lifetime.abort();
});
