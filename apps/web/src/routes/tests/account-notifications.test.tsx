import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { startFakeServer } from "../testing/fake-server.ts";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";

const server = startFakeServer();
const path = "/rest/v1/notification_preference";
let stored: Record<string, unknown>[] = [];

beforeEach(() => {
  server.reset();
  stored = [];
  server.handle(`GET ${path}`, () => Response.json(stored));
  server.handle(`POST ${path}`, async (request) => {
    const defaults = { digest: false, digest_hour: 8, time_zone: "UTC", language: "en" };
    stored = [{ ...defaults, ...stored[0], ...(await request.json()) }];
    return new Response(null, { status: 201 });
  });
});
freshBrowserForEachTest();

const address = "https://jobs.example.org/calendar/secret.ics";

/** The calendar feed of the fake server. */
function serveFeed() {
  let feeds: Record<string, unknown>[] = [];
  server.handle("GET /rest/v1/calendar_feed", () => Response.json(feeds));
  server.handle("POST /calendar-feed", () => {
    feeds = [{ created_at: "2026-11-21T08:00:00Z", read_at: null }];
    return Response.json({ url: address }, { status: 201 });
  });
  server.handle("DELETE /calendar-feed", () => {
    feeds = [];
    return new Response(null, { status: 204 });
  });
}

/** By label: queries by role among hundreds of time zones take seconds. */
const digest = () => screen.findByLabelText("Send me the daily e-mail");

test("the daily e-mail is off by default, and switched on with the browser's time zone and the page's language", async () => {
  await renderDashboard("/dashboard/profile");
  const box = await digest();
  expect(box).toHaveProperty("checked", false);
  expect(screen.queryByLabelText("At")).toBeNull();
  fireEvent.click(box);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await waitFor(() =>
    expect(stored).toEqual([{ digest: true, digest_hour: 8, time_zone: zone, language: "en" }]),
  );
  fireEvent.change(screen.getByLabelText("At"), { target: { value: "19" } });
  fireEvent.change(screen.getByLabelText("Language of the e-mail"), {
    target: { value: "fr" },
  });
  await waitFor(() => expect(stored).toMatchObject([{ digest_hour: 19, language: "fr" }]));
  expect(server.requests(`POST ${path}`).map(({ url }) => new URL(url).search)).toContain(
    "?on_conflict=user_id",
  );
  fireEvent.click(box);
  await waitFor(() => expect(stored).toMatchObject([{ digest: false, time_zone: zone }]));
});

test("a failed change is reported and rolled back", async () => {
  stored = [{ digest: true, digest_hour: 7, time_zone: "Asia/Tokyo", language: "fr" }];
  server.handle(`POST ${path}`, () =>
    Response.json({ code: "23514", message: "no" }, { status: 400 }),
  );
  await renderDashboard("/dashboard/profile", "fr");
  const hour = await screen.findByLabelText("À");
  fireEvent.change(hour, { target: { value: "9" } });
  expect(
    await screen.findByText("Vos réglages de notification n’ont pas pu être enregistrés."),
  ).toBeDefined();
  await waitFor(() => expect(hour).toHaveProperty("value", "7"));
  expect(screen.getByLabelText("Fuseau horaire")).toHaveProperty("value", "Asia/Tokyo");
});

test("the calendar URL is created, shown once, copied, renewed and deleted", async () => {
  serveFeed();
  const written: string[] = [];
  const clipboard = { writeText: async (text: string) => void written.push(text) };
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  await renderDashboard("/dashboard/profile");
  fireEvent.click(await screen.findByRole("button", { name: "Create the address" }));
  const shown = await screen.findByLabelText("Address of your calendar");
  expect(shown).toHaveProperty("value", address);
  expect(screen.getByRole("link", { name: "Open in my calendar" }).getAttribute("href")).toBe(
    "webcal://jobs.example.org/calendar/secret.ics",
  );
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  await waitFor(() => expect(written).toEqual([address]));
  Reflect.deleteProperty(navigator, "clipboard");
  const [body] = await Promise.all(
    server.requests("POST /calendar-feed").map((requested) => requested.json()),
  );
  expect(body).toEqual({ language: "en" });

  fireEvent.click(screen.getByRole("button", { name: "Take the address back" }));
  const dialog = await screen.findByRole("dialog", { name: "Take the address back?" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Take the address back" }));
  expect(await screen.findByRole("button", { name: "Create the address" })).toBeDefined();
  expect(screen.queryByLabelText("Address of your calendar")).toBeNull();
});
