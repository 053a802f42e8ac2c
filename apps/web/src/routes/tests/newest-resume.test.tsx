import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { serveTable } from "../testing/fake-tables.ts";
import { open, opened, server, startProfileScreens } from "../testing/profile-screen.tsx";
import { storedResume } from "../testing/stored-files.ts";

startProfileScreens();

const resume = storedResume;
const older = {
  ...resume,
  id: "66666666-6666-4666-8666-666666666666",
  file_name: "Résumé 2025.pdf",
  uploaded_at: "2025-11-09T12:00:00+00:00",
};
const letter = {
  ...resume,
  id: "77777777-7777-4777-8777-777777777777",
  file_name: "Letter.pdf",
  file_type: "cover_letter",
  uploaded_at: "2026-11-20T12:00:00+00:00",
};

const serveFiles = (rows: readonly (typeof resume)[]) => serveTable(server, "files", { rows });
const section = () => screen.findByRole("region", { name: "Your latest résumé" });

beforeEach(() => {
  server.handle("POST /storage/v1/object/list/user-documents", () =>
    Response.json([{ name: "1700000000000.pdf", metadata: { size: 48_213 } }]),
  );
});

test("the newest résumé is beside the profile, with a preview, a download and a link to all files", async () => {
  serveFiles([older, letter, resume]);
  await open();
  const file = within(await section());
  expect(file.getAllByRole("listitem")[0]?.textContent).toContain("Résumé 2026.pdf");
  expect(file.getByRole("button", { name: "Download Résumé 2026.pdf" })).toBeDefined();
  expect(file.queryByRole("button", { name: /^(Edit|Delete)/ })).toBeNull();
  expect(file.getByRole("link", { name: "All files" }).getAttribute("href")).toBe(
    "/dashboard/your-informations/files",
  );
  fireEvent.click(file.getByRole("button", { name: "Preview Résumé 2026.pdf" }));
  const dialog = await screen.findByRole("dialog", { name: "Résumé 2026.pdf" });
  fireEvent.keyDown(dialog, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("nothing is shown without a résumé, nor when the files could not be loaded", async () => {
  serveFiles([letter]);
  const page = await open();
  await opened();
  expect(screen.queryByRole("region", { name: "Your latest résumé" })).toBeNull();
  page.unmount();
  server.handle("GET /rest/v1/files", () =>
    Response.json({ code: "X", message: "X" }, { status: 400 }),
  );
  await open();
  await opened();
  expect(screen.queryByRole("region", { name: "Your latest résumé" })).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});
