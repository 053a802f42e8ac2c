import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
// Loads the lazy component before the test's timeout starts.
import "../../onboarding/first-steps.tsx";
import {
  baker,
  serve,
  server,
  startApplicationScreens,
  userId,
} from "../testing/applications-screen.tsx";
import { profileId } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import { renderDashboard } from "../testing/render-dashboard.tsx";

startApplicationScreens();

/** The fake server for a new user; returns the stored choice. */
function serveNewcomer({ firstName = "Ann", applications = [] as readonly (typeof baker)[] } = {}) {
  serve({ rows: applications });
  const names = { first_name: firstName, last_name: "Weaver", can_add_manually: true };
  serveTable(server, "profile", { rows: [{ id: profileId, user_id: userId, ...names }] });
  for (const table of ["experiences", "education"]) serveTable(server, table, { rows: [] });
  const stored: unknown[] = [];
  server.handle("PUT /auth/v1/user", async (request) => {
    const { data }: { data: unknown } = await request.json();
    stored.push(data);
    return Response.json({ id: userId, email: "ann@example.org", aud: "authenticated" });
  });
  return stored;
}

const open = (metadata: object) => renderDashboard("/dashboard/applications", "en", metadata);
const card = () => screen.findByRole("region", { name: "Three steps to your first filled form" });
const hidden = () => expect(screen.queryByRole("region", { name: /^Three steps/ })).toBeNull();

test("a new user sees three steps, and which are done is derived from the data", async () => {
  serveNewcomer();
  serveTable(server, "experiences", { rows: [{ id: "1" }] });
  await open({});
  const steps = within(await card());
  expect(steps.getByText("1 of 3 done")).toBeDefined();
  expect(steps.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    ["Done: Fill in your profile", "Connect the extension", "Fill in a form"],
  );
  const items = steps.getAllByRole("listitem").map(({ dataset }) => dataset["next"]);
  expect(items).toEqual(["false", "true", "false"]);
  // Without a configured store the link leads to the page with the server's own build.
  expect(steps.getByRole("link", { name: "Get the extension" }).getAttribute("href")).toBe(
    "/extension",
  );
});

test("an application that was added manually is no filled form, and steps cannot be ticked", async () => {
  serveNewcomer({ applications: [{ ...baker, application_method: "manual" }] });
  await open({});
  const steps = within(await card());
  expect(steps.getByText("0 of 3 done")).toBeDefined();
  expect(steps.queryByRole("button", { name: /connected|by hand/ })).toBeNull();
});

test.each([0, 1])(
  "with %s applications the steps are a line above the list, or all of them",
  async (count) => {
    serveNewcomer({ applications: [baker].slice(0, count) });
    await open({});
    expect((await card()).hasAttribute("data-compact")).toBe(count > 0);
  },
);

test("the extension's step is done as soon as the extension reports its connection, permanently", async () => {
  const stored = serveNewcomer();
  await open({});
  const probe = (await card()).querySelector("[data-postulo-extension]");
  expect(probe?.getAttribute("data-postulo-extension")).toBe(userId);
  probe?.setAttribute("data-postulo-extension-state", "installed");
  expect(within(await card()).getByText("0 of 3 done")).toBeDefined();
  probe?.setAttribute("data-postulo-extension-state", "connected");
  expect(await screen.findByText("1 of 3 done")).toBeDefined();
  await waitFor(() => expect(stored).toEqual([{ extension_connected: true }]));
});

test("the steps are removed when they are hidden, which is stored in the account and can be undone", async () => {
  const stored = serveNewcomer();
  await open({});
  fireEvent.click(within(await card()).getByRole("button", { name: "Hide these steps" }));
  await waitFor(hidden);
  expect(document.activeElement?.tagName).toBe("H1");
  await waitFor(() => expect(stored).toEqual([{ first_steps: "hidden" }]));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await card()).toBeDefined();
  await waitFor(() => expect(stored.at(-1)).toEqual({ first_steps: null }));
});

test("nothing is requested once all three are done", async () => {
  const stored = serveNewcomer({ applications: [{ ...baker, application_method: "extension" }] });
  serveTable(server, "education", { rows: [{ id: "1" }] });
  await open({ extension_connected: true });
  await waitFor(() => expect(stored).toEqual([{ first_steps: "done" }]));
  hidden();
});

test.each(["done", "hidden"])("the server gets no request when they are %s", async (choice) => {
  serveNewcomer();
  await open({ first_steps: choice });
  await screen.findByText(/^No applications yet/);
  hidden();
  expect(server.requestNames()).not.toContain("HEAD /rest/v1/experiences");
});

test("a choice that the server rejects is rolled back", async () => {
  serveNewcomer();
  server.handle("PUT /auth/v1/user", () =>
    Response.json({ code: "unexpected_failure", message: "The disk is full" }, { status: 500 }),
  );
  await open({});
  fireEvent.click(within(await card()).getByRole("button", { name: "Hide these steps" }));
  expect(await screen.findByText("This could not be stored. Try again.")).toBeDefined();
  expect(within(await card()).getByText("0 of 3 done")).toBeDefined();
});

describe("on a phone", () => {
  const steps = async () => within(await screen.findByRole("region", { name: "Your first steps" }));
  const onPhone = () =>
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query === "(max-width: 40em)",
      addEventListener: () => {},
      removeEventListener: () => {},
    }));

  test("a résumé and a posting are first, and the extension is for the computer", async () => {
    onPhone();
    serveNewcomer();
    await open({});
    const shown = await steps();
    expect(
      shown.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(["Fill in your profile", "Paste a posting", "On your computer: the extension"]);
    expect(shown.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Open your profile",
      "Add an application",
    ]);
    fireEvent.click(shown.getByRole("link", { name: "Add an application" }));
    expect(await screen.findByRole("textbox", { name: /posting/i })).toBeDefined();
  });

  test("they are gone once the profile and an application are there", async () => {
    onPhone();
    serveNewcomer({ applications: [baker] });
    serveTable(server, "experiences", { rows: [{ id: "1" }] });
    await open({});
    await screen.findAllByText(baker.job_title);
    await waitFor(() => expect(server.requestNames()).toContain("HEAD /rest/v1/experiences"));
    expect(screen.queryByRole("region", { name: "Your first steps" })).toBeNull();
  });
});
