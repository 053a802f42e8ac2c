import type { Language } from "@postulo/i18n/language";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { loadCatalogues } from "../../i18n/catalogue.ts";
import DemoRoute from "../demo.tsx";
import { AppFrame } from "../testing/app-frame.tsx";
import { publicConfig, startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { onWideScreen, signedInAs } from "../testing/render-dashboard.tsx";

const server = startFakeServer();
freshBrowserForEachTest();
beforeEach(() => {
  server.reset();
  onWideScreen();
});

async function openDemo(address = "/demo", language: Language = "en") {
  window.history.replaceState(null, "", address);
  document.documentElement.lang = language;
  await loadCatalogues(language);
  const router = createMemoryRouter([{ path: "*", element: <DemoRoute /> }]);
  await act(async () => {
    render(<AppFrame language={language} router={router} />);
  });
}

test("shows the board of an invented person, without a request that needs an account", async () => {
  await openDemo();
  expect(await screen.findByRole("heading", { level: 1, name: "Applications" })).toBeTruthy();
  expect(await screen.findByText("Supply chain manager")).toBeTruthy();
  expect(window.location.pathname).toBe("/demo/dashboard/applications");
  expect(
    (await screen.findByRole("link", { name: "Create your account" })).getAttribute("href"),
  ).toBe("/auth/register");
  expect(new Set(server.requestNames())).toEqual(new Set(["GET /config.json"]));
  expect(localStorage.getItem("profile_id")).toBeNull();
});

test("keeps changes for the visit, below its own address", async () => {
  await openDemo("/demo/dashboard/applications?view=table");
  const stage: HTMLSelectElement = await screen.findByRole("combobox", {
    name: "Stage of Supply chain manager, Mobilier Arpège",
  });
  fireEvent.focus(stage);
  fireEvent.change(stage, { target: { value: "offer" } });
  const navigation = within(screen.getByRole("navigation", { name: "Main" }));
  fireEvent.click(navigation.getByRole("link", { name: "Today" }));
  await screen.findByRole("heading", { level: 1, name: /day, / });
  expect(window.location.pathname).toBe("/demo/dashboard/today");
  fireEvent.click(navigation.getByRole("link", { name: "Applications" }));
  const again: HTMLSelectElement = await screen.findByRole("combobox", {
    name: "Stage of Supply chain manager, Mobilier Arpège",
  });
  expect(again.value).toBe("offer");
  const stored = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect(stored.filter((key) => /de30|profile_id/.test(key))).toEqual([]);
  expect(new Set(server.requestNames())).toEqual(new Set(["GET /config.json"]));
});

test("opens an application at an address that another tab can open", async () => {
  await openDemo("/demo/dashboard/applications?view=table");
  const [first] = await screen.findAllByRole("link", { name: /Supply chain manager/ });
  const href = first?.getAttribute("href") ?? "";
  expect(href).toMatch(/^\/demo\/dashboard\/applications\/[-0-9a-f]{36}$/);
  cleanup();
  await openDemo(href);
  expect(await screen.findByRole("heading", { name: /Supply chain manager/ })).toBeTruthy();
  expect(new Set(server.requestNames())).toEqual(new Set(["GET /config.json"]));
});

test("opens the dialog that reads a mail", async () => {
  await openDemo("/demo/dashboard/today");
  fireEvent.click(await screen.findByRole("button", { name: "Read a mail…" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("offers no account while the registration is closed", async () => {
  server.handle("GET /config.json", () =>
    Response.json({ ...publicConfig(), registration: "closed-beta" }),
  );
  await openDemo("/fr/demo/dashboard/cover-letter", "fr");
  const main = within(await screen.findByRole("main"));
  expect(main.getByRole("heading", { level: 1 }).textContent).toBe(
    "Cette partie demande un compte",
  );
  expect(screen.queryByRole("link", { name: "Créer votre compte" })).toBeNull();
  expect(main.getByRole("link", { name: "Découvrir Postulo" }).getAttribute("href")).toBe("/fr");
});

test("leads to the dashboard who is signed in", async () => {
  await signedInAs("ann@example.org");
  await openDemo("/demo/dashboard/cover-letter");
  expect((await screen.findAllByRole("link", { name: "Dashboard" })).length).toBe(2);
});
