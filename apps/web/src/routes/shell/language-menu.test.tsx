import { languages } from "@postulo/i18n/language";
import { languageNames } from "@postulo/i18n/language-names";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { AppFrame } from "../testing/app-frame.tsx";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import LanguageMenu from "./language-menu.tsx";

freshBrowserForEachTest();

test.each([
  ["/fr/auth/register?next=%2Fdashboard", "/auth/register?next=%2Fdashboard"],
  ["/auth/register?next=%2Fdashboard", "/auth/register?next=%2Fdashboard"],
])("a page that names its language in the URL has another one in another: %s", async (from, to) => {
  const router = createMemoryRouter([{ path: "*", element: <LanguageMenu /> }], {
    initialEntries: [from],
  });
  await act(async () => {
    render(<AppFrame language="en" router={router} />);
  });
  fireEvent.change(screen.getByRole("combobox", { name: "Language" }), { target: { value: "en" } });
  const address = () => router.state.location.pathname + router.state.location.search;
  await waitFor(() => expect(address()).toBe(to));
});

test("the menu of languages lists each by its own name, and changes the language and the URL", async () => {
  const router = createMemoryRouter([{ path: "*", element: <LanguageMenu /> }], {
    initialEntries: ["/about"],
  });
  await act(async () => {
    render(<AppFrame language="en" router={router} />);
  });
  const menu = screen.getByRole("combobox", { name: "Language" });
  const options = within(menu).getAllByRole("option");
  expect(options.map((option) => [option.textContent, option.lang])).toEqual(
    languages.map((language) => [languageNames[language], language]),
  );
  fireEvent.change(menu, { target: { value: "fr" } });
  await waitFor(() => expect(router.state.location.pathname).toBe("/fr/about"));
  const translated = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Langue" });
  expect(translated.value).toBe("fr");
  expect(localStorage.getItem("postulo-language")).toBe("fr");
});
