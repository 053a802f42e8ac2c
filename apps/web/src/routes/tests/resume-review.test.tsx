import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { resumeReading } from "../testing/resume-reading.ts";
import { deferredResponse } from "../testing/render-dashboard.tsx";
import {
  chooseResume,
  input,
  open,
  server,
  startProfileScreens,
} from "../testing/profile-screen.tsx";

startProfileScreens();

const done = { fields: 1, added: 2, changed: 0, deleted: 0 };
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const region = (name: string | RegExp) => screen.getByRole("region", { name });
const itemsOf = (name: string | RegExp) => within(region(name)).queryAllByRole("listitem");

async function openReview(reading: object = {}) {
  server.handle("POST /resume-parser/review", () =>
    Response.json({ ...resumeReading, ...reading }),
  );
  const page = await open();
  await chooseResume("cv.pdf");
  await screen.findByRole("heading", { name: "Review your résumé" });
  return page;
}

/** The arguments of the last `store_resume`. */
async function storedChanges() {
  const requests = server.requests("POST /rest/v1/rpc/store_resume");
  return requests.at(-1)?.json();
}

const completeJob = () => {
  fireEvent.change(input(/^Company/), { target: { value: "Le Fournil" } });
  press("Done");
};

describe("the review of a résumé", () => {
  test("shows what is doubtful first, and stores nothing by itself", async () => {
    await openReview();
    expect(itemsOf("To check: 4").map((item) => item.querySelector("h3")?.textContent)).toEqual([
      undefined,
      "Cook",
      "Baker",
      "CAP",
    ]);
    expect(region("To check: 4").textContent).toContain("Not sure: Title");
    expect(region("To check: 4").textContent).toContain("Missing: Company");
    expect(itemsOf("Skills").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Kneading"),
    ]);
    expect(server.requests("POST /rest/v1/rpc/store_resume")).toEqual([]);
  });

  test("asks to complete an entry before anything is stored, then stores all in one request, once", async () => {
    await openReview();
    const deferred = deferredResponse();
    server.handle("POST /rest/v1/rpc/store_resume", deferred.respond);
    press("Save to profile");
    expect(server.requests("POST /rest/v1/rpc/store_resume")).toEqual([]);
    expect(
      screen.getByText(/^1 entry lacks something: complete or delete it · Still to check: 4/),
    ).toBeDefined();
    completeJob();
    press("That’s right: Baker");
    const kept = "Kept from your profile: City (Lyon)";
    expect(screen.getByText(`4 entries will be saved · Still to check: 2 · ${kept}`)).toBeDefined();
    press("Save to profile");
    press("Save to profile");
    await waitFor(() => expect(server.requests("POST /rest/v1/rpc/store_resume")).toHaveLength(1));
    deferred.release(Response.json(done));
    expect(await screen.findByText("Résumé saved to your profile")).toBeDefined();
    expect(screen.getByText(kept)).toBeDefined();
    expect(server.requests("POST /rest/v1/rpc/store_resume")).toHaveLength(1);
    expect(await storedChanges()).toMatchObject({
      p_fields: { phone_number: { before: "", after: "+33612345678" } },
      p_added: {
        experiences: [
          { company: "Moulin Brun", title: "Baker", start_date: "2019-03-01", is_current: true },
          { company: "Le Fournil", title: "Cook", is_current: false },
        ],
        competencies: [{ name: "Kneading", category: "technical" }],
      },
      // Only what the profile's entry lacks.
      p_changed: { education: [{ version: 4, degree: "CAP", field_of_study: "Bakery" }] },
      p_deleted: {},
    });
    expect(await screen.findByText(/Last résumé: cv.pdf/)).toBeDefined();
  });

  test("undoes all that was stored in one request", async () => {
    await openReview();
    server.handle("POST /rest/v1/rpc/store_resume", () => Response.json(done));
    completeJob();
    press("Take the résumé’s: City");
    fireEvent.change(input("What to do"), { target: { value: "replace" } });
    press("Save to profile");
    await screen.findByText("Résumé saved to your profile");
    const stored = await storedChanges();
    expect(stored.p_changed).toEqual({
      education: [
        expect.objectContaining({
          id: "33333333-3333-4333-8333-333333333333",
          version: 4,
          degree: "CAP",
          field_of_study: "Bakery",
        }),
      ],
    });
    // The page of the review has the button too, and leaves.
    await screen.findByRole("textbox", { name: /^First name/ });
    press("Undo this résumé");
    const dialog = within(await screen.findByRole("dialog", { name: "Undo cv.pdf?" }));
    expect(dialog.getByText(/: 4 entries, with the corrections/)).toBeDefined();
    expect(server.requests("POST /rest/v1/rpc/store_resume")).toHaveLength(1);
    fireEvent.click(dialog.getByRole("button", { name: "Undo this résumé" }));
    expect(await screen.findByText("Résumé undone")).toBeDefined();
    const undone = await storedChanges();
    expect(undone.p_fields).toEqual({
      city: { before: "Paris", after: "Lyon" },
      phone_number: { before: "+33612345678", after: "" },
    });
    expect(undone.p_changed.education).toEqual([
      expect.objectContaining({ version: 5, degree: null, field_of_study: "Bakery" }),
    ]);
    expect(undone.p_deleted.experiences).toEqual(
      stored.p_added.experiences.map(({ id }: { id: string }) => id),
    );
    expect(screen.queryByRole("button", { name: "Undo this résumé" })).toBeNull();
    expect(screen.getByText("Last résumé: cv.pdf · 4 entries undone")).toBeDefined();
  });

  test("restores what was undone, with the corrections, from the toast and from the profile", async () => {
    await openReview();
    server.handle("POST /rest/v1/rpc/store_resume", () => Response.json({ ...done, changed: 1 }));
    completeJob();
    fireEvent.change(input("What to do"), { target: { value: "replace" } });
    press("Save to profile");
    await screen.findByText("Résumé saved to your profile");
    const stored = await storedChanges();
    // The toast's undo needs no question.
    press("Undo");
    await screen.findByText("Résumé undone");
    press("Restore this résumé");
    expect(await screen.findByText("Résumé restored")).toBeDefined();
    const restored = await storedChanges();
    expect(restored).toMatchObject({ p_fields: stored.p_fields, p_added: stored.p_added });
    expect(restored.p_changed.education).toEqual([
      { ...stored.p_changed.education[0], version: 6 },
    ]);
    press("Undo this résumé");
    const dialog = within(await screen.findByRole("dialog", { name: "Undo cv.pdf?" }));
    fireEvent.click(dialog.getByRole("button", { name: "Undo this résumé" }));
    await waitFor(() => expect(server.requests("POST /rest/v1/rpc/store_resume")).toHaveLength(4));
    expect((await storedChanges()).p_changed.education[0]).toMatchObject({ version: 7 });
  });

  test("restores no entry that was changed after the résumé", async () => {
    await openReview();
    server.handle("POST /rest/v1/rpc/store_resume", () => Response.json(done));
    completeJob();
    fireEvent.change(input("What to do"), { target: { value: "replace" } });
    press("Save to profile");
    await screen.findByText("Résumé saved to your profile");
    press("Undo");
    expect(await screen.findByText("What was changed since then is kept.")).toBeDefined();
    press("Restore this résumé");
    await screen.findByText("Résumé restored");
    expect((await storedChanges()).p_changed).toEqual({});
  });

  test("shows what a second reading found instead, and takes it by a click", async () => {
    await openReview();
    expect(screen.getByText("Title: a second reading found “Since”")).toBeDefined();
    press("Use “Since”");
    expect(screen.getByRole("heading", { name: "Since" })).toBeDefined();
    expect(screen.getByText("Title: a second reading found “Baker”")).toBeDefined();
    press("That’s right: Since");
    expect(screen.queryByText(/a second reading found/)).toBeNull();
  });

  test("deletes and merges entries, and each can be undone without losing later input", async () => {
    await openReview();
    press("Delete Kneading");
    expect(itemsOf("Skills")).toEqual([]);
    fireEvent.change(input(/^Company/), { target: { value: "Le Fournil" } });
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(itemsOf("Skills")).toHaveLength(1);
    expect(input(/^Company/).value).toBe("Le Fournil");
    fireEvent.change(input("Merge with another entry"), {
      target: { value: screen.getByRole<HTMLOptionElement>("option", { name: "Baker" }).value },
    });
    press("Merge");
    expect(screen.queryByRole("heading", { name: "Cook" })).toBeNull();
    expect(screen.getByRole("heading", { name: "Baker" })).toBeDefined();
  });

  test("lists the lines that nobody read, and gives one its kind by a click", async () => {
    await openReview();
    const lines = () => itemsOf(/^Not read/);
    expect(lines()).toHaveLength(2);
    fireEvent.click(
      within(lines()[1] ?? document.body).getByRole("button", { name: "What is this line?" }),
    );
    fireEvent.click(
      within(screen.getByRole("group", { name: "What is this line?" })).getByRole("button", {
        name: "Skill",
      }),
    );
    expect(itemsOf("Skills").map((item) => item.querySelector("h3")?.textContent)).toEqual([
      "Kneading",
      "Piping",
      "Shaping",
      "Glazing",
    ]);
    expect(lines()).toHaveLength(1);
    press("Add to “CAP”");
    expect(screen.queryByRole("region", { name: /^Not read/ })).toBeNull();
  });

  test("shows the level and the years of a skill that will be saved", async () => {
    await openReview();
    press("Edit Kneading");
    const [form] = itemsOf("Skills");
    const skill = within(form ?? document.body);
    fireEvent.change(skill.getByLabelText("Level"), { target: { value: "advanced" } });
    fireEvent.change(skill.getByLabelText("Years of experience"), { target: { value: "2.5" } });
    fireEvent.click(skill.getByRole("button", { name: "Done" }));
    expect(itemsOf("Skills").map((item) => item.querySelector("p")?.textContent)).toEqual([
      "Advanced · 2.5\u00A0years",
    ]);
  });

  test("leads from a line of the file to its entry", async () => {
    await openReview();
    fireEvent.click(within(region(/^The file/)).getByRole("button", { name: /^Baked bread/ }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Baker"));
  });

  test("keeps what was corrected when the page is left, and says so in the profile tab", async () => {
    const first = await openReview();
    fireEvent.change(input(/^Company/), { target: { value: "Le Fournil" } });
    await first.navigate("/dashboard/your-informations/profile");
    fireEvent.click(await screen.findByRole("link", { name: "Continue the review" }));
    const job = (await screen.findByRole("heading", { name: "Cook" })).closest("li");
    expect(job?.textContent).toContain("Le Fournil");
  });

  test("discards the review, and takes it up again by the undo", async () => {
    await openReview();
    press("Discard");
    expect(await screen.findByText(/There is no résumé to review/)).toBeDefined();
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("heading", { name: "Baker" })).toBeDefined();
  });

  test("says that nothing was read, and still offers the lines", async () => {
    await openReview({ fields: [], entries: [], unread: [2, 3] });
    expect(screen.getByText(/Nothing could be read from this file/)).toBeDefined();
    expect(itemsOf(/^Not read/)).toHaveLength(2);
  });

  test("keeps the review when storing fails", async () => {
    await openReview();
    completeJob();
    server.handle("POST /rest/v1/rpc/store_resume", () =>
      Response.json({ code: "XX000", message: "broken" }, { status: 500 }),
    );
    press("Save to profile");
    expect(await screen.findByText("The résumé could not be saved")).toBeDefined();
    expect(screen.getByRole("heading", { name: "Baker" })).toBeDefined();
  });

  test("moves the focus to the next item when the focused one is checked, deleted or stored as something else", async () => {
    await openReview();
    const pressFocused = (name: string | RegExp) => {
      const pressed = button(name);
      pressed.focus();
      fireEvent.click(pressed);
    };
    const focused = () => document.activeElement?.querySelector("h3, label")?.textContent;
    fireEvent.change(input(/^Company/), { target: { value: "Le Fournil" } });
    pressFocused("Done");
    expect(focused()).toBe("CAP");
    pressFocused("Delete CAP");
    expect(focused()).toContain("City");
    pressFocused("That’s right: Baker");
    expect(focused()).toContain("City");
    pressFocused("Leave out: City");
    expect(document.activeElement?.textContent).toBe("Nothing left to check");

    const lines = itemsOf(/^Not read/);
    const asked = within(lines[0] ?? document.body).getByRole("button", {
      name: "What is this line?",
    });
    fireEvent.click(asked);
    pressFocused("Address");
    expect(document.activeElement).toBe(itemsOf(/^Not read/)[0]);
    pressFocused(/^Leave out: Piping/);
    expect(document.activeElement?.textContent).toBe("Nothing left to check");
    pressFocused("Delete Kneading");
    expect(document.activeElement?.textContent).toBe("Skills");
  });
});
