import { describeLines } from "@postulo/resume-parser/testing/described-resume";
import { writtenLayouts } from "@postulo/resume-parser/testing/written-layouts";
import { describe, expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import { writtenResumes } from "./testing/written-resumes.ts";

describe("the lines of a file are those of its stored pages or paragraphs", () => {
  test.each(writtenResumes())("$name", async ({ name, bytes }) => {
    const outcome = await readDocument(bytes);
    const layout = writtenLayouts.get(name);
    expect(layout).toBeDefined();
    expect(outcome.kind === "lines" && describeLines(outcome.document)).toBe(
      layout && describeLines(layout),
    );
  });
});
