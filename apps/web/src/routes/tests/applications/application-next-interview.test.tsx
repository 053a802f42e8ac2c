import { sampleInterview } from "@postulo/domain/testing/sample-schedule";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  baker,
  open,
  serve,
  server,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";
import { serveTable } from "../../testing/fake-tables.ts";
import { onWideScreen } from "../../testing/render-dashboard.tsx";

startApplicationScreens();

const cook = { ...baker, id: "55555555-5555-4555-8555-555555555555", job_title: "Cook" };

const interviewOf = (digit: number, applicationId: string, starts_at: string) => ({
  user_id: baker.user_id,
  job_applied: null,
  ...sampleInterview(applicationId, {
    id: `${digit}`.repeat(8) + "-4444-4444-8444-444444444444",
    kind: "phone",
    starts_at,
  }),
});

test("the next interview is shown where no other action is set", async () => {
  onWideScreen();
  const free = { next_action: null, next_action_date: null };
  serve({
    rows: [
      { ...baker, ...free },
      { ...cook, next_action: "followUp", next_action_date: "2099-01-05" },
    ],
  });
  serveTable(server, "interview", {
    rows: [
      interviewOf(1, baker.id, "2099-12-04T13:30:00Z"),
      interviewOf(2, baker.id, "2099-12-03T13:30:00Z"),
      interviewOf(3, cook.id, "2099-12-03T13:30:00Z"),
    ],
  });
  await open();
  const shown = await screen.findByText(/Dec 3, 2099.*Phone/);
  expect(shown.closest("tr")?.textContent).toContain("Baker");
  await waitFor(() => expect(screen.queryAllByText(/2099.*Phone/)).toHaveLength(1));
});
