import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.join(import.meta.dirname, "../../../../packages/letter/src");

test("packages/letter has at most 5,000 lines without tests and their data", () => {
  const own = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !/\.test\.ts$|testing[/\\]/.test(file),
  );
  expect(own.length).toBeGreaterThan(20);
  const text = own.map((file) => readFileSync(path.join(source, file), "utf8")).join("");
  expect(text.split("\n").length).toBeLessThanOrEqual(5_000);
});
