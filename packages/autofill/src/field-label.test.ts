import { expect, test } from "vitest";
import { fieldLabel } from "./field-label.ts";

const labelOf = (...texts: readonly string[]) =>
  fieldLabel({
    labels: texts.map((text) => ({ source: "before", text })),
    identifiers: ["cv"],
  });

test("a field is not listed by the formats that it takes", () => {
  expect(labelOf(".pdf,.docx", "CV")).toBe("CV");
  expect(labelOf("PDF, DOCX (max. 5 MB)")).toBe("cv");
  expect(labelOf("Your CV (PDF)")).toBe("Your CV (PDF)");
  expect(labelOf("電話番号")).toBe("電話番号");
});
