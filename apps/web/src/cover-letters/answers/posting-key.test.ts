import { expect, test } from "vitest";
import { postingKey } from "./posting-key.ts";

const job = { title: "Baker", company: "Café Noir", isAgency: false };

test("a posting is recognised by its job and employer, whatever else was edited", () => {
  expect(postingKey("Baker at Café Noir. Early hours.", job)).toBe(
    postingKey("Baker\nCafe Noir", { ...job, title: "BAKER", company: "Cafe  Noir" }),
  );
  expect(postingKey("Baker", job)).not.toBe(postingKey("Baker", { ...job, company: "Lenoir" }));
});

test.each([
  ["without an employer", { ...job, company: undefined }],
  ["of an agency", { ...job, isAgency: true }],
])("a posting %s is recognised by how its text begins", (_, found) => {
  expect(postingKey("Baker for a client in Lyon", found)).not.toBe(
    postingKey("Baker for a client in Nice", found),
  );
  expect(postingKey(" Baker  for a client in LYON ", found)).toBe(
    postingKey("Baker for a client in Lyon", found),
  );
});

test("a key is never longer than its column", () => {
  const long = "é".repeat(10_000);
  expect(postingKey(long, { title: long, company: long, isAgency: false }).length).toBe(500);
  expect(postingKey(long, { isAgency: false }).length).toBeLessThanOrEqual(500);
});
