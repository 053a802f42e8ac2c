import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { startFakeServer } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { deferredResponse, renderDashboard } from "../testing/render-dashboard.tsx";

const userId = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const cvId = "11111111-1111-4111-8111-111111111111";
const applicationId = "88888888-8888-4888-8888-888888888888";
const server = startFakeServer();
freshBrowserForEachTest();

const hide = (target: string) => ({
  kind: "hide",
  id: `hide:${target}`,
  target,
  reason: { kind: "notRequired" },
});
const first = {
  kind: "order",
  id: "order:lines:job",
  list: { of: "lines", entry: "job" },
  first: ["job/1"],
  reason: { kind: "requirement", requirement: "r1", text: "wound care" },
};

const opened = (more: object = {}) => ({
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
const serveCv = (more: object = {}) =>
  server.handle("POST /cv/open", () => Response.json(opened(more)));
const respondWithError = (status: number, code: string) => () =>
  Response.json({ code, message: "in words of the server" }, { status });

let versions = serveTable(server, "cv_versions", { rows: [] });
let cvs = serveTable(server, "cvs", { rows: [] });

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

const open = () => renderDashboard(`/dashboard/cv?version=${cvId}`);
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const part = async (name: string) => fireEvent.click(await screen.findByRole("radio", { name }));
const lastDocument = async (): Promise<unknown> =>
  server.requests("POST /cv/document").at(-1)?.clone().json();

describe("choosing a posting", () => {
  const paste = async (text: string) =>
    fireEvent.change(await screen.findByLabelText("Job posting"), { target: { value: text } });

  test("asks once for a double click, and opens what it got", async () => {
    const page = await renderDashboard("/dashboard/cv?for=job");
    await paste("Nurse wanted");
    expect(await screen.findByText(/4 CVs left this month/)).toBeDefined();
    const answer = deferredResponse();
    server.handle("POST /cv/adapt", answer.respond);
    const submit = await button("Adapt my CV");
    fireEvent.click(submit);
    fireEvent.click(submit);
    await waitFor(() => expect(server.requests("POST /cv/adapt")).toHaveLength(1));
    answer.release(Response.json({ ...opened(), isNew: true }));
    expect(await screen.findByRole("heading", { name: "Staff Nurse, Calder" })).toBeDefined();
    expect(page.address()).toBe(`/dashboard/cv?version=${cvId}`);
    expect(server.requests("POST /cv/adapt")).toHaveLength(1);
  });

  test.each([
    { status: 402, code: "limit_reached", title: "Generation Limit Reached", link: "Upgrade plan" },
    { status: 422, code: "name_missing", title: /begins with your name/, link: "Go to my profile" },
  ])("keeps the posting and offers help for $code", async ({ status, code, title, link }) => {
    server.handle("POST /cv/adapt", respondWithError(status, code));
    await renderDashboard("/dashboard/cv?for=job");
    await paste("Nurse wanted");
    await press("Adapt my CV");
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText(title)).toBeDefined();
    expect(alert.getByText(/Nothing was charged/)).toBeDefined();
    expect(alert.getByRole("link", { name: link })).toBeDefined();
    expect(screen.getByLabelText("Job posting")).toHaveProperty("value", "Nurse wanted");
  });

  test("of an application opens the CV that it has, or takes its posting", async () => {
    const page = await renderDashboard(`/dashboard/cv?application=${applicationId}`);
    await screen.findByRole("heading", { name: "Staff Nurse, Calder" });
    expect(page.address()).toBe(`/dashboard/cv?version=${cvId}`);
  });

  test("of a letter opens the CV for its job, or takes its posting", async () => {
    const letterId = "66666666-6666-4666-8666-666666666666";
    const row = { id: letterId, posting: "Baker wanted", application_id: null };
    serveTable(server, "letters", { rows: [row] });
    const find = (found: string | null) =>
      server.handle("POST /rest/v1/rpc/cv_of_letter", () => Response.json(found));
    find(cvId);
    const page = await renderDashboard(`/dashboard/cv?letter=${letterId}`);
    await screen.findByRole("heading", { name: "Staff Nurse, Calder" });
    expect(page.address()).toBe(`/dashboard/cv?version=${cvId}`);
    const way = screen.getByRole("link", { name: "Write the letter" });
    expect(way.getAttribute("href")).toBe(`/dashboard/cover-letter?cv=${cvId}`);
    cleanup();
    find(null);
    const start = await renderDashboard(`/dashboard/cv?letter=${letterId}`);
    await waitFor(() =>
      expect(screen.getByLabelText("Job posting")).toHaveProperty("value", "Baker wanted"),
    );
    expect(start.address()).toBe("/dashboard/cv?for=job");
  });

  test("of an application without a CV takes its posting", async () => {
    serveTable(server, "cvs", { rows: [] });
    const job = { id: applicationId, user_id: userId, job_title: "Baker", company_name: "Four" };
    serveTable(server, "job_applied", { rows: [{ ...job, posting_text: "Baker wanted" }] });
    await renderDashboard(`/dashboard/cv?application=${applicationId}`);
    await waitFor(() =>
      expect(screen.getByLabelText("Job posting")).toHaveProperty("value", "Baker wanted"),
    );
    expect(await screen.findByLabelText("Application")).toHaveProperty("value", applicationId);
  });
});

describe("a CV for a posting", () => {
  test("shows each change with its reason, and undoes one, all, and the undoing", async () => {
    await open();
    expect(await screen.findByText("The posting asks for “wound care”")).toBeDefined();
    expect(screen.getByText("Applied: 2 of 2")).toBeDefined();
    await press("Undo: Night shifts");
    expect(screen.getByText("Applied: 1 of 2")).toBeDefined();
    await waitFor(async () => expect(await lastDocument()).toMatchObject({ operations: [first] }));
    await press("Undo all");
    await waitFor(async () => expect(await lastDocument()).toMatchObject({ operations: [] }));
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    expect(await screen.findByText("Applied: 1 of 2")).toBeDefined();
    await press("Redo");
    expect(await screen.findByText("Applied: 0 of 2")).toBeDefined();
    await press("Apply all");
    expect(await screen.findByText("Applied: 2 of 2")).toBeDefined();
    expect(screen.getByText("Saved")).toBeDefined();
  });

  test("accounts for what the posting asks for, and shows what was left out", async () => {
    await open();
    await part("Lines");
    fireEvent.click(await screen.findByRole("checkbox", { name: "Wound care" }));
    await part("Posting");
    expect(
      await screen.findByText("0 shown, 1 left out, 1 in a note only, 1 not in your profile"),
    ).toBeDefined();
    await press("Show it: wound care");
    expect(
      await screen.findByText("1 shown, 1 in a note only, 1 not in your profile"),
    ).toBeDefined();
    expect(screen.getByText("“Wound care”")).toBeDefined();
    expect(screen.getByText("“I keep it”")).toBeDefined();
  });

  test("says when posting and profile are in two languages", async () => {
    serveCv({ isSameLanguage: false });
    await open();
    await part("Posting");
    expect(await screen.findByText(/in different languages/)).toBeDefined();
  });

  test("lets the person correct the job", async () => {
    await open();
    await press("Correct the job");
    const company = await screen.findByLabelText("Company");
    fireEvent.change(company, { target: { value: "Calder Valves " } });
    await press("Done");
    expect(
      await screen.findByRole("heading", { name: "Staff Nurse, Calder Valves" }),
    ).toBeDefined();
    expect(cvs.rows()).toMatchObject([{ title: "Staff Nurse", company: "Calder Valves" }]);
  });

  test("keeps unsaved changes over a reload, saves them once, and then is saved", async () => {
    const page = await open();
    await press("Undo: Night shifts");
    page.unmount();
    await open();
    expect(await screen.findByText("Not saved yet")).toBeDefined();
    const save = await button("Save");
    fireEvent.click(save);
    fireEvent.click(save);
    expect(await screen.findByText("Saved")).toBeDefined();
    expect(versions.rows()).toMatchObject([
      {
        cv_id: cvId,
        operations: [first],
        lines: [{ line: "job/1", text: "Wound care" }],
        look: { template: "plain" },
        writer: "person",
      },
    ]);
  });

  test("offers the version of another tab beside unsaved changes", async () => {
    const page = await open();
    await press("Undo: Night shifts");
    page.unmount();
    serveCv({ version: { number: 4, operations: [] } });
    await open();
    expect(await screen.findByText(/saved in another tab/)).toBeDefined();
    await press("Discard mine");
    expect(await screen.findByText("Applied: 0 of 2")).toBeDefined();
    expect(screen.getByText("Saved")).toBeDefined();
  });

  test("uses a wording only when it is accepted, or doubtful and confirmed", async () => {
    await open();
    await part("Lines");
    await press("Word “Wound care” differently");
    const wording = await screen.findByLabelText("Wording");
    const verdict = (kind: string, words: string, name: string) =>
      server.handle("POST /cv/line", () =>
        Response.json({ verdict: name, reasons: [{ kind, words }] }),
      );
    verdict("number", "80 wounds", "refused");
    fireEvent.change(wording, { target: { value: "Cared for 80 wounds" } });
    await press("Check and use");
    expect(await screen.findByText("The number: 80 wounds")).toBeDefined();
    expect(screen.queryByRole("button", { name: "It is true, use it" })).toBeNull();
    verdict("credit", "led", "doubtful");
    fireEvent.change(wording, { target: { value: "Led wound care" } });
    await press("Check and use");
    expect(await screen.findByText("Check this")).toBeDefined();
    await press("It is true, use it");
    expect(await screen.findByText("In your profile: Wound care")).toBeDefined();
    await waitFor(async () =>
      expect(await lastDocument()).toMatchObject({
        operations: [{}, {}, { kind: "reword", text: "Led wound care", isConfirmed: true }],
      }),
    );
  });

  test("lists changes that no longer apply, and leads on when it was deleted", async () => {
    const dropped = { operation: hide("gone/0"), reason: "gone", text: "Taught a class" };
    serveCv({ dropped: [dropped] });
    const page = await open();
    expect(await screen.findByText("No longer in your profile: Taught a class")).toBeDefined();
    page.unmount();
    server.handle("POST /cv/open", respondWithError(404, "cv_not_found"));
    await open();
    expect(await screen.findByText("This CV was deleted.")).toBeDefined();
  });
});
