import type { Application } from "@postulo/domain/application";
import { sampleApplication } from "@postulo/domain/testing/sample-application";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach } from "vitest";
// Loads the lazy module before the test's timeout starts.
import "../../data/supabase-client.ts";
import "../../applications/board/pipeline-board.tsx";
import { profileId, startFakeServer } from "./fake-server.ts";
import { serveTable } from "./fake-tables.ts";
import { onWideScreen, renderDashboard } from "./render-dashboard.tsx";
import { freshBrowserForEachTest } from "./render-app.tsx";
// Loads the lazy components before the test's timeout starts.
import "../../applications/add/add-form.tsx";
import "../../applications/row/row-details.tsx";
import "../../applications/row/row-editor.tsx";

export const server = startFakeServer();

export const userId = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
/** As the table API returns it. */
type StoredRow = Omit<Application, "application_stage"> & {
  readonly application_stage: string;
  readonly user_id: string;
};

export const baker: StoredRow = {
  ...sampleApplication("11111111-1111-4111-8111-111111111111", {
    job_url: "https://lenoir.example/1",
    location: "Lyon",
    applied_at: "2026-11-02",
  }),
  user_id: userId,
};
const nurse = {
  ...baker,
  id: "22222222-2222-4222-8222-222222222222",
  job_title: "Nurse",
  company_name: "Clinique d'Arc",
  applied_at: "2026-11-09",
  reminder_set: true,
};
function newDefaults() {
  let last = 2;
  return () => {
    last += 1;
    return { ...baker, id: `33333333-3333-4333-8333-33333333333${last}`, location: null };
  };
}

interface Served {
  readonly rows?: readonly Readonly<Record<string, unknown>>[];
  readonly mayAdd?: boolean;
}

export function serve({ rows = [baker, nurse], mayAdd = true }: Served = {}) {
  server.reset();
  serveTable(server, "profile", {
    rows: [{ id: profileId, user_id: userId, can_add_manually: mayAdd }],
  });
  const table = serveTable(server, "job_applied", { rows, defaults: newDefaults() });
  serveTable(server, "task", { rows: [] });
  serveTable(server, "interview", { rows: [] });
  serveTable(server, "trash", { rows: [] });
  server.handle("POST /rest/v1/rpc/restore_application", async (request) => {
    const { p_id: id }: { p_id: string } = await request.json();
    return Response.json(table.restore(id));
  });
  return table;
}

const sheetTables =
  "application_event application_contacts application_files files cvs letters".split(" ");

/** Serves one application with what its page reads; the tables of its parts are empty. */
export function serveSheet(row: Readonly<Record<string, unknown>> = {}) {
  const details = { salary: null, posting_text: null, notes: null, receipt: null };
  const applications = serve({ rows: [{ ...baker, ...details, ...row }] });
  for (const name of sheetTables) serveTable(server, name, { rows: [] });
  return applications;
}

/** Registers the hooks of a test file. */
export function startApplicationScreens() {
  freshBrowserForEachTest();
  beforeEach(() => {
    server.reset();
    onWideScreen();
  });
}

export const open = (search = "") => renderDashboard(`/dashboard/applications${search}`);
/** Opens a menu of actions, and chooses one of them. */
export async function chooseFromMenu(menu: string, item: string) {
  fireEvent.click(await screen.findByRole("button", { name: menu }));
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
}

export const stageOf = (position: string): Promise<HTMLSelectElement> =>
  screen.findByRole("combobox", { name: `Stage of ${position}` });
export const priorityOf = (position: string): Promise<HTMLSelectElement> =>
  screen.findByRole("combobox", { name: `Priority of ${position}` });
/** Focuses first: the options of a select are rendered on focus. */
export function choose(select: HTMLElement, value: string) {
  fireEvent.focus(select);
  fireEvent.change(select, { target: { value } });
}
export const titles = () =>
  within(screen.getByRole("table", { name: "Applications" }))
    .getAllByRole("link")
    .filter((link) => link.dataset["application"] !== undefined)
    .map((link) => link.textContent);
export const respondWithError = (status: number, message: string) => () =>
  Response.json({ code: "X", message }, { status });
