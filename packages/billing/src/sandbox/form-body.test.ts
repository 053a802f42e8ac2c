import { expect, test } from "vitest";
import { fieldsBelow, readFormFields } from "./form-body.ts";

test("the fields below a name are those in its brackets", () => {
  const fields = readFormFields(
    "metadata[plan]=Pro&metadata[interval]=year&metadata[open=1&metadata=2&my_metadata[plan]=Plus&a%20b=c%26d",
  );
  expect(fieldsBelow(fields, "metadata")).toEqual({ plan: "Pro", interval: "year" });
  expect(fieldsBelow(fields, "line")).toEqual({});
  expect(fields.get("a b")).toBe("c&d");
});
