import { expect, test } from "vitest";
import { refusalOf } from "./refusal.ts";

const free = { kind: "free" } as const;
const granted = { kind: "granted" } as const;

test("no plan can be selected before it is known whether this server sells any", () => {
  expect(refusalOf(free, undefined)).toBeUndefined();
  expect(refusalOf(undefined, { prices: {} })).toBeUndefined();
  expect(refusalOf(free, {})).toBe("notSold");
  expect(refusalOf(free, { prices: {} })).toBe("none");
});

test("a granted plan is reason enough", () => {
  expect(refusalOf(granted, undefined)).toBe("granted");
});
