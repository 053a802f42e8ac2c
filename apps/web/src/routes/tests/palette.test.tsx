import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { profileId } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import { freshBrowserForEachTest, renderApp } from "../testing/render-app.tsx";
import { baker, server, serveSheet, userId } from "../testing/applications-screen.tsx";
import { onWideScreen, signedInAs } from "../testing/render-dashboard.tsx";
import { newLetterState } from "../../ui/new-letter-state.ts";
// Loads the lazy components before the test's timeout starts.
import "../../applications/application/application-sheet.tsx";
import "../../applications/calendar/calendar-view.tsx";
import "../../applications/sheets/import-dialog.tsx";
import "../../applications/sheets/report-dialog.tsx";
import "../shell/keys-help.tsx";
import "../shell/palette.tsx";

freshBrowserForEachTest();
beforeEach(async () => {
  server.reset();
  serveTable(server, "job_applied", { rows: [] });
  await signedInAs("ann@example.org");
});

const open = async () => {
  const app = await renderApp("/dashboard/profile");
  const button = await screen.findByRole("button", { name: "Search and commands" });
  return { ...app, button };
};
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(
    async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }),
  );
const field = () => screen.findByRole("combobox", { name: /Search your applications/ });
const labels = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

describe("the palette", () => {
  test("marks the one option that the pointer or the arrow keys reached last", async () => {
    const { button } = await open();
    fireEvent.click(button);
    const search = await field();
    const marked = () =>
      screen.getAllByRole("option", { selected: true }).map((one) => one.textContent);
    fireEvent.mouseMove(screen.getByRole("option", { name: "My CV" }));
    expect(marked()).toEqual(["My CV"]);
    fireEvent.keyDown(search, { key: "ArrowDown" });
    expect(marked()).toEqual([labels()[labels().indexOf("My CV") + 1]]);
  });

  test("keeps the view and the filters when it opens an application, or the form that adds one", async () => {
    const id = "11111111-1111-4111-8111-111111111111";
    const row = { ...baker, id, job_title: "Nurse", company_name: "Clinique d'Arc" };
    server.handle("GET /rest/v1/job_applied", () => Response.json([row]));
    serveTable(server, "profile", {
      rows: [{ id: profileId, user_id: userId, can_add_manually: true }],
    });
    const app = await renderApp("/dashboard/applications?view=pipeline&q=clinique");
    const openPalette = async (typed: string) => {
      fireEvent.click(await screen.findByRole("button", { name: "Search and commands" }));
      fireEvent.change(await field(), { target: { value: typed } });
    };
    await openPalette("Nurse");
    fireEvent.click(await screen.findByRole("option", { name: "Nurse, Clinique d'Arc" }));
    await waitFor(() =>
      expect(app.address()).toBe(`/dashboard/applications/${id}?view=pipeline&q=clinique`),
    );
    await openPalette("add");
    fireEvent.click(await screen.findByRole("option", { name: "Add application" }));
    await waitFor(() =>
      expect(app.address()).toBe("/dashboard/applications?view=pipeline&q=clinique"),
    );
    for (const link of screen.getAllByRole("link", { name: "Applications", hidden: true })) {
      expect(link.getAttribute("href")).toBe("/dashboard/applications?view=pipeline&q=clinique");
    }
  });

  test("finds an application by any of its words, whatever their accents", async () => {
    const row = {
      ...baker,
      id: "11111111-1111-4111-8111-111111111111",
      job_title: "Infirmière de nuit",
      company_name: "Clinique Saint-Aubin",
    };
    serveTable(server, "job_applied", { rows: [row] });
    const { button } = await open();
    fireEvent.click(button);
    fireEvent.change(await field(), { target: { value: "aubin infirmiere" } });
    const name = "Infirmière de nuit, Clinique Saint-Aubin";
    expect(await screen.findByRole("option", { name })).toBeDefined();
  });

  test.each([
    ["Import applications from a CSV file", "Import applications"],
    ["Make a report of the applications", "Report"],
  ])("opens over the list what is named “%s”", async (command, dialog) => {
    const row = { id: "11111111-1111-4111-8111-111111111111", job_title: "Nurse" };
    serveTable(server, "job_applied", { rows: [{ ...baker, ...row }] });
    serveTable(server, "profile", {
      rows: [{ id: profileId, user_id: userId, can_add_manually: true }],
    });
    const { button } = await open();
    fireEvent.click(button);
    const input = await field();
    const option = await screen.findByRole("option", { name: command });
    fireEvent.change(input, { target: { value: option.textContent } });
    fireEvent.keyDown(input, { key: "Enter" });
    expect(await screen.findByRole("dialog", { name: new RegExp(dialog) })).toBeDefined();
  });

  test("opens a view of the applications", async () => {
    const app = await open();
    await press("k", { ctrlKey: true });
    fireEvent.change(await field(), { target: { value: "calendar" } });
    fireEvent.click(await screen.findByRole("option", { name: "Applications · Calendar" }));
    await waitFor(() => expect(app.address()).toBe("/dashboard/applications?view=calendar"));
  });

  test("opens the applications of a stage, which are listed with a search only", async () => {
    const app = await open();
    await press("k", { ctrlKey: true });
    const input = await field();
    expect(labels()).not.toContain("Applications · Rejected");
    fireEvent.change(input, { target: { value: "rejec" } });
    fireEvent.click(await screen.findByRole("option", { name: "Applications · Rejected" }));
    await waitFor(() => expect(app.address()).toBe("/dashboard/applications?stage=rejected"));
    expect(await screen.findByRole("heading", { name: /^Applications/ })).toBeDefined();
  });

  test("opens a saved view of the applications by its name", async () => {
    serveTable(server, "saved_view", {
      rows: [
        {
          id: "44444444-4444-4444-8444-444444444444",
          user_id: userId,
          name: "Élan & Nantes",
          query: "q=nantes&group=stage",
          position: 1,
          version: 1,
        },
      ],
    });
    const app = await open();
    await press("k", { ctrlKey: true });
    fireEvent.change(await field(), { target: { value: "elan" } });
    fireEvent.click(await screen.findByRole("option", { name: "Applications · Élan & Nantes" }));
    await waitFor(() =>
      expect(app.address()).toBe(
        "/dashboard/applications?q=nantes&group=stage&saved=44444444-4444-4444-8444-444444444444",
      ),
    );
  });

  test("opens by Ctrl+K, finds commands regardless of accents, and runs them by Enter", async () => {
    const app = await open();
    await press("k", { ctrlKey: true });
    const input = await field();
    expect(input.getAttribute("aria-activedescendant")).toBe(
      screen.getByRole("option", { selected: true }).id,
    );
    fireEvent.change(input, { target: { value: "LÒGOUT" } });
    expect(labels()).toEqual(["Logout"]);
    fireEvent.keyDown(input, { key: "Enter" });
    await waitFor(() => expect(app.address()).toBe("/"));
  });

  test.each(["Escape", "k"])("does not open after %s while it is loading", async (key) => {
    await open();
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    fireEvent.keyDown(document.body, { key, ctrlKey: key === "k" });
    await act(() => import("../shell/palette.tsx"));
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("k", { ctrlKey: true });
    expect(await field()).toHaveProperty("placeholder", "Application, page or command…");
  });

  test("opens by touch, is navigated by arrow keys, and changes the theme", async () => {
    const { button } = await open();
    fireEvent.click(button);
    const input = await field();
    fireEvent.change(input, { target: { value: "theme" } });
    expect(labels()).toEqual(["Theme: Light", "Theme: Dark", "Theme: System"]);
    fireEvent.keyDown(input, { key: "ArrowUp" });
    expect(screen.getByRole("option", { selected: true }).textContent).toBe("Theme: System");
    fireEvent.keyDown(input, { key: "ArrowUp" });
    fireEvent.keyDown(input, { key: "Enter" });
    await waitFor(() =>
      expect(document.documentElement.getAttribute("data-color-scheme")).toBe("dark"),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("finds the sections of the account, and leads to their heading", async () => {
    const { button } = await open();
    fireEvent.click(button);
    const input = await field();
    expect(labels()).not.toContain("Account · Sessions");
    fireEvent.change(input, { target: { value: "sessions" } });
    expect(labels()).toEqual(["Account · Sessions"]);
    fireEvent.keyDown(input, { key: "Enter" });
    await waitFor(() => expect(document.activeElement?.closest("#sessions")).not.toBeNull());
  });

  test("names the parts of the profile", async () => {
    const { button } = await open();
    fireEvent.click(button);
    fireEvent.change(await field(), { target: { value: "profile" } });
    expect(labels()).toEqual([
      "Profile",
      ...["Files", "Education", "Experience", "Contributions", "Skills", "Websites", "Other"].map(
        (tab) => `Profile · ${tab}`,
      ),
    ]);
  });

  test("shows a message without matches", async () => {
    const { button } = await open();
    fireEvent.click(button);
    fireEvent.change(await field(), { target: { value: "zzz" } });
    expect(within(screen.getByRole("dialog")).getByRole("status").textContent).toBe("No results.");
  });
});

test("G and T open Today, not while typing and not when single keys are off", async () => {
  const app = await open();
  await press("k", { ctrlKey: true });
  await field();
  await press("g");
  await press("t");
  await press("Escape");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(app.address()).toBe("/dashboard/profile");

  localStorage.setItem("postulo-letter-keys", "off");
  await press("g");
  await press("t");
  expect(app.address()).toBe("/dashboard/profile");
  localStorage.removeItem("postulo-letter-keys");

  await press("g");
  await press("t");
  await waitFor(() => expect(app.address()).toBe("/dashboard/today"));
});

test("G and L begin a new letter, as the link of the header does", async () => {
  const app = await open();
  await press("g");
  await press("l");
  await waitFor(() => expect(app.address()).toBe("/dashboard/cover-letter"));
  expect(app.state()).toEqual(newLetterState);
});

test("every link of the header has its shortcut, which the help names as the link", async () => {
  await open();
  await press("?");
  const help = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
  const listed = help
    .getAllByText(/^Go to (?!the newest message)/)
    .map((one) => [one.textContent, one.nextSibling?.textContent]);
  expect(listed).toEqual([
    ["Go to Today", "G then T"],
    ["Go to Applications", "G then A"],
    ["Go to Profile", "G then I"],
    ["Go to Generate cover letter", "G then L"],
    ["Go to My CV", "G then V"],
    ["Go to Account", "G then P"],
  ]);
});

test.each([
  ["", [["Open the application", "Enter"]]],
  [
    `/${baker.id}`,
    [
      ["Previous or next application, while one is open", "↑ ↓"],
      ["Close the application", "Esc"],
    ],
  ],
  [
    "?view=calendar",
    [
      ["Another day", "← → ↑ ↓"],
      ["Previous or next week or month", "Page up Page down"],
    ],
  ],
  ["?view=pipeline", [["Pick up a card by its handle, move it, drop it", "Space ← →"]]],
])("the help lists the keys of the applications%s", async (address, keys) => {
  serveSheet();
  onWideScreen();
  await renderApp(`/dashboard/applications${address}`);
  await waitFor(() => expect(document.querySelector("[data-skeleton]")).toBeNull());
  await waitFor(() => expect(document.querySelector("[data-application], table")).not.toBeNull());
  await press("?");
  const help = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
  for (const [label = "", key] of keys)
    expect((await help.findByText(label)).nextSibling?.textContent).toBe(key);
});

test("the help lists the page's shortcuts, and disables single-key ones", async () => {
  await open();
  await press("?");
  const help = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
  expect(help.getByText("Go to Generate cover letter").nextSibling?.textContent).toBe("G then L");
  expect(help.getByText("Search and commands").nextSibling?.textContent).toBe("Ctrl K");
  expect(help.getByText("Go to Today").nextSibling?.textContent).toBe("G then T");
  const letters = help.getByRole("checkbox", { name: "Single keys and G sequences" });
  fireEvent.click(letters);
  expect(localStorage.getItem("postulo-letter-keys")).toBe("off");
  fireEvent.click(letters);
  expect(localStorage.getItem("postulo-letter-keys")).toBeNull();
});
