import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

const server = startFakeServer();
freshBrowserForEachTest();
beforeEach(() => server.reset());

const answer = (body: object, status = 200) =>
  server.handle("POST /account/import", () => Response.json({ message: "", ...body }, { status }));

async function choose(): Promise<void> {
  const input = await screen.findByLabelText(/^Import an archive/);
  fireEvent.change(input, { target: { files: fileList(new File(["PK"], "mine.zip")) } });
}

/** A FileList, as a browser sets it. */
const fileList = (file: File) => ({ 0: file, length: 1, item: () => file });

test("an import reports what was imported, what blocks it, what is invalid, or that its result is unknown", async () => {
  server.handle("GET /account/import", () => Response.json({ inTheWay: {} }));
  answer({ imported: { job_applied: 2, files: 1, profile: 1 } });
  await renderDashboard("/dashboard/profile");
  await choose();
  expect(await screen.findByText("Your data were imported")).toBeDefined();
  expect(screen.getByText("your profile, 1 document, and 2 applications")).toBeDefined();
  answer({ code: "account_not_empty", inTheWay: { education: 1 } }, 409);
  await choose();
  expect(
    await screen.findByText(/In the way: 1 education entry\. Nothing was changed\./),
  ).toBeDefined();
  answer({ code: "document_missing", about: "CV.pdf" }, 422);
  await choose();
  expect(await screen.findByText(/The document “CV.pdf” is missing/)).toBeDefined();
  answer({ code: "document_limit", about: "24" }, 402);
  await choose();
  expect(await screen.findByText(/can still import \(24\).*Nothing was changed\./)).toBeDefined();
  answer({ code: "import_busy" }, 503);
  await choose();
  expect(await screen.findByText(/Try again in a minute\. Nothing was changed\./)).toBeDefined();
  answer({ code: "disk_full" }, 507);
  await choose();
  expect(await screen.findByText(/disk is full\..*Nothing was changed\./)).toBeDefined();
  server.handle("GET /account/import", () => Response.json({ inTheWay: { files: 2 } }));
  const sent = server.requests("POST /account/import").length;
  await choose();
  expect(await screen.findByText(/In the way: 2 documents\./)).toBeDefined();
  expect(server.requests("POST /account/import")).toHaveLength(sent);
  server.handle("GET /account/import", () => Response.json({ inTheWay: {} }));
  answer({ code: "internal_error" }, 500);
  await choose();
  expect(await screen.findByText(/either everything is there, or nothing/)).toBeDefined();
});
