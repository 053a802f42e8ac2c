import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { profileId, startFakeServer } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import { stubUploads } from "../testing/fake-upload.ts";
import { deferredResponse, renderDashboard } from "../testing/render-dashboard.tsx";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";

const server = startFakeServer();
freshBrowserForEachTest();

const subscription = "44444444-4444-4444-8444-444444444444";
const taken = {
  id: "55555555-5555-4555-8555-555555555555",
  profile_id: profileId,
  file_name: "Résumé.pdf",
  file_path: `${profileId}/1.pdf`,
  file_type: "resume",
  description: null,
  uploaded_at: "2026-11-09T12:00:00+00:00",
  version: 1,
};
const defaults = () => ({
  id: "66666666-6666-4666-8666-666666666666",
  uploaded_at: "2026-11-10T12:00:00+00:00",
  version: 1,
});
let files = serveTable(server, "files", { rows: [taken], defaults });

const serveUsage = (used: number, quota: number) =>
  server.handle("POST /rest/v1/rpc/get_current_user_usage", () =>
    Response.json([{ feature: "doc_upload", used, quota, is_unlimited: false }]),
  );
const moment = 1_764_000_000_000;
const objectAddress = `POST /storage/v1/object/user-documents/${profileId}/${moment}.pdf`;

beforeEach(() => {
  server.reset();
  stubUploads();
  serveUsage(0, 10);
  files = serveTable(server, "files", { rows: [taken], defaults });
  serveTable(server, "profile", { rows: [{ id: profileId, user_id: userId }] });
  serveTable(server, "subscription", { rows: [{ id: subscription, user_id: userId }] });
  server.handle("POST /storage/v1/object/list/user-documents", () => Response.json([]));
  server.handle("POST /rest/v1/rpc/try_consume", () => Response.json(true));
  server.handle("POST /rest/v1/rpc/release_usage", () => Response.json(true));
  server.handle("DELETE /storage/v1/object/user-documents", () => Response.json([]));
  server.handle(objectAddress, () => Response.json({ Id: "1", Key: "k" }));
});
const userId = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

const open = () => renderDashboard("/dashboard/your-informations/files");
const pdf = (name = "Diploma.pdf") => new File(["%PDF-1.7 diploma"], name);
async function choose(file: File) {
  const input = await screen.findByLabelText(/File to upload/);
  fireEvent.change(input, { target: { files: { item: () => file } } });
}
const dialog = async () => within(await screen.findByRole("dialog"));
async function upload(file = pdf(), name?: string) {
  await open();
  // Only the path contains the time.
  Date.now = () => moment;
  await choose(file);
  const form = await dialog();
  if (name) fireEvent.change(form.getByLabelText(/Name/), { target: { value: name } });
  const button = form.getByRole("button", { name: "Upload" });
  fireEvent.click(button);
  fireEvent.click(button);
  return form;
}
const realNow = Date.now;
beforeEach(() => () => {
  Date.now = realNow;
});
const names = () => server.requestNames().filter((name) => /^(POST|DELETE|HEAD)/.test(name));
const given = () => server.requests("POST /rest/v1/rpc/release_usage");
const respondWithError = (status: number) => () =>
  Response.json({ code: "X", message: "The disk is full" }, { status });

describe("uploading", () => {
  test("consumes a credit, checks the name, stores the object, and then the row", async () => {
    await open();
    await choose(pdf());
    Date.now = () => moment;
    const form = await dialog();
    expect(form.getByLabelText<HTMLInputElement>(/Name/).value).toBe("Diploma.pdf");
    expect(form.getByLabelText<HTMLSelectElement>("Type").value).toBe("other");
    fireEvent.change(form.getByLabelText("Description"), { target: { value: " Nursing, 2019 " } });
    fireEvent.click(form.getByRole("button", { name: "Upload" }));
    expect(await screen.findByText("File uploaded")).toBeDefined();
    const steps = [
      "POST /rest/v1/rpc/try_consume",
      "HEAD /rest/v1/files",
      objectAddress,
      "POST /rest/v1/files",
    ];
    expect(names().filter((name) => steps.includes(name))).toEqual(steps);
    const [stored] = server.requests(objectAddress);
    expect(stored?.headers.get("content-type")).toBe("application/pdf");
    expect(stored?.headers.get("x-upsert")).toBe("true");
    expect(files.rows()[1]).toMatchObject({
      profile_id: profileId,
      file_name: "Diploma.pdf",
      file_path: `${profileId}/${moment}.pdf`,
      file_type: "other",
      description: "Nursing, 2019",
    });
    expect(given()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("shows its progress, and can be cancelled, which releases the credit", async () => {
    const deferred = deferredResponse();
    server.handle(objectAddress, deferred.respond);
    const form = await upload();
    const bar = await form.findByRole("progressbar", { name: "Uploading Diploma.pdf" });
    await waitFor(() => expect(bar.getAttribute("value")).toBe("50"));
    fireEvent.click(form.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText("Upload cancelled")).toBeDefined();
    expect(given()).toHaveLength(1);
    expect(files.rows()).toHaveLength(1);
    deferred.release(Response.json({}));
  });

  test("runs once for a double click", async () => {
    await upload();
    expect(await screen.findByText("File uploaded")).toBeDefined();
    expect(server.requests("POST /rest/v1/rpc/try_consume")).toHaveLength(1);
  });
});

describe("an upload that fails", () => {
  test("because of a duplicate name shows an error at the field, and releases the credit", async () => {
    const form = await upload(pdf(), "Résumé.pdf");
    expect(
      await form.findByText("A file with this name already exists. Please choose a different name"),
    ).toBeDefined();
    expect(screen.getByText("Duplicate Filename")).toBeDefined();
    expect(document.activeElement).toBe(form.getByLabelText(/Name/));
    expect(given()).toHaveLength(1);
    expect(server.requests(objectAddress)).toEqual([]);
  });

  test("because of the limit shows it with a link to the plans, and releases nothing", async () => {
    server.handle("POST /rest/v1/rpc/try_consume", () => Response.json(false));
    await upload();
    expect((await screen.findByRole("alert")).textContent).toContain("Upload Limit Reached");
    const plans = screen.getByRole("link", { name: "Upgrade plan" });
    expect(plans.getAttribute("href")).toBe("/dashboard/pricing");
    expect(given()).toEqual([]);
  });

  test("in the storage releases the credit, and leaves no row", async () => {
    server.handle(objectAddress, respondWithError(500));
    await upload();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Upload ErrorThe disk is full",
    );
    expect(given()).toHaveLength(1);
    expect(files.rows()).toHaveLength(1);
  });

  test("because of a full disk of the server shows so", async () => {
    const full = { statusCode: "507", error: "Insufficient Storage", message: "full" };
    server.handle(objectAddress, () => Response.json(full, { status: 507 }));
    await upload();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Upload ErrorThe server's disk is full: this was not saved.",
    );
    expect(given()).toHaveLength(1);
  });

  test("because of a lost connection releases the credit, and leaves no row", async () => {
    server.handle(objectAddress, () => {
      throw new TypeError("Failed to fetch");
    });
    await upload();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "The server cannot be reached",
    );
    expect(given()).toHaveLength(1);
    expect(files.rows()).toHaveLength(1);
  });

  test("when inserting the row removes the object and releases the credit", async () => {
    server.handle("POST /rest/v1/files", respondWithError(500));
    await upload();
    expect((await screen.findByRole("alert")).textContent).toContain("Upload Error");
    const [removed] = server.requests("DELETE /storage/v1/object/user-documents");
    expect(await removed?.json()).toEqual({ prefixes: [`${profileId}/${moment}.pdf`] });
    expect(given()).toHaveLength(1);
  });

  test("without a subscription shows No subscription found", async () => {
    serveTable(server, "subscription", { rows: [] });
    await upload();
    expect(await screen.findByText("No subscription found")).toBeDefined();
  });
});

describe("what is rejected before the upload", () => {
  test("a file of more than 10 MB, and an empty one", async () => {
    await open();
    await choose(new File([new Uint8Array(10 * 1024 * 1024 + 1)], "film.mp4"));
    expect((await screen.findByRole("alert")).textContent).toContain("larger than 10 MB");
    await choose(new File([], "empty.pdf"));
    expect(await screen.findByText("The file is empty.")).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("any file, once the month's documents are used", async () => {
    serveUsage(2, 2);
    await open();
    expect((await screen.findByRole("alert")).textContent).toContain("Upload Limit Reached");
    expect(screen.queryByLabelText(/File to upload/)).toBeNull();
  });
});

describe("editing a file", () => {
  const edit = async () => {
    await open();
    fireEvent.click(await screen.findByRole("button", { name: "Edit Résumé.pdf" }));
    return dialog();
  };

  test("changes name, type and description, and shows a message", async () => {
    const form = await edit();
    fireEvent.change(form.getByLabelText(/Name/), { target: { value: " CV 2026.pdf " } });
    fireEvent.change(form.getByLabelText("Type"), { target: { value: "other" } });
    fireEvent.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("File updated")).toBeDefined();
    expect(files.rows()[0]).toMatchObject({
      file_name: "CV 2026.pdf",
      file_type: "other",
      file_path: taken.file_path,
      version: 2,
    });
  });

  test("requires a name that no other file has", async () => {
    const form = await edit();
    fireEvent.change(form.getByLabelText(/Name/), { target: { value: "  " } });
    fireEvent.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByText("A name is required")).toBeDefined();
    server.handle("PATCH /rest/v1/files", () =>
      Response.json({ code: "23505", message: "duplicate key" }, { status: 409 }),
    );
    fireEvent.change(form.getByLabelText(/Name/), { target: { value: "Taken.pdf" } });
    fireEvent.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByText(/A file with this name already exists/)).toBeDefined();
  });

  test("shows Update Error when the server rejects the change", async () => {
    const form = await edit();
    server.handle("PATCH /rest/v1/files", respondWithError(500));
    fireEvent.click(form.getByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Update Error");
  });
});

describe("the preview", () => {
  test("opens a PDF in the browser's viewer, by its content", async () => {
    Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => {} });
    server.handle(
      `GET /storage/v1/object/user-documents/${taken.file_path}`,
      () => new Response("%PDF-1.7"),
    );
    await open();
    fireEvent.click(await screen.findByRole("button", { name: "Preview Résumé.pdf" }));
    const link = await screen.findByRole("link", { name: "Open the PDF in a new tab" });
    expect(link.getAttribute("href")).toBe("blob:file");
  });

  test("does not open a file that only claims to be a PDF", async () => {
    server.handle(
      `GET /storage/v1/object/user-documents/${taken.file_path}`,
      () => new Response("<script>alert(1)</script>"),
    );
    await open();
    fireEvent.click(await screen.findByRole("button", { name: "Preview Résumé.pdf" }));
    expect(await screen.findByText(/cannot be shown here/)).toBeDefined();
  });
});
