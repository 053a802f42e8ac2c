import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { profileId, startFakeServer } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { storedResume } from "../testing/stored-files.ts";

const server = startFakeServer();
freshBrowserForEachTest();

const resume = storedResume;
const letter = {
  ...resume,
  id: "66666666-6666-4666-8666-666666666666",
  file_name: "50% #1.pdf",
  file_path: `${profileId}/50% #1.pdf`,
  file_type: "cover_letter",
  uploaded_at: "2026-11-10T12:00:00+00:00",
};
const subscription = "44444444-4444-4444-8444-444444444444";
const listAddress = "POST /storage/v1/object/list/user-documents";

const serveUsage = (used: number, quota: number | null) =>
  server.handle("POST /rest/v1/rpc/get_current_user_usage", () =>
    Response.json([{ feature: "doc_upload", used, quota, is_unlimited: quota === null }]),
  );

function serve(rows: readonly (typeof resume)[] = [letter, resume]) {
  server.handle(listAddress, () =>
    Response.json([
      { name: "1700000000000.pdf", metadata: { size: 48_213 } },
      { name: "folder", metadata: null },
    ]),
  );
  return serveTable(server, "files", { rows });
}

beforeEach(() => {
  server.reset();
  serveUsage(1, 2);
  server.handle("POST /rest/v1/rpc/release_usage", () => Response.json(true));
  server.handle("DELETE /storage/v1/object/user-documents", () => Response.json([]));
  serveTable(server, "subscription", {
    rows: [{ id: subscription, user_id: "7c9e6679-7425-40de-944b-e07fc1f90ae7" }],
  });
});

const open = () => renderDashboard("/dashboard/your-informations/files");
const list = () => screen.findByRole("list", { name: "Files" });
const respondWithError = (status: number) => () =>
  Response.json({ code: "X", message: "The disk is full" }, { status });

describe("the files tab", () => {
  test.each([
    ["Etc/UTC", "Nov 10", "Nov 9"],
    ["Pacific/Kiritimati", "Nov 11", "Nov 10"],
    ["America/St_Johns", "Nov 10", "Nov 9"],
  ])("lists name, kind, size and day of each file in %s", async (zone, coverDate, resumeDate) => {
    vi.stubEnv("TZ", zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    serve();
    await open();
    const lines = (await list()).querySelectorAll(":scope > li");
    const words = [...lines].map((line) => line.textContent?.replace(/\s/g, " "));
    expect(words).toEqual([
      `50% #1.pdfCover letter${coverDate}, 2026`,
      `Résumé 2026.pdfRésumé48 kB${resumeDate}, 2026`,
    ]);
    expect(document.title).toBe("Files · Profile · Postulo");
  });

  test("lists the files without sizes if those are unknown", async () => {
    serve();
    server.handle(listAddress, respondWithError(500));
    await open();
    expect(within(await list()).getByText("Résumé 2026.pdf")).toBeDefined();
  });

  test("shows where files come from when there are none", async () => {
    serve([]);
    await open();
    expect(await screen.findByText(/^No files yet\./)).toBeDefined();
    expect(screen.getByLabelText(/File to upload/)).toBeDefined();
  });

  test("that could not be loaded shows an error with a retry", async () => {
    serve();
    server.handle("GET /rest/v1/files", respondWithError(400));
    await open();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Your files could not be loaded.",
    );
    serve();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await list()).toBeDefined();
  });
});

describe("the usage meter", () => {
  const bar = async () => {
    await screen.findByRole("meter", { name: "Documents this month" });
    return document.querySelector<HTMLElement>("[class*=bar] > div");
  };

  test("shows how many of the month's documents are used", async () => {
    serve();
    await open();
    expect((await bar())?.style.width).toBe("50%");
    expect(screen.getByText("1 of 2")).toBeDefined();
  });

  test("shows a warning from 80 % on, and ends at 100 %", async () => {
    serve();
    serveUsage(8, 10);
    const page = await open();
    expect((await bar())?.parentElement?.hasAttribute("data-warns")).toBe(true);
    page.unmount();
    serveUsage(12, 10);
    await open();
    expect((await bar())?.style.width).toBe("100%");
  });

  test("has no bar without a limit, and uploads use nothing of the plan", async () => {
    serve();
    serveUsage(7, null);
    await open();
    expect(await screen.findByText("Up to 10 MB.")).toBeDefined();
    expect(await screen.findByText("7 used · unlimited")).toBeDefined();
    expect(screen.queryByRole("meter")).toBeNull();
  });

  test("shows what the plan does not include", async () => {
    serve();
    serveUsage(0, 0);
    await open();
    expect(await screen.findByText("Not available in plan")).toBeDefined();
  });
});

describe("downloading", () => {
  const download = async () =>
    fireEvent.click(await screen.findByRole("button", { name: "Download 50% #1.pdf" }));

  test("saves the file under its name", async () => {
    serve();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => {} });
    const path = `${profileId}/${encodeURIComponent("50% #1.pdf")}`;
    server.handle(`GET /storage/v1/object/user-documents/${path}`, () => new Response("%PDF-1.7"));
    await open();
    await download();
    await waitFor(() => expect(saved).toEqual(["50% #1.pdf"]));
    vi.restoreAllMocks();
  });

  test("shows Download Error when it failed", async () => {
    serve();
    await open();
    await download();
    expect((await screen.findByRole("alert")).textContent).toContain("Download Error");
  });
});

describe("deleting", () => {
  const openDialog = async () => {
    fireEvent.click(await screen.findByRole("button", { name: "Delete Résumé 2026.pdf" }));
    return within(await screen.findByRole("dialog", { name: "Delete this file?" }));
  };

  test("requires confirmation, and can be cancelled", async () => {
    const table = serve();
    await open();
    const dialog = await openDialog();
    expect(dialog.getByText(/“Résumé 2026\.pdf” is deleted for good\./)).toBeDefined();
    fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(table.rows()).toHaveLength(2);
  });

  test("deletes the row, then the object, and releases one credit", async () => {
    const table = serve();
    await open();
    const dialog = await openDialog();
    const yes = dialog.getByRole("button", { name: "Delete" });
    fireEvent.click(yes);
    fireEvent.click(yes);
    expect(await screen.findByText("File deleted")).toBeDefined();
    expect(table.rows()).toEqual([letter]);
    await waitFor(() => expect(screen.queryByText("Résumé 2026.pdf")).toBeNull());
    const [removed, ...others] = server.requests("DELETE /storage/v1/object/user-documents");
    expect(await removed?.json()).toEqual({ prefixes: [resume.file_path] });
    expect(others).toEqual([]);
    const given = server.requests("POST /rest/v1/rpc/release_usage");
    expect(await Promise.all(given.map((one) => one.json()))).toEqual([
      { p_subscription_id: subscription, p_feature: "doc_upload", p_quantity: 1 },
    ]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Files" })),
    );
  });

  test("shows Delete Error, and keeps the file", async () => {
    serve();
    server.handle("DELETE /rest/v1/files", respondWithError(500));
    await open();
    fireEvent.click((await openDialog()).getByRole("button", { name: "Delete" }));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Delete ErrorThe disk is full",
    );
    expect(screen.getByText("Résumé 2026.pdf")).toBeDefined();
    expect(server.requests("POST /rest/v1/rpc/release_usage")).toEqual([]);
  });
});
