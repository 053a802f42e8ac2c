import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import "../../../applications/sheets/report-dialog.tsx";
import {
  chooseFromMenu,
  open,
  respondWithError,
  serve,
  server,
  stageOf,
  startApplicationScreens,
  titles,
} from "../../testing/applications-screen.tsx";
import { deferredResponse, onNarrowScreen } from "../../testing/render-dashboard.tsx";

startApplicationScreens();

const sheet = [
  "Title,Company,Link,Status",
  "Cook,Chez Paul,https://paul.example/4,Wishlist",
  "Baker,Maison Lenoir,https://elsewhere.example,Applied",
  ",Nobody,nowhere,Applied",
].join("\n");

async function choose(file: File) {
  const input = await screen.findByLabelText(/Choose a file/);
  fireEvent.change(input, { target: { files: { item: () => file } } });
}

async function openFile() {
  fireEvent.click(await screen.findByRole("button", { name: "Import CSV" }));
  await choose(new File([sheet], "huntr.csv"));
  await screen.findByText(/1 line is new\./);
}

describe("an import", () => {
  test("shows a preview, stores it, and can be undone as a whole", async () => {
    const table = serve();
    await open();
    await stageOf("Baker, Maison Lenoir");
    await openFile();
    expect(screen.getByText(/1 line is in your list already/)).toBeDefined();
    expect(screen.getByText(/no job title, no address of the posting/).textContent).toContain(
      "Line 4:",
    );
    expect(server.requests("POST /rest/v1/job_applied")).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Import 1 line" }));
    expect(await screen.findByText("1 application imported")).toBeDefined();
    expect(table.rows().at(-1)).toMatchObject({
      job_title: "Cook",
      application_stage: "saved",
      application_method: "manual",
      applied_at: null,
    });
    expect(titles()).toContain("Cook");
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Import undone")).toBeDefined();
    expect(table.rows()).toHaveLength(2);
  });

  test("keeps the order of the file, since the last one added is first, and reads tags", async () => {
    const table = serve();
    await open();
    await stageOf("Baker, Maison Lenoir");
    fireEvent.click(await screen.findByRole("button", { name: "Import CSV" }));
    const lines = [
      "Title,Company,Link,Tags",
      'Cook,Chez Paul,https://paul.example/4,"Remote, Dream job"',
      "Waiter,Chez Paul,https://paul.example/5,",
    ];
    await choose(new File([lines.join("\n")], "own.csv"));
    fireEvent.click(await screen.findByRole("button", { name: "Import 2 lines" }));
    expect(await screen.findByText("2 applications imported")).toBeDefined();
    const added = table.rows().slice(-2);
    expect(added.map((row) => [row["job_title"], row["tags"]])).toEqual([
      ["Waiter", []],
      ["Cook", ["Remote", "Dream job"]],
    ]);
  });

  test("asks once about dates with two readings, and shows them as they will be stored", async () => {
    const table = serve();
    await open();
    await stageOf("Baker, Maison Lenoir");
    fireEvent.click(await screen.findByRole("button", { name: "Import CSV" }));
    const lines = [
      "Title,Company,Link,Date Applied,Notes",
      "Cook,Chez Paul,https://paul.example/4,10/06/2026,Call back",
      "Waiter,Chez Paul,,10/07/2026,",
    ];
    await choose(new File([lines.join("\n")], "own.csv"));
    expect(await screen.findByText(/can be read in two ways/)).toBeDefined();
    expect(screen.queryByRole("button", { name: /Import \d/ })).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: /The month comes first/ }));
    const preview = await screen.findByRole("region", { name: /The first applications/ });
    expect(preview.textContent).toContain("Oct 6, 2026");
    expect(preview.textContent).toContain("duckduckgo.com");
    fireEvent.click(screen.getByRole("checkbox", { name: /the 1 line without a link/ }));
    expect(await screen.findByText(/no link to the posting/)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Import 1 line" }));
    expect(await screen.findByText("1 application imported")).toBeDefined();
    expect(table.rows().at(-1)).toMatchObject({ applied_at: "2026-10-06", notes: "Call back" });
  });

  test("asks for the stage of a name that no rule knows, and leaves its lines out until then", async () => {
    const table = serve();
    await open();
    await stageOf("Baker, Maison Lenoir");
    fireEvent.click(await screen.findByRole("button", { name: "Import CSV" }));
    const lines = [
      "Job Title,Company Name,Job URL,Applied Date,Status",
      "Cook,Chez Paul,https://paul.example/4,2026-10-01,TRIAL DAY",
      "Waiter,Chez Paul,https://paul.example/5,2026-10-01,ARCHIVED",
    ];
    await choose(new File([lines.join("\n")], "simplify.csv"));
    expect(await screen.findByText(/2 lines cannot be read/)).toBeDefined();
    const trial = screen.getByLabelText("“TRIAL DAY” (1 line)");
    expect(screen.getByLabelText("“ARCHIVED” (1 line)")).toBeDefined();
    fireEvent.change(trial, { target: { value: "interview2" } });
    expect(await screen.findByText(/1 line is new/)).toBeDefined();
    fireEvent.change(trial, { target: { value: "" } });
    expect(await screen.findByText(/0 lines are new/)).toBeDefined();
    fireEvent.change(trial, { target: { value: "interview2" } });
    fireEvent.click(await screen.findByRole("button", { name: "Import 1 line" }));
    expect(await screen.findByText("1 application imported")).toBeDefined();
    expect(table.rows().at(-1)).toMatchObject({
      job_title: "Cook",
      application_stage: "interview2",
    });
  });

  test("rejects a file that is no sheet, and keeps the previous one", async () => {
    serve();
    await open();
    await stageOf("Baker, Maison Lenoir");
    await openFile();
    await choose(new File([Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)], "huntr.xlsx"));
    expect((await screen.findByRole("alert")).textContent).toContain("save it as CSV");
    expect(screen.getByText("huntr.csv")).toBeDefined();
    expect(screen.getByRole("button", { name: "Import 1 line" })).toBeDefined();
  });

  test("uses another column if the user selects it", async () => {
    serve();
    await open();
    await stageOf("Baker, Maison Lenoir");
    await openFile();
    fireEvent.change(screen.getByLabelText("Job title"), { target: { value: "" } });
    expect(await screen.findByText(/0 lines are new/)).toBeDefined();
  });

  test("that fails shows an error, and keeps the file selected", async () => {
    serve();
    await open();
    await stageOf("Baker, Maison Lenoir");
    await openFile();
    server.handle("POST /rest/v1/job_applied", respondWithError(500, "The disk is full"));
    fireEvent.click(screen.getByRole("button", { name: "Import 1 line" }));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Error importing applications",
    );
    expect(screen.getByRole("button", { name: "Import 1 line" })).toBeDefined();
  });

  test("is offered on an empty list, and not without the permission to add", async () => {
    serve({ rows: [] });
    const first = await open();
    expect(await screen.findByRole("button", { name: "Import CSV" })).toBeDefined();
    first.unmount();
    serve({ mayAdd: false });
    await open();
    await stageOf("Baker, Maison Lenoir");
    expect(screen.queryByRole("button", { name: "Import CSV" })).toBeNull();
  });
});

test("an export contains the rows of the list", async () => {
  serve();
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content);
    return "blob:sheet";
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await open("?q=nurse");
  await waitFor(() => expect(titles()).toEqual(["Nurse"]));
  fireEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]?.text();
  expect(text).toContain("job_title,company_name,job_url");
  expect(text).toContain("Nurse,Clinique d'Arc,https://lenoir.example/1");
  expect(text).not.toContain("Baker");
  expect(clicked).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test("on a phone, an export that is being made cannot be started again", async () => {
  onNarrowScreen();
  serve();
  const details = deferredResponse();
  const saved: unknown[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    saved.push(content);
    return "blob:sheet";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await open();
  const more = await screen.findByRole("button", { name: "More" });
  const isBusy = () => more.getAttribute("aria-busy") === "true";
  const list = "GET /rest/v1/job_applied";
  server.handle(list, details.respond);
  const before = server.requests(list).length;
  await chooseFromMenu("More", "Export CSV");
  await waitFor(() => expect(isBusy()).toBe(true));
  await waitFor(() => expect(server.requests(list)).toHaveLength(before + 1));
  await chooseFromMenu("More", "Export CSV");
  details.release(Response.json([]));
  await waitFor(() => expect(isBusy()).toBe(false));
  expect(server.requests(list)).toHaveLength(before + 1);
  expect(saved).toHaveLength(1);
  vi.restoreAllMocks();
});

test("a report of a period is requested in the user's language, and downloaded", async () => {
  serve();
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content);
    return "blob:report";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  server.handle("GET /reports/applications", respondWithError(503, "busy"));
  await open();
  await stageOf("Baker, Maison Lenoir");
  fireEvent.click(screen.getByRole("button", { name: "Report" }));
  const set = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText("Period");
  set("Period", "custom");
  set("From", "2026-10-01");
  set("Until", "2026-09-01");
  set("Format", "csv");
  const download = screen.getByRole("button", { name: "Download" });
  fireEvent.click(download);
  expect(await screen.findByText("It must not be before the first day")).toBeDefined();
  set("Until", "2026-10-31");
  fireEvent.click(download);
  expect((await screen.findByRole("alert")).textContent).toContain("Error making the report");
  server.handle("GET /reports/applications", () => new Response("date,company"));
  fireEvent.click(download);
  expect(await screen.findByText("Report downloaded")).toBeDefined();
  const [requested] = server.requests("GET /reports/applications");
  expect(new URL(requested?.url ?? "").search).toBe(
    "?from=2026-10-01&to=2026-10-31&format=csv&language=en",
  );
  expect(requested?.headers.get("authorization")).toBe("Bearer header.payload.signature");
  expect(saved).toHaveLength(1);
  vi.restoreAllMocks();
});
