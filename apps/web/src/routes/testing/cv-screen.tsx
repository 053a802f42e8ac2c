import { fireEvent, screen } from "@testing-library/react";
import { beforeEach } from "vitest";
import { startFakeServer } from "./fake-server.ts";
import { serveTable } from "./fake-tables.ts";
import { freshBrowserForEachTest } from "./render-app.tsx";
import { renderDashboard } from "./render-dashboard.tsx";

export const userId = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
export const cvId = "11111111-1111-4111-8111-111111111111";
export const applicationId = "88888888-8888-4888-8888-888888888888";
export const server = startFakeServer();

export const hide = (target: string) => ({
  kind: "hide",
  id: `hide:${target}`,
  target,
  reason: { kind: "notRequired" },
});
export const first = {
  kind: "order",
  id: "order:lines:job",
  list: { of: "lines", entry: "job" },
  first: ["job/1"],
  reason: { kind: "requirement", requirement: "r1", text: "wound care" },
};

export const opened = (more: object = {}) => ({
  cvId,
  title: "Staff Nurse",
  company: "Calder",
  master: {
    language: "en",
    name: "Imogen Castellane",
    headline: "Nurse",
    contact: [],
    summary: [],
    sections: [
      {
        kind: "experience",
        title: "Experience",
        entries: [
          {
            id: "job",
            title: "Nurse",
            organization: "Wensum",
            location: "",
            dates: "2020 – present",
            lines: [
              { id: "job/0", text: "Night shifts" },
              { id: "job/1", text: "Wound care" },
            ],
          },
        ],
      },
    ],
  },
  isSameLanguage: true,
  requirements: [
    { id: "r1", kind: "must", text: "wound care", provenBy: ["job/1"], missing: [], inNotes: [] },
    { id: "r2", kind: "nice", text: "Excel", provenBy: [], missing: ["Excel"], inNotes: [] },
    { id: "r3", kind: "nice", text: "Rota", provenBy: [], missing: [], inNotes: ["I keep it"] },
  ],
  skillNames: {},
  proposed: [first, hide("job/0")],
  version: { number: 1, operations: [first, hide("job/0")] },
  dropped: [],
  ...more,
});
export const serveCv = (more: object = {}) =>
  server.handle("POST /cv/open", () => Response.json(opened(more)));
export const respondWithError = (status: number, code: string) => () =>
  Response.json({ code, message: "in words of the server" }, { status });

export let versions = serveTable(server, "cv_versions", { rows: [] });
export let cvs = serveTable(server, "cvs", { rows: [] });

/** Registers the hooks of a test file. */
export function startCvScreens() {
  freshBrowserForEachTest();
  beforeEach(() => {
    server.reset();
    const svg = `<svg viewBox="0 0 595.28 841.89" xmlns="http://www.w3.org/2000/svg"></svg>`;
    server.handle("POST /cv/document", () => new Response(svg));
    const usage = { feature: "resume", used: 1, quota: 5, is_unlimited: false };
    server.handle("POST /rest/v1/rpc/get_current_user_usage", () => Response.json([usage]));
    serveTable(server, "job_applied", { rows: [] });
    server.handle("POST /rest/v1/rpc/letter_of_cv", () => Response.json(null));
    const row = { user_id: userId, application_id: applicationId, posting: "Nurse wanted" };
    const job = { title: "Staff Nurse", company: "Calder", updated_at: "2026-11-01T10:00:00Z" };
    cvs = serveTable(server, "cvs", { rows: [{ id: cvId, ...row, ...job }] });
    let number = 1;
    versions = serveTable(server, "cv_versions", {
      rows: [],
      defaults: () => ({
        id: crypto.randomUUID(),
        number: (number += 1),
        created_at: "2026-11-02T10:00:00Z",
      }),
    });
    serveCv();
  });
}

export const open = () => renderDashboard(`/dashboard/cv?version=${cvId}`);
export const button = (name: string | RegExp) => screen.findByRole("button", { name });
export const press = async (name: string | RegExp) => fireEvent.click(await button(name));
export const part = async (name: string) =>
  fireEvent.click(await screen.findByRole("radio", { name }));
export const lastDocument = async (): Promise<unknown> =>
  server.requests("POST /cv/document").at(-1)?.clone().json();
