import { fillFailures } from "@postulo/domain/fill-outcome";
import { expect, test } from "vitest";
import {
  leftReasons,
  receipt,
  receiptOutcomes,
  receiptReasons,
  storedReceipt,
  type ReceiptField,
} from "./receipt.ts";

const named = { key: "city", label: "City" };
const everyField: readonly ReceiptField[] = [
  { ...named, outcome: "filled", source: "profile.city" },
  ...leftReasons.map((reason) => ({ ...named, outcome: "left" as const, reason })),
  ...fillFailures.map((reason) => ({ ...named, outcome: "failed" as const, reason })),
];
const written = {
  version: 1,
  page: "https://lenoir.example/apply",
  filledAt: null,
  fields: everyField,
  files: [{ kind: "resume", fileName: "cv.pdf", sha256: "ab12" }],
};

test("a receipt has every outcome and reason once, and is readable by every version", () => {
  expect(receipt.parse(written)).toEqual(written);
  expect(storedReceipt.safeParse(written).success).toBe(true);
  expect(new Set(everyField.map(({ outcome }) => outcome))).toEqual(new Set(receiptOutcomes));
  expect(new Set(receiptReasons).size).toBe(receiptReasons.length);
});

test("a receipt with an unknown reason cannot be written, but can be read", () => {
  const unknown = { ...written, fields: [{ ...named, outcome: "left", reason: "unheardOf" }] };
  expect(receipt.safeParse(unknown).success).toBe(false);
  expect(storedReceipt.safeParse(unknown).success).toBe(true);
  // @ts-expect-error no such reason
  const field: ReceiptField = { ...named, outcome: "left", reason: "unheardOf" };
  expect(field).toBeDefined();
});
