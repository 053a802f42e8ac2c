import type { Answer } from "@postulo/contract/extension-messages";
import { afterEach, expect, test, vi } from "vitest";
import { wordsIn } from "../dom/words.ts";
import { cookVisit } from "../testing/cook-visit.ts";
import { unrecordedView } from "./unrecorded-view.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const since = "2026-11-21T10:00:00.000Z";
const visit = { ...cookVisit, recording: "ask" as const };
const waiter = { ...visit, draft: { ...visit.draft, job_title: "Waiter" } };

function show(answer: Answer) {
  const sendMessage = vi.fn<(request: unknown) => Promise<Answer>>(async () => answer);
  vi.stubGlobal("chrome", { runtime: { sendMessage } });
  const unrecorded = [
    { id: "a", since, visit: { ...visit, isConfirmed: true } },
    { id: "b", since, visit: waiter },
  ];
  const announcer = document.createElement("div");
  announcer.id = "announcer";
  const view = unrecordedView({ words: wordsIn("en"), unrecorded, onFailed: () => undefined });
  document.body.replaceChildren(announcer, view);
  return sendMessage;
}
const press = (text: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text)?.click();

test("each is recorded or dropped by its own buttons", async () => {
  const recorded: Answer = { kind: "visited", visit: { ...visit, recording: "recorded" } };
  const sent = show(recorded);
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(document.body.textContent).toContain("The page confirmed it on November 21, 2026");
  expect(document.body.textContent).toContain("You filled in its form by November 21, 2026");
  press("Record it");
  await vi.waitFor(() => expect(document.body.textContent).toContain("Recorded in your"));
  const action = { kind: "record", draft: visit.draft, again: false };
  expect(sent.mock.calls).toEqual([[{ kind: "unrecorded", id: "a", action }]]);

  sent.mockResolvedValue({ kind: "done" });
  press("Do not record it");
  await vi.waitFor(() => expect(document.body.textContent).not.toContain("Waiter"));
  const dropped = { kind: "unrecorded", id: "b", action: { kind: "notSent" } };
  expect(sent.mock.lastCall).toEqual([dropped]);
  expect(document.activeElement?.textContent).toBe("Applications of other tabs");
});
