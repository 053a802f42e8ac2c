import { describe, expect, test } from "vitest";
import { rowOffsets, slotsOf } from "./row-window.ts";

const ids = Array.from({ length: 1000 }, (_, index) => `row ${index}`);
const offsets = rowOffsets(ids, new Map(), 50);
const drawn = (slots: ReturnType<typeof slotsOf>) =>
  slots.flatMap((slot) => (slot.kind === "row" ? [slot.index] : []));
const height = (slots: ReturnType<typeof slotsOf>) =>
  slots.reduce((sum, slot) => sum + (slot.kind === "row" ? 50 : slot.height), 0);

describe("of a long list", () => {
  test("only what is seen is drawn, and a little around it", () => {
    const slots = slotsOf({ offsets, top: 5000, bottom: 5400, kept: [] });
    expect(drawn(slots)).toEqual(Array.from({ length: 13 }, (_, at) => 98 + at));
    expect(slots[0]).toEqual({ kind: "space", key: "space-0", height: 98 * 50 });
  });

  test("the spaces are as high as the rows they stand for, wherever one looks", () => {
    for (const top of [-3000, 0, 1, 24_999, 49_600, 90_000]) {
      const slots = slotsOf({ offsets, top, bottom: top + 400, kept: [] });
      expect(height(slots)).toBe(50_000);
      expect(drawn(slots).length).toBeLessThan(25);
    }
  });

  test("a row that is being edited stays, with spaces on both sides", () => {
    const slots = slotsOf({ offsets, top: 0, bottom: 400, kept: [700] });
    expect(drawn(slots)).toContain(700);
    expect(slots.filter(({ kind }) => kind === "space")).toHaveLength(2);
    expect(height(slots)).toBe(50_000);
  });
});

test("rows are as high as they were measured", () => {
  expect(rowOffsets(["a", "b", "c"], new Map([["b", 90]]), 50)).toEqual([0, 50, 140, 190]);
  expect(slotsOf({ offsets: [0], top: 0, bottom: 100, kept: [] })).toEqual([]);
});
