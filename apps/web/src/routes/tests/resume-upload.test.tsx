import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { profileId } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import { deferredResponse } from "../testing/render-dashboard.tsx";
import {
  profiles,
  server,
  open,
  input,
  opened,
  type,
  save,
  respondWithError,
  emptyReport,
  startProfileScreens,
} from "../testing/profile-screen.tsx";

startProfileScreens();

describe("the résumé upload", () => {
  const choose = async (name: string, content = "%PDF-1.7") => {
    const file = new File([content], name);
    const files = { 0: file, length: 1, item: () => file };
    fireEvent.change(await screen.findByLabelText(/Résumé file/), { target: { files } });
  };
  const respondWithReport = (report: object) =>
    server.handle("POST /resume-parser", () => {
      profiles.change(profileId, { phone_number: "+33612345678" });
      return Response.json({
        ...emptyReport,
        filled: { phone_number: "+33612345678" },
        added: {
          education: 1,
          experiences: 2,
          contributions: 0,
          competencies: 4,
          websites: 0,
          other: 0,
        },
        ...report,
      });
    });

  test("shows progress and result, and the new values after the delay, without overwriting input", async () => {
    const deferred = deferredResponse();
    server.handle("POST /resume-parser", deferred.respond);
    await open();
    await opened();
    type("City", "Typed");
    await choose("résumé.pdf");
    expect(await screen.findByText("Reading résumé.pdf…")).toBeDefined();
    save();
    await choose("another.pdf");
    profiles.change(profileId, { phone_number: "+33612345678", city: "Paris" });
    deferred.release(
      Response.json({
        ...emptyReport,
        filled: { phone_number: "+33612345678" },
        added: { ...emptyReport.added, experiences: 2, education: 1 },
        doubtful: ["phone_number"],
        incomplete: [{ list: "education", found: { degree: "BA" }, source: ["BA"] }],
        readBy: "model",
      }),
    );
    expect(await screen.findByText("Résumé analysed")).toBeDefined();
    expect(screen.getByText("1 value filled in · 3 entries added")).toBeDefined();
    expect(screen.getByText("1 entry lacks something: complete it below")).toBeDefined();
    expect(screen.getByRole("link", { name: "What left this server" })).toBeDefined();
    await waitFor(() => expect(input("Phone number").value).toBe("+33612345678"), {
      timeout: 4000,
    });
    expect(input("City").value).toBe("Typed");
    expect(server.requests("POST /resume-parser")).toHaveLength(1);
    expect(server.requests("PATCH /rest/v1/profile")).toEqual([]);
    save();
    expect(await screen.findByText("Profile saved")).toBeDefined();
    expect(profiles.rows()[0]).toMatchObject({ city: "Typed", phone_number: "+33612345678" });
  });

  test("shows differing values of the résumé; the user decides each, and saves", async () => {
    respondWithReport({
      conflicts: [
        { field: "city", current: "Lyon", found: "Paris" },
        { field: "country", current: "FR", found: "BE" },
      ],
    });
    await open();
    await opened();
    await choose("cv.docx");
    const conflicts = await screen.findByRole(
      "region",
      { name: "Please check what your résumé says" },
      { timeout: 4000 },
    );
    expect(within(conflicts).getAllByRole("listitem")).toHaveLength(2);
    expect(conflicts.textContent).toContain("Belgium");
    fireEvent.click(screen.getByRole("button", { name: "Use résumé: City" }));
    await waitFor(() => expect(input("City").value).toBe("Paris"));
    expect(document.activeElement).toBe(input("City"));
    fireEvent.click(screen.getByRole("button", { name: "Keep mine: Country" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: /Please check/ })).toBeNull());
    save();
    await waitFor(() => expect(profiles.rows()[0]).toMatchObject({ city: "Paris", country: "FR" }));
  });

  test("shows doubtful values with their source lines, and differing entries with the current rows", async () => {
    const job = {
      id: "11111111-1111-4111-8111-111111111111",
      title: "Nurse",
      company: "Clinic",
      start_date: null,
      version: 1,
    };
    const jobs = serveTable(server, "experiences", { rows: [job] });
    respondWithReport({
      doubtful: ["phone_number"],
      evidence: {
        phone_number: { confidence: 0.5, source: ["Tel 06 12 34 56 78"], lines: [0] },
        city: { confidence: 1, source: ["", " Paris"], lines: [1] },
      },
      conflicts: [{ field: "city", current: "Lyon", found: "Paris" }],
      review: [
        {
          list: "experiences",
          id: job.id,
          isNew: false,
          found: { title: "Nurse", start_date: "2019-03-01", start_date_precision: "month" },
          doubtful: [],
          differs: [{ column: "start_date", current: null, found: "2019-03-01" }],
          source: ["Nurse, Clinic 03/2019"],
        },
        {
          list: "competencies",
          id: "22222222-2222-4222-8222-222222222222",
          isNew: true,
          found: { name: "Excell", level: "expert" },
          doubtful: ["level"],
          differs: [],
          source: [],
        },
      ],
      incomplete: [
        {
          list: "experiences",
          found: { title: "Baker", company: null, start_date: "2015-01-01", is_current: false },
          source: ["Baker 2015"],
        },
      ],
    });
    const skills = serveTable(server, "competencies", {
      rows: [{ id: "22222222-2222-4222-8222-222222222222", name: "Excell", version: 1 }],
    });
    await open();
    await opened();
    await choose("cv.pdf");
    const review = await screen.findByRole(
      "region",
      { name: "Please check what your résumé says" },
      { timeout: 4000 },
    );
    expect(review.textContent).toContain("Tel 06 12 34 56 78");
    const city = screen.getByRole("heading", { name: "City" }).closest("li");
    expect(city?.textContent).not.toContain("In your résumé");
    expect(review.textContent).toContain("Start date");
    expect(review.textContent).toContain("03/2019");
    expect(review.textContent).toContain("Expert");
    fireEvent.click(screen.getByRole("button", { name: "Clear: Phone number" }));
    await waitFor(() => expect(input("Phone number").value).toBe(""));
    fireEvent.click(screen.getByRole("button", { name: "Delete entry: Skill: Excell" }));
    await waitFor(() => expect(skills.rows()).toEqual([]));
    fireEvent.click(screen.getByRole("button", { name: "Accept all" }));
    await waitFor(() => expect(input("City").value).toBe("Paris"));
    // Incomplete entries are not accepted automatically.
    const add = await screen.findByRole("button", { name: "Add: Experience: Baker" });
    fireEvent.click(add);
    expect(screen.getByText("Please fill this in")).toBeDefined();
    fireEvent.change(screen.getByLabelText(/^Company/), { target: { value: " Crust & Co " } });
    fireEvent.click(add);
    await waitFor(() => expect(screen.queryByRole("region", { name: /Please check/ })).toBeNull());
    expect(jobs.rows()[1]).toMatchObject({
      title: "Baker",
      company: "Crust & Co",
      start_date: "2015-01-01",
      profile_id: profileId,
    });
    expect(jobs.rows()[0]).toMatchObject({
      start_date: "2019-03-01",
      start_date_precision: "month",
    });
  });

  test("shows that there was nothing new", async () => {
    respondWithReport(emptyReport);
    await open();
    await opened();
    await choose("cv.doc");
    expect(
      await screen.findByText("Everything in this résumé was already in your profile."),
    ).toBeDefined();
  });

  test("accepts a 200 without a report as success", async () => {
    server.handle("POST /resume-parser", () => new Response("ok"));
    await open();
    await opened();
    await choose("cv.pdf");
    expect(await screen.findByText("Résumé analysed")).toBeDefined();
  });

  test("accepts a dropped file", async () => {
    respondWithReport({});
    await open();
    await opened();
    const file = new File(["%PDF-1.7"], "cv.pdf");
    fireEvent.drop(screen.getByText(/Drop a PDF or Word document here/), {
      dataTransfer: { files: { 0: file, length: 1, item: () => file } },
    });
    expect(await screen.findByText("Résumé analysed")).toBeDefined();
  });

  test("rejects other kinds of files before the request", async () => {
    await open();
    await opened();
    await choose("holiday.jpg");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Please select a PDF or Word document",
    );
    expect(server.requests("POST /resume-parser")).toEqual([]);
  });

  test("rejects files of more than 10 MB before the request", async () => {
    await open();
    await opened();
    await choose("cv.pdf", "x".repeat(10 * 1024 * 1024 + 1));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "The file is larger than 10 MB.",
    );
    expect(server.requests("POST /resume-parser")).toEqual([]);
  });

  const errors = [
    [415, "unsupported_type", "Please select a PDF or Word document"],
    [422, "empty_file", "The file is empty."],
    [413, "file_too_large", "The file is larger than 10 MB."],
    [422, "encrypted_file", "The file is protected by a password."],
    [422, "corrupt_file", "The file is damaged."],
    [422, "too_many_pages", "The file has too many pages for a résumé."],
    [
      422,
      "too_complex",
      "The file is too complex or too large to read. Save it as a plain PDF and try again.",
    ],
    [
      429,
      "too_many_at_once",
      "Your other files are still being read. Please try again in a moment.",
    ],
    [422, "no_text", "The file holds no text, only a picture of it."],
    [503, "busy", "Many résumés are being read right now."],
    [422, "timed_out", "Reading the file took too long."],
    [422, "unreadable", "The file could not be read."],
    [507, "disk_full", "The server's disk is full: nothing was saved."],
    [500, "never_heard_of", "Unable to analyze resume"],
  ] as const;

  test("shows each error of the server", async () => {
    await open();
    await opened();
    type("City", "Typed");
    for (const [status, code, reason] of errors) {
      server.handle("POST /resume-parser", respondWithError(status, code));
      await choose("cv.pdf");
      await waitFor(() => {
        const { textContent } = screen.getByRole("alert");
        expect(textContent).toContain("Analysis ErrorUnable to analyze resume");
        expect(textContent).toContain(reason);
      });
    }
    expect(input("City").value).toBe("Typed");
  });

  test("shows that the server is unreachable", async () => {
    server.handle("POST /resume-parser", () => Promise.reject(new TypeError("failed")));
    await open();
    await opened();
    await choose("cv.pdf");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Connection ErrorUnable to contact server",
    );
  });

  test("redirects to the sign-in page when the session has ended, and keeps the input", async () => {
    server.handle("POST /resume-parser", respondWithError(401, "not_authenticated"));
    const page = await open();
    await opened();
    type("City", "Typed");
    await choose("cv.pdf");
    await waitFor(() => expect(page.address()).toMatch(/^\/auth\/login\?next=/));
    page.unmount();
    await open();
    await opened();
    expect(input("City").value).toBe("Typed");
  });
});
