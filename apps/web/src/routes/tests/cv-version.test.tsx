import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { publicConfig } from "../testing/fake-server.ts";
import {
  cvId,
  server,
  hide,
  first,
  serveCv,
  respondWithError,
  versions,
  cvs,
  open,
  button,
  press,
  part,
  lastDocument,
  startCvScreens,
} from "../testing/cv-screen.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

startCvScreens();

const serveModel = () => {
  const languageModel = { model: "small-model", host: "127.0.0.1", isLocal: true };
  server.handle("GET /config.json", () => Response.json({ ...publicConfig(), languageModel }));
};

describe("a CV for a posting", () => {
  test("shows each change with its reason, and undoes one, all, and the undoing", async () => {
    await open();
    expect(await screen.findByText("The posting asks for “wound care”")).toBeDefined();
    expect(screen.getByText("Applied: 2 of 2")).toBeDefined();
    await press("Undo: Night shifts");
    expect(screen.getByText("Applied: 1 of 2")).toBeDefined();
    await waitFor(async () => expect(await lastDocument()).toMatchObject({ operations: [first] }));
    await press("Undo all");
    await waitFor(async () => expect(await lastDocument()).toMatchObject({ operations: [] }));
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    expect(await screen.findByText("Applied: 1 of 2")).toBeDefined();
    await press("Redo");
    expect(await screen.findByText("Applied: 0 of 2")).toBeDefined();
    await press("Apply all");
    expect(await screen.findByText("Applied: 2 of 2")).toBeDefined();
    expect(screen.getByText("Saved")).toBeDefined();
  });

  test("shows the whole profile and the version side by side, with the reason of each difference", async () => {
    await open();
    await part("Differences");
    const sheet = within(await screen.findByRole("article", { name: /^Differences/ }));
    expect(sheet.getByText("Whole profile")).toBeDefined();
    const [before, after] = sheet
      .getAllByRole("list")
      .slice(-2)
      .map((list) => [...list.children].map(({ textContent }) => textContent));
    const reason =
      "left out · It says less to this posting than what stays, and the page has no room for both";
    // With the button that undoes the difference.
    expect(before).toEqual([`Night shifts ${reason}Undo`, "Wound care"]);
    expect(after).toEqual(["Wound care", `Night shifts ${reason}Undo`]);
  });

  test("accounts for what the posting asks for, and shows what was left out", async () => {
    await open();
    await part("Lines");
    fireEvent.click(await screen.findByRole("checkbox", { name: "Wound care" }));
    await part("Posting");
    expect(
      await screen.findByText("0 shown, 1 left out, 1 in a note only, 1 not found in your profile"),
    ).toBeDefined();
    expect(screen.getByText(/^There is no score in per cent here/)).toBeDefined();
    await press("Show it: wound care");
    expect(
      await screen.findByText("1 shown, 1 in a note only, 1 not found in your profile"),
    ).toBeDefined();
    expect(screen.getByText("“Wound care”")).toBeDefined();
    expect(screen.getByText("“I keep it”")).toBeDefined();
  });

  test("says when posting and profile are in two languages", async () => {
    serveCv({ isSameLanguage: false });
    await open();
    await part("Posting");
    expect(await screen.findByText(/in different languages/)).toBeDefined();
  });

  test("lets the person correct the job", async () => {
    await open();
    await press("Correct the job");
    const company = await screen.findByLabelText("Company");
    fireEvent.change(company, { target: { value: "Calder Valves " } });
    await press("Done");
    expect(
      await screen.findByRole("heading", { name: "Staff Nurse, Calder Valves" }),
    ).toBeDefined();
    expect(cvs.rows()).toMatchObject([{ title: "Staff Nurse", company: "Calder Valves" }]);
  });

  test("keeps unsaved changes over a reload, saves them once, and then is saved", async () => {
    const page = await open();
    await press("Undo: Night shifts");
    page.unmount();
    await open();
    expect(await screen.findByText("Not saved yet")).toBeDefined();
    const save = await button("Save");
    fireEvent.click(save);
    fireEvent.click(save);
    expect(await screen.findByText("Saved")).toBeDefined();
    expect(versions.rows()).toMatchObject([
      {
        cv_id: cvId,
        operations: [first],
        lines: [{ line: "job/1", text: "Wound care" }],
        look: { template: "plain" },
        writer: "person",
      },
    ]);
  });

  test("offers the version of another tab beside unsaved changes", async () => {
    const page = await open();
    await press("Undo: Night shifts");
    page.unmount();
    serveCv({ version: { number: 4, operations: [] } });
    await open();
    expect(await screen.findByText(/saved in another tab/)).toBeDefined();
    await press("Discard mine");
    expect(await screen.findByText("Applied: 0 of 2")).toBeDefined();
    expect(screen.getByText("Saved")).toBeDefined();
  });

  test("uses a wording only when it is accepted, or doubtful and confirmed", async () => {
    await open();
    await part("Lines");
    await press("Word “Wound care” differently");
    const wording = await screen.findByLabelText("Wording");
    expect(screen.queryByRole("button", { name: "Suggest a wording" })).toBeNull();
    const verdict = (kind: string, words: string, name: string) =>
      server.handle("POST /cv/line", () =>
        Response.json({ verdict: name, reasons: [{ kind, words }] }),
      );
    verdict("number", "80 wounds", "refused");
    fireEvent.change(wording, { target: { value: "Cared for 80 wounds" } });
    await press("Check and use");
    expect(await screen.findByText("The number: 80 wounds")).toBeDefined();
    expect(screen.queryByRole("button", { name: "It is true, use it" })).toBeNull();
    verdict("credit", "led", "doubtful");
    fireEvent.change(wording, { target: { value: "Led wound care" } });
    await press("Check and use");
    expect(await screen.findByText("Check this")).toBeDefined();
    await press("It is true, use it");
    expect(await screen.findByText("In your profile: Wound care")).toBeDefined();
    await waitFor(async () =>
      expect(await lastDocument()).toMatchObject({
        operations: [{}, {}, { kind: "reword", text: "Led wound care", isConfirmed: true }],
      }),
    );
  });

  test("suggests a wording where the server has a model, which is checked before it is used", async () => {
    serveModel();
    const requirement = { id: "r1", text: "wound care" };
    server.handle("POST /cv/suggestion", () =>
      Response.json({ kind: "suggested", text: "Care of wounds", requirement }),
    );
    server.handle("POST /cv/line", () => Response.json({ verdict: "accepted", reasons: [] }));
    await open();
    await part("Lines");
    await press("Word “Wound care” differently");
    await press("Suggest a wording");
    expect(await screen.findByDisplayValue("Care of wounds")).toBeDefined();
    expect(screen.getByText(/The posting asks for “wound care”\. Read it/)).toBeDefined();
    await press("Check and use");
    expect(await screen.findByText("In your profile: Wound care")).toBeDefined();
    await waitFor(async () =>
      expect(await lastDocument()).toMatchObject({
        operations: [
          {},
          {},
          { kind: "reword", text: "Care of wounds", reason: { text: "wound care" } },
        ],
      }),
    );
  });

  const offer = (text: string) =>
    Response.json({ kind: "suggested", text, requirement: { id: "r1", text: "wound care" } });

  test("offers a suggestion beside what the person wrote meanwhile", async () => {
    serveModel();
    const answer = Promise.withResolvers<Response>();
    server.handle("POST /cv/suggestion", () => answer.promise);
    await open();
    await part("Lines");
    await press("Word “Wound care” differently");
    await press("Suggest a wording");
    const wording = await screen.findByLabelText("Wording");
    fireEvent.change(wording, { target: { value: "My own words" } });
    answer.resolve(offer("Care of wounds"));
    expect(await screen.findByText("Care of wounds")).toBeDefined();
    expect(screen.getByDisplayValue("My own words")).toBeDefined();
    await press("Use it");
    expect(screen.getByDisplayValue("Care of wounds")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Use it" })).toBeNull();
    expect(document.activeElement).toBe(wording);
  });

  test("removes the verdict of the former text when a suggestion replaces it", async () => {
    serveModel();
    server.handle("POST /cv/suggestion", () => offer("Care of wounds"));
    const reasons = [{ kind: "number", words: "80 wounds" }];
    server.handle("POST /cv/line", () => Response.json({ verdict: "refused", reasons }));
    await open();
    await part("Lines");
    await press("Word “Wound care” differently");
    fireEvent.change(await screen.findByLabelText("Wording"), { target: { value: "80 wounds" } });
    await press("Check and use");
    expect(await screen.findByText("The number: 80 wounds")).toBeDefined();
    await press("Suggest a wording");
    expect(await screen.findByDisplayValue("Care of wounds")).toBeDefined();
    expect(screen.queryByText("The number: 80 wounds")).toBeNull();
  });

  test("closing the form ends the request for a suggestion, without a message", async () => {
    serveModel();
    server.handle("POST /cv/suggestion", () => new Promise(() => {}));
    const sent = vi.spyOn(globalThis, "fetch");
    await open();
    await part("Lines");
    await press("Word “Wound care” differently");
    await press("Suggest a wording");
    const signal = await waitFor(() => {
      const call = sent.mock.calls.find(
        ([address]) => typeof address === "string" && address.endsWith("/cv/suggestion"),
      );
      expect(call?.[1]?.signal).toBeDefined();
      return call?.[1]?.signal;
    });
    expect(signal?.aborted).toBe(false);
    await press("Cancel");
    expect(signal?.aborted).toBe(true);
    await waitFor(() => expect(screen.queryByLabelText("Wording")).toBeNull());
    expect(screen.queryByText("No wording was suggested")).toBeNull();
  });

  test("says why no wording is suggested", async () => {
    serveModel();
    server.handle("POST /cv/suggestion", () => Response.json({ kind: "none", reason: "notAsked" }));
    await open();
    await part("Lines");
    await press("Word “Wound care” differently");
    await press("Suggest a wording");
    expect(
      await screen.findByText("The posting asks for nothing that this line says."),
    ).toBeDefined();
    server.handle("POST /cv/suggestion", respondWithError(503, "provider_unavailable"));
    await press("Suggest a wording");
    expect(await screen.findByText(/The AI model does not answer/)).toBeDefined();
    server.handle("POST /cv/suggestion", respondWithError(503, "model_ceiling_reached"));
    await press("Suggest a wording");
    expect(await screen.findByText(/no longer available this month/)).toBeDefined();
    server.handle("POST /cv/suggestion", respondWithError(429, "wording_limit_reached"));
    await press("Suggest a wording");
    expect(await screen.findByText(/the limit of suggested wordings/)).toBeDefined();
    server.handle("POST /cv/suggestion", () => Response.json({ kind: "none", reason: "personal" }));
    await press("Suggest a wording");
    expect(await screen.findByText(/The AI model was not asked/)).toBeDefined();
  });

  test("lists changes that no longer apply, and leads on when it was deleted", async () => {
    const dropped = { operation: hide("gone/0"), reason: "gone", text: "Taught a class" };
    serveCv({ dropped: [dropped] });
    const page = await open();
    expect(await screen.findByText("No longer in your profile: Taught a class")).toBeDefined();
    page.unmount();
    server.handle("POST /cv/open", respondWithError(404, "cv_not_found"));
    await open();
    expect(await screen.findByText("There is no CV at this address")).toBeDefined();
  });

  test("says that an address which cannot be one belongs to no CV", async () => {
    await renderDashboard("/dashboard/cv?version=no-id");
    expect(await screen.findByText("There is no CV at this address")).toBeDefined();
  });

  test("has the part that is shown in its address", async () => {
    const page = await open();
    await part("Lines");
    const address = `/dashboard/cv?version=${cvId}&part=lines`;
    expect(page.address()).toBe(address);
    page.unmount();
    await renderDashboard(address);
    const choice = await screen.findByRole<HTMLInputElement>("radio", { name: "Lines" });
    expect(choice.checked).toBe(true);
  });
});
