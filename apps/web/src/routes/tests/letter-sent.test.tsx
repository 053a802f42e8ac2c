import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  applicationId,
  letterId,
  serveStoredLetter,
  startLetterScreens,
} from "../testing/letter-screen.tsx";
import { isChosen, type StoredLetter } from "../../cover-letters/versions/stored-letters.ts";
import { renderDashboard } from "../testing/render-dashboard.tsx";

startLetterScreens();

const pastLetter = async () => {
  await renderDashboard(`/dashboard/cover-letter?letter=${letterId}`);
  const list = await screen.findByRole("list", { name: "Past letters" });
  return within(list).findByText(/for Baker, Four d’Or/);
};

test("the letter that was chosen for its application is named as the one that is sent", async () => {
  serveStoredLetter({ application_id: applicationId, chosen_at: "2026-11-21T09:00:00+00:00" });
  expect((await pastLetter()).textContent).toContain(
    "for Baker, Four d’Or · sent with this application",
  );
});

test("nothing is said of a letter that was not chosen", async () => {
  serveStoredLetter({ application_id: applicationId, chosen_at: null });
  expect((await pastLetter()).textContent).not.toContain("sent with");
});

test("of several letters of an application the one that was chosen last is sent", () => {
  const letter: StoredLetter = {
    id: "1",
    application_id: applicationId,
    title: null,
    company: null,
    language: "en",
    style: "prose",
    created_at: "2026-11-20T09:00:00+00:00",
    chosen_at: "2026-11-21T09:00:00+00:00",
  };
  const later = { ...letter, id: "2", chosen_at: "2026-11-22T09:00:00+00:00" };
  const never = { ...letter, id: "3", chosen_at: null };
  const unlinked = { ...later, id: "4", application_id: null };
  const all = [unlinked, never, later, letter];
  expect(all.map((one) => isChosen(all, one))).toEqual([false, false, true, false]);
});
