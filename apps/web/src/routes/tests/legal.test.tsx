import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadConfig } from "../../data/server-client.ts";
import { publicConfig, startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest, renderApp } from "../testing/render-app.tsx";

const server = startFakeServer();
beforeEach(() => server.reset());
freshBrowserForEachTest();

const headings = (level: number) =>
  screen.getAllByRole("heading", { level }).map(({ textContent }) => textContent);

test("the privacy policy has every section, a date, and a table of contents with links", async () => {
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

test("the privacy policy names every text that a model gets", async () => {
  await renderApp("/privacy");
  const sent = ["job description", "text of a résumé", "line of your CV"];
  const { textContent } = screen.getByText(/connected to an AI provider/);
  expect(sent.filter((text) => !textContent?.includes(text))).toEqual([]);
});

test("the terms are in French in French, and a link leads to their English URL", async () => {
  await renderApp("/fr/terms", "fr");
  expect(headings(1)).toEqual(["Conditions d’utilisation"]);
  expect(screen.getByText("Dernière mise à jour : 9 septembre 2025")).toBeDefined();
  const link = screen.getByRole("link", { name: /Switch to English|Passer à l’anglais/ });
  expect(link.getAttribute("href")).toBe("/terms");
});

test("the about page names the configured founders, and no one else", async () => {
  await renderApp("/about");
  await waitFor(() => expect(headings(3)).toEqual(["Noor Lindqvist"]));
  expect(screen.getByText("Baked bread for ten years.")).toBeDefined();
  expect(screen.getByRole("img", { name: "Photo of Noor Lindqvist" }).getAttribute("src")).toBe(
    "https://pictures.example/noor.jpg",
  );
});

test("the accessibility statement lists what was tested and what was not, with its own date", async () => {
  await renderApp("/fr/accessibility", "fr");
  expect(headings(2)).toEqual([
    "Ce qui a été testé",
    "Comment c’est construit",
    "Ce qui n’a pas été testé",
    "Un obstacle sur votre chemin\u202F?",
  ]);
  expect(screen.getByText("Dernière mise à jour : 21 novembre 2026")).toBeDefined();
});

/** Adds operator facts to the page, as the server does. */
function deliverFacts(facts: Record<string, string>) {
  const meta = document.createElement("meta");
  meta.name = "operator-facts";
  meta.content = JSON.stringify(facts);
  document.head.append(meta);
}
afterEach(() => document.querySelector("meta[name=operator-facts]")?.remove());

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test.each([
  ["/privacy", "en", /^The operator of this server has not given a contact address\./],
  ["/terms", "en", /^The operator of this server has not given a contact address\./],
  ["/accessibility", "en", /^The operator of this server has not given a contact address/],
  ["/fr/privacy", "fr", /^L’exploitant de ce serveur n’a pas indiqué d’adresse de contact\./],
] as const)("%s shows the contact address, or that none is configured", async (...row) => {
  const [address, language, missing] = row;
  const first = await renderApp(address, language);
  expect(texts("[data-operator=contactEmail]")).toEqual([expect.stringMatching(missing)]);
  await first.navigate("/about");
  deliverFacts({ contactEmail: "ana@example.org" });
  await first.navigate(address);
  const link = document.querySelector("[data-operator=contactEmail] a");
  expect(link?.getAttribute("href")).toBe("mailto:ana@example.org");
});

test("the legal notice shows publisher, director and host, and marks what is missing", async () => {
  deliverFacts({ publisherName: "Ana Lopez", hostName: "Nuage SAS", contactEmail: "a@b.example" });
  await renderApp("/fr/legal", "fr");
  expect(headings(2)).toEqual([
    "Éditeur",
    "Directeur ou directrice de la publication",
    "Hébergeur",
    "Données personnelles",
  ]);
  const missing = "Non indiqué par l’exploitant de ce serveur";
  expect(texts("dd")).toEqual([
    "Ana Lopez",
    missing,
    missing,
    "a@b.example",
    missing,
    missing,
    missing,
    "Nuage SAS",
    missing,
    missing,
  ]);
});

test("the about page shows one sentence without configured founders", async () => {
  server.handle("GET /config.json", () => Response.json(publicConfig()));
  await renderApp("/about");
  await loadConfig();
  expect(screen.queryAllByRole("heading", { level: 3 })).toEqual([]);
  expect(texts("[data-operator=founders]")).toEqual([
    "The people who run this server have not introduced themselves.",
  ]);
});

test("the footer links to all five pages in the language of the page", async () => {
  await renderApp("/fr", "fr");
  const hrefs = [
    "Confidentialité",
    "Conditions",
    "Mentions légales",
    "À propos",
    "Accessibilité",
  ].map((name) => screen.getByRole("link", { name }).getAttribute("href"));
  expect(hrefs).toEqual([
    "/fr/privacy",
    "/fr/terms",
    "/fr/legal",
    "/fr/about",
    "/fr/accessibility",
  ]);
});
