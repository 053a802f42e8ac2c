import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { accountSections } from "../../account/account-sections.ts";
import { startFakeServer } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

const server = startFakeServer();
freshBrowserForEachTest();
beforeEach(() => {
  server.reset();
  serveTable(server, "model_calls", { rows: [] });
});

const index = async () =>
  within(await screen.findByRole("navigation", { name: "Sections of the account" }));
const focused = () => document.activeElement?.textContent;

test("the index leads to every section, each of which begins with a heading", async () => {
  await renderDashboard("/dashboard/profile");
  const links = (await index()).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    accountSections.map((section) => `/dashboard/profile#${section}`),
  );
  for (const section of accountSections)
    await waitFor(() => expect(document.querySelector(`#${section} h2`)).not.toBeNull());
});

test("a link moves the focus to the heading of its section, also when it is followed again", async () => {
  await renderDashboard("/dashboard/profile");
  const link = (await index()).getByRole("link", { name: "Your data" });
  for (const _ of [1, 2]) {
    link.focus();
    fireEvent.click(link);
    await waitFor(() => expect(focused()).toBe("Your data"));
    expect(document.activeElement?.tagName).toBe("H2");
    expect(link.getAttribute("aria-current")).toBe("true");
  }
});

test("a URL with a fragment opens its section; another one, or a selector, opens none", async () => {
  const page = await renderDashboard("/dashboard/profile#sessions");
  await waitFor(() => expect(document.activeElement?.closest("#sessions")).not.toBeNull());
  page.unmount();
  await renderDashboard("/dashboard/profile#x,body>*");
  await index();
  expect(document.activeElement?.tagName).not.toBe("H2");
});

test("a fragment does not take the focus from a field", async () => {
  const page = await renderDashboard("/dashboard/profile");
  const field = await screen.findByLabelText("New e-mail");
  field.focus();
  await act(() => page.navigate("/dashboard/profile#delete"));
  expect(document.activeElement).toBe(field);
});
