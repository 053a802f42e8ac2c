import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
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
import { serveTable } from "../../testing/fake-tables.ts";
// Loads the lazy component before the test's timeout starts.
import "../../../applications/saved-views/saved-views-popover.tsx";

startApplicationScreens();

const viewId = "44444444-4444-4444-8444-444444444444";
const nantes = {
  id: viewId,
  user_id: userId,
  name: "Nantes",
  query: "q=nantes&group=stage",
  position: 1,
  version: 1,
};
const rows = ["Nantes", "Lyon"].map((location, at) => ({
  ...baker,
  id: `11111111-1111-4111-8111-11111111111${at}`,
  job_title: `Baker ${at}`,
  location,
}));
let table: ReturnType<typeof serveTable>;
beforeEach(() => {
  serve({ rows });
  table = serveTable(server, "saved_view", {
    rows: [nantes],
    defaults: () => ({ user_id: userId, version: 1 }),
  });
});

async function openAll(search = "") {
  const page = await open(search);
  await stageOf("Baker 0, Maison Lenoir");
  return page;
}
const button = (name: RegExp | string = "Saved views") => screen.getByRole("button", { name });
async function openMenu(name?: RegExp | string) {
  fireEvent.click(button(name));
  const menu = within(await screen.findByRole("dialog", { name: "Saved views" }));
  await menu.findByRole("button", { name: "All applications" });
  return menu;
}
type Menu = Awaited<ReturnType<typeof openMenu>>;
function saveAs(menu: Menu, name: string) {
  fireEvent.change(menu.getByLabelText("Name of the new view"), { target: { value: name } });
  fireEvent.click(menu.getByRole("button", { name: "Save view" }));
}

test.each([
  ["", "true"],
  ["?group=stage", "true"],
  ["?stage=saved", null],
])("with %s all applications are marked as shown: %s", async (search, current) => {
  await open(search);
  await screen.findByRole("button", { name: "Saved views" });
  const menu = await openMenu();
  const all = menu.getByRole("button", { name: "All applications" });
  expect(all.getAttribute("aria-current")).toBe(current);
});

test("a view is chosen, changed and updated, and left for all applications", async () => {
  const page = await openAll();
  const menu = await openMenu();
  fireEvent.click(menu.getByRole("button", { name: "Nantes" }));
  await waitFor(() => expect(titles()).toEqual(["Baker 0"]));
  expect(page.address()).toBe(`/dashboard/applications?q=nantes&group=stage&saved=${viewId}`);
  const search = screen.getByRole("searchbox", { name: "Search applications" });
  fireEvent.change(search, { target: { value: "lyon" } });
  await screen.findByRole("button", { name: "Saved view Nantes, changed" });
  const again = await openMenu("Saved view Nantes, changed");
  fireEvent.click(again.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Changes saved")).toBeDefined();
  expect(table.rows()).toMatchObject([{ name: "Nantes", query: "q=lyon&group=stage" }]);
  const last = await openMenu("Saved view Nantes");
  expect(last.queryByRole("button", { name: "Save changes" })).toBeNull();
  fireEvent.click(last.getByRole("button", { name: "All applications" }));
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(page.address()).toBe("/dashboard/applications");
});

test("what is shown is saved under a name, which is what is shown from then on", async () => {
  const page = await openAll("?sort=job_title&order=asc&q=nantes");
  const menu = await openMenu();
  fireEvent.click(menu.getByRole("button", { name: "Save view" }));
  expect(await menu.findByText("Enter a name")).toBeDefined();
  saveAs(menu, "  My view ");
  await screen.findByText("View saved");
  const query = "q=nantes&sort=job_title&order=asc";
  const stored = table.rows().find(({ name }) => name === "My view");
  expect(stored).toMatchObject({ query, position: 2 });
  expect(page.address()).toContain(`saved=${String(stored?.["id"])}`);
  await waitFor(() => expect(button("Saved view My view")).toBeDefined());
});

test("a name that exists, and the limit, are told without losing what was typed", async () => {
  server.handle("POST /rest/v1/saved_view", () =>
    Response.json({ code: "23505", message: "duplicate key" }, { status: 409 }),
  );
  await openAll();
  const menu = await openMenu();
  saveAs(menu, "NANTES");
  expect(await menu.findByText("You have a view with this name.")).toBeDefined();
  expect(menu.getByLabelText("Name of the new view")).toHaveProperty("value", "NANTES");
  server.handle("POST /rest/v1/saved_view", () =>
    Response.json({ code: "23514", message: "saved_view_limit" }, { status: 400 }),
  );
  fireEvent.click(menu.getByRole("button", { name: "Save view" }));
  expect(await menu.findByText(/^You have 30 views/)).toBeDefined();
});

test("a failure keeps the form, and tells that nothing was saved", async () => {
  server.handle("POST /rest/v1/saved_view", () => Promise.reject(new TypeError("failed")));
  await openAll();
  const menu = await openMenu();
  saveAs(menu, "Lyon");
  expect(await screen.findByText("The view was not saved")).toBeDefined();
  expect(menu.getByLabelText("Name of the new view")).toHaveProperty("value", "Lyon");
});

test("a view is renamed in place, and Escape cancels only that", async () => {
  await openAll();
  const menu = await openMenu();
  fireEvent.click(menu.getByRole("button", { name: "Rename Nantes" }));
  const field = menu.getByLabelText("New name");
  fireEvent.keyDown(field, { key: "Escape" });
  expect(menu.queryByLabelText("New name")).toBeNull();
  fireEvent.click(menu.getByRole("button", { name: "Rename Nantes" }));
  fireEvent.change(menu.getByLabelText("New name"), { target: { value: "Loire" } });
  fireEvent.click(menu.getByRole("button", { name: "Rename" }));
  expect(await menu.findByRole("button", { name: "Loire" })).toBeDefined();
  expect(table.rows()).toMatchObject([{ name: "Loire", query: nantes.query }]);
});

test("a change in another window is not overwritten", async () => {
  await openAll(`?q=maison&saved=${viewId}`);
  await screen.findByRole("button", { name: "Saved view Nantes, changed" });
  const menu = await openMenu("Saved view Nantes, changed");
  server.handle("PATCH /rest/v1/saved_view", () => Response.json([]));
  fireEvent.click(menu.getByRole("button", { name: "Save changes" }));
  expect(await menu.findByText(/changed or deleted in another window/)).toBeDefined();
});

test("a deleted view is restored by the undo, with its id", async () => {
  await openAll();
  const menu = await openMenu();
  fireEvent.click(menu.getByRole("button", { name: "Delete Nantes" }));
  expect(await screen.findByText("View deleted")).toBeDefined();
  expect(menu.queryByRole("button", { name: "Nantes" })).toBeNull();
  expect(table.rows()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Undo", hidden: true }));
  expect(await menu.findByRole("button", { name: "Nantes" })).toBeDefined();
  expect(table.rows()).toMatchObject([{ id: viewId, name: "Nantes", position: 1 }]);
});

test("the undo restores what another window had changed before the view was deleted", async () => {
  await openAll();
  const menu = await openMenu();
  const changed = { ...nantes, query: "q=angers", version: 2 };
  table = serveTable(server, "saved_view", {
    rows: [changed],
    defaults: () => ({ user_id: userId, version: 1 }),
  });
  fireEvent.click(menu.getByRole("button", { name: "Delete Nantes" }));
  expect(await screen.findByText("View deleted")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Undo", hidden: true }));
  expect(await menu.findByRole("button", { name: "Nantes" })).toBeDefined();
  expect(table.rows()).toMatchObject([{ id: viewId, query: "q=angers" }]);
});

const lyon = { ...nantes, id: "44444444-4444-4444-8444-444444444445", name: "Lyon", position: 2 };
const paris = { ...nantes, id: "44444444-4444-4444-8444-444444444446", name: "Paris", position: 3 };
const storedNames = () =>
  table
    .rows()
    .toSorted((one, other) => Number(one["position"]) - Number(other["position"]))
    .map(({ name }) => name);
const orderCall = "POST /rest/v1/rpc/order_saved_views";
/** Stores an order as the server does. */
async function storeOrder(request: Request): Promise<Response> {
  const { p_ids: ids }: { p_ids: string[] } = await request.json();
  const placed = table
    .rows()
    .map((row) => ({ ...row, position: ids.indexOf(String(row["id"])) + 1 }));
  table = serveTable(server, "saved_view", { rows: placed });
  return Response.json(placed);
}
const lines = (menu: Menu) => menu.getAllByRole("listitem").map(({ textContent }) => textContent);

test("views are moved by buttons that keep the focus, one change after the other", async () => {
  table = serveTable(server, "saved_view", { rows: [nantes, lyon, paris] });
  server.handle(orderCall, storeOrder);
  await openAll();
  const menu = await openMenu();
  fireEvent.click(menu.getByRole("button", { name: "Change the order" }));
  const up = () => menu.getByRole("button", { name: "Move Paris up" });
  fireEvent.click(up());
  expect(await screen.findByText("Paris: view 2 of 3")).toBeDefined();
  await waitFor(() => expect(lines(menu)).toEqual(["Nantes", "Paris", "Lyon"]));
  fireEvent.click(up());
  await waitFor(() => expect(lines(menu)).toEqual(["Paris", "Nantes", "Lyon"]));
  expect(document.activeElement).toBe(up());
  expect(up().getAttribute("aria-disabled")).toBe("true");
  await waitFor(() => expect(storedNames()).toEqual(["Paris", "Nantes", "Lyon"]));
  fireEvent.click(menu.getByRole("button", { name: "Done" }));
  expect(lines(menu)).toEqual(["All applications", "Paris", "Nantes", "Lyon"]);
});

test("an order that is being stored is shown in the list too", async () => {
  table = serveTable(server, "saved_view", { rows: [nantes, lyon] });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.handle(orderCall, (request) => promise.then(() => storeOrder(request)));
  await openAll();
  const menu = await openMenu();
  fireEvent.click(menu.getByRole("button", { name: "Change the order" }));
  fireEvent.click(menu.getByRole("button", { name: "Move Nantes down" }));
  await waitFor(() => expect(lines(menu)).toEqual(["Lyon", "Nantes"]));
  fireEvent.click(menu.getByRole("button", { name: "Done" }));
  expect(lines(menu)).toEqual(["All applications", "Lyon", "Nantes"]);
  resolve();
  await waitFor(() => expect(storedNames()).toEqual(["Lyon", "Nantes"]));
  expect(server.requests(orderCall)).toHaveLength(1);
});

test("an order that was not stored is taken back", async () => {
  table = serveTable(server, "saved_view", { rows: [nantes, lyon] });
  server.handle(orderCall, () => Promise.reject(new TypeError("failed")));
  await openAll();
  const menu = await openMenu();
  fireEvent.click(menu.getByRole("button", { name: "Change the order" }));
  fireEvent.click(menu.getByRole("button", { name: "Move Nantes down" }));
  expect(await screen.findByText("The order was not saved")).toBeDefined();
  await waitFor(() => expect(lines(menu)).toEqual(["Nantes", "Lyon"]));
});

test("thirty views are as many as possible", async () => {
  table = serveTable(server, "saved_view", {
    rows: Array.from({ length: 30 }, (_, at) => ({
      ...nantes,
      id: `44444444-4444-4444-8444-4444444444${10 + at}`,
      name: `View ${at}`,
    })),
  });
  await openAll();
  const menu = await openMenu();
  expect(menu.getByText(/^You have 30 views/)).toBeDefined();
  expect(menu.queryByLabelText("Name of the new view")).toBeNull();
});

test("the filters of a saved view are forgotten on another day, and its name with them", async () => {
  const stored = new URLSearchParams({ q: "lyon", group: "stage", saved: viewId });
  stored.set("day", "2020-01-01");
  localStorage.setItem(`postulo-applications-view:${userId}`, stored.toString());
  const page = await openAll();
  await waitFor(() => expect(page.address()).toBe("/dashboard/applications?group=stage"));
});
