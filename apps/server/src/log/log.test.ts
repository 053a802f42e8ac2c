import { expect, test } from "vitest";
import { describeError } from "./log.ts";

test("the row data that PostgreSQL repeats in an error are not logged", () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "jane@example.org"'), {
    severity: "ERROR",
    code: "22P02",
    detail: "Key (email)=(jane@example.org) already exists.",
    constraint: "profile_email_key",
  });
  const described = describeError(new Error("the reading failed", { cause: error }));
  expect(described).toMatchObject({
    error: "Error",
    message: "the reading failed",
    cause: { error: "PostgreSQL", code: "22P02", constraint: "profile_email_key" },
  });
  expect(JSON.stringify(described)).not.toContain("jane");
});
