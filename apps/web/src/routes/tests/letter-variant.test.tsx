import { fireEvent, screen, waitFor } from "@testing-library/react";
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
import { publicConfig } from "../testing/fake-server.ts";
import { renderDashboard } from "../testing/render-dashboard.tsx";

startLetterScreens();

test("a composed letter in another layout is requested as its variant and next version, and not said to count", async () => {
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
  await waitFor(() =>
    expect(requests).toMatchObject([{ variantOf: letterId, replaces: letterId }]),
  );
});

test.each([
  ["a server that now has a model", {}, true],
  ["a letter of an imported archive", { is_composed: false }, false],
])("a variant of %s is not said to be free", async (_, columns, hasModel) => {
  const languageModel = { model: "small-model", host: "127.0.0.1", isLocal: true };
  if (hasModel)
    server.handle("GET /config.json", () => Response.json({ ...publicConfig(), languageModel }));
  serveStoredLetter(columns, letterText, "composer");
  await renderDashboard(`/dashboard/cover-letter?letter=${letterId}`);
  await written();
  expect(await screen.findByText(/letters? left this month/)).toBeDefined();
  expect(screen.queryByText(/does not count/)).toBeNull();
});

test.each([
  ["without a model", undefined, true],
  ["with a model", { model: "small-model", host: "127.0.0.1", isLocal: true }, false],
])("%s the form says what a layout needs of the profile", async (_, languageModel, isSaid) => {
  if (languageModel)
    server.handle("GET /config.json", () => Response.json({ ...publicConfig(), languageModel }));
  await renderDashboard("/dashboard/cover-letter");
  await paste("Baker wanted");
  const layout = await screen.findByLabelText("Layout");
  expect(screen.queryByText(/answer the posting/)).toBeNull();
  fireEvent.change(layout, { target: { value: "table" } });
  await waitFor(() => expect(server.requests("GET /config.json")).not.toEqual([]));
  await waitFor(() =>
    expect(screen.queryAllByText(/answer the posting/)).toHaveLength(isSaid ? 1 : 0),
  );
});
