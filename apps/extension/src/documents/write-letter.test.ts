import { createClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startFakeBrowser } from "../testing/fake-browser.ts";
import { writeLetter, writeMessage } from "./write-letter.ts";

beforeEach(() =>
  startFakeBrowser({ url: undefined, isConfirmed: false, isApplication: true, posting: undefined }),
);
afterEach(() => {
  vi.unstubAllGlobals();
});

const draft = {
  job_title: "Baker",
  company_name: "Four d’Or",
  job_url: "https://four.example/jobs/1",
  location: "",
  applied_at: "2026-11-02",
  source: "four.example",
};
const visit = {
  url: draft.job_url,
  draft,
  description: "We are looking for a baker.",
  recording: "open",
} as const;

function sessionAt(answer: () => Response | Promise<Response>, profile?: object) {
  const requests: Request[] = [];
  const origin = "https://server.example";
  const fetchLetter: typeof fetch = async (input, init) => {
    requests.push(new Request(input, init));
    return answer();
  };
  const client = createClient(origin, "key", {
    auth: { persistSession: false, storageKey: crypto.randomUUID() },
    global: {
      fetch: async () =>
        profile ? Response.json([profile]) : Response.json({ message: "No" }, { status: 500 }),
    },
  });
  const server = { fetch: fetchLetter, origin };
  return { session: { client, userId: "u", email: "ann@example.org", server }, requests };
}

const refuse = (status: number, code: string) => () =>
  Response.json({ code, message: "In English." }, { status });

test.for([
  ["limitReached", refuse(402, "limit_reached")],
  ["letterRefused", refuse(422, "name_missing")],
  ["letterRefused", refuse(500, "internal_error")],
] as const)("%s is an answer", async ([failure, answer]) => {
  const { session, requests } = sessionAt(answer);
  expect(await writeLetter(session, 1, visit)).toEqual({ kind: "failed", failure });
  const [request] = requests;
  expect([request?.method, request?.url]).toEqual(["POST", "https://server.example/cover-letter"]);
  expect(await request?.json()).toMatchObject({
    jobDescription: "Baker\nFour d’Or\nWe are looking for a baker.",
    title: "Baker",
    company: "Four d’Or",
  });
});

test.for([
  [{ first_name: "Amélie", last_name: "O'Connor" }, "O'Connor-Amélie-Lettre-Four-d’Or.pdf"],
  [undefined, "Lettre-Four-d’Or.pdf"],
] as const)("the letter is named after person and employer (%#)", async ([profile, fileName]) => {
  const letter = { coverLetter: "Bonjour", pdf: { content: "UERG" }, language: "fr" };
  const { session } = sessionAt(() => Response.json(letter), profile);
  const answer = await writeLetter(session, 1, visit);
  expect(answer).toMatchObject({
    kind: "visited",
    visit: { written: { fileName }, chosen: { coverLetter: "written" } },
  });
});

test.for([
  () => Promise.reject(new TypeError("Failed to fetch")),
  () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
])("an unreachable server throws an error with status 0 (%#)", async (answer) => {
  const { session } = sessionAt(answer);
  await expect(writeLetter(session, 1, visit)).rejects.toMatchObject({ status: 0 });
});

test("a page without a posting gets no letter, and the server is not called", async () => {
  const { session, requests } = sessionAt(() => new Response());
  const { description: _, ...bare } = visit;
  expect(await writeLetter(session, 1, bare)).toEqual({ kind: "failed", failure: "noPosting" });
  expect(requests).toEqual([]);
});

const written = { text: "Dear Sir", pdfBase64: "UERG", fileName: "Letter.pdf", letterId: "l" };

test("the message for a form is the e-mail of the composed letter, without its subject", async () => {
  const letter = {
    coverLetter: "Objet : Boulanger\n\nBonjour,\n\nJe fais du pain.",
    pdf: { content: "UERG" },
  };
  const { session, requests } = sessionAt(() => Response.json(letter));
  const composedFor = "Baker\nFour d’Or\nWe are looking for a baker.";
  // The person has corrected the job since.
  const corrected = { ...visit.draft, job_title: "Head baker" };
  const composed = { ...visit, draft: corrected, written: { ...written, composedFor } };
  expect(await writeMessage(session, composed)).toBe("Bonjour,\n\nJe fais du pain.");
  expect(await requests[0]?.json()).toMatchObject({
    jobDescription: "Baker\nFour d’Or\nWe are looking for a baker.",
    variantOf: "l",
    style: "email",
  });
});

test("without a composed letter no message is requested, because it would be charged", async () => {
  const { session, requests } = sessionAt(() => new Response());
  for (const one of [visit, { ...visit, written }])
    expect(await writeMessage(session, one)).toBeUndefined();
  expect(requests).toEqual([]);
});

test.each([
  [{ writer: "composer" }, "Baker\nFour d’Or\nWe are looking for a baker."],
  [{ writer: "composer", fallback: { reason: "providerUnavailable" } }, undefined],
  [{ writer: "model" }, undefined],
])("of a letter with %j variants are free only where no model is", async (answer, composedFor) => {
  const letter = { coverLetter: "Dear", pdf: { content: "UERG" }, letterId: crypto.randomUUID() };
  const { session } = sessionAt(() => Response.json({ ...letter, ...answer }));
  const result = await writeLetter(session, 1, visit);
  expect(result.kind === "visited" && result.visit?.written?.composedFor).toBe(composedFor);
});
