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
} from "../../testing/applications-screen.tsx";
import { renderDashboard } from "../../testing/render-dashboard.tsx";
import { nurse, serveBoth } from "../../testing/stage-history.ts";

startApplicationScreens();

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
    serveBoth(nurse);
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
    serveBoth(nurse);
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

  test("focus the heading when the filters leave out the last card", async () => {
    serve({ rows: [nurse] });
    await open("?view=pipeline&stage=interview3");
    await column(/^Interviews, 1/);
    await move(moveNurse, "Offer");
    await screen.findByText("No application matches these filters.");
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })),
    );
  });

  test("moves a card by its menu, and undo moves it back", async () => {
    const table = serveBoth(nurse);
    await open("?view=pipeline");
    await move(moveNurse, "Offer");
    expect(await screen.findByText("Application moved")).toBeDefined();
    expect(table.rows()[1]).toMatchObject({ application_stage: "offer" });
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(table.rows()[1]).toMatchObject({ application_stage: "interview3" }));
  });

  test("ignores a card that is moved to its own column", async () => {
    serveBoth(nurse);
    await open("?view=pipeline");
    await move(moveNurse, "Interviews");
    await move(moveBaker, "Applied");
    fireEvent.click(screen.getByRole("tab", { name: "Priority" }));
    await column(/^Medium/);
    await move(moveNurse, "Medium");
    expect(server.requests("PATCH /rest/v1/job_applied")).toEqual([]);
  });

  test("moves a card back when the server rejects the change, with its message", async () => {
    serveBoth(nurse);
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
    serveBoth(nurse);
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
