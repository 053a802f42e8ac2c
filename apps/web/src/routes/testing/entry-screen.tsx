import type { Language } from "@postulo/i18n/language";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach } from "vitest";
import { profileId, startFakeServer } from "./fake-server.ts";
import { serveTable } from "./fake-tables.ts";
import { freshBrowserForEachTest } from "./render-app.tsx";
import { renderDashboard } from "./render-dashboard.tsx";

export const server = startFakeServer();

const bakery = {
  id: "11111111-1111-4111-8111-111111111111",
  profile_id: profileId,
  company: "Maison Lenoir",
  title: "Baker",
  location: "Lyon",
  start_date: "2019-03-01",
  start_date_precision: "month",
  end_date: "2021-01-01",
  end_date_precision: "year",
  is_current: false,
  description: null,
  sort_order: 0,
  version: 1,
};
const clinic = {
  ...bakery,
  id: "22222222-2222-4222-8222-222222222222",
  company: "Clinique d'Arc",
  title: "Nurse",
  location: null,
  end_date: null,
  end_date_precision: null,
  is_current: true,
  sort_order: 1,
};
export const jobs = [bakery, clinic];

export let experiences = serveTable(server, "experiences", { rows: jobs });
const defaults = () => ({ id: "33333333-3333-4333-8333-333333333333", version: 1, sort_order: 0 });

/** Replaces the rows of the table of experiences. */
export function serveExperiences(rows: Parameters<typeof serveTable>[2]["rows"]): void {
  experiences = serveTable(server, "experiences", { rows, defaults });
}

/** Registers the hooks of a test file. */
export function startEntryScreens() {
  freshBrowserForEachTest();
  beforeEach(() => {
    server.reset();
    serveTable(server, "profile", { rows: [{ id: profileId, user_id: userId }] });
    serveExperiences(jobs);
  });
}

const userId = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

export const open = (tab: string, language: Language = "en") =>
  renderDashboard(`/dashboard/your-informations/${tab}`, language);
/** The form that adds, or the one that edits. */
export const inForm = async (name: string | RegExp) =>
  within(await screen.findByRole("form", { name }));
/** The form that adds; it is opened by its button unless it is shown. */
export const openAdding = async (name: string) => {
  const shown = await waitFor(
    () => screen.queryByRole("form", { name }) ?? screen.getByRole("button", { name }),
  );
  if (shown instanceof HTMLButtonElement) fireEvent.click(shown);
  return inForm(name);
};
export const type = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole("button", { name }));
/** The texts of the list's items. */
export const lines = () =>
  within(screen.getByRole("list", { name: /Experience|Education|Websites|Other/ }))
    .getAllByRole("listitem")
    .map((line) => line.textContent);
export const respondWithError = (status: number) => () =>
  Response.json({ code: "X", message: "The disk is full" }, { status });
