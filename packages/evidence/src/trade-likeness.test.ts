import { expect, test } from "vitest";
import { tradeLikeness } from "./trade-likeness.ts";

test.each([
  ["Reconcile the takings each evening", "Till balanced, banking for the end of day"],
  ["Experience of pressure area care", "2 hourly turns"],
  [
    "Prévention des escarres chez les résidents",
    "changements de position des patients alités, effleurage",
  ],
])("%s is like work that is said in other words: %s", (requirement, text) => {
  expect(tradeLikeness(requirement, text)).toBeGreaterThan(0.4);
});

test.each([
  [
    "Reconciliation of takings at close",
    "Reconciled the rota with the manager at the close of the year",
  ],
  ["Diplôme d'État d'aide-soignant", "Référente de trois résidents"],
  ["Hands-on with handheld devices", "One of the team on the dock"],
  ["", ""],
])("%s is not like %s", (requirement, text) => {
  expect(tradeLikeness(requirement, text)).toBe(0);
});
