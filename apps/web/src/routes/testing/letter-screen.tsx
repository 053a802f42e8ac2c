// Loaded before the first test, because its word lists are large.
import "@postulo/letter/fact-gate";
import "@postulo/posting/posting";
import "../../cover-letters/answers/answer-fields.tsx";
import "../../cover-letters/asked/asked-panel.tsx";
import "../../posting/read-wishes.ts";
import "../../cover-letters/letter-body.tsx";
import "../../cover-letters/letter-top.tsx";
import "../../cover-letters/posting/posting-parser.ts";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach } from "vitest";
import { compareWithSourdough } from "./compare-posting.ts";
import { profileId, startFakeServer } from "./fake-server.ts";
import { serveTable } from "./fake-tables.ts";
import { renderDashboard } from "./render-dashboard.tsx";
import { freshBrowserForEachTest } from "./render-app.tsx";

export const server = startFakeServer();

const userId = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
export const jobId = "55555555-5555-4555-8555-555555555555";
export const applicationId = "88888888-8888-4888-8888-888888888888";
export const subscription = "44444444-4444-4444-8444-444444444444";
export const objectAddress = (name: string) =>
  `POST /storage/v1/object/user-documents/${profileId}/${name}`;
export const usage = (feature: string, used: number, quota: number | null) => ({
  feature,
  used,
  quota,
  is_unlimited: quota === null,
});
export const serveUsage = (rows: readonly object[]) =>
  server.handle("POST /rest/v1/rpc/get_current_user_usage", () => Response.json(rows));
export const letter = (text: string, more: object = {}) =>
  Response.json({
    coverLetter: text,
    pdf: { content: btoa(`%PDF-1.7 ${text}`) },
    language: "en",
    missing: [],
    ...more,
  });

/** The table of files, replaced before each test. */
export let files = serveTable(server, "files", { rows: [] });
export let letters = serveTable(server, "letters", { rows: [] });
export let versions = serveTable(server, "letter_versions", { rows: [] });
/** The answers about postings; new rows get an id and a version. */
export let answers = serveTable(server, "letter_answers", { rows: [] });

const noPeriod = {
  start_date: null,
  start_date_precision: null,
  end_date: null,
  end_date_precision: null,
  is_current: false,
};

/** A baker with one job and one skill. */
function serveProfile() {
  const profile = { first_name: "Ann", last_name: "Bell", city: "Lyon", country: "FR" };
  const nothing = { email: null, postal_code: null, phone_number: null, address: null };
  const row = {
    id: profileId,
    user_id: userId,
    ...profile,
    ...nothing,
    summary: null,
    gender: null,
  };
  serveTable(server, "profile", { rows: [row] });
  for (const table of ["education", "contributions", "websites", "other"])
    serveTable(server, table, { rows: [] });
  const job = { company: "Maison Lenoir", title: "Baker", location: null, description: null };
  const of = { profile_id: profileId };
  serveTable(server, "experiences", { rows: [{ id: jobId, ...of, ...job, ...noPeriod }] });
  const skill = {
    name: "Sourdough",
    level: null,
    category: "technical",
    years_of_experience: null,
  };
  serveTable(server, "competencies", { rows: [{ id: "skill", ...of, ...skill }] });
}

export function serveAnswers(rows: readonly object[]): void {
  answers = serveTable(server, "letter_answers", {
    rows: rows.map((row) => ({ user_id: userId, ...row })),
    defaults: () => ({ id: crypto.randomUUID(), user_id: userId, version: 1 }),
  });
}

/** The page of a letter, as the server draws it. */
export const drawnPage = () =>
  new Response('<svg viewBox="0 0 595.28 841.89" xmlns="http://www.w3.org/2000/svg"></svg>', {
    headers: { "content-type": "image/svg+xml" },
  });

/** What a letter of that profile is named without an employer. */
export const fileName = "Bell-Ann-Letter";

/** Registers the hooks of a test file. */
export function startLetterScreens() {
  freshBrowserForEachTest();
  beforeEach(() => {
    server.reset();
    server.handle("POST /cover-letter", () => letter("Dear hiring team,"));
    server.handle("POST /posting/comparison", compareWithSourdough);
    server.handle("POST /rest/v1/rpc/try_consume", () => Response.json(true));
    server.handle("POST /rest/v1/rpc/release_usage", () => Response.json(true));
    serveTable(server, "subscription", {
      rows: [{ id: subscription, user_id: userId }],
    });
    files = serveTable(server, "files", { rows: [] });
    serveProfile();
    letters = serveTable(server, "letters", { rows: [] });
    versions = serveTable(server, "letter_versions", { rows: [] });
    serveAnswers([]);
    serveTable(server, "job_applied", { rows: [] });
    server.handle("POST /cover-letter/document", drawnPage);
    server.handle("POST /rest/v1/rpc/cv_of_letter", () => Response.json(null));
    server.handle(objectAddress(`${fileName}.pdf`), () => Response.json({ Id: "1", Key: "k" }));
    serveUsage([usage("cover_letter", 2, 5), usage("doc_upload", 0, 2)]);
  });
}

export const open = () => renderDashboard("/dashboard/cover-letter");
export const posting = (): Promise<HTMLTextAreaElement> =>
  screen.findByLabelText("Job description");
export const paste = async (value: string) =>
  fireEvent.change(await posting(), { target: { value } });
export const generateButton = () => screen.getByRole("button", { name: "Generate letter" });
export const generate = () => fireEvent.click(generateButton());
export const written = (): Promise<HTMLTextAreaElement> =>
  screen.findByRole("textbox", { name: "Your letter" });
/** Types into the letter. */
export const typeInto = (field: HTMLTextAreaElement, value: string) =>
  fireEvent.change(field, { target: { value } });
export const respondWithError =
  (status: number, code: string, statusText = "") =>
  () =>
    new Response(JSON.stringify({ code, message: "in words of the server" }), {
      status,
      statusText,
    });

/** Replaces the rows of that table. */
export function serveFiles(table: Parameters<typeof serveTable>[2]): void {
  files = serveTable(server, "files", table);
}

/** A streamed response that the test writes piece by piece. */
export function deferredStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (text: string) => writer.write(new TextEncoder().encode(text));
  const headers = { "content-type": "text/event-stream; charset=utf-8" };
  return {
    respond: () => new Response(readable, { headers }),
    write,
    sendEvent: (event: string, data: object) =>
      write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => writer.close(),
  };
}

export const letterId = "66666666-6666-4666-8666-666666666666";
export const sentences = [
  { text: "I baked bread at Maison Lenoir.", sources: [jobId, "skill"] },
  { text: "I would like to meet you.", sources: [] },
];
export const letterText = `Ann Bell\n\nDear team,\n\n${sentences.map(({ text }) => text).join(" ")}\n\nAnn Bell`;
/** A letter with all properties of the response. */
export const fullLetter = {
  coverLetter: letterText,
  pdf: { content: btoa("%PDF-1.7") },
  language: "en",
  missing: [],
  sentences: sentences.map((sentence) => ({ ...sentence, paragraph: 0 })),
  posting: { title: "Baker", company: "Four d’Or" },
  writer: "model",
  letterId,
};

/** Adds that letter to the table of stored ones. */
export function serveStoredLetter(
  columns: Readonly<Record<string, unknown>> = {},
  text = letterText,
  writer = "model",
) {
  const application = { id: applicationId, user_id: userId, job_title: "Baker" };
  serveTable(server, "job_applied", {
    rows: [
      {
        ...application,
        company_name: "Four d’Or",
        location: null,
        posting_text: "Baker\nFour d’Or, Lyon",
      },
    ],
  });
  const moment = { created_at: "2026-11-20T09:00:00+00:00" };
  const job = { title: "Baker", company: "Four d’Or", language: "en", posting: "Baker wanted" };
  const style = {
    tone: "warm",
    length: "short",
    style: "prose",
    doubtful: [],
    missing: [],
    fallback: null,
    is_composed: writer === "composer",
  };
  const row = {
    id: letterId,
    user_id: userId,
    application_id: null,
    ...style,
    ...job,
    ...moment,
    ...columns,
  };
  letters = serveTable(server, "letters", { rows: [row] });
  let number = 1;
  const first = { id: "77777777-7777-4777-8777-777777777777", letter_id: letterId, number: 1 };
  versions = serveTable(server, "letter_versions", {
    rows: [{ ...first, text, sentences, writer, ...moment }],
    defaults: () => {
      number += 1;
      return { id: crypto.randomUUID(), number, ...moment };
    },
  });
}

/** Opens that letter by its address. */
export async function openStoredLetter(...stored: Parameters<typeof serveStoredLetter>) {
  serveStoredLetter(...stored);
  const app = await renderDashboard(`/dashboard/cover-letter?letter=${letterId}`);
  return { app, field: await written() };
}
