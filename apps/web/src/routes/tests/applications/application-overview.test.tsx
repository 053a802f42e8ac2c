import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  baker,
  open,
  respondWithError,
  serve,
  server,
  stageOf,
  startApplicationScreens,
  titles,
} from "../../testing/applications-screen.tsx";
import { serveTable } from "../../testing/fake-tables.ts";
import { renderDashboard } from "../../testing/render-dashboard.tsx";

startApplicationScreens();

const nurse = {
  ...baker,
  id: "22222222-2222-4222-8222-222222222222",
  job_title: "Nurse",
  application_stage: "interview3",
};
interface Step {
  readonly from?: string;
  readonly to: string;
  readonly at: string;
}
const event = (row: typeof baker, { from, to, at }: Step) => ({
  id: `${row.id}-${to}`,
  user_id: baker.user_id,
  application_id: row.id,
  field: "application_stage",
  old_value: from ?? null,
  new_value: to,
  occurred_at: at,
});
const history = [
  event(baker, { to: "applied", at: "2026-11-02T09:00:00Z" }),
  event(nurse, { to: "applied", at: "2026-11-02T09:00:00Z" }),
  event(nurse, { from: "applied", to: "offer", at: "2026-11-09T09:00:00Z" }),
  event(nurse, { from: "offer", to: "interview3", at: "2026-11-12T09:00:00Z" }),
];

function serveBoth() {
  const table = serve({ rows: [baker, nurse] });
  serveTable(server, "application_event", { rows: history });
  return table;
}
const column = (name: RegExp) => screen.findByRole("region", { name });
/** Chooses a column in the menu of a card. */
async function move(menu: string, to: string): Promise<void> {
  fireEvent.click(await screen.findByRole("button", { name: menu }));
  const choices = await screen.findByRole("dialog", { name: menu });
  fireEvent.click(within(choices).getByRole("button", { name: to }));
}
const moveBaker = "Move Baker, Maison Lenoir to…";
const moveNurse = "Move Nurse, Maison Lenoir to…";

const viewNames = () => screen.getAllByRole("tab").map(({ textContent }) => textContent);

describe("the boards", () => {
  test("are absent without the permission to add, and without applications", async () => {
    serve({ mayAdd: false });
    const first = await open("?view=pipeline");
    await stageOf("Baker, Maison Lenoir");
    expect(viewNames()).toEqual(["Table", "Calendar"]);
    first.unmount();
    serve({ rows: [] });
    await open();
    await screen.findByText(/No applications yet/);
    expect(screen.queryByRole("tab")).toBeNull();
  });

  test("have five columns by stage and three by priority, and the URL contains which", async () => {
    serveBoth();
    const page = await open();
    await stageOf("Baker, Maison Lenoir");
    expect(viewNames()).toEqual(["Table", "Pipeline", "Priority", "Calendar", "Analytics"]);
    fireEvent.click(screen.getByRole("tab", { name: "Pipeline" }));
    expect(within(await column(/^Interviews/)).getByText("Nurse")).toBeDefined();
    expect(screen.getAllByRole("region", { name: /, \d/ })).toHaveLength(5);
    fireEvent.click(screen.getByRole("tab", { name: "Priority" }));
    expect(within(await column(/^Medium, 2/)).getByText("Baker")).toBeDefined();
    expect(screen.getAllByRole("region", { name: /, \d/ })).toHaveLength(3);
    expect(page.address()).toBe("/dashboard/applications?view=priority");
    expect(screen.queryByRole("table")).toBeNull();
    fireEvent.click(screen.getByRole("tab", { name: "Table" }));
    expect(await screen.findByRole("table")).toBeDefined();
    expect(page.address()).toBe("/dashboard/applications");
  });

  test("are opened by Enter, not by the arrow keys that lead to their tabs", async () => {
    serveBoth();
    const page = await open();
    await stageOf("Baker, Maison Lenoir");
    act(() => screen.getByRole("tab", { name: "Table" }).focus());
    await act(
      async () => void fireEvent.keyDown(document.activeElement ?? document, { key: "ArrowRight" }),
    );
    const pipeline = screen.getByRole("tab", { name: "Pipeline" });
    await waitFor(() => expect(document.activeElement).toBe(pipeline));
    expect(page.address()).toBe("/dashboard/applications");
    fireEvent.click(pipeline);
    expect(await column(/^Applied/)).toBeDefined();
  });

  test("focus the heading when the filters leave out a card that was moved", async () => {
    serve({ rows: [{ ...baker, application_stage: "interview3" }, nurse] });
    await open("?view=pipeline&stage=interview3");
    await column(/^Interviews, 2/);
    await move(moveNurse, "Offer");
    await column(/^Interviews, 1/);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })),
    );
  });

  test("moves a card by its menu, and undo moves it back", async () => {
    const table = serveBoth();
    await open("?view=pipeline");
    await move(moveNurse, "Offer");
    expect(await screen.findByText("Application moved")).toBeDefined();
    expect(table.rows()[1]).toMatchObject({ application_stage: "offer" });
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(table.rows()[1]).toMatchObject({ application_stage: "interview3" }));
  });

  test("ignores a card that is moved to its own column", async () => {
    serveBoth();
    await open("?view=pipeline");
    await move(moveNurse, "Interviews");
    await move(moveBaker, "Applied");
    fireEvent.click(screen.getByRole("tab", { name: "Priority" }));
    await column(/^Medium/);
    await move(moveNurse, "Medium");
    expect(server.requests("PATCH /rest/v1/job_applied")).toEqual([]);
  });

  test("moves a card back when the server rejects the change, with its message", async () => {
    serveBoth();
    server.handle("PATCH /rest/v1/job_applied", respondWithError(500, "The disk is full"));
    await open("?view=pipeline");
    await move(moveBaker, "Closed");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Error moving applicationThe disk is full",
    );
    expect(within(await column(/^Applied/)).getByText("Baker")).toBeDefined();
  });

  const moves = {
    en: { menu: moveBaker, to: "Closed" },
    fr: { menu: "Déplacer Baker, Maison Lenoir vers…", to: "Terminées" },
  };
  test.each([
    ["en", "PT429", "Too many requests at once. Please try again in a moment."],
    ["fr", "PT429", "Trop de requêtes à la fois. Réessayez dans un instant."],
    ["en", "busy", "The server is busy. Try again in a moment."],
    ["fr", "busy", "Le serveur est occupé. Réessayez dans un instant."],
    ["en", "PGRST000", "The server cannot do this at the moment. Try again in a moment."],
    [
      "fr",
      "57P03",
      "Le serveur ne peut pas traiter cette demande pour l’instant. Réessayez dans un instant.",
    ],
  ] as const)("shows in %s a 429 or 503 with the code %s", async (language, code, text) => {
    const status = code === "PT429" ? 429 : 503;
    serveBoth();
    server.handle("PATCH /rest/v1/job_applied", () =>
      Response.json({ code, message: "In English" }, { status }),
    );
    await renderDashboard("/dashboard/applications?view=pipeline", language);
    await move(moves[language].menu, moves[language].to);
    expect((await screen.findByRole("alert")).textContent).toContain(text);
  });

  test("render of a long column what can be seen", async () => {
    const rows = Array.from({ length: 200 }, (_, at) => ({
      ...baker,
      id: `11111111-1111-4111-8111-${String(at).padStart(12, "0")}`,
      job_title: `Baker ${at}`,
    }));
    serve({ rows });
    await open("?view=pipeline");
    const applied = within(await column(/^Applied, 200/));
    const cards = applied.getAllByRole("listitem");
    expect(cards.length).toBeLessThan(30);
    expect(cards[0]?.getAttribute("aria-setsize")).toBe("200");
    expect(applied.getByText("Baker 0")).toBeDefined();
    expect(applied.queryByText("Baker 199")).toBeNull();
  });
});

describe("the analytics", () => {
  test("count an offer although the stage is another now", async () => {
    serveBoth();
    await open("?view=analytics");
    const offers = await screen.findByRole("button", { name: /^1: Offers received/ });
    expect(screen.getByRole("button", { name: /^2: Total applications/ })).toBeDefined();
    expect(screen.getByText("Completed applications").nextElementSibling?.textContent).toBe("0");
    expect(screen.getByText(/1 application is still waiting for an answer\./)).toBeDefined();
    expect(screen.getByText("First answer after 7 days (median of 1)")).toBeDefined();
    offers.focus();
    fireEvent.click(offers);
    await waitFor(() => expect(titles()).toEqual(["Nurse"]));
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    expect(
      screen.getByRole("button", { name: "Remove the filter Behind a figure in the analytics" }),
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
    serve({ rows: [baker, nurse].map((row) => ({ ...row, applied_at })) });
    serveTable(server, "application_event", { rows: history });
    await open("?tab=analytics");
    expect(
      await screen.findByRole("heading", { name: /^Keep applying: 2 applications are too few/ }),
    ).toBeDefined();
    expect(screen.getByText(/Of 2 applications: 1 answered, 1 with an offer\./)).toBeDefined();
  });

  test("offer the applications without news, and link to them", async () => {
    const old = { ...baker, applied_at: "2025-01-05" };
    serve({ rows: [old, nurse] });
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
    await open("?only=move.offer.interview3");
    await waitFor(() => expect(titles()).toEqual(["Nurse"]));
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
    expect(screen.getByRole("tab", { name: "Parcours" })).toBeDefined();
  });
});
