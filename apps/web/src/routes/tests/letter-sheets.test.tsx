import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import {
  applicationId,
  drawnPage,
  letterId,
  letterText,
  openStoredLetter,
  paste,
  posting,
  server,
  serveStoredLetter,
  startLetterScreens,
  typeInto,
  versions,
  written,
} from "../testing/letter-screen.tsx";
import { serveTable } from "../testing/fake-tables.ts";
import { renderDashboard } from "../testing/render-dashboard.tsx";

startLetterScreens();

const openStored = async () => (await openStoredLetter()).field;
const documentRequest = z.looseObject({ text: z.string() });

test("the page of the letter is drawn, and drawn again for changed text", async () => {
  const drawn: string[] = [];
  server.handle("POST /cover-letter/document", async (request) => {
    drawn.push(documentRequest.parse(await request.json()).text);
    return drawnPage();
  });
  const field = await openStored();
  const page = await screen.findByRole("img", { name: /as it will be printed, page 1 of 1/ });
  expect(page.getAttribute("src")).toMatch(/^data:image\/svg\+xml/);
  expect(drawn).toEqual([letterText]);
  const changed = letterText.replace("Dear team", "Dear bakers");
  typeInto(field, changed);
  await waitFor(() => expect(drawn).toEqual([letterText, changed]));
});

test("a page that cannot be drawn is reported and drawn at a second attempt", async () => {
  let isBroken = true;
  server.handle("POST /cover-letter/document", () =>
    isBroken ? new Response(null, { status: 500 }) : drawnPage(),
  );
  await openStored();
  expect(await screen.findByText("The page could not be drawn")).toBeDefined();
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("img", { name: /as it will be printed/ })).toBeDefined();
});

test("the whole letter is copied, or for an e-mail without its head", async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  const field = await openStored();
  const withSubject = letterText.replace("Dear team", "Subject: Baker\n\nDear team");
  typeInto(field, withSubject);
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  fireEvent.click(screen.getByRole("button", { name: "Copy for e-mail" }));
  expect(await screen.findByText("Subject: Baker")).toBeDefined();
  expect(copied).toEqual([withSubject, letterText.replace("Ann Bell\n\n", "")]);
  Reflect.deleteProperty(navigator, "clipboard");
});

const formOf = async () => ({
  posting: (await posting()).value,
  title: screen.getByLabelText<HTMLInputElement>("Job title").value,
  company: screen.getByLabelText<HTMLInputElement>("Company").value,
  tone: screen.getByLabelText<HTMLSelectElement>("Tone").value,
  length: screen.getByLabelText<HTMLSelectElement>("Length").value,
  style: screen.getByLabelText<HTMLSelectElement>("Layout").value,
});
const form = {
  posting: "Baker wanted",
  title: "Baker",
  company: "Four d’Or",
  tone: "warm",
  length: "short",
  style: "prose",
};

test("a reopened letter has its posting, title, company and style again, also after a reload and in another tab", async () => {
  await openStored();
  await waitFor(async () => expect(await formOf()).toEqual(form));
  cleanup();
  await renderDashboard("/dashboard/cover-letter");
  await written();
  await waitFor(async () => expect(await formOf()).toEqual(form));
  // Another tab has no draft.
  cleanup();
  sessionStorage.clear();
  await renderDashboard("/dashboard/cover-letter");
  expect((await posting()).value).toBe("");
  await paste("Something else");
  fireEvent.click(await screen.findByRole("link", { name: /^Baker, Four d’Or/ }));
  await written();
  await waitFor(async () => expect(await formOf()).toEqual(form));
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect((await posting()).value).toBe("Something else");
  expect((await written()).value).toBe(letterText);
});

test("an application opens its newest letter, or its posting while it has none", async () => {
  serveStoredLetter({ application_id: applicationId });
  await renderDashboard(`/dashboard/cover-letter?application=${applicationId}`);
  expect((await written()).value).toBe(letterText);
  await waitFor(async () => expect(await formOf()).toEqual(form));
  const select = screen.getByLabelText("For an application (optional)");
  await waitFor(() => expect(select).toHaveProperty("value", applicationId));
  cleanup();
  sessionStorage.clear();
  serveStoredLetter();
  await renderDashboard(`/dashboard/cover-letter?application=${applicationId}`);
  await waitFor(async () => expect((await posting()).value).toBe("Baker\nFour d’Or, Lyon"));
  expect(screen.queryByRole("textbox", { name: "Your letter" })).toBeNull();
});

test("an application without a letter closes the one for another job, whose changes are stored", async () => {
  typeInto(await openStored(), `${letterText}\nPS`);
  cleanup();
  await renderDashboard(`/dashboard/cover-letter?application=${applicationId}`);
  await waitFor(async () => expect((await posting()).value).toBe("Baker\nFour d’Or, Lyon"));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Your letter" })).toBeNull());
  expect(versions.rows().at(-1)).toMatchObject({ text: `${letterText}\nPS` });
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("a CV opens the letter for its job, or its posting while there is none", async () => {
  const cvId = "11111111-1111-4111-8111-111111111111";
  serveStoredLetter();
  let found: string | null = letterId;
  server.handle("POST /rest/v1/rpc/letter_of_cv", () => Response.json(found));
  await renderDashboard(`/dashboard/cover-letter?cv=${cvId}`);
  expect((await written()).value).toBe(letterText);
  const way = await screen.findByRole("link", { name: "Adapt your CV to this job" });
  expect(way.getAttribute("href")).toBe(`/dashboard/cv?letter=${letterId}`);
  cleanup();
  sessionStorage.clear();
  found = null;
  server.handle("POST /rest/v1/rpc/cv_of_letter", () => Response.json(cvId));
  const job = { posting: "Nurse wanted", title: "Staff Nurse", company: "Calder" };
  serveTable(server, "cvs", { rows: [{ id: cvId, application_id: null, ...job }] });
  await renderDashboard(`/dashboard/cover-letter?cv=${cvId}`);
  await waitFor(async () => expect((await posting()).value).toBe("Nurse wanted"));
  await waitFor(() =>
    expect(screen.getByLabelText("Job title")).toHaveProperty("value", "Staff Nurse"),
  );
  expect(screen.getByLabelText("Company")).toHaveProperty("value", "Calder");
  fireEvent.click(await screen.findByRole("link", { name: /^Baker, Four d’Or/ }));
  expect(await screen.findByRole("link", { name: "Open the CV for this job" })).toBeDefined();
});

test("nothing is said about a CV for the job while that is not known", async () => {
  serveStoredLetter();
  server.handle("POST /rest/v1/rpc/cv_of_letter", () => new Response(null, { status: 500 }));
  await renderDashboard(`/dashboard/cover-letter?letter=${letterId}`);
  await written();
  expect(await screen.findByRole("link", { name: "CV for this job" })).toBeDefined();
  expect(screen.queryByText(/there is none for this job yet/)).toBeNull();
});

test("letter and CV are downloaded together, as they are now and for their application", async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => "blob:pack", revokeObjectURL: () => {} });
  const file = (type: string) => new Response("file", { headers: { "content-type": type } });
  server.handle("POST /application-pack", () => file("application/zip"));
  serveStoredLetter({ application_id: applicationId });
  await renderDashboard(`/dashboard/cover-letter?letter=${letterId}`);
  const field = await written();
  typeInto(field, `${letterText}\n\nPS`);
  const together = within(screen.getByRole("region", { name: "Letter and CV together" }));
  await screen.findByDisplayValue("Bell-Ann-Letter-Four-d’Or");
  await waitFor(() =>
    expect(screen.getByLabelText("Belongs to the application")).toHaveProperty(
      "value",
      applicationId,
    ),
  );
  fireEvent.click(together.getByRole("button", { name: "ZIP of both" }));
  await waitFor(() => expect(saved).toEqual(["Bell-Ann-Application-Four-d’Or.zip"]));
  expect(await server.requests("POST /application-pack")[0]?.json()).toEqual({
    text: `${letterText}\n\nPS`,
    language: "en",
    format: "zip",
    title: "Baker",
    company: "Four d’Or",
    applicationId,
    posting: "Baker wanted",
  });
  server.handle("POST /application-pack", () =>
    Response.json({ code: "name_missing", message: "" }, { status: 422 }),
  );
  fireEvent.click(together.getByRole("button", { name: "One PDF" }));
  expect(await screen.findByText("The file could not be created")).toBeDefined();
  expect(saved).toHaveLength(1);
  vi.restoreAllMocks();
});
