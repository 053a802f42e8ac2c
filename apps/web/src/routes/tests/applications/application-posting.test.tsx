import { sampleTask } from "@postulo/domain/testing/sample-schedule";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
// Loads the lazy components before the test's timeout starts.
import "../../../applications/application/application-sheet.tsx";
import "../../../applications/application/posting/read-asked.ts";
import "../../../posting/read-wishes.ts";
import {
  baker,
  open,
  respondWithError,
  serve,
  server,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";
import { compareWithSourdough } from "../../testing/compare-posting.ts";
import { serveTable } from "../../testing/fake-tables.ts";

startApplicationScreens();

const posting = [
  "Baker",
  "",
  "Requirements",
  "- Sourdough",
  "- Fluent German",
  "",
  "Nice to have",
  "- Experience in a hotel kitchen",
  "",
  "Please mention the reference B-17 in your letter.",
].join("\n");

function servePosting(posting_text: string | null = posting, more: object = {}) {
  serve({ rows: [{ ...baker, salary: null, posting_text, notes: null, receipt: null, ...more }] });
  const empty = ["application_contacts", "application_files", "application_event", "files"];
  for (const name of [...empty, "cvs", "letters"]) serveTable(server, name, { rows: [] });
  server.handle("POST /posting/comparison", compareWithSourdough);
  return serveTable(server, "task", {
    rows: [],
    defaults: () => ({ job_applied: null, version: 1 }),
  });
}

async function openPosting(): Promise<HTMLElement> {
  await open(`/${baker.id}`);
  await screen.findByRole("textbox", { name: "Salary" });
  return screen.getByRole("region", { name: "Posting" });
}

test("what the posting asks for is shown with what of it the profile shows, and a way to add the rest and back", async () => {
  servePosting();
  const part = await openPosting();
  await within(part).findByText("Your profile shows 1 of 3");
  const source = within(part).getByRole("link", { name: "Skill: Sourdough" });
  const address = `/dashboard/your-informations/skills?back=${baker.id}`;
  expect(source.getAttribute("href")).toBe(address);
  expect(within(part).getByRole("heading", { name: "Required" })).toBeDefined();
  expect(within(part).getByRole("heading", { name: "Nice to have" })).toBeDefined();
  fireEvent.click(within(part).getByRole("link", { name: /^Add it: .*German/ }));
  const back = await screen.findByRole("link", { name: "Back to the application" });
  expect(screen.getByRole("link", { name: "Education" }).getAttribute("href")).toContain("?back=");
  fireEvent.click(back);
  expect(await screen.findByRole("dialog", { name: "Baker" })).toBeDefined();
});

test("one is asked whether one has what is required, and whether one has done a task", async () => {
  servePosting();
  const requirement = (kind: string, text: string) => ({
    id: text,
    kind,
    text,
    provenBy: [],
    missing: [],
  });
  server.handle("POST /posting/comparison", () =>
    Response.json({
      requirements: [
        requirement("must", "NVQ Level 3"),
        requirement("duty", "Lead the early shift"),
      ],
    }),
  );
  const part = await openPosting();
  const itemOf = async (text: string) => (await within(part).findByText(text)).closest("li");
  expect((await itemOf("NVQ Level 3"))?.textContent).toContain("Do you have it?");
  expect((await itemOf("Lead the early shift"))?.textContent).toContain("Have you done it?");
});

test("what it asks the applicant to do becomes a task", async () => {
  const tasks = servePosting();
  const part = await openPosting();
  fireEvent.click(await within(part).findByRole("button", { name: /^Add to Next: .*B-17/ }));
  await within(part).findByText("In Next");
  await waitFor(() => expect(tasks.rows()).toHaveLength(1));
  const title = "Please mention the reference B-17 in your letter.";
  expect(tasks.rows()).toMatchObject([{ application_id: baker.id, title }]);
});

test("with the day until which it asks for it", async () => {
  const tasks = servePosting(`${posting}\nSend your CV by 3 May 2099.`);
  const part = await openPosting();
  fireEvent.click(await within(part).findByRole("button", { name: /^Add to Next: Send your CV/ }));
  await waitFor(() => expect(tasks.rows()).toMatchObject([{ due_date: "2099-05-03" }]));
});

test("a task that was done is shown as such, and not offered again", async () => {
  servePosting();
  const title = "Please mention the reference B-17 in your letter.";
  const task = sampleTask(baker.id, { title, done_at: "2026-11-20T09:00:00Z" });
  const owned = { user_id: baker.user_id, job_applied: null };
  serveTable(server, "task", { rows: [{ ...task, ...owned }] });
  const part = await openPosting();
  const item = (await within(part).findByText(title)).closest("li");
  expect(await within(item ?? part).findByText("Done")).toBeDefined();
  expect(within(part).queryByRole("button", { name: /^Add to Next: .*B-17/ })).toBeNull();
});

test.each([
  ["a task without words", "Please send your CV by 3 May 2099.", null],
  ["a task of the day", "Closing date: 3 May 2099", "Closing date"],
])("the closing date is not offered once more where Next has it: %s", async (_, line, title) => {
  servePosting(`${posting}\n${line}`);
  const id = "44444444-4444-4444-8444-444444444444";
  const values = { title, action: null, due_date: "2099-05-03", reminder_set: false };
  const created = { done_at: null, created_at: "2026-11-02T08:00:00Z", version: 1 };
  const owner = { user_id: baker.user_id, application_id: baker.id, job_applied: null };
  const task = { id, ...owner, ...values, ...created };
  serveTable(server, "task", { rows: [task] });
  const part = await openPosting();
  const item = (await within(part).findByText(line)).closest("li");
  expect(await within(item ?? part).findByText("In Next")).toBeDefined();
  expect(within(part).queryByRole("button", { name: `Add to Next: ${line}` })).toBeNull();
});

test("the text is kept as it was captured, with a link to its posting", async () => {
  servePosting();
  const part = await openPosting();
  const text = await within(part).findByText(/Fluent German\n\nNice to have/, {
    normalizer: (value) => value,
  });
  expect(text.textContent).toBe(posting);
  const link = within(part).getByRole("link", { name: "lenoir.example" });
  expect(link.getAttribute("href")).toBe("https://lenoir.example/1");
});

test("without a text nothing is compared", async () => {
  servePosting(null);
  const part = await openPosting();
  await within(part).findByRole("textbox", { name: "Text of the posting" });
  expect(within(part).queryByText(/Your profile shows/)).toBeNull();
  expect(server.requests("POST /posting/comparison")).toHaveLength(0);
});

test.each([
  [null, true],
  ["We bake at night.", false],
])("that a copy is to be kept is said only without one: %s", async (text, isSaid) => {
  servePosting(text);
  const part = await openPosting();
  await within(part).findByRole("textbox", { name: "Salary" });
  expect(within(part).queryByText(/^Postings disappear/) !== null).toBe(isSaid);
});

test("that the profile cannot be compared is said, and can be tried again", async () => {
  servePosting();
  server.handle("POST /posting/comparison", respondWithError(403, "no"));
  const part = await openPosting();
  await within(part).findByText("Your profile could not be compared with this posting.");
  expect(within(part).getByText("Fluent German")).toBeDefined();
  expect(within(part).queryByText(/Not found in your profile/)).toBeNull();
  server.handle("POST /posting/comparison", compareWithSourdough);
  fireEvent.click(within(part).getByRole("button", { name: "Try again" }));
  expect(await within(part).findByText("Your profile shows 1 of 3")).toBeDefined();
});

test("a search in place of an address is called a search", async () => {
  const job_url = "https://duckduckgo.com/?q=Baker%20Maison%20Lenoir";
  servePosting(posting, { job_url });
  const part = await openPosting();
  await within(part).findByText(/Fluent German\n\nNice to have/, {
    normalizer: (value) => value,
  });
  expect(within(part).queryByRole("link", { name: "duckduckgo.com" })).toBeNull();
  const link = screen.getByRole("link", { name: "Search the web" });
  expect(link.getAttribute("href")).toBe(job_url);
});
