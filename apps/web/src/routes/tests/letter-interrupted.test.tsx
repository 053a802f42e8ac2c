import { onlineManager } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { serveTable } from "../testing/fake-tables.ts";
import {
  applicationId,
  deferredStream,
  fullLetter,
  generate,
  letterId,
  open,
  paste,
  posting,
  sentences,
  server,
  serveStoredLetter,
  startLetterScreens,
  versions,
  written,
} from "../testing/letter-screen.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

startLetterScreens();
afterEach(() => onlineManager.setOnline(true));

const [first] = sentences;
const wanted = "Baker\nFour d’Or, Lyon";

/** A letter of which the first sentence has arrived. */
async function begin() {
  const stream = deferredStream();
  server.handle("POST /cover-letter", stream.respond);
  await open();
  await paste(wanted);
  await waitFor(() => expect(server.requests("GET /rest/v1/letters")).not.toEqual([]));
  generate();
  expect(await screen.findByText("Writing your letter…")).toBeDefined();
  await stream.sendEvent("sentence", { ...first, paragraph: 0, at: 0 });
  expect(await screen.findByText(`${first?.text}`)).toBeDefined();
  return stream;
}
const interrupted = () =>
  screen.findByRole("region", { name: "The connection ended before the letter did" });

test("what had arrived stays when the connection is lost, also after a reload, until it is discarded", async () => {
  const stream = await begin();
  await stream.end();
  expect(within(await interrupted()).getByText(`${first?.text}`)).toBeDefined();
  expect((await screen.findByRole("alert")).textContent).toContain("The connection ended");
  cleanup();
  await open();
  expect(within(await interrupted()).getByText(`${first?.text}`)).toBeDefined();
  expect((await posting()).value).toBe(wanted);
  fireEvent.click(screen.getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByText(`${first?.text}`)).toBeNull());
  cleanup();
  await open();
  await posting();
  expect(screen.queryByText(`${first?.text}`)).toBeNull();
});

const streamId = "77777777-7777-4777-8777-777777777777";
const started = { writer: "model", language: "en", posting: {}, streamId };

/** A letter that the server can continue, whose first sentence has arrived. */
async function beginContinuable() {
  const stream = deferredStream();
  server.handle("POST /cover-letter", stream.respond);
  await open();
  await paste(wanted);
  generate();
  expect(await screen.findByText("Writing your letter…")).toBeDefined();
  await stream.sendEvent("start", started);
  await stream.sendEvent("sentence", { ...first, paragraph: 0, at: 0 });
  expect(await screen.findByText(`${first?.text}`)).toBeDefined();
  return stream;
}
const bodies = () =>
  Promise.all(server.requests("POST /cover-letter").map((request) => request.clone().json()));

test("a letter whose connection is lost is continued on another one, past a server that is restarted", async () => {
  const stream = await beginContinuable();
  const next = deferredStream();
  let attempts = 0;
  server.handle("POST /cover-letter", () => {
    attempts += 1;
    if (attempts > 1) return next.respond();
    const error = { code: "database_unreachable", message: "Try again in a moment." };
    return new Response(JSON.stringify(error), { status: 503 });
  });
  await stream.end();
  await waitFor(() => expect(attempts).toBe(2), { timeout: 5_000 });
  expect((await bodies()).slice(1)).toEqual([
    expect.objectContaining({ streamId }),
    expect.objectContaining({ streamId }),
  ]);
  await next.sendEvent("start", started);
  for (const [at, sentence] of sentences.entries())
    await next.sendEvent("sentence", { ...sentence, paragraph: 0, at });
  expect(await screen.findByText(`${sentences[1]?.text}`)).toBeDefined();
  expect(screen.getAllByText(`${first?.text}`)).toHaveLength(1);
  await next.sendEvent("done", fullLetter);
  expect((await written()).value).toBe(fullLetter.coverLetter);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a letter that is cancelled is not continued, and the server is notified", async () => {
  await beginContinuable();
  server.handle("DELETE /letter-stream", () => new Response(null, { status: 204 }));
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() =>
    expect(server.requests("DELETE /letter-stream").map(({ url }) => url)).toEqual([
      expect.stringMatching(`\\?id=${streamId}$`),
    ]),
  );
  expect(server.requests("POST /cover-letter")).toHaveLength(1);
});

test("a page that was closed in the middle of a letter has what had arrived", async () => {
  await begin();
  cleanup();
  await open();
  expect(within(await interrupted()).getByText(`${first?.text}`)).toBeDefined();
});

test("a letter that the server finished without the page opens by itself", async () => {
  const stream = await begin();
  serveStoredLetter({ posting: wanted });
  await stream.end();
  expect((await written()).value).toBe(fullLetter.coverLetter);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("region", { name: /^The connection ended/ })).toBeNull();
});

test("the next version of a letter that the server finished without the page opens by itself", async () => {
  serveStoredLetter({ posting: wanted });
  await renderDashboard(`/dashboard/cover-letter?letter=${letterId}`);
  await written();
  const stream = deferredStream();
  server.handle("POST /cover-letter", stream.respond);
  generate();
  expect(await screen.findByText("Writing your letter…")).toBeDefined();
  await stream.sendEvent("sentence", { ...first, paragraph: 0, at: 0 });
  expect(await screen.findByText(`${first?.text}`)).toBeDefined();
  const [before] = versions.rows();
  const text = "Dear bakers,";
  const next = { ...before, id: crypto.randomUUID(), number: 2, text, sentences: [] };
  serveTable(server, "letter_versions", { rows: [{ ...before }, next] });
  await stream.end();
  await waitFor(async () => expect((await written()).value).toBe(text));
  expect(screen.queryByRole("region", { name: /^The connection ended/ })).toBeNull();
});

test("an older letter for the same posting is not taken for the interrupted one", async () => {
  serveStoredLetter({ posting: wanted });
  const stream = await begin();
  await stream.end();
  await interrupted();
  await waitFor(() => expect(server.requests("GET /rest/v1/letters").length).toBeGreaterThan(1));
  expect(screen.queryByRole("textbox", { name: "Your letter" })).toBeNull();
});

test("the letter is written again from what is kept", async () => {
  const stream = await begin();
  await stream.end();
  await interrupted();
  server.handle("POST /cover-letter", () => Response.json({ ...fullLetter, letterId }));
  fireEvent.click(await screen.findByRole("button", { name: "Write it again" }));
  expect((await written()).value).toBe(fullLetter.coverLetter);
  expect(screen.queryByRole("region", { name: /^The connection ended/ })).toBeNull();
});

test("offline no letter is requested, neither then nor later", async () => {
  await open();
  await paste(wanted);
  onlineManager.setOnline(false);
  generate();
  expect((await screen.findByRole("alert")).textContent).toContain("Unable to contact server");
  onlineManager.setOnline(true);
  expect((await posting()).value).toBe(wanted);
  expect(server.requests("POST /cover-letter")).toEqual([]);
});

test("a session that ends during generation keeps the posting, and the letter is among the stored ones", async () => {
  serveStoredLetter();
  serveTable(server, "letters", { rows: [] });
  const stream = await begin();
  server.handle("GET /rest/v1/job_applied", () => new Response(null, { status: 401 }));
  fireEvent.change(screen.getByLabelText("For an application (optional)"), {
    target: { value: applicationId },
  });
  expect(await screen.findByRole("heading", { name: "Log in" })).toBeDefined();
  // The server continues, and stores the letter whose credit it has consumed.
  serveStoredLetter();
  await stream.sendEvent("done", fullLetter);
  cleanup();
  await open();
  expect((await posting()).value).toBe("Baker\nFour d’Or, Lyon");
  fireEvent.click(await screen.findByRole("link", { name: /^Baker, Four d’Or/ }));
  expect((await written()).value).toBe(fullLetter.coverLetter);
});
