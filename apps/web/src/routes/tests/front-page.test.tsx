import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { loadConfig } from "../../data/server-client.ts";
import { publicConfig, startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest, renderApp } from "../testing/render-app.tsx";

const server = startFakeServer();
beforeEach(() => server.reset());
freshBrowserForEachTest();

describe("the front page", () => {
  test("links visitors to the registration while it is open, and requests nothing but the settings", async () => {
    await renderApp("/");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("You send it.");
    const shownWhile = (link: HTMLElement) =>
      link.closest<HTMLElement>("[data-while]")?.dataset["while"];
    const starts = screen.getAllByRole("link", { name: "Get started" });
    expect(starts.map((link) => [shownWhile(link), link.getAttribute("href")])).toEqual([
      ["open", "/auth/register"],
      ["closed", "/auth/login"],
    ]);
    const last = screen.getByRole("link", { name: "Create your account" });
    expect([shownWhile(last), last.getAttribute("href")]).toEqual(["open", "/auth/register"]);
    expect(screen.getByRole("link", { name: "Try it without an account" })).toHaveProperty(
      "pathname",
      "/demo",
    );
    expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/auth/login");
    await loadConfig();
    expect(server.requestNames().filter((name) => name !== "GET /config.json")).toEqual([]);
  });

  test("has canonical and alternate links, Open Graph tags, prices and questions as structured data", async () => {
    await renderApp("/fr", "fr");
    const hrefs = (selector: string) =>
      [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute("href"));
    const origin = window.location.origin;
    expect(hrefs("link[rel=canonical]")).toEqual([`${origin}/fr`]);
    expect(hrefs("link[hreflang]")).toEqual([`${origin}/`, `${origin}/fr`, `${origin}/`]);
    const picture = document.head.querySelector("meta[property='og:image']");
    expect(picture?.getAttribute("content")).toBe(`${origin}/share/front.fr.jpg`);
    const data = JSON.parse(
      document.querySelector("script[type='application/ld+json']")?.textContent ?? "",
    );
    expect(data["@graph"]).toMatchObject([
      { "@type": "WebSite", inLanguage: "fr" },
      {
        "@type": "SoftwareApplication",
        offers: [{ price: 0 }, { price: 9 }, { price: 19 }, { price: 39 }],
      },
      { "@type": "FAQPage" },
    ]);
    expect(data["@graph"][2].mainEntity).toHaveLength(6);
  });

  test("shows each price by month and by year, with what a year saves", async () => {
    await renderApp("/");
    const prices = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    for (const text of ["€9a monthor €90 a year: €18 less", "€19a monthor €200 a year: €28 less"])
      expect(prices.filter((shown) => shown.includes(text))).toHaveLength(1);
  });

  test("links to its translation, and stores the language", async () => {
    await renderApp("/");
    const link = screen.getByRole("link", { name: "FR: Switch to French" });
    expect(link.getAttribute("href")).toBe("/fr");
    // Prevents the navigation, which jsdom does not implement.
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link);
    expect(localStorage.getItem("postulo-language")).toBe("fr");
  });

  test("changes the theme immediately, and stores it", async () => {
    await renderApp("/");
    const select = screen.getByRole("combobox", { name: "Theme" });
    expect(select).toHaveProperty("value", "light");
    fireEvent.change(select, { target: { value: "dark" } });
    expect(document.documentElement.dataset["colorScheme"]).toBe("dark");
    expect(localStorage.getItem("postulo-theme")).toBe("dark");
  });

  test("links to our page about the extension when no store is configured", async () => {
    server.handle("GET /config.json", () => Response.json(publicConfig()));
    await renderApp("/fr", "fr");
    const link = await screen.findByRole("link", { name: "Installer l’extension" });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([
      "/fr/extension",
      null,
    ]);
  });

  test("shows the configured links, and no others", async () => {
    server.handle("GET /config.json", () =>
      Response.json({
        ...publicConfig(),
        links: {
          store: "https://store.example/postulo",
          contactEmail: "hello@example.org",
          source: "https://code.example/postulo",
          feedback: { en: "https://forms.example/en", fr: "https://forms.example/fr" },
        },
      }),
    );
    await renderApp("/");
    const store = await screen.findByRole("link", { name: /Get the extension/ });
    expect([store.getAttribute("href"), store.getAttribute("target")]).toEqual([
      "https://store.example/postulo",
      "_blank",
    ]);
    expect(screen.getByRole("link", { name: "Contact" }).getAttribute("href")).toBe(
      "mailto:hello@example.org",
    );
    expect(screen.getByRole("link", { name: "Feedback" }).getAttribute("href")).toBe(
      "https://forms.example/en",
    );
    expect(screen.getByRole("link", { name: "Source code" }).getAttribute("href")).toBe(
      "https://code.example/postulo",
    );
    expect(screen.queryByRole("link", { name: "Community" })).toBeNull();
  });
});

test("an unknown URL shows the not-found page and is logged to the console", async () => {
  const logged = vi.fn<(error: Error) => void>();
  vi.stubGlobal("reportError", logged);
  await renderApp("/nowhere");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
  expect(screen.getByRole("link", { name: "Back to the home page" }).getAttribute("href")).toBe(
    "/",
  );
  expect(logged.mock.calls.map(([error]) => error.message)).toEqual([
    "There is no page at /nowhere",
  ]);
});
