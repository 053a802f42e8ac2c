import { expect, test } from "vitest";
import { createCallBudget } from "./call-budget.ts";

const open = (changed: Partial<Parameters<typeof createCallBudget>[0]> = {}) =>
  createCallBudget({
    requests: 3,
    outputTokens: 1_000,
    microEuro: 500,
    timeoutMs: 60_000,
    ...changed,
  });
const small = { outputTokens: 100, microEuro: 50 };

test("a budget counts requests", () => {
  const { takeRequest } = open();
  expect([1, 2, 3, 4].map(() => takeRequest(small))).toEqual([true, true, true, false]);
});

test("a request must fit into what is left, and only what was used is taken", () => {
  const budget = open();
  expect(budget.takeRequest({ outputTokens: 1_000, microEuro: 500 })).toBe(true);
  budget.spend({ outputTokens: 300, microEuro: 450 });
  expect(budget.takeRequest({ outputTokens: 701, microEuro: 0 })).toBe(false);
  expect(budget.takeRequest({ outputTokens: 700, microEuro: 51 })).toBe(false);
  expect(budget.takeRequest({ outputTokens: 700, microEuro: 50 })).toBe(true);
});

test("without a ceiling the cost is not limited, and after its time there is no request", async () => {
  const budget = open({ microEuro: undefined, timeoutMs: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  if (budget.signal.aborted) resolve();
  budget.signal.addEventListener("abort", () => resolve());
  expect(open({ microEuro: undefined }).takeRequest({ outputTokens: 1, microEuro: 1e12 })).toBe(
    true,
  );
  await promise;
  expect(budget.takeRequest(small)).toBe(false);
});
