import { sampleInterview } from "@postulo/domain/testing/sample-schedule";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  baker,
  open,
  respondWithError,
  serve,
  server,
  startApplicationScreens,
  titles,
} from "../../testing/applications-screen.tsx";
import { serveTable } from "../../testing/fake-tables.ts";
import { renderDashboard } from "../../testing/render-dashboard.tsx";
import { declined, event, history, nurse, serveBoth } from "../../testing/stage-history.ts";

startApplicationScreens();

describe("the analytics", () => {
  test("count an offer although the stage is another now", async () => {
    serveBoth();
    await open("?view=analytics");
    const offers = await screen.findByRole("button", { name: /^1: Offers received/ });
    expect(screen.getByRole("button", { name: /^2: Total applications/ })).toBeDefined();
    expect(screen.getByText("Completed applications").nextElementSibling?.textContent).toBe("1");
    expect(
      screen.getByText(
        /1 application is still waiting for an answer, and not set to “No response”\./,
      ),
    ).toBeDefined();
    expect(screen.getByText("First answer after 7 days (median of 1)")).toBeDefined();
    offers.focus();
    fireEvent.click(offers);
    await waitFor(() => expect(titles()).toEqual(["Nurse"]));
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    await screen.findByRole("button", { name: "Remove the filter Offers received" });
  });

  test("count no rejection that was set back by the select", async () => {
    serve({ rows: [baker] });
    const steps = [
      { to: "applied", at: "2026-11-02T09:00:00Z" },
      { from: "applied", to: "rejected", at: "2026-11-09T09:00:00Z" },
      { from: "rejected", to: "applied", at: "2026-11-09T09:05:00Z" },
    ].map((step, at) => ({ ...event(baker, step), id: String(at) }));
    serveTable(server, "application_event", { rows: steps });
    await open("?view=analytics");
    await screen.findByText(/Of 1 application sent: 0 answered, 0 with an offer\./);
    expect(
      screen.getByText(
        /1 application is still waiting for an answer, and not set to “No response”\./,
      ),
    ).toBeDefined();
  });

  test("say what the total counts that the other figures leave out", async () => {
    const saved = { ...baker, application_stage: "saved", applied_at: null };
    serve({ rows: [saved, nurse] });
    serveTable(server, "application_event", { rows: [] });
    await open("?view=analytics");
    expect(
      await screen.findByText(/Total applications \(1 sent, 1 saved for later\)/),
    ).toBeDefined();
  });

  test("give each chart a name, and its data as a table", async () => {
    serveBoth();
    await open("?view=analytics");
    await screen.findByRole("button", { name: /^1: Offers received/ });
    const pictures = screen.getAllByRole("img");
    expect(pictures).toHaveLength(7);
    for (const picture of pictures) {
      expect(picture.getAttribute("aria-label")).toBeTruthy();
      expect(picture.closest("figure")?.querySelector("details table tbody tr")).not.toBeNull();
    }
  });

  test("begin with what to do, and its figures", async () => {
    const applied_at = new Date().toISOString().slice(0, 10);
    serve({ rows: [baker, declined].map((row) => ({ ...row, applied_at })) });
    serveTable(server, "application_event", { rows: history });
    await open("?tab=analytics");
    expect(
      await screen.findByRole("heading", { name: /^Keep applying: 2 applications are too few/ }),
    ).toBeDefined();
    expect(screen.getByText(/Of 2 applications sent: 1 answered, 1 with an offer\./)).toBeDefined();
  });

  test("offer the applications without news, and link to them", async () => {
    const old = { ...baker, applied_at: "2025-01-05" };
    const met = { ...nurse, applied_at: "2025-01-05" };
    serve({ rows: [old, met] });
    const interview = sampleInterview(met.id, { starts_at: new Date().toISOString() });
    const owned = { user_id: met.user_id, job_applied: null };
    serveTable(server, "interview", { rows: [{ ...interview, ...owned }] });
    serveTable(server, "application_event", {
      rows: [event(old, { to: "applied", at: "2025-01-05T09:00:00Z" })],
    });
    await open("?tab=analytics");
    await screen.findByRole("heading", {
      name: /^Follow up on 1 application without news for 21 days or more\./,
    });
    fireEvent.click(screen.getByRole("button", { name: "Show them" }));
    await waitFor(() => expect(titles()).toEqual(["Baker"]));
  });

  test("say to apply while only saved jobs are known, without empty charts", async () => {
    serve({ rows: [{ ...baker, application_stage: "saved", applied_at: null }] });
    serveTable(server, "application_event", { rows: [] });
    await open("?tab=analytics");
    await screen.findByRole("heading", { name: /^Send your first application/ });
    expect(screen.queryAllByRole("img")).toEqual([]);
  });

  test.each(["stage=saved", "q=baker"])("give no advice with the filter %s", async (filter) => {
    const saved = { ...baker, application_stage: "saved", applied_at: null };
    serve({ rows: [saved, nurse] });
    serveTable(server, "application_event", { rows: history });
    await open(`?view=analytics&${filter}`);
    await screen.findByRole("button", { name: /^1: Total applications/ });
    expect(screen.queryByText(/Send your first application|Keep applying/)).toBeNull();
  });

  test("link each number to its applications", async () => {
    serveBoth();
    await open("?only=move.offer.withdrawn");
    await waitFor(() => expect(titles()).toEqual(["Nurse"]));
  });

  test.each([
    ["en", "quiet", "Without news for 21 days or more"],
    ["en", "reached.offer", "Reached “Offer”"],
    ["en", "stay.applied", "Have left “Applied”"],
    ["en", "move.offer.withdrawn", "Offer → Withdrawn"],
    ["en", "all.waiting", "Sent applications: waiting"],
    ["en", "weekday.1.answered", "Sent on a Monday: answered"],
    ["en", "month.2026-11", "Sent in November 2026"],
    ["en", "week.2026-11-02", "Sent in the week of Nov 2, 2026"],
    ["fr", "week.2026-06-01", "Envoyées la semaine du 1er juin 2026"],
    ["en", "source.", "Without a source"],
    ["en", "source.Jobs%2Eexample.waiting", "Through “Jobs.example”: waiting"],
    ["en", "nonsense", "Behind a figure in the analytics"],
    ["fr", "source.Jobs%2Eexample.waiting", "Par «\u00A0Jobs.example\u00A0»\u00A0: en attente"],
  ] as const)("say in %s behind which figure the list is: %s", async (language, key, name) => {
    serveBoth();
    const search = new URLSearchParams({ only: key });
    await renderDashboard(`/dashboard/applications?${search}`, language);
    const remove = { en: "Remove the filter", fr: "Retirer le filtre" }[language];
    expect(await screen.findByRole("button", { name: `${remove} ${name}` })).toBeDefined();
    expect(screen.getByText(name.replaceAll("\u00A0", " "))).toBeDefined();
  });

  test("find a source whose name has a dot", async () => {
    serve({ rows: [{ ...baker, source: "Jobs.example 100%" }] });
    serveTable(server, "application_event", { rows: [] });
    await open("?view=analytics");
    fireEvent.click(
      await screen.findByRole("button", { name: /Jobs\.example 100%, Applications/ }),
    );
    await screen.findByRole("button", { name: /Through “Jobs\.example 100%”$/ });
    expect(titles()).toEqual(["Baker"]);
  });

  test("count all applications after one number was opened, as the next number does", async () => {
    serveBoth();
    await open("?only=offers");
    await waitFor(() => expect(titles()).toEqual(["Nurse"]));
    fireEvent.click(screen.getByRole("tab", { name: "Analytics" }));
    await screen.findByRole("button", { name: /^2: Total applications/ });
    expect(screen.queryByRole("button", { name: /^Remove the filter/ })).toBeNull();
    fireEvent.click(screen.getByRole("tab", { name: "Table" }));
    await waitFor(() => expect(titles()).toEqual(["Nurse"]));
    fireEvent.click(screen.getByRole("tab", { name: "Analytics" }));
    fireEvent.click(await screen.findByRole("button", { name: /^2: Total applications/ }));
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  test("show no application behind a number before the history is loaded", async () => {
    serveBoth();
    const answer = Promise.withResolvers<Response>();
    server.handle("HEAD /rest/v1/application_event", () => answer.promise);
    await open("?only=offers");
    await screen.findByRole("button", { name: /^Remove the filter/ });
    await waitFor(() => expect(server.requests("HEAD /rest/v1/application_event")).toHaveLength(1));
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByText("No application matches these filters.")).toBeNull();
    expect(screen.queryByRole("button", { name: "Export CSV" })).toBeNull();
    answer.resolve(respondWithError(400, "broken")());
    await screen.findByText(/^Your history could not be loaded, so /);
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByRole("button", { name: "Export CSV" })).toBeNull();
    serveTable(server, "application_event", { rows: history });
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(titles()).toEqual(["Nurse"]));
    expect(screen.getByRole("button", { name: "Export CSV" })).toBeDefined();
  });

  test("that could not be loaded can be loaded again", async () => {
    serveBoth();
    server.handle("HEAD /rest/v1/application_event", respondWithError(400, "broken"));
    await open("?view=analytics");
    expect(await screen.findByText("Your history could not be loaded.")).toBeDefined();
    serveTable(server, "application_event", { rows: history });
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: /^1: Offers received/ })).toBeDefined();
  });

  test("are translated to French", async () => {
    serveBoth();
    await renderDashboard("/dashboard/applications?view=analytics", "fr");
    expect(await screen.findByText("Offres reçues")).toBeDefined();
    expect(
      screen.getByText(/encore une réponse et n’est pas classée « Sans réponse »/),
    ).toBeDefined();
    expect(screen.getByText("Classées « Sans réponse »", { selector: "text" })).toBeDefined();
    expect(screen.getByRole("tab", { name: "Parcours" })).toBeDefined();
  });

  test("count what was sent and saved in the singular and the plural of French", async () => {
    const saved = { ...baker, application_stage: "saved", applied_at: null };
    const savedToo = { ...saved, id: "99999999-9999-4999-8999-999999999999" };
    serve({ rows: [saved, savedToo, nurse] });
    serveTable(server, "application_event", { rows: [] });
    await renderDashboard("/dashboard/applications?view=analytics", "fr");
    expect(await screen.findByText(/1\senvoyée, 2\senregistrées/)).toBeDefined();
  });
});
