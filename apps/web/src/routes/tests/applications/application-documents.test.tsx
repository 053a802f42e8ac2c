import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
// Loads the lazy component before the test's timeout starts.
import "../../../applications/application/application-sheet.tsx";
import {
  baker,
  open,
  respondWithError,
  serve,
  server,
  startApplicationScreens,
  userId,
} from "../../testing/applications-screen.tsx";
import { profileId } from "../../testing/fake-server.ts";
import { serveTable } from "../../testing/fake-tables.ts";

startApplicationScreens();

const idOf = (digit: number) => `${digit}`.repeat(8) + "-4444-4444-8444-444444444444";
const job = { application_id: baker.id, title: "Baker", company: "Maison Lenoir" };
const cv = { ...job, id: idOf(1), updated_at: "2026-11-05T09:00:00Z" };
const letters = [
  { ...job, id: idOf(2), language: "fr", style: "prose", created_at: "2026-11-06T09:00:00Z" },
  { ...job, id: idOf(3), language: "en", style: "email", created_at: "2026-11-04T09:00:00Z" },
];
const look = { template: "sidebar" };
const cvVersions = [
  { cv_id: cv.id, number: 1, look: {}, created_at: "2026-11-04T09:00:00Z" },
  { cv_id: cv.id, number: 2, look, created_at: "2026-11-05T09:00:00Z" },
];
const delivered = { writer: "composer", number: 1 };
const byHand = { writer: "person", number: 2 };
const letterVersions = [
  {
    ...delivered,
    letter_id: idOf(2),
    text: "Bonjour, je suis boulanger.",
    created_at: "2026-11-06",
  },
  { ...byHand, letter_id: idOf(2), text: "Bonjour, je pétris.", created_at: "2026-11-07" },
  { ...delivered, letter_id: idOf(3), text: "Hello.", created_at: "2026-11-04" },
];
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595.28 841.89"/>';

function serveDocuments({ isEmpty = false } = {}) {
  serve({ rows: [{ ...baker, salary: null, posting_text: null, notes: null, receipt: null }] });
  const profile = { id: profileId, user_id: userId, can_add_manually: true };
  serveTable(server, "profile", { rows: [{ ...profile, first_name: "Ann", last_name: "Bell" }] });
  const empty = ["application_contacts", "application_files", "application_event", "files"];
  for (const name of empty) serveTable(server, name, { rows: [] });
  const versionsOf = (id: string) => letterVersions.filter(({ letter_id }) => letter_id === id);
  const cvs = [{ ...cv, cv_versions: cvVersions }];
  const written = letters.map((letter) => ({ ...letter, letter_versions: versionsOf(letter.id) }));
  serveTable(server, "cvs", { rows: isEmpty ? [] : cvs });
  serveTable(server, "letters", { rows: isEmpty ? [] : written });
  const printed: unknown[] = [];
  for (const path of ["/cv/document", "/cover-letter/document", "/application-pack"])
    server.handle(`POST ${path}`, async (request) => {
      const body: Readonly<Record<string, unknown>> = await request.json();
      printed.push({ path, ...body });
      return new Response(body["format"] === "svg" ? drawing : "%PDF");
    });
  return printed;
}

async function openDocuments(): Promise<HTMLElement> {
  await open(`/${baker.id}`);
  return screen.findByRole("region", { name: "Documents" });
}

test("CV and letter of an application are shown as their first page, with layout, version and a link", async () => {
  const printed = serveDocuments();
  const part = await openDocuments();
  const cvLink = await within(part).findByRole("link", { name: "CV" });
  expect(cvLink.getAttribute("href")).toBe(`/dashboard/cv?version=${cv.id}`);
  const cards = within(part).getAllByRole("listitem");
  expect(cards[0]?.textContent).toContain("Sidebar");
  expect(cards[0]?.textContent).toMatch(/Version 2 · Nov 5, 2026/);
  expect(cards[1]?.textContent).toContain("Sentences · in French · 3 words");
  const earlier = within(part).getByRole("list", { name: "Other documents" });
  expect(within(earlier).getByRole("link").getAttribute("href")).toBe(
    `/dashboard/cover-letter?letter=${idOf(3)}`,
  );
  await waitFor(() => expect(part.querySelectorAll("img")).toHaveLength(2));
  expect(printed).toContainEqual({
    path: "/cv/document",
    cvId: cv.id,
    format: "svg",
    template: "sidebar",
  });
});

test("a document is downloaded by itself, and letter and CV together", async () => {
  const created = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  const printed = serveDocuments();
  await openDocuments();
  const text = "Bonjour, je pétris.";
  const letter = { text, language: "fr", title: "Baker", company: "Maison Lenoir" };
  for (const [name, body] of [
    ["Download the CV as PDF", { path: "/cv/document", cvId: cv.id, ...look, format: "pdf" }],
    ["Download the letter as PDF", { path: "/cover-letter/document", ...letter, format: "pdf" }],
    [
      "ZIP of both",
      { path: "/application-pack", ...letter, applicationId: baker.id, format: "zip" },
    ],
  ] as const) {
    created.mockClear();
    fireEvent.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(created).toHaveBeenCalled());
    expect(printed).toContainEqual(body);
  }
});

test("an application without documents offers to make them for its posting", async () => {
  serveDocuments({ isEmpty: true });
  const part = await openDocuments();
  const make = await within(part).findByRole("link", { name: "Make the CV" });
  expect(make.getAttribute("href")).toBe(`/dashboard/cv?application=${baker.id}`);
  const write = within(part).getByRole("link", { name: "Write the letter" });
  expect(write.getAttribute("href")).toBe(`/dashboard/cover-letter?application=${baker.id}`);
  expect(within(part).queryByRole("button", { name: /both|Download/ })).toBeNull();
});

test("a failure to load them can be retried, and a page that cannot be drawn leaves blank paper", async () => {
  serveDocuments();
  server.handle("GET /rest/v1/cvs", respondWithError(400, "no"));
  server.handle("POST /cover-letter/document", respondWithError(500, "no"));
  const part = await openDocuments();
  await within(part).findByText("CV and letter could not be loaded.");
  serveTable(server, "cvs", { rows: [] });
  fireEvent.click(within(part).getByRole("button", { name: "Try again" }));
  await within(part).findByRole("link", { name: "Make the CV" });
  expect(within(part).getAllByRole("link", { name: "Letter" })).toHaveLength(2);
});

test("a letter for the same job that is linked to no application is offered instead of a new one", async () => {
  serveDocuments({ isEmpty: true });
  const unlinked = { ...letters[0], application_id: null, letter_versions: [] };
  serveTable(server, "letters", { rows: [unlinked] });
  const part = await openDocuments();
  const link = await within(part).findByRole("link", { name: "Open the letter for this job" });
  expect(link.getAttribute("href")).toBe(`/dashboard/cover-letter?letter=${idOf(2)}`);
  expect(within(part).getByRole("link", { name: /CV/ }).getAttribute("href")).toBe(
    `/dashboard/cv?application=${baker.id}`,
  );
});

test("of several letters the person chooses the one that is sent, and it goes into the pack", async () => {
  const printed = serveDocuments();
  const part = await openDocuments();
  const choice = await within(part).findByRole<HTMLSelectElement>("combobox", {
    name: "Letter sent with this application",
  });
  expect(choice.value).toBe(idOf(2));
  expect(choice.selectedOptions[0]?.textContent).toMatch(/in French · 3 words · Nov/);
  fireEvent.change(choice, { target: { value: idOf(3) } });
  await within(part).findByText(/in English · 1 word$/);
  expect(choice.value).toBe(idOf(3));
  fireEvent.click(within(part).getByRole("button", { name: "One PDF" }));
  await waitFor(() =>
    expect(printed).toContainEqual(
      expect.objectContaining({ path: "/application-pack", text: "Hello.", language: "en" }),
    ),
  );
});

test("with one letter there is nothing to choose", async () => {
  serveDocuments({ isEmpty: true });
  const part = await openDocuments();
  await within(part).findByRole("link", { name: "Write the letter" });
  expect(within(part).queryByRole("combobox", { name: /^Letter sent/ })).toBeNull();
});
