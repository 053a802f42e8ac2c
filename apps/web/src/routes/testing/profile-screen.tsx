import { fireEvent, screen } from "@testing-library/react";
import { beforeEach } from "vitest";
import { profileId, startFakeServer } from "./fake-server.ts";
import { serveTable } from "./fake-tables.ts";
import { renderDashboard } from "./render-dashboard.tsx";
import { freshBrowserForEachTest } from "./render-app.tsx";

export const server = startFakeServer();

const userId = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
export const stored = {
  id: profileId,
  user_id: userId,
  first_name: "Amélie",
  last_name: "O'Connor",
  email: "amelie@mail.example",
  country: "FR",
  city: "Lyon",
  postal_code: null,
  phone_number: null,
  address: null,
  summary: null,
  gender: null,
  age: null,
  job_preferences: { remote: true, onsite: false, hybrid: false },
  can_add_manually: true,
  version: 1,
};

/** The table of profiles, replaced before each test. */
export let profiles = serveTable(server, "profile", { rows: [stored] });
/** Registers the hooks of a test file. */
export function startProfileScreens() {
  freshBrowserForEachTest();
  beforeEach(() => {
    server.reset();
    profiles = serveTable(server, "profile", { rows: [stored] });
  });
}

export const open = () => renderDashboard("/dashboard/your-informations/profile");
export const input = (name: string | RegExp): HTMLInputElement =>
  screen.getByLabelText(name, { selector: "input, select, textarea" });
export const opened = (): Promise<HTMLInputElement> => screen.findByLabelText(/First name/);
export const type = (name: string | RegExp, value: string) =>
  fireEvent.change(input(name), { target: { value } });
export const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));
export const respondWithError = (status: number, code: string) => () =>
  Response.json({ code, message: "in words of the server" }, { status });

/** Chooses a file in the upload of a résumé. */
export async function chooseResume(name: string, content = "%PDF-1.7"): Promise<void> {
  const file = new File([content], name);
  const files = { 0: file, length: 1, item: () => file };
  fireEvent.change(await screen.findByLabelText(/Résumé file/), { target: { files } });
}

/** Replaces the rows of that table. */
export function serveProfiles(table: Parameters<typeof serveTable>[2]): void {
  profiles = serveTable(server, "profile", table);
}
