import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import {
  createResumeReader,
  defaultLimits,
  type ReaderOutcome,
  type ReadInWorker,
} from "./resume-reader.ts";
import { ottoline } from "./testing/invented-people.en.ts";
import { memoryPdfs, wordFile } from "@postulo/documents/testing/hostile-files";
import { layouts } from "./testing/resume-layout.ts";
import { type StartedResumes, startResumes } from "./testing/started-resumes.ts";
import { typstPdf } from "./testing/typst-pdf.ts";

const pdf = typstPdf(layouts.leftSidebar(ottoline, "years"));
const errorBody = z.object({ code: z.string(), message: z.string() });

let read: ReadInWorker = createResumeReader();
let server: StartedResumes;
beforeAll(async () => {
  server = await startResumes((bytes, user) => read(bytes, user));
});
afterAll(() => server.stop());

const newToken = async () => server.token(await server.database.createUser());

async function answerOf(reader: ReadInWorker) {
  read = reader;
  const token = await newToken();
  const response = await server.upload(token, pdf);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  return errorBody.parse(await response.json());
}

describe("a reader that fails", { timeout: 30_000 }, () => {
  test("is stopped at its time limit, and the server continues", async () => {
    const slow = createResumeReader({ ...defaultLimits, timeLimitMs: 1 });
    expect(await answerOf(slow)).toMatchObject({ code: "timed_out" });
  });

  test("runs out of memory without the server", async () => {
    const small = createResumeReader({ ...defaultLimits, heapMb: 6 });
    expect(await answerOf(small)).toMatchObject({ code: "too_complex" });
  });

  test("is limited by the kernel, regardless of V8", async () => {
    const small = createResumeReader({ ...defaultLimits, memoryMb: 64, heapMb: 2048 });
    expect(await answerOf(small)).toMatchObject({ code: "too_complex" });
  });

  test("is reported when it crashes", async () => {
    const faulty: ReadInWorker = async () => ({ kind: "crashed", error: new Error("ended") });
    expect(await answerOf(faulty)).toMatchObject({ code: "unreadable" });
  });

  test("has a limited queue and rejects further files", async () => {
    const one = createResumeReader({ ...defaultLimits, concurrency: 1, queueLength: 1 });
    const outcomes = await Promise.all(["ann", "ben", "cid"].map((user) => one(pdf, user)));
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(["parsed", "parsed", "busy"]);
  });
});

describe("readers", { timeout: 60_000 }, () => {
  test("parse one file per user at a time, and other users' concurrently", async () => {
    read = createResumeReader({ ...defaultLimits, waitingPerUser: 0 });
    const [ann, ben] = await Promise.all([newToken(), newToken()]);
    const responses = await Promise.all([ann, ann, ben].map((token) => server.upload(token, pdf)));
    const [first, second, other] = responses;
    const refusedOne = first?.status === 429 ? first : second;
    expect(other?.status).toBe(200);
    expect(new Set([first?.status, second?.status])).toEqual(new Set([200, 429]));
    expect(refusedOne?.headers.get("retry-after")).toBe("10");
    expect(errorBody.parse(await refusedOne?.json()).code).toBe("too_many_at_once");
  });

  test.each([
    {
      name: "a Word file of 40,000 elements inside each other",
      file: () => wordFile("<a>".repeat(40_000)),
    },
    { name: "a Word file of a million elements", file: () => wordFile("<a></a>".repeat(500_000)) },
    {
      name: "a Word file with a paragraph of a million letters",
      file: () => wordFile(`<w:p><w:r><w:t>${"a".repeat(1_000_000)}</w:t></w:r></w:p>`),
    },
    {
      name: "a Word file with a line of 2,000 cells",
      file: () => wordFile(`<w:p><w:r>${"<w:t>a</w:t><w:tab/>".repeat(2_000)}</w:r></w:p>`),
    },
  ])("reject $name as too complex, and read the next file", async ({ file }) => {
    read = createResumeReader({ ...defaultLimits, concurrency: 1 });
    const [bad, good] = await Promise.all([newToken(), newToken()]);
    const [hostile, honest] = await Promise.all([
      server.upload(bad, file()),
      server.upload(good, pdf),
    ]);
    expect([hostile.status, honest.status]).toEqual([422, 200]);
    expect(errorBody.parse(await hostile.json()).code).toBe("too_complex");
  });

  test.each(["a drawing that unpacks to 450 MB", "a text of 60 MB"])(
    "end at their memory limit with %s, and read the next person's file",
    async (name) => {
      const outcomes: ReaderOutcome["kind"][] = [];
      // A busy machine may need longer than the time limit to reach that of the memory.
      const limits = { ...defaultLimits, concurrency: 1, timeLimitMs: 60_000 };
      const one = createResumeReader(limits);
      read = async (bytes, user) => {
        const outcome = await one(bytes, user);
        outcomes.push(outcome.kind);
        return outcome;
      };
      const bytes = memoryPdfs[name]?.() ?? new Uint8Array();
      expect(bytes.length).toBeLessThan(500_000);
      const [bad, good] = await Promise.all([newToken(), newToken()]);
      const hostile = await server.upload(bad, bytes);
      const honest = await server.upload(good, pdf);
      expect([hostile.status, honest.status]).toEqual([422, 200]);
      expect(errorBody.parse(await hostile.json())).toEqual({
        code: "too_complex",
        message: "Unable to analyze resume: the file is too complex or too large to read.",
      });
      expect(outcomes).toEqual(["outOfMemory", "parsed"]);
    },
  );
});
