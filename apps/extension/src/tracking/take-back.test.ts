import { afterEach, expect, test, vi } from "vitest";
import { cookVisit } from "../testing/cook-visit.ts";
import { startFakeBrowser } from "../testing/fake-browser.ts";
import { sessionWith } from "../testing/fake-tables.ts";
import { recordVisit, takeBack, visitOfTab } from "./record-visit.ts";
import { saveVisit } from "./visits.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("answers that were stored with an application are deleted with it, others stay", async () => {
  const tabId = 7;
  const { url, draft } = cookVisit;
  startFakeBrowser({ url, isConfirmed: false, isApplication: true, posting: undefined });
  const earlier = { kind: "motivation", question: "Why cooking?", content: "It is warm." };
  const other: Record<string, unknown>[] = [earlier];
  const session = sessionWith({ profile: [{ id: "p" }], other });
  const answer = { kind: "motivation", question: "Why us?", answer: "For the kitchen." } as const;
  await saveVisit(tabId, { ...cookVisit, receipt: [], answered: [answer] });
  await recordVisit(session, { at: visitOfTab(tabId), draft, again: false });
  expect(other).toMatchObject([earlier, { content: "For the kitchen." }]);
  await takeBack(session, visitOfTab(tabId));
  expect(other).toEqual([earlier]);
});
