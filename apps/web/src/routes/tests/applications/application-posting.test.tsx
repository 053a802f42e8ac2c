import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
// Loads the lazy components before the test's timeout starts.
import "../../../applications/application/application-sheet.tsx";
import "../../../applications/application/posting/read-asked.ts";
import "../../../posting/match-requirements.ts";
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

const nothing = {
  last_name: null,
  email: null,
  country: null,
  city: null,
  postal_code: null,
  phone_number: null,
  address: null,
  summary: null,
  gender: null,
};
const sourdough = {
  id: "skill-1",
  profile_id: profileId,
  name: "Sourdough",
  level: "advanced",
  category: "hard",
  years_of_experience: null,
};

function servePosting(posting_text: string | null = posting, more: object = {}) {
  serve({ rows: [{ ...baker, salary: null, posting_text, notes: null, receipt: null, ...more }] });
  const profile = { id: profileId, user_id: userId, can_add_manually: true, first_name: "Ann" };
  serveTable(server, "profile", { rows: [{ ...profile, ...nothing }] });
  const lists = ["experiences", "education", "contributions", "websites", "other"];
  const empty = ["application_contacts", "application_files", "application_event", "files"];
  for (const name of [...lists, ...empty, "cvs", "letters"]) serveTable(server, name, { rows: [] });
  serveTable(server, "competencies", { rows: [sourdough] });
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
  expect(server.requests("GET /rest/v1/experiences")).toHaveLength(0);
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

test("a profile that cannot be compared is said, and can be tried again", async () => {
  servePosting();
  server.handle("GET /rest/v1/experiences", respondWithError(403, "no"));
  const part = await openPosting();
  await within(part).findByText("Your profile could not be compared with this posting.");
  serveTable(server, "experiences", { rows: [] });
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
