import { afterEach, expect, test, vi } from "vitest";
import { statedDeadlines } from "../mail/stated-day.ts";
import { findContactAddress } from "./contact-address.ts";
import { findContract } from "./posted-contract.ts";
import { findSalary } from "./posted-salary.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const exec: RegExp["exec"] = Reflect.get(RegExp.prototype, "exec");

/** How many characters all patterns read: up to the end of a match, or of the text where nothing matches. */
function workOf(read: () => unknown): number {
  let count = 0;
  const spy = vi.spyOn(RegExp.prototype, "exec").mockImplementation(function (
    this: RegExp,
    text: string,
  ) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    const end = match ? match.index + match[0].length : text.length;
    count += this.sticky ? 1 : end - from;
    return match;
  });
  read();
  spy.mockRestore();
  return count;
}

const deadlines = (text: string) => statedDeadlines(text, { today: "2026-11-28", language: "en" });
const readers = { findContactAddress, findContract, findSalary, statedDeadlines: deadlines };

test.each([
  ["findContactAddress", "Send to a@b.com "],
  ["findContactAddress", "Jobs at jobs@four.example, "],
  ["findContract", "cdi "],
  ["findContract", "cdi, "],
  ["findContract", "Contrat : cdi "],
  ["findContract", "permanent residents and stage "],
  ["findSalary", "£12.50 per hour, "],
  ["findSalary", "£12.50 "],
  ["findSalary", "up to 30 000 € + "],
  ["findSalary", "Pay: £12.50 "],
  ["statedDeadlines", "a, "],
  ["statedDeadlines", "permanent | "],
  ["statedDeadlines", "Closing 4 December | "],
] as const)("%s reads a line of many times “%s” in linear time", (name, part) => {
  const find = readers[name];
  const [once = 0, twice = 0] = [300, 600].map((count) => workOf(() => find(part.repeat(count))));
  expect(once).toBeGreaterThan(300 * part.length);
  expect(twice).toBeLessThan(2.3 * once);
});

test("words before and behind a name or an amount are still read in a long line", () => {
  const long = "we bake and sell bread in the old town ".repeat(60);
  expect(findContract(`${long}, this is a permanent position`)).toBe("permanent");
  expect(findContract(`${long}, and it could become a permanent position`)).toBeUndefined();
  expect(findSalary(`${long}, the salary is from £28,500 a year`)).toBe("from £28,500 a year");
  expect(findSalary(`${long}, with a bonus of £500 a year`)).toBeUndefined();
});

test("the last day is read at the end of a long part, and many commas are passed over", () => {
  const commas = "a, ".repeat(33_000);
  expect(deadlines(commas)).toEqual([]);
  expect(deadlines(`${commas}apply by 4 December`)).toEqual([
    { text: "apply by 4 December", day: "2026-12-04" },
  ]);
});
