import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { startFakeServer } from "./testing/fake-server.ts";
import { freshBrowserForEachTest, renderApp } from "./testing/render-app.tsx";

const server = startFakeServer();
beforeEach(() => server.reset());
freshBrowserForEachTest();

const headings = (level: number) =>
  screen.getAllByRole("heading", { level }).map(({ textContent }) => textContent);

test("the privacy policy has every section, dated, and each is reached from the contents", async () => {
  await renderApp("/privacy");
  expect(headings(1)).toEqual(["Privacy policy"]);
  expect(screen.getByText("Last updated: September 9, 2025")).toBeDefined();
  expect(headings(3)).toEqual(["Profile", "Application data", "Generated content", "Usage data"]);
  const links = within(screen.getByRole("navigation", { name: "Contents" })).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(headings(2));
  expect(links.map((link) => link.getAttribute("href")?.slice(1) ?? "")).toSatisfy(
    (ids: string[]) => ids.every((id) => document.getElementById(id) !== null),
  );
});

test("the terms are French in French, and the toggle leads to their English address", async () => {
  const app = await renderApp("/fr/terms", "fr");
  expect(headings(1)).toEqual(["Conditions d’utilisation"]);
  expect(screen.getByText("Dernière mise à jour : 9 septembre 2025")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: /Switch to English|Passer à l’anglais/ }));
  await waitFor(() => expect(app.address()).toBe("/terms"));
  await waitFor(() => expect(headings(1)).toEqual(["Terms of service"]));
});

test("the page about us introduces whom the operator has named, and invents nobody", async () => {
  await renderApp("/about");
  await waitFor(() => expect(headings(3)).toEqual(["Noor Lindqvist", "Not introduced yet"]));
  expect(screen.getByText("Baked bread for ten years.")).toBeDefined();
  expect(screen.getByRole("img", { name: "Photo of Noor Lindqvist" }).getAttribute("src")).toBe(
    "https://pictures.example/noor.jpg",
  );
});

test("the statement on accessibility says what was tested and what was not, under a date of its own", async () => {
  await renderApp("/fr/accessibility", "fr");
  expect(headings(2)).toEqual([
    "Ce qui a été testé",
    "Comment c’est construit",
    "Ce qui n’a pas été testé",
    "Un obstacle sur votre chemin\u202F?",
  ]);
  expect(screen.getByText("Dernière mise à jour : 21 novembre 2026")).toBeDefined();
});

test("the footer leads to all four, in the language of the page", async () => {
  await renderApp("/fr", "fr");
  const hrefs = ["Confidentialité", "Conditions", "À propos", "Accessibilité"].map((name) =>
    screen.getByRole("link", { name }).getAttribute("href"),
  );
  expect(hrefs).toEqual(["/fr/privacy", "/fr/terms", "/fr/about", "/fr/accessibility"]);
});
