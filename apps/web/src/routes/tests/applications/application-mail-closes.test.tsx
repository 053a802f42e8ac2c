import { sampleInterview } from "@postulo/domain/testing/sample-schedule";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
// Loads the lazy components before the test's timeout starts.
import "../../../applications/mail/mail-dialog.tsx";
import "postal-mime";
import {
  baker,
  server,
  startApplicationScreens,
  userId,
} from "../../testing/applications-screen.tsx";
import { serveTable } from "../../testing/fake-tables.ts";
import {
  accept,
  dialog,
  drop,
  mailFile,
  openList,
  refused,
  serveMails,
} from "../../testing/mail-screen.tsx";

startApplicationScreens();

const interview = (id: string, startsAt: string) => ({
  ...sampleInterview(baker.id, { id, starts_at: startsAt }),
  user_id: userId,
  job_applied: null,
});
const ahead = interview("66666666-6666-4666-8666-666666666661", "2099-12-15T09:00:00Z");
const past = interview("66666666-6666-4666-8666-666666666662", "2026-01-15T09:00:00Z");

async function openRefusal() {
  const { applications } = serveMails();
  const interviews = serveTable(server, "interview", { rows: [ahead, past] });
  await openList();
  drop(mailFile(refused));
  const box = await within(await dialog()).findByRole("checkbox", {
    name: "Cancel the interview that is planned",
  });
  return { applications, interviews, box };
}
const outcomes = (rows: readonly Readonly<Record<string, unknown>>[]) =>
  rows.map(({ outcome }) => outcome);

test("a rejection cancels the interview that is ahead, with one undo for both", async () => {
  const { applications, interviews } = await openRefusal();
  await accept();
  await waitFor(() => expect(outcomes(interviews.rows())).toEqual(["cancelled", null]));
  await waitFor(() => expect(applications.rows()[0]?.["application_stage"]).toBe("rejected"));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(outcomes(interviews.rows())).toEqual([null, null]));
  await waitFor(() => expect(applications.rows()[0]?.["application_stage"]).toBe("applied"));
});

test("an interview is kept if the person says so", async () => {
  const { applications, interviews, box } = await openRefusal();
  fireEvent.click(box);
  await accept();
  await waitFor(() => expect(applications.rows()[0]?.["application_stage"]).toBe("rejected"));
  expect(outcomes(interviews.rows())).toEqual([null, null]);
});
