import { expect, test } from "vitest";
import { cookVisit } from "../testing/cook-visit.ts";
import { receiptOf } from "./receipt.ts";

const visit = cookVisit;
const filled = {
  key: "first_name",
  label: "First name",
  outcome: { kind: "filled", source: "profile.first_name", text: "Amélie" },
} as const;

test("a form that was not filled has no receipt", () => {
  expect(receiptOf(visit)).toBeUndefined();
  expect(receiptOf({ ...visit, receipt: [] })).toEqual({
    version: 1,
    page: visit.url,
    filledAt: null,
    fields: [],
    files: [],
  });
});

test("a receipt has sources and reasons, files and the time, and no values", () => {
  const file = { kind: "resume", fileName: "cv.pdf", sha256: "ab" } as const;
  const receipt = receiptOf({
    ...visit,
    filledAt: "2026-11-21T10:00:00Z",
    files: [file],
    receipt: [
      filled,
      { key: "gender", label: "Gender", outcome: { kind: "left", reason: "sensitive" } },
      { key: "city", label: "City", outcome: { kind: "failed", failure: "removed" } },
    ],
  });
  expect(receipt).toEqual({
    version: 1,
    page: visit.url,
    filledAt: "2026-11-21T10:00:00Z",
    fields: [
      { key: "first_name", label: "First name", outcome: "filled", source: "profile.first_name" },
      { key: "gender", label: "Gender", outcome: "left", reason: "sensitive" },
      { key: "city", label: "City", outcome: "failed", reason: "removed" },
    ],
    files: [file],
  });
});

test("a receipt has at most 500 fields", () => {
  const receipt = Array.from({ length: 501 }, () => filled);
  expect(receiptOf({ ...visit, receipt })?.fields).toHaveLength(500);
});
