import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  baker,
  open,
  serve,
  server,
  stageOf,
  startApplicationScreens,
  titles,
  userId,
} from "../../testing/applications-screen.tsx";

startApplicationScreens();

const search = () => screen.getByRole("searchbox", { name: "Search applications" });
const chips = () =>
  within(screen.getByRole("list", { name: "Filters that are set" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...baker,
    id: `11111111-1111-4111-8111-${String(at).padStart(12, "0")}`,
    job_title: `Baker ${at}`,
    applied_at: at === 0 ? "2026-11-03" : "2026-11-02",
  }));

describe("search and filters", () => {
  test("narrow the list, are in the URL, and are reset together", async () => {
    serve();
    const page = await open();
    await stageOf("Baker, Maison Lenoir");
    fireEvent.change(search(), { target: { value: "clinique" } });
    await waitFor(() => expect(titles()).toEqual(["Nurse"]));
    fireEvent.click(screen.getByRole("button", { name: "Filters" }));
    fireEvent.change(await screen.findByLabelText("Stage"), { target: { value: "applied" } });
    expect(page.address()).toBe("/dashboard/applications?q=clinique&stage=applied");
    expect(chips()).toEqual(["Stage Applied"]);
    fireEvent.change(screen.getByLabelText("Stage"), { target: { value: "offer" } });
    expect(await screen.findByText("No application matches these filters.")).toBeDefined();
    const clear = screen.getAllByRole("button", { name: "Clear filters" }).at(-1);
    clear?.focus();
    if (clear) fireEvent.click(clear);
    await waitFor(() => expect(titles()).toEqual(["Nurse", "Baker"]));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Filters" }));
    expect(page.address()).toBe("/dashboard/applications");
    expect(search()).toHaveProperty("value", "");
  });

  test("of a link are applied", async () => {
    serve();
    await open("?priority=medium&from=2026-11-05&due=1");
    expect(await screen.findByText("No application matches these filters.")).toBeDefined();
    expect(chips()).toEqual(["Priority Medium", "Applied from Nov 5, 2026", "Reminder due"]);
    fireEvent.click(screen.getByRole("button", { name: "Filters" }));
    expect(await screen.findByLabelText("Applied from")).toHaveProperty("value", "2026-11-05");
    fireEvent.click(screen.getByLabelText("Reminder due"));
    await waitFor(() => expect(titles()).toEqual(["Nurse"]));
  });

  test("are chips, and removing one focuses the next, or the button of the filters", async () => {
    serve();
    const page = await open("?stage=offer&priority=high");
    const remove = (filter: string) =>
      screen.findByRole("button", { name: `Remove the filter ${filter}` });
    fireEvent.click(await remove("Stage: Offer"));
    expect(document.activeElement).toBe(await remove("Priority: High"));
    fireEvent.click(await remove("Priority: High"));
    await waitFor(() => expect(titles()).toEqual(["Nurse", "Baker"]));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Filters" }));
    expect(page.address()).toBe("/dashboard/applications");
  });

  test("are the same in each view, and the count says how many they leave", async () => {
    serve();
    const page = await open();
    await stageOf("Baker, Maison Lenoir");
    expect(screen.getByText("2 applications")).toBeDefined();
    fireEvent.change(search(), { target: { value: "clinique" } });
    expect(await screen.findByText("1 of 2 applications")).toBeDefined();
    fireEvent.click(screen.getByRole("tab", { name: "Pipeline" }));
    expect(await screen.findByRole("region", { name: "Applied, 1" })).toBeDefined();
    expect(page.address()).toBe("/dashboard/applications?q=clinique&view=pipeline");
    fireEvent.change(search(), { target: { value: "" } });
    expect(await screen.findByRole("region", { name: "Applied, 2" })).toBeDefined();
    fireEvent.change(search(), { target: { value: "nobody" } });
    expect(await screen.findByText("No application matches these filters.")).toBeDefined();
  });

  test("and the order are stored for the next visit", async () => {
    serve();
    const page = await open("?q=baker&sort=job_title&order=asc");
    await stageOf("Baker, Maison Lenoir");
    page.unmount();
    const again = await open();
    await waitFor(() => expect(titles()).toEqual(["Baker"]));
    expect(again.address()).toBe("/dashboard/applications?q=baker&sort=job_title&order=asc");
    expect(search()).toHaveProperty("value", "baker");
  });

  test("stay when a link leads to the page without them, but not when they are cleared", async () => {
    serve();
    const page = await open("?q=baker&sort=job_title&order=asc");
    await stageOf("Baker, Maison Lenoir");
    await page.navigate("/dashboard/applications");
    const whole = "/dashboard/applications?q=baker&sort=job_title&order=asc";
    await waitFor(() => expect(page.address()).toBe(whole));
    await page.navigate(`/dashboard/applications/${baker.id}`);
    await waitFor(() => expect(page.address()).toBe(whole.replace("?", `/${baker.id}?`)));
    await page.navigate("/dashboard/applications?q=clinique");
    await waitFor(() => expect(titles()).toEqual(["Nurse"]));
    fireEvent.change(search(), { target: { value: "" } });
    await waitFor(() => expect(titles()).toEqual(["Nurse", "Baker"]));
    expect(page.address()).toBe("/dashboard/applications");
    page.unmount();
    const again = await open();
    await stageOf("Baker, Maison Lenoir");
    expect(again.address()).toBe("/dashboard/applications");
  });

  test("are cleared on another day, but not view and order", async () => {
    serve();
    localStorage.setItem(
      `postulo-applications-view:${userId}`,
      "view=priority&q=baker&stage=offer&sort=job_title&order=asc&day=2026-01-05",
    );
    const page = await open();
    expect(await screen.findByRole("region", { name: "Medium, 2" })).toBeDefined();
    expect(page.address()).toBe("/dashboard/applications?view=priority&sort=job_title&order=asc");
  });
});

describe("ten thousand applications", () => {
  test("load the first two hundred first, and only visible rows are rendered", async () => {
    const rows = many(2500);
    serve({ rows });
    server.handle("GET /rest/v1/job_applied", (request) => {
      const { searchParams } = new URL(request.url);
      const from = Number(searchParams.get("offset") ?? 0);
      return Response.json(rows.slice(from, from + Number(searchParams.get("limit"))));
    });
    await open();
    await stageOf("Baker 0, Maison Lenoir");
    expect(await screen.findByText("2,500 applications")).toBeDefined();
    const table = screen.getByRole("table");
    expect(table.getAttribute("aria-rowcount")).toBe("2501");
    expect(table.querySelectorAll("[data-row]").length).toBeLessThan(40);
    expect(
      screen
        .getByRole("combobox", { name: "Stage of Baker 0, Maison Lenoir" })
        .closest("tr")
        ?.getAttribute("aria-rowindex"),
    ).toBe("2");
    const requested = server
      .requests("GET /rest/v1/job_applied")
      .map(({ url }) => new URL(url).searchParams);
    expect(requested.map((parameters) => parameters.get("limit"))).toEqual([
      "200",
      "1000",
      "1000",
      "1000",
    ]);
  });

  test("are listed once each when one was added between two pages", async () => {
    const rows = many(1500);
    const added = { ...baker, id: "22222222-2222-4222-8222-222222222222", job_title: "New" };
    serve({ rows });
    server.handle("GET /rest/v1/job_applied", (request) => {
      const { searchParams } = new URL(request.url);
      const from = Number(searchParams.get("offset") ?? 0);
      // The last row of the first page is also the first row of the second.
      const now = from === 0 ? rows : [added, ...rows];
      return Response.json(now.slice(from, from + Number(searchParams.get("limit"))));
    });
    await open();
    await stageOf("Baker 0, Maison Lenoir");
    expect(await screen.findByText("1,500 applications")).toBeDefined();
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("1501");
  });

  test("get the controls of a row on hover or focus", async () => {
    serve({ rows: many(150) });
    await open();
    const stage = await stageOf("Baker 0, Maison Lenoir");
    expect(stage.options).toHaveLength(1);
    fireEvent.focus(stage);
    expect(stage.options.length).toBeGreaterThan(8);
  });
});

test("a short list is rendered completely after its first paint, without moving the focus", async () => {
  serve({ rows: many(30) });
  await open();
  const details = await screen.findByRole("button", {
    name: "Details of Baker 0, Maison Lenoir",
  });
  details.focus();
  // Rows that are not rendered cannot be found by the browser's search.
  await waitFor(() => expect(document.querySelectorAll("[data-row]")).toHaveLength(30));
  expect(document.activeElement).toBe(details);
  expect(screen.getByText("Baker 29")).toBeDefined();
  fireEvent.keyDown(details, { key: "j" });
  expect(document.activeElement?.closest("[data-row]")?.getAttribute("data-index")).toBe("1");
});

test("keys move between rows, edit, add and search, but not while typing", async () => {
  serve();
  await open();
  await stageOf("Nurse, Clinique d'Arc");
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key });
  const focused = () => document.activeElement?.getAttribute("aria-label");
  const links = ["Nurse, Clinique d'Arc", "Baker, Maison Lenoir"] as const;
  for (const [key, index] of [
    ["j", 0],
    ["j", 1],
    ["j", 1],
    ["k", 0],
    ["k", 0],
    ["j", 1],
  ] as const) {
    press(key);
    expect(focused()).toBe(links[index]);
  }
  press("e");
  const title: HTMLInputElement = await screen.findByRole("textbox", { name: "Job title" });
  expect(title.value).toBe("Baker");
  expect(document.activeElement).toBe(title);
  press("c");
  expect(screen.queryByRole("heading", { name: "Add an application" })).toBeNull();
  press("Escape");
  await waitFor(() => expect(focused()).toBe(`Details of ${links[1]}`));
  press("/");
  expect(document.activeElement).toBe(search());
  press("j");
  expect(document.activeElement).toBe(search());
  search().blur();
  press("c");
  expect(await screen.findByRole("heading", { name: "Add an application" })).toBeDefined();
});
