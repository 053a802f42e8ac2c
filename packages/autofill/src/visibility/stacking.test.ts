import { expect, test } from "vitest";
import { isAbove } from "./stacking.ts";

function isFirstAbove(one: string, other: string): boolean {
  document.body.innerHTML = `<div id="one" style="${one}"></div><div id="other" style="${other}"></div>`;
  const [first, second] = document.body.children;
  if (!first || !second) throw new Error("Two elements are needed");
  expect(isAbove(second, first)).toBe(!isAbove(first, second));
  return isAbove(first, second);
}

test("of two elements in flow the later one is on top", () => {
  expect(isFirstAbove("", "")).toBe(false);
});

test("a positioned element is above one in flow, and below one with a higher layer", () => {
  expect(isFirstAbove("position: relative", "")).toBe(true);
  expect(isFirstAbove("", "position: relative")).toBe(false);
  expect(isFirstAbove("position: fixed; z-index: 2", "position: fixed; z-index: 10")).toBe(false);
  expect(isFirstAbove("position: fixed; z-index: 10", "position: fixed; z-index: 2")).toBe(true);
  expect(isFirstAbove("position: relative; z-index: -1", "")).toBe(false);
});

test("no element is above its own ancestor's other children because of a layer inside", () => {
  document.body.innerHTML = `<div id="a" style="position: relative; z-index: 1">
    <p id="in" style="position: relative; z-index: 99"></p></div>
    <div id="b" style="position: relative; z-index: 2"></div>`;
  const [inner, other, outer] = ["in", "b", "a"].map((id) => document.getElementById(id));
  if (!inner || !other || !outer) throw new Error("Three elements are needed");
  expect(isAbove(other, inner)).toBe(true);
  expect(isAbove(outer, inner)).toBe(false);
});
