import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { deferredResponse } from "../testing/render-dashboard.tsx";
import { resumeReading } from "../testing/resume-reading.ts";
import {
  chooseResume,
  server,
  open,
  input,
  opened,
  type,
  respondWithError,
  startProfileScreens,
} from "../testing/profile-screen.tsx";

startProfileScreens();

describe("the résumé upload", () => {
  const respondWithReading = () =>
    server.handle("POST /resume-parser/review", () => Response.json(resumeReading));

  test("shows progress, reads one file at a time, opens the review and keeps what was typed", async () => {
    const deferred = deferredResponse();
    server.handle("POST /resume-parser/review", deferred.respond);
    const page = await open();
    await opened();
    type("City", "Typed");
    await chooseResume("résumé.pdf");
    expect(await screen.findByText("Reading résumé.pdf…")).toBeDefined();
    await chooseResume("another.pdf");
    deferred.release(Response.json({ ...resumeReading, readBy: "model" }));
    expect(await screen.findByRole("heading", { name: "Review your résumé" })).toBeDefined();
    expect(screen.getByRole("link", { name: "What left this server" })).toBeDefined();
    expect(server.requests("POST /resume-parser/review")).toHaveLength(1);
    expect(page.address()).toBe("/dashboard/resume");
    page.unmount();
    await open();
    await opened();
    expect(input("City").value).toBe("Typed");
  });

  test("reports a response that it does not understand", async () => {
    server.handle("POST /resume-parser/review", () => new Response("ok"));
    await open();
    await chooseResume("cv.pdf");
    expect((await screen.findByRole("alert")).textContent).toContain("Unable to analyze resume");
  });

  test("accepts a dropped file", async () => {
    respondWithReading();
    await open();
    await opened();
    const file = new File(["%PDF-1.7"], "cv.pdf");
    fireEvent.drop(screen.getByText(/Drop a PDF or Word document here/), {
      dataTransfer: { files: { 0: file, length: 1, item: () => file } },
    });
    expect(await screen.findByRole("heading", { name: "Review your résumé" })).toBeDefined();
  });

  test("rejects other kinds of files before the request", async () => {
    await open();
    await opened();
    await chooseResume("holiday.jpg");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Please select a PDF or Word document",
    );
    expect(server.requests("POST /resume-parser/review")).toEqual([]);
  });

  test("rejects files of more than 10 MB before the request", async () => {
    await open();
    await opened();
    await chooseResume("cv.pdf", "x".repeat(10 * 1024 * 1024 + 1));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "The file is larger than 10 MB.",
    );
    expect(server.requests("POST /resume-parser/review")).toEqual([]);
  });

  const errors = [
    [415, "unsupported_type", "Please select a PDF or Word document"],
    [422, "empty_file", "The file is empty."],
    [413, "file_too_large", "The file is larger than 10 MB."],
    [422, "encrypted_file", "The file is protected by a password."],
    [422, "corrupt_file", "The file is damaged."],
    [422, "too_many_pages", "The file has too many pages for a résumé."],
    [
      422,
      "too_complex",
      "The file is too complex or too large to read. Save it as a plain PDF and try again.",
    ],
    [
      429,
      "too_many_at_once",
      "Your other files are still being read. Please try again in a moment.",
    ],
    [422, "no_text", "The file holds no text, only a picture of it."],
    [503, "busy", "Many résumés are being read right now."],
    [422, "timed_out", "Reading the file took too long."],
    [422, "unreadable", "The file could not be read."],
    [507, "disk_full", "The server's disk is full: nothing was saved."],
    [500, "never_heard_of", "Unable to analyze resume"],
  ] as const;

  test("shows each error of the server", async () => {
    await open();
    await opened();
    type("City", "Typed");
    for (const [status, code, reason] of errors) {
      server.handle("POST /resume-parser/review", respondWithError(status, code));
      await chooseResume("cv.pdf");
      await waitFor(() => {
        const { textContent } = screen.getByRole("alert");
        expect(textContent).toContain("Analysis ErrorUnable to analyze resume");
        expect(textContent).toContain(reason);
      });
    }
    expect(input("City").value).toBe("Typed");
  });

  test("shows that the server is unreachable", async () => {
    server.handle("POST /resume-parser/review", () => Promise.reject(new TypeError("failed")));
    await open();
    await opened();
    await chooseResume("cv.pdf");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Connection ErrorUnable to contact serverTry again",
    );
  });

  test.each([
    ["the server is unreachable", () => Promise.reject(new TypeError("failed"))],
    ["reading took too long", respondWithError(422, "timed_out")],
    ["the server failed", respondWithError(500, "never_heard_of")],
  ])("reads the same file again on request when %s", async (_, fail) => {
    server.handle("POST /resume-parser/review", fail);
    await open();
    await opened();
    await chooseResume("cv.pdf");
    const retry = await screen.findByRole("button", { name: "Try again" });
    respondWithReading();
    fireEvent.click(retry);
    expect(await screen.findByRole("heading", { name: "Review your résumé" })).toBeDefined();
    expect(server.requests("POST /resume-parser/review")).toHaveLength(2);
  });

  test("offers no second attempt with a file that cannot be read", async () => {
    server.handle("POST /resume-parser/review", respondWithError(422, "encrypted_file"));
    await open();
    await opened();
    await chooseResume("cv.pdf");
    await screen.findByText(/The file is protected by a password/);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test("redirects to the sign-in page when the session has ended, and keeps the input", async () => {
    server.handle("POST /resume-parser/review", respondWithError(401, "not_authenticated"));
    const page = await open();
    await opened();
    type("City", "Typed");
    await chooseResume("cv.pdf");
    await waitFor(() => expect(page.address()).toMatch(/^\/auth\/login\?next=/));
    page.unmount();
    await open();
    await opened();
    expect(input("City").value).toBe("Typed");
  });
});
