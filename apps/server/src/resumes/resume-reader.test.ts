import { describe, expect, test } from "vitest";
import * as z from "zod";
import { createResumeReader, defaultLimits } from "./resume-reader.ts";
import { ottoline } from "./testing/invented-people.en.ts";
import { layouts } from "./testing/resume-layout.ts";
import { startResumes } from "./testing/started-resumes.ts";
import { typstPdf } from "./testing/typst-pdf.ts";

const pdf = typstPdf(layouts.leftSidebar(ottoline, "years"));
const refused = z.object({ code: z.string(), message: z.string() });

describe("a reader that fails", () => {
  test("is stopped after its time, and the server goes on", { timeout: 30_000 }, async () => {
    const slow = await startResumes(createResumeReader({ ...defaultLimits, timeLimitMs: 1 }));
    const token = await slow.token(await slow.database.createUser());
    const response = await slow.upload(token, pdf);
    expect(refused.parse(await response.json())).toMatchObject({ code: "timed_out" });
    expect((await fetch(`${slow.url}/health`)).status).toBe(200);
    await slow.stop();
  });

  test("runs out of memory alone", { timeout: 30_000 }, async () => {
    const small = await startResumes(createResumeReader({ ...defaultLimits, memoryMb: 6 }));
    const token = await small.token(await small.database.createUser());
    const response = await small.upload(token, pdf);
    expect(refused.parse(await response.json())).toMatchObject({ code: "unreadable" });
    expect((await fetch(`${small.url}/health`)).status).toBe(200);
    await small.stop();
  });

  test("lets only so many wait and sends the others away", { timeout: 30_000 }, async () => {
    const read = createResumeReader({ ...defaultLimits, atOnce: 1, queueLength: 1 });
    const outcomes = await Promise.all([read(pdf), read(pdf), read(pdf)]);
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(["parsed", "parsed", "busy"]);
  });
});
