import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ReviewDraft } from "../../resume-review/draft.ts";
import { stubIndexedDb } from "../testing/held-indexed-db.ts";
import { deferredResponse, renderDashboard } from "../testing/render-dashboard.tsx";
import { resumeReading } from "../testing/resume-reading.ts";
import {
  chooseResume,
  input,
  open,
  server,
  startProfileScreens,
} from "../testing/profile-screen.tsx";

startProfileScreens();

let database: ReturnType<typeof stubIndexedDb>;
/** Of pages that were closed: what they had not written is not in the next one. */
const closed: (typeof database)[] = [];
beforeEach(() => {
  database = stubIndexedDb();
});
afterEach(() => {
  cleanup();
  for (const one of closed.splice(0)) one.release();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const company = () => input(/^Company/);

async function openReview() {
  server.handle("POST /resume-parser/review", () => Response.json(resumeReading));
  const page = await open();
  await chooseResume("cv.pdf");
  await screen.findByRole("heading", { name: "Review your résumé" });
  return page;
}

/** Types at the end of a field, a key at a time, as it is shown. */
function typeKeys(field: () => HTMLInputElement, keys: string): void {
  for (const key of keys) fireEvent.change(field(), { target: { value: field().value + key } });
}

/** Lets the messages between tabs arrive. */
const messagesArrive = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1)
      await new Promise<void>((resolve) => setTimeout(resolve, 0));
  });

/** The page is closed before its writes are finished, and opened again. */
async function reload(page: { unmount: () => void }) {
  await messagesArrive();
  window.dispatchEvent(new Event("pagehide"));
  page.unmount();
  closed.push(database);
  database = stubIndexedDb(database.rows);
  await renderDashboard("/dashboard/resume");
  await screen.findByRole("heading", { name: "Baker" });
}

test("on a phone the file and the entries are each shown where they were left", async () => {
  await openReview();
  const scrolls = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const leaveAt = (position: number, pane: string) => {
    vi.stubGlobal("scrollY", position);
    press(pane);
    return scrolls.mock.lastCall;
  };
  expect(leaveAt(1200, "File")).toEqual([{ top: 0 }]);
  expect(leaveAt(300, "Entries")).toEqual([{ top: 1200 }]);
  expect(leaveAt(1200, "File")).toEqual([{ top: 300 }]);
});

test("an entry of one year names it once", async () => {
  const year = {
    start_date: "2016-01-01",
    start_date_precision: "year",
    end_date: "2016-12-31",
    end_date_precision: "year",
  };
  const entries = resumeReading.entries.map((entry) =>
    entry.list === "education" ? { ...entry, row: { ...entry.row, ...year } } : entry,
  );
  server.handle("POST /resume-parser/review", () => Response.json({ ...resumeReading, entries }));
  await open();
  await chooseResume("cv.pdf");
  await screen.findByRole("heading", { name: "Review your résumé" });
  expect(screen.getByText(/2016/).textContent).not.toContain("–");
});

describe("what is corrected in the review of a résumé", () => {
  test("is never overwritten by an older state that is stored late", async () => {
    await openReview();
    database.hold();
    typeKeys(company, "Li");
    await messagesArrive();
    typeKeys(company, "mer");
    for (const keys of ["i", "c", "k", " & Clare"]) {
      database.releaseOne();
      await messagesArrive();
      typeKeys(company, keys);
    }
    database.release();
    await messagesArrive();
    expect(company().value).toBe("Limerick & Clare");
  });

  test("survives a reload before the browser has written any of it", async () => {
    const page = await openReview();
    database.hold();
    typeKeys(company, "Limerick & Clare");
    press("Delete Kneading");
    await reload(page);
    const job = screen.getByRole("heading", { name: "Cook" }).closest("li");
    expect(job?.textContent).toContain("Limerick & Clare");
    expect(screen.queryByRole("heading", { name: "Kneading" })).toBeNull();
  });

  test("is shown as not saved until the browser has written it, and warns only if nothing can be kept", async () => {
    await openReview();
    await screen.findByText("Corrections kept on this device");
    database.hold();
    typeKeys(company, "Li");
    expect(screen.getByText("Corrections not kept yet")).toBeDefined();
    const leave = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(leave()).toBe(true);
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(leave()).toBe(false);
    database.release();
    await screen.findByText("Corrections kept on this device");
    expect(leave()).toBe(true);
    full.mockRestore();
  });

  test("is merged with what another tab changes meanwhile", async () => {
    await openReview();
    const tab = new BroadcastChannel("postulo-resume-review");
    const sent: { owner: string; before: ReviewDraft; draft: ReviewDraft }[] = [];
    tab.addEventListener("message", ({ data }) => sent.push(data));
    typeKeys(company, "Li");
    await messagesArrive();
    const [first] = sent;
    if (!first) throw new Error("no change was sent");
    // The other tab saw the review before this one was typed in, and deletes an entry.
    const { owner, before } = first;
    const entries = before.entries.filter(({ list }) => list !== "competencies");
    // It read the review from the store, with properties in another order.
    const seen = before.entries.map((entry): ReviewDraft["entries"][number] => ({
      ...Object.fromEntries(Object.entries(entry).toReversed()),
      ...entry,
    }));
    const draft = { ...before, entries, revision: 1 };
    const change = { owner, before: { ...before, entries: seen }, draft };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    tab.postMessage(change);
    await messagesArrive();
    tab.close();
    expect(company().value).toBe("Li");
    expect(screen.queryByRole("heading", { name: "Kneading" })).toBeNull();
  });

  test("cannot be changed while a slow server stores it", async () => {
    await openReview();
    const response = deferredResponse();
    server.handle("POST /rest/v1/rpc/store_resume", response.respond);
    typeKeys(company, "Limerick");
    press("Save to profile");
    await waitFor(() => expect(company().closest("[inert]")).not.toBeNull());
    response.release(Response.json({ message: "broken" }, { status: 500 }));
    await screen.findByText("The résumé could not be saved");
    expect(company().closest("[inert]")).toBeNull();
    expect(company().value).toBe("Limerick");
  });
});
