import { sampleTask } from "@postulo/domain/testing/sample-schedule";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
// Loaded lazily by the page: the undo would be gone before it is transformed.
import "../../../applications/closing/closing-task.ts";
import {
  baker,
  choose,
  open,
  serveSheet,
  server,
  stageOf,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";
import { serveTable } from "../../testing/fake-tables.ts";

startApplicationScreens();

const posting = `Boulanger H/F
Entreprise : Lenoir

Vous préparez le pain et les gâteaux.

Candidature à adresser à Madame Roux avant le 18 mai 2099. Merci de préparer un dossier de photos avant le 2 juin 2099.`;
const closing = "Candidature à adresser à Madame Roux avant le 18 mai 2099.";
const idOf = (digit: number) => `${String(digit).repeat(8)}-6666-4666-8666-666666666666`;

type Values = Parameters<typeof sampleTask>[1];

/** A saved application with tasks. */
async function openWith(...values: readonly Values[]) {
  const table = serveSheet({
    application_stage: "saved",
    applied_at: null,
    posting_text: posting,
  });
  const rows = values.map((columns, at) => ({
    ...sampleTask(baker.id, { id: idOf(at + 1), ...columns }),
    user_id: baker.user_id,
    job_applied: null,
  }));
  const tasks = serveTable(server, "task", { rows });
  await open();
  return { table, tasks, areDone: () => tasks.rows().map((task) => task["done_at"] !== null) };
}

const moveTo = async (stage: string) => choose(await stageOf("Baker, Maison Lenoir"), stage);

test.each([
  ["the words of the posting", closing, "applied"],
  ["its name in another language", "Date limite", "phoneScreen"],
  ["its name", "Closing date", "rejected"],
])(
  "a sent application has nothing left to do for the closing date: %s",
  async (_, title, stage) => {
    const { areDone } = await openWith({ title, due_date: "2099-05-18" });
    await moveTo(stage);
    await waitFor(() => expect(areDone()).toEqual([true]));
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(areDone()).toEqual([false]));
  },
);

test("the undo is merged with no change of another window, as the database shows the first task in the application", async () => {
  const { table, tasks, areDone } = await openWith({ title: closing, due_date: "2099-05-18" });
  server.handle("PATCH /rest/v1/task", async (request) => {
    tasks.change(idOf(1), await request.json());
    table.change(baker.id, {});
    return Response.json([]);
  });
  await moveTo("applied");
  await waitFor(() => expect(areDone()).toEqual([true]));
  const reads = () =>
    server
      .requests("GET /rest/v1/job_applied")
      .filter(({ url }) => new URL(url).searchParams.get("select") === "posting_text,version");
  await waitFor(() => expect(reads()).toHaveLength(2));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Baker, Maison Lenoir: Saved")).toBeDefined();
  expect(table.rows()[0]).toMatchObject({ application_stage: "saved" });
});

test("every other task stays open", async () => {
  const { table, areDone } = await openWith(
    { title: closing, due_date: "2099-05-18" },
    {
      title: "Merci de préparer un dossier de photos avant le 2 juin 2099.",
      due_date: "2099-06-02",
    },
    { title: "Call Rose", due_date: "2099-05-18" },
    { title: closing, due_date: "2099-05-20" },
    { title: null, due_date: "2099-05-18" },
  );
  await moveTo("applied");
  await waitFor(() => expect(areDone()).toEqual([true, false, false, false, false]));
  expect(table.rows()[0]).toMatchObject({ application_stage: "applied" });
});

test("what was not sent keeps its closing date", async () => {
  const { table, areDone } = await openWith({ title: closing, due_date: "2099-05-18" });
  await moveTo("withdrawn");
  await screen.findByText("Stage updated successfully");
  expect(table.rows()[0]).toMatchObject({ application_stage: "withdrawn" });
  expect(areDone()).toEqual([false]);
});
