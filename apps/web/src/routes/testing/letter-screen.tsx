import { fireEvent, screen } from "@testing-library/react";
import { beforeEach } from "vitest";
import { profileId, startFakeServer } from "./fake-server.ts";
import { serveTable } from "./fake-tables.ts";
import { renderDashboard } from "./render-dashboard.tsx";
import { freshBrowserForEachTest } from "./render-app.tsx";

export const server = startFakeServer();

export const subscription = "44444444-4444-4444-8444-444444444444";
export const objectAddress = (name: string) =>
  `POST /storage/v1/object/user-documents/${profileId}/${name}`;
export const usage = (feature: string, used: number, quota: number | null) => ({
  feature,
  used,
  quota,
  is_unlimited: quota === null,
});
export const answerUsage = (rows: readonly object[]) =>
  server.answer("POST /rest/v1/rpc/get_current_user_usage", () => Response.json(rows));
export const letter = (text: string, more: object = {}) =>
  Response.json({
    coverLetter: text,
    pdf: { content: btoa(`%PDF-1.7 ${text}`) },
    language: "en",
    missing: [],
    ...more,
  });

/** What the table of files holds; anew for each test. */
export let files = serveTable(server, "files", { rows: [] });
/** Called by each file of tests, for its tests. */
export function startLetterScreens() {
  freshBrowserForEachTest();
  beforeEach(() => {
    server.reset();
    server.answer("POST /cover-letter", () => letter("Dear hiring team,"));
    server.answer("POST /rest/v1/rpc/try_consume", () => Response.json(true));
    server.answer("POST /rest/v1/rpc/release_usage", () => Response.json(true));
    serveTable(server, "subscription", {
      rows: [{ id: subscription, user_id: "7c9e6679-7425-40de-944b-e07fc1f90ae7" }],
    });
    files = serveTable(server, "files", { rows: [] });
    server.answer(objectAddress("cover-letter.pdf"), () => Response.json({ Id: "1", Key: "k" }));
    answerUsage([usage("cover_letter", 2, 5), usage("doc_upload", 0, 2)]);
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
export const refuse =
  (status: number, code: string, statusText = "") =>
  () =>
    new Response(JSON.stringify({ code, message: "in words of the server" }), {
      status,
      statusText,
    });

/** Puts other rows into that table. */
export function serveFiles(table: Parameters<typeof serveTable>[2]): void {
  files = serveTable(server, "files", table);
}
