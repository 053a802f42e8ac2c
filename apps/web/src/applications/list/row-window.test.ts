import { describe, expect, test } from "vitest";
import { rowOffsets, slotsOf } from "./row-window.ts";

const ids = Array.from({ length: 1000 }, (_, index) => `row ${index}`);
const offsets = rowOffsets(ids, new Map(), 50);
const drawn = (slots: ReturnType<typeof slotsOf>) =>
  slots.flatMap((slot) => (slot.kind === "row" ? [slot.index] : []));
const height = (slots: ReturnType<typeof slotsOf>) =>
  slots.reduce((sum, slot) => sum + (slot.kind === "row" ? 50 : slot.height), 0);

describe("a long list", () => {
  test("renders only visible rows and some around them", () => {
    const slots = slotsOf({ offsets, top: 5000, bottom: 5400, pinned: [] });
    expect(drawn(slots)).toEqual(Array.from({ length: 13 }, (_, at) => 98 + at));
    expect(slots[0]).toEqual({ kind: "space", key: "space-0", height: 98 * 50 });
  });

  test("has spacers as high as the rows they replace, at each scroll position", () => {
    for (const top of [-3000, 0, 1, 24_999, 49_600, 90_000]) {
      const slots = slotsOf({ offsets, top, bottom: top + 400, pinned: [] });
      expect(height(slots)).toBe(50_000);
      expect(drawn(slots).length).toBeLessThan(25);
    }
  });

  test("keeps a row in edit mode, with spacers on both sides", () => {
    const slots = slotsOf({ offsets, top: 0, bottom: 400, pinned: [700] });
    expect(drawn(slots)).toContain(700);
    expect(slots.filter(({ kind }) => kind === "space")).toHaveLength(2);
    expect(height(slots)).toBe(50_000);
  });
});

test("uses measured heights of rows", () => {
  expect(rowOffsets(["a", "b", "c"], new Map([["b", 90]]), 50)).toEqual([0, 50, 140, 190]);
  expect(slotsOf({ offsets: [0], top: 0, bottom: 100, pinned: [] })).toEqual([]);
});
