import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { profileId, startFakeServer } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { deferredResponse, renderDashboard } from "../testing/render-dashboard.tsx";

const userId = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const server = startFakeServer();
freshBrowserForEachTest();

const svg = (width: number, height: number, inside = "") =>
  `<svg class="typst-doc" viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const drawing = (text: string) => () =>
  new Response(text, { headers: { "content-type": "image/svg+xml" } });
const respondWithError = (status: number, code: string) => () =>
  Response.json({ code, message: "in words of the server" }, { status });

function servePerson(country: string) {
  const names = { first_name: "Hannah", last_name: "Whitlock" };
  serveTable(server, "profile", { rows: [{ id: profileId, user_id: userId, ...names, country }] });
}

beforeEach(() => {
  server.reset();
  servePerson("United Kingdom");
  server.handle("POST /cv", drawing(svg(595.28, 1683.78)));
});

const lastRequest = async (): Promise<unknown> =>
  server.requests("POST /cv").at(-1)?.clone().json();
const template = (name: string) => screen.findByRole("radio", { name });
const pages = () => screen.findAllByRole("img", { name: /^Your CV, page/ });

describe("the page of the CV", () => {
  test("shows the user's own pages, and asks for nothing that was not chosen", async () => {
    await renderDashboard("/dashboard/cv");
    expect(await pages()).toHaveLength(2);
    expect(screen.getByRole("img", { name: "Your CV, page 2 of 2" })).toBeDefined();
    expect(await lastRequest()).toEqual({ template: "plain", format: "svg" });
    expect(screen.queryByText(/mix the two columns/)).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByText("The PDF cannot show some characters")).toBeNull();
  });

  test("keeps the look in the URL, and draws it again", async () => {
    const page = await renderDashboard("/dashboard/cv?template=serif&accent=1f4e79");
    expect(await template("Serif")).toHaveProperty("checked", true);
    expect(screen.getByRole("radio", { name: "Blue" })).toHaveProperty("checked", true);
    fireEvent.click(await template("Split Two columns"));
    fireEvent.change(screen.getByLabelText("Paper"), { target: { value: "us-letter" } });
    fireEvent.change(screen.getByLabelText("Language"), { target: { value: "fr" } });
    fireEvent.click(screen.getByRole("radio", { name: "Of the template" }));
    await waitFor(() =>
      expect(page.address()).toBe("/dashboard/cv?template=split&paper=us-letter&language=fr"),
    );
    await waitFor(async () =>
      expect(await lastRequest()).toEqual({
        template: "split",
        format: "svg",
        paper: "us-letter",
        language: "fr",
      }),
    );
    expect(screen.getByText(/mix the two columns/)).toBeDefined();
  });

  test("says how many pages it has, and that two columns may be why", async () => {
    server.handle("POST /cv", drawing(svg(595.28, 2 * 841.89)));
    await renderDashboard("/dashboard/cv?template=split");
    const why = "2 pages in this template. One with a single column may need fewer.";
    expect(await screen.findByText(why)).toBeDefined();
    fireEvent.click(screen.getByRole("radio", { name: /^Plain/ }));
    expect(await screen.findByText("2 pages")).toBeDefined();
    expect(screen.queryByText(why)).toBeNull();
  });

  test("warns of characters that the PDF cannot show, and in which entry they are", async () => {
    const unprintable = [
      { kind: "head", name: "", characters: ["山"] },
      { kind: "experience", name: "Cook, Larkfield", characters: ["\uF0B7", "🎉"] },
    ];
    const data = `<metadata>${JSON.stringify({ unprintable })}</metadata>`;
    server.handle("POST /cv", drawing(svg(595.28, 841.89, data)));
    await renderDashboard("/dashboard/cv");
    const title = await screen.findByText("The PDF cannot show some characters");
    const lines = within(title.parentElement ?? document.body).getAllByRole("listitem");
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      "Name and contact – 山",
      "Cook, Larkfield – U+F0B7 🎉",
    ]);
    expect(screen.getByRole("link", { name: "Cook, Larkfield" }).getAttribute("href")).toBe(
      "/dashboard/your-informations/experience",
    );
    const download = screen.getByRole("button", { name: "Download PDF" });
    expect(title.compareDocumentPosition(download)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  test("names the notes that it leaves out", async () => {
    const data = `<metadata>${JSON.stringify({ unprintable: [], leftOut: ["Other: First aid"] })}</metadata>`;
    server.handle("POST /cv", drawing(svg(595.28, 841.89, data)));
    await renderDashboard("/dashboard/cv");
    // With the pages, so that it moves nothing when it appears.
    const shown = within(await screen.findByRole("region", { name: "Preview" }));
    expect(await shown.findByText("1 note of your profile is not on this CV")).toBeDefined();
    expect(screen.getByText("Other: First aid")).toBeDefined();
    expect(screen.getByRole("link", { name: "Change my notes" }).getAttribute("href")).toBe(
      "/dashboard/your-informations/other",
    );
  });

  test("shows the paper of the country", async () => {
    servePerson("Canada");
    server.handle("POST /cv", drawing(svg(612, 792)));
    await renderDashboard("/dashboard/cv?template=none&paper=a3&accent=red");
    await waitFor(() =>
      expect(screen.getByLabelText("Paper")).toHaveProperty("value", "us-letter"),
    );
    expect(await lastRequest()).toEqual({ template: "plain", format: "svg" });
    expect(await pages()).toHaveLength(1);
  });

  test("downloads each format under the person's name, once for a double click", async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => "blob:cv", revokeObjectURL: () => {} });
    await renderDashboard("/dashboard/cv?template=margin");
    await pages();
    const pdf = deferredResponse();
    server.handle("POST /cv", pdf.respond);
    const button = screen.getByRole("button", { name: "Download PDF" });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    expect(await lastRequest()).toEqual({ template: "margin", format: "pdf" });
    expect(server.requests("POST /cv")).toHaveLength(2);
    pdf.release(new Response("%PDF-1.7"));
    await waitFor(() => expect(saved).toEqual(["Whitlock-Hannah-CV.pdf"]));
    server.handle("POST /cv", () => new Response("{}"));
    for (const [name, file] of [
      ["Word", "Whitlock-Hannah-CV.docx"],
      ["JSON Resume", "Whitlock-Hannah-CV.json"],
    ] as const) {
      fireEvent.click(screen.getByRole("button", { name }));
      await waitFor(() => expect(saved).toContain(file));
    }
    vi.restoreAllMocks();
  });

  test("shows why a download failed", async () => {
    await renderDashboard("/dashboard/cv");
    await pages();
    server.handle("POST /cv", respondWithError(503, "busy"));
    fireEvent.click(screen.getByRole("button", { name: "Download PDF" }));
    expect(await screen.findByText("No CV was made")).toBeDefined();
    expect(screen.getByText("The server is busy. Try again in a moment.")).toBeDefined();
  });

  test.each([
    { code: "name_missing", text: /begins with your name/, link: "Add my name", tab: "profile" },
    { code: "profile_empty", text: /nothing to show/, link: "Add experience", tab: "experience" },
    {
      code: "profile_empty",
      text: /Upload a résumé that/,
      link: "Upload a résumé",
      tab: "profile",
    },
  ])("says what is missing instead of a CV: $code", async ({ code, text, link, tab }) => {
    server.handle("POST /cv", () => Response.json({ missing: code }));
    await renderDashboard("/dashboard/cv");
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole("link", { name: link }).getAttribute("href")).toBe(
      `/dashboard/your-informations/${tab}`,
    );
    expect(screen.queryByRole("button", { name: "Download PDF" })).toBeNull();
  });

  test("offers to draw again what could not be drawn", async () => {
    server.handle("POST /cv", respondWithError(400, "invalid_body"));
    await renderDashboard("/dashboard/cv");
    const alert = await screen.findByRole("alert", {}, { timeout: 10_000 });
    server.handle("POST /cv", drawing(svg(595.28, 841.89)));
    fireEvent.click(within(alert).getByRole("button"));
    expect(await pages()).toHaveLength(1);
  });

  test("moves to the pages on a phone, and speaks French", async () => {
    Element.prototype.scrollIntoView = vi.fn<() => void>();
    await renderDashboard("/dashboard/cv", "fr");
    await screen.findAllByRole("img", { name: /^Votre CV, page 1 sur 2/ });
    fireEvent.click(screen.getByRole("button", { name: "Aperçu" }));
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Aperçu" }));
  });

  test("is linked from the profile", async () => {
    await renderDashboard("/dashboard/your-informations/other");
    expect((await screen.findByRole("link", { name: "My CV" })).getAttribute("href")).toBe(
      "/dashboard/cv",
    );
  });
});
