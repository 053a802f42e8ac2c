import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { deferredResponse, renderDashboard } from "../testing/render-dashboard.tsx";
import {
  server,
  usage,
  serveUsage,
  letter,
  open,
  posting,
  paste,
  generateButton,
  generate,
  written,
  respondWithError,
  startLetterScreens,
} from "../testing/letter-screen.tsx";

startLetterScreens();

describe("generating", () => {
  test("requires a posting", async () => {
    await open();
    await paste("  ");
    expect(generateButton().hasAttribute("disabled")).toBe(true);
    await paste("Baker at Lenoir");
    expect(generateButton().hasAttribute("disabled")).toBe(false);
  });

  test("sends one request for a double click, and shows the letter with what it lacks", async () => {
    server.handle("POST /cover-letter", () =>
      letter("Dear hiring team,", {
        missing: [
          { kind: "notInProfile", term: "German" },
          { kind: "add", what: "education" },
        ],
      }),
    );
    await open();
    await paste("Baker at Lenoir");
    expect(await screen.findByText("3 letters left this month")).toBeDefined();
    generate();
    generate();
    const text = await written();
    expect(text.value).toBe("Dear hiring team,");
    expect(text.lang).toBe("en");
    expect(screen.getByText(/The posting asks for German\./)).toBeDefined();
    expect(screen.getByText("Add your education to your profile.")).toBeDefined();
    const [requested, ...others] = server.requests("POST /cover-letter");
    expect(others).toEqual([]);
    expect(await requested?.json()).toMatchObject({
      jobDescription: "Baker at Lenoir",
      language: "en",
      tone: "plain",
      length: "standard",
    });
    expect(requested?.headers.get("authorization")).toBe("Bearer header.payload.signature");
  });

  test("shows progress, and the previous letter again when it is cancelled", async () => {
    await open();
    await paste("Baker at Lenoir");
    const first = deferredResponse();
    server.handle("POST /cover-letter", first.respond);
    generate();
    expect(await screen.findByText("Writing your letter…")).toBeDefined();
    first.release(letter("The first letter"));
    expect((await written()).value).toBe("The first letter");
    server.handle("POST /cover-letter", deferredResponse().respond);
    generate();
    expect(await screen.findByText("Writing your letter…")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText(/The letter was cancelled/)).toBeDefined();
    expect((await written()).value).toBe("The first letter");
  });

  test("shows why there is no other letter beside the form, where it was asked for", async () => {
    await open();
    await paste("Baker at Lenoir");
    generate();
    await written();
    fireEvent.click(screen.getByRole("radio", { name: "Job" }));
    server.handle("POST /cover-letter", respondWithError(402, "limit_reached"));
    generate();
    expect((await screen.findByRole("alert")).textContent).toContain("Generation Limit Reached");
    expect(screen.getByRole("radio", { name: "Job" })).toHaveProperty("checked", true);
  });

  test("keeps posting, letter and file name through a reload", async () => {
    const page = await open();
    await paste("Baker at Lenoir");
    generate();
    await written();
    fireEvent.change(screen.getByLabelText("File name"), { target: { value: "lenoir" } });
    page.unmount();
    await open();
    expect((await posting()).value).toBe("Baker at Lenoir");
    expect((await written()).value).toBe("Dear hiring team,");
    expect(screen.getByLabelText("File name")).toHaveProperty("value", "lenoir");
  });

  test("accepts a PDF as an array of bytes", async () => {
    server.handle("POST /cover-letter", () => letter("Dear,", { pdf: { content: [37, 80, 68] } }));
    await open();
    await paste("Baker");
    generate();
    expect((await written()).value).toBe("Dear,");
  });

  test.each([
    ["402: the limit", respondWithError(402, "limit_reached"), "Generation Limit Reached"],
    ["401: the session", respondWithError(401, "not_authenticated"), "User not authenticated."],
    [
      "413: the length",
      respondWithError(413, "posting_too_long"),
      "This job description is too long.",
    ],
    ["422: no name", respondWithError(422, "name_missing"), "A letter must be signed."],
    [
      "422: an empty profile",
      respondWithError(422, "profile_empty"),
      "Your profile says nothing yet.",
    ],
    ["422: no profile", respondWithError(422, "profile_missing"), "Your profile says nothing yet."],
    [
      "422: the gate",
      respondWithError(422, "letter_unfounded"),
      "was not confirmed by your profile",
    ],
    [
      "503: the server",
      respondWithError(503, "took_too_long", "Service Unavailable"),
      "Backend error: Service Unavailable",
    ],
    ["a status without a text", respondWithError(500, "internal_error"), "Backend error: 500"],
    ["no letter", () => Response.json({ pdf: {} }), "Invalid response from backend."],
    ["no JSON", () => new Response("<html>"), "Invalid response from backend."],
    [
      "a PDF that is none",
      () => letter("Dear", { pdf: { content: "%%%" } }),
      "Invalid response from backend.",
    ],
    ["no server", () => Promise.reject(new TypeError("failed")), "Unable to contact server"],
  ])("shows why there is no letter, and keeps the posting: %s", async (_, answer, message) => {
    server.handle("POST /cover-letter", answer);
    await open();
    await paste("Baker at Lenoir");
    generate();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(message);
    expect(alert.textContent).toContain("What you pasted is still here.");
    expect((await posting()).value).toBe("Baker at Lenoir");
    expect(generateButton().getAttribute("aria-disabled")).toBe("false");
  });

  test("a limit links to the plans, an empty profile to the profile", async () => {
    server.handle("POST /cover-letter", respondWithError(402, "limit_reached"));
    await open();
    await paste("Baker");
    generate();
    const plans = await screen.findByRole("link", { name: "Upgrade plan" });
    expect(plans.getAttribute("href")).toBe("/dashboard/pricing");
    server.handle("POST /cover-letter", respondWithError(422, "name_missing"));
    generate();
    const profile = await screen.findByRole("link", { name: "Go to your profile" });
    expect(profile.getAttribute("href")).toBe("/dashboard/your-informations/profile");
  });

  test("is blocked when the quota is used: Usage Exhausted, without a request for a letter", async () => {
    serveUsage([usage("cover_letter", 5, 5)]);
    await open();
    await paste("Baker");
    expect(await screen.findByText("0 letters left this month")).toBeDefined();
    generate();
    expect((await screen.findByRole("alert")).textContent).toContain("Usage Exhausted");
    const plans = screen.getByRole("link", { name: "View plans" });
    expect(plans.getAttribute("href")).toBe("/dashboard/pricing");
    expect(server.requests("POST /cover-letter")).toEqual([]);
  });

  test("a plan without letters says so, with the way to one that has them", async () => {
    serveUsage([usage("cover_letter", 0, 0)]);
    await open();
    // Before the form.
    const note = await screen.findByText(/^Letters are not included in your plan/);
    expect(note.closest("header")).not.toBeNull();
    expect(within(note).getByRole("link", { name: "View plans" })).toBeDefined();
    await paste("Baker");
    expect(screen.queryByText(/left this month/)).toBeNull();
    generate();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Letters are not included in your plan");
    expect(alert.textContent).not.toContain("this month");
    expect(within(alert).getByRole("link", { name: "View plans" })).toBeDefined();
    expect(server.requests("POST /cover-letter")).toEqual([]);
  });

  test("is not blocked by stale usage, which is refetched", async () => {
    serveUsage([usage("cover_letter", 5, 5)]);
    await open();
    await paste("Baker");
    await screen.findByText("0 letters left this month");
    serveUsage([usage("cover_letter", 5, 15)]);
    generate();
    expect((await written()).value).toBe("Dear hiring team,");
  });

  test("is translated to French", async () => {
    server.handle("POST /cover-letter", respondWithError(402, "limit_reached"));
    await renderDashboard("/dashboard/cover-letter", "fr");
    fireEvent.change(await screen.findByLabelText("Description du poste"), {
      target: { value: "Boulanger" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Générer la lettre" }));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Limite de génération atteinte",
    );
  });
});
