import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
// Loads the lazy components before the test's timeout starts.
import "../../../applications/mail/mail-dialog.tsx";
import "postal-mime";
import { messages as english } from "../../../applications/mail/messages.ts";
import {
  baker,
  respondWithError,
  server,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";
import { deferredResponse } from "../../testing/render-dashboard.tsx";
import {
  accept,
  dialog,
  drop,
  field,
  invited,
  mailFile,
  openList,
  refused,
  serveMails,
} from "../../testing/mail-screen.tsx";

startApplicationScreens();

const marks = () =>
  Object.keys(localStorage).filter((key) => key.startsWith("postulo-applied-mails:"));

const undoButtons = () => screen.queryAllByRole("button", { name: "Undo" });

async function acceptInvited() {
  drop(mailFile(invited));
  await dialog();
  await waitFor(() => expect(field("Stage").value).toBe("interview1"));
  await accept();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

test.each([
  ["stage", "PATCH /rest/v1/job_applied"],
  ["interview", "POST /rest/v1/interview"],
])("a mail whose %s is not stored can be applied again", async (_part, request) => {
  serveMails();
  server.handle(request, respondWithError(400, "no"));
  await openList();
  await acceptInvited();
  expect(await screen.findByText(/^Only a part of the mail was applied/)).toBeDefined();
  expect(screen.queryByText(/^Mail applied to/)).toBeNull();
  expect(undoButtons()).toHaveLength(1);
  drop(mailFile(invited));
  await dialog();
  expect(screen.queryByText(english.again)).toBeNull();
});

test("a mail is marked as applied only once it is stored", async () => {
  serveMails();
  const { respond, release } = deferredResponse();
  server.handle("POST /rest/v1/interview", respond);
  await openList();
  await acceptInvited();
  drop(mailFile(invited));
  await dialog();
  expect(screen.queryByText(english.again)).toBeNull();
  fireEvent.keyDown(await dialog(), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  release(new Response(null, { status: 201 }));
  await waitFor(() => expect(marks()).toHaveLength(1));
  drop(mailFile(invited));
  expect(await screen.findByText(english.again)).toBeDefined();
});

test("a mail is recognised that was accepted before its hash was computed", async () => {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  const digest = vi.spyOn(crypto.subtle, "digest").mockReturnValue(promise);
  onTestFinished(() => digest.mockRestore());
  serveMails();
  await openList();
  await acceptInvited();
  expect(marks()).toEqual([]);
  resolve(new ArrayBuffer(32));
  await waitFor(() => expect(marks()).toHaveLength(1));
});

test("a mail of which nothing is stored leaves no message that it was applied", async () => {
  serveMails();
  server.handle("PATCH /rest/v1/job_applied", respondWithError(400, "no"));
  server.handle("POST /rest/v1/interview", respondWithError(400, "no"));
  await openList();
  await acceptInvited();
  await waitFor(() => expect(undoButtons()).toEqual([]));
  expect(await screen.findByText(english.failed)).toBeDefined();
});

test("a conflict with another window leaves the mail to be applied again", async () => {
  const { applications } = serveMails();
  await openList();
  drop(mailFile(refused));
  await dialog();
  await waitFor(() => expect(field("Stage").value).toBe("rejected"));
  applications.change(baker.id, { application_stage: "offer" });
  await accept();
  expect(await screen.findByText(english.conflict)).toBeDefined();
  expect(screen.queryByText(/^Mail applied to/)).toBeNull();
  expect(applications.rows()[0]?.["application_stage"]).toBe("offer");
  drop(mailFile(refused));
  await dialog();
  expect(screen.queryByText(english.again)).toBeNull();
});

test("a stage that another window moves while the dialog is open is not written back", async () => {
  const { applications, interviews } = serveMails();
  await openList();
  drop(mailFile(invited));
  await dialog();
  await waitFor(() => expect(field("Stage").value).toBe("interview1"));
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const moveTo = (stage: string) => {
    // What was loaded just now is not loaded again.
    vi.setSystemTime(Date.now() + 60_000);
    applications.change(baker.id, { application_stage: stage });
    fireEvent(document, new Event("visibilitychange", { bubbles: true }));
  };
  moveTo("interview2");
  await waitFor(() => expect(field("Stage").value).toBe("interview2"));
  // No change, chosen by hand, stays no change.
  fireEvent.change(field("Stage"), { target: { value: "offer" } });
  fireEvent.change(field("Stage"), { target: { value: "interview2" } });
  moveTo("interview3");
  await waitFor(() => expect(field("Stage").value).toBe("interview3"));
  await accept();
  await waitFor(() => expect(interviews.rows()).toHaveLength(1));
  expect(applications.rows()[0]?.["application_stage"]).toBe("interview3");
});
