import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { createResumeReader, defaultLimits, type ReadInWorker } from "./resume-reader.ts";
import { ottoline } from "./testing/invented-people.en.ts";
import { layouts } from "./testing/resume-layout.ts";
import { type StartedResumes, startResumes } from "./testing/started-resumes.ts";
import { typstPdf } from "./testing/typst-pdf.ts";

const pdf = typstPdf(layouts.leftSidebar(ottoline, "years"));
const refused = z.object({ code: z.string(), message: z.string() });

let read: ReadInWorker = createResumeReader();
let server: StartedResumes;
beforeAll(async () => {
  server = await startResumes((bytes) => read(bytes));
});
afterAll(() => server.stop());

async function answerOf(reader: ReadInWorker) {
  read = reader;
  const token = await server.token(await server.database.createUser());
  const response = await server.upload(token, pdf);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  return refused.parse(await response.json());
}

describe("a reader that fails", { timeout: 30_000 }, () => {
  test("is stopped after its time, and the server goes on", async () => {
    const slow = createResumeReader({ ...defaultLimits, timeLimitMs: 1 });
    expect(await answerOf(slow)).toMatchObject({ code: "timed_out" });
  });

  test("runs out of memory alone", async () => {
    const small = createResumeReader({ ...defaultLimits, memoryMb: 6 });
    expect(await answerOf(small)).toMatchObject({ code: "unreadable" });
  });

  test("lets only so many wait and sends the others away", async () => {
    const one = createResumeReader({ ...defaultLimits, atOnce: 1, queueLength: 1 });
    const outcomes = await Promise.all([one(pdf), one(pdf), one(pdf)]);
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(["parsed", "parsed", "busy"]);
  });
});
