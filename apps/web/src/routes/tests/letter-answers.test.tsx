import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { serveTable } from "../testing/fake-tables.ts";
import { deferredResponse, renderDashboard } from "../testing/render-dashboard.tsx";
import {
  answers,
  generate,
  open,
  paste,
  posting,
  serveAnswers,
  serveStoredLetter,
  server,
  startLetterScreens,
  written,
} from "../testing/letter-screen.tsx";

startLetterScreens();

const lenoir = "Job title: Baker\nCompany: Maison Lenoir\n\nYou bake bread.";
const or = "Job title: Baker\nCompany: Four d’Or\n\nYou bake bread.";
const why = (): Promise<HTMLTextAreaElement> =>
  screen.findByRole("textbox", { name: "Why this job or employer?" });
const type = async (text: string) => fireEvent.change(await why(), { target: { value: text } });
const saved = () => screen.findByText("Saved");

/** The answers for another posting. */
const earlier = {
  id: "99999999-9999-4999-8999-999999999999",
  posting_key: "job:baker|maison lenoir",
  title: "Baker",
  company: "Maison Lenoir",
  why: "I buy my bread at Maison Lenoir.",
  know: "",
  done_tasks: [],
  version: 3,
  updated_at: "2026-11-20T09:00:00+00:00",
};

describe("answers", () => {
  test("are stored a moment after they are typed, and sent with the letter", async () => {
    await open();
    await paste(lenoir);
    await type("  I live next door. ");
    fireEvent.change(screen.getByRole("textbox", { name: "What should they know?" }), {
      target: { value: "I can start in May." },
    });
    expect(screen.getByText("19 of 1,000 characters")).toBeDefined();
    await saved();
    expect(answers.rows()).toMatchObject([
      {
        posting_key: "job:baker|maison lenoir",
        title: "Baker",
        company: "Maison Lenoir",
        why: "  I live next door. ",
        know: "I can start in May.",
      },
    ]);
    generate();
    await written();
    const [request] = server.requests("POST /cover-letter");
    expect(await request?.json()).toMatchObject({
      why: "I live next door.",
      know: "I can start in May.",
    });
  });

  test("belong to their posting: another posting offers them, and never shows them by itself", async () => {
    serveAnswers([earlier]);
    await open();
    await paste(lenoir);
    await waitFor(async () => expect((await why()).value).toBe(earlier.why));
    await paste(or);
    await waitFor(async () => expect((await why()).value).toBe(""));
    generate();
    await written();
    const [request] = server.requests("POST /cover-letter");
    expect(Object.keys(await request?.json())).not.toContain("why");
    fireEvent.click(
      screen.getByRole("button", { name: "Use what you wrote for Baker, Maison Lenoir" }),
    );
    expect((await why()).value).toBe(earlier.why);
    expect(document.activeElement).toBe(await why());
    expect(screen.getByText(/This names Maison Lenoir, but the letter is/)).toBeDefined();
    await saved();
    expect(answers.rows()).toHaveLength(2);
  });

  test("are kept through a reload, before they are stored as well", async () => {
    server.handle("POST /rest/v1/letter_answers", () => Promise.reject(new TypeError("failed")));
    const page = await open();
    await paste(lenoir);
    await type("I live next door.");
    expect(await screen.findByText(/kept in this tab, but could not be saved/)).toBeDefined();
    page.unmount();
    serveAnswers([]);
    await open();
    expect((await why()).value).toBe("I live next door.");
    await saved();
    expect(answers.rows()).toMatchObject([{ why: "I live next door." }]);
  });

  test("are sent by a letter that is generated before they have been read", async () => {
    const page = await open();
    await paste(lenoir);
    page.unmount();
    const reading = deferredResponse();
    server.handle("GET /rest/v1/letter_answers", reading.respond);
    await open();
    await posting();
    generate();
    reading.release(Response.json([earlier]));
    await written();
    const [request] = server.requests("POST /cover-letter");
    expect(await request?.json()).toMatchObject({ why: earlier.why });
  });

  test("are deleted when both are cleared", async () => {
    serveAnswers([earlier]);
    await open();
    await paste(lenoir);
    await waitFor(async () => expect((await why()).value).toBe(earlier.why));
    await type("");
    await waitFor(() => expect(answers.rows()).toEqual([]));
  });

  test("of another window are shown before they are overwritten", async () => {
    serveAnswers([earlier]);
    await open();
    await paste(lenoir);
    await waitFor(async () => expect((await why()).value).toBe(earlier.why));
    answers.change(earlier.id, { why: "Written elsewhere." });
    await type("Written here.");
    expect(await screen.findByText(/differently in another window/)).toBeDefined();
    expect(screen.getByText("Written elsewhere.")).toBeDefined();
    expect(answers.rows()).toMatchObject([{ why: "Written elsewhere." }]);
    fireEvent.click(screen.getByRole("button", { name: "Keep these" }));
    await saved();
    expect(answers.rows()).toMatchObject([{ why: "Written here." }]);
  });

  test("that are too long are neither stored nor sent", async () => {
    await open();
    await paste(lenoir);
    await type("a".repeat(1_001));
    expect(await screen.findByText("At most 1,000 characters; these are 1,001.")).toBeDefined();
    generate();
    expect(document.activeElement).toBe(await why());
    expect(server.requests("POST /cover-letter")).toEqual([]);
    await type("a".repeat(1_000));
    await saved();
  });

  test("can be deleted where they are offered, and that can be undone", async () => {
    serveAnswers([earlier]);
    await open();
    await paste(or);
    fireEvent.click(
      await screen.findByRole("button", {
        name: "Delete the answers for Baker, Maison Lenoir",
      }),
    );
    await screen.findByText("Answers deleted");
    expect(answers.rows()).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(answers.rows()).toMatchObject([{ why: earlier.why }]));
  });

  test("for an application without a posting are not those of the posting in the field", async () => {
    serveStoredLetter();
    serveTable(server, "job_applied", {
      rows: [
        {
          id: "88888888-8888-4888-8888-888888888888",
          user_id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
          job_title: "Baker",
          company_name: "Four d’Or",
          location: null,
          posting_text: null,
        },
      ],
    });
    await open();
    await paste(lenoir);
    await type("I like Lenoir.");
    await saved();
    fireEvent.change(screen.getByLabelText("For an application (optional)"), {
      target: { value: "88888888-8888-4888-8888-888888888888" },
    });
    await waitFor(async () => expect((await why()).value).toBe(""));
  });

  test("are asked for in the language of the letter, in French too", async () => {
    await renderDashboard("/dashboard/cover-letter", "fr");
    const english = `${lenoir} We are looking for someone who likes to work with a small team.`;
    fireEvent.change(await screen.findByLabelText("Description du poste"), {
      target: { value: english },
    });
    expect(await screen.findByText(/La lettre sera en anglais/)).toBeDefined();
    expect(
      screen.getByRole("textbox", { name: "Pourquoi ce poste ou cet employeur\u202F?" }),
    ).toBeDefined();
  });
});
