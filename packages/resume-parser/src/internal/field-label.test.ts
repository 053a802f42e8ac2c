import { expect, test } from "vitest";
import { fieldOfLabel } from "./field-label.ts";

test.each([
  ["Employer :", "company"],
  ["Name and address of employer", "company"],
  ["Name and address of", "company"],
  ["Nom et adresse de", "company"],
  ["Main activities and", undefined],
  ["Type of business or", "ignored"],
  ["Type of business", undefined],
  ["Name", undefined],
  ["Nom", undefined],
  ["Level", undefined],
  ["Employer: name", undefined],
  ["Job:title", "title"],
])("the field of the label %j", (label, field) => {
  expect(fieldOfLabel(label)).toBe(field);
});
