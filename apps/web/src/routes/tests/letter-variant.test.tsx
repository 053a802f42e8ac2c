import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  fullLetter,
  generate,
  letterId,
  letterText,
  paste,
  server,
  serveStoredLetter,
  startLetterScreens,
  written,
} from "../testing/letter-screen.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

startLetterScreens();

test("a composed letter in another layout is requested as its variant, and not said to count", async () => {
  serveStoredLetter({}, letterText, "composer");
  const requests: unknown[] = [];
  server.handle("POST /cover-letter", async (request) => {
    requests.push(await request.json());
    return Response.json(fullLetter);
  });
  await renderDashboard(`/dashboard/cover-letter?letter=${letterId}`);
  await written();
  expect(await screen.findByText(/another layout, tone or length does not count/)).toBeDefined();
  await paste("Cook wanted");
  expect(screen.queryByText(/does not count/)).toBeNull();
  await paste("Baker wanted");
  generate();
  await waitFor(() => expect(requests).toMatchObject([{ variantOf: letterId }]));
});
