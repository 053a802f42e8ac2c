import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  userId,
  cvId,
  applicationId,
  server,
  opened,
  respondWithError,
  button,
  press,
  startCvScreens,
} from "../testing/cv-screen.tsx";
import { serveTable } from "../testing/fake-tables.ts";
import { deferredResponse, renderDashboard } from "../testing/render-dashboard.tsx";

startCvScreens();

describe("choosing a posting", () => {
  const paste = async (text: string) =>
    fireEvent.change(await screen.findByLabelText("Job posting"), { target: { value: text } });

  test("asks once for a double click, and opens what it got", async () => {
    const page = await renderDashboard("/dashboard/cv?for=job");
    await paste("Nurse wanted");
    expect(await screen.findByText(/4 CVs left this month/)).toBeDefined();
    const answer = deferredResponse();
    server.handle("POST /cv/adapt", answer.respond);
    const submit = await button("Adapt my CV");
    fireEvent.click(submit);
    fireEvent.click(submit);
    await waitFor(() => expect(server.requests("POST /cv/adapt")).toHaveLength(1));
    answer.release(Response.json({ ...opened(), isNew: true }));
    expect(await screen.findByRole("heading", { name: "Staff Nurse, Calder" })).toBeDefined();
    expect(page.address()).toBe(`/dashboard/cv?version=${cvId}`);
    expect(server.requests("POST /cv/adapt")).toHaveLength(1);
    await page.back();
    expect(page.address()).toBe("/dashboard/cv?for=job");
  });

  test.each([
    { status: 402, code: "limit_reached", title: "Generation Limit Reached", link: "Upgrade plan" },
    { status: 422, code: "name_missing", title: /begins with your name/, link: "Go to my profile" },
  ])("keeps the posting and offers help for $code", async ({ status, code, title, link }) => {
    server.handle("POST /cv/adapt", respondWithError(status, code));
    await renderDashboard("/dashboard/cv?for=job");
    await paste("Nurse wanted");
    await press("Adapt my CV");
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText(title)).toBeDefined();
    expect(alert.getByText(/Nothing was charged/)).toBeDefined();
    expect(alert.getByRole("link", { name: link })).toBeDefined();
    expect(screen.getByLabelText("Job posting")).toHaveProperty("value", "Nurse wanted");
  });

  test("of an application opens the CV that it has, or takes its posting", async () => {
    const page = await renderDashboard(`/dashboard/cv?application=${applicationId}`);
    await screen.findByRole("heading", { name: "Staff Nurse, Calder" });
    expect(page.address()).toBe(`/dashboard/cv?version=${cvId}`);
  });

  test("of a letter opens the CV for its job, or takes its posting", async () => {
    const letterId = "66666666-6666-4666-8666-666666666666";
    const row = { id: letterId, posting: "Baker wanted", application_id: null };
    serveTable(server, "letters", { rows: [row] });
    const find = (found: string | null) =>
      server.handle("POST /rest/v1/rpc/cv_of_letter", () => Response.json(found));
    find(cvId);
    const page = await renderDashboard(`/dashboard/cv?letter=${letterId}`);
    await screen.findByRole("heading", { name: "Staff Nurse, Calder" });
    expect(page.address()).toBe(`/dashboard/cv?version=${cvId}`);
    const way = screen.getByRole("link", { name: "Write the letter" });
    expect(way.getAttribute("href")).toBe(`/dashboard/cover-letter?cv=${cvId}`);
    cleanup();
    find(null);
    const start = await renderDashboard(`/dashboard/cv?letter=${letterId}`);
    await waitFor(() =>
      expect(screen.getByLabelText("Job posting")).toHaveProperty("value", "Baker wanted"),
    );
    expect(start.address()).toBe("/dashboard/cv?for=job");
  });

  test("of a picked application replaces a typed one, which can be restored", async () => {
    const job = { id: applicationId, user_id: userId, job_title: "Baker", company_name: "Four" };
    serveTable(server, "job_applied", { rows: [{ ...job, posting_text: "Baker wanted" }] });
    await renderDashboard("/dashboard/cv?for=job");
    await paste("Typed by hand");
    const field = screen.getByLabelText("Job posting");
    const select = await screen.findByLabelText("Application");
    await screen.findByRole("option", { name: "Baker, Four" });
    fireEvent.change(select, { target: { value: applicationId } });
    await waitFor(() => expect(field).toHaveProperty("value", "Baker wanted"));
    await press("Undo");
    expect(field).toHaveProperty("value", "Typed by hand");
    expect(select).toHaveProperty("value", applicationId);
  });

  test("says that an application could not be read, and keeps what was typed", async () => {
    const job = { id: applicationId, user_id: userId, job_title: "Baker", company_name: "Four" };
    serveTable(server, "job_applied", { rows: [job] });
    await renderDashboard("/dashboard/cv?for=job");
    await paste("Typed by hand");
    await screen.findByRole("option", { name: "Baker, Four" });
    server.handle("GET /rest/v1/job_applied", () => new Response(null, { status: 500 }));
    fireEvent.change(screen.getByLabelText("Application"), { target: { value: applicationId } });
    expect(await screen.findByText("The application could not be read")).toBeDefined();
    expect(screen.getByLabelText("Job posting")).toHaveProperty("value", "Typed by hand");
  });

  test("of an application without a CV takes its posting", async () => {
    serveTable(server, "cvs", { rows: [] });
    const job = { id: applicationId, user_id: userId, job_title: "Baker", company_name: "Four" };
    serveTable(server, "job_applied", { rows: [{ ...job, posting_text: "Baker wanted" }] });
    await renderDashboard(`/dashboard/cv?application=${applicationId}`);
    await waitFor(() =>
      expect(screen.getByLabelText("Job posting")).toHaveProperty("value", "Baker wanted"),
    );
    expect(await screen.findByLabelText("Application")).toHaveProperty("value", applicationId);
  });
});
