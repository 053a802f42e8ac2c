import type { Answer, Visit } from "@postulo/contract/extension-messages";
import { afterEach, expect, test, vi } from "vitest";
import { wordsIn } from "../dom/words.ts";
import { pageView } from "./page-view.ts";

const visit: Visit = {
  url: "https://jobs.example/1",
  draft: {
    job_title: "Nurse",
    company_name: "Harbour Clinic",
    job_url: "https://jobs.example/1",
    location: "",
    applied_at: "2026-11-22",
    source: "",
  },
  recording: "open",
};
const receipt: Visit["receipt"] = [
  {
    key: "first_name",
    label: "First name",
    outcome: { kind: "filled", text: "Amélie", source: "profile.first_name" },
  },
  { key: "gender", label: "Gender", outcome: { kind: "left", reason: "sensitive" } },
  { key: "city", label: "City", outcome: { kind: "failed", failure: "changedByPage" } },
];
const { t } = wordsIn("en");

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Shows the view of a tab; the service worker gives these answers by the kind of request. */
function show(answers: Readonly<Record<string, Answer>>, known?: Visit) {
  const sent: unknown[] = [];
  vi.stubGlobal("chrome", {
    runtime: {
      sendMessage: async (request: { kind: string }) => {
        sent.push(request);
        return answers[request.kind];
      },
    },
  });
  const onSignedOut = vi.fn<() => Promise<void>>(async () => {});
  const announcer = document.createElement("div");
  announcer.id = "announcer";
  const server = "https://postulo.example";
  const view = pageView({ words: wordsIn("en"), tabId: 7, visit: known, server, onSignedOut });
  document.body.replaceChildren(announcer, view);
  return { sent, onSignedOut, said: () => announcer.textContent };
}
const press = (text: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text)?.click();
const buttons = () => [...document.querySelectorAll("button")].map((one) => one.textContent);

test("filling shows the outcome of each field, and announces how many", async () => {
  const { sent, said } = show({ fill: { kind: "visited", visit: { ...visit, receipt } } });
  expect(buttons()).not.toContain(t("page.undo"));
  press(t("page.fill"));
  await vi.waitFor(() => expect(said()).toBe("1 filled, 1 left to you, 1 failed"));
  expect(sent).toEqual([{ kind: "fill", tabId: 7 }]);
  expect([...document.querySelectorAll("#receipt li")].map((line) => line.textContent)).toEqual([
    "CityThe page did not keep the value",
    "First nameAmélie",
    "GenderPersonal: only you answer this",
  ]);
  expect(buttons()).toContain(t("page.undo"));
});

test("reading the posting does not announce a fill", async () => {
  const { said } = show({ readPosting: { kind: "visited", visit } });
  press(t("record.open"));
  await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
  expect(said()).toBe("");
});

test("undo reports how many fields it emptied, and can be pressed once", async () => {
  const { sent } = show({ undo: { kind: "undone", count: 2 } }, { ...visit, receipt });
  press(t("page.undo"));
  await vi.waitFor(() =>
    expect(document.querySelector(".notice")?.textContent).toBe(t("page.undone", { count: 2 })),
  );
  expect(sent).toEqual([{ kind: "undo", tabId: 7 }]);
  expect(buttons()).not.toContain(t("page.undo"));
});

test("shows a failure, links a reached limit to the plans, and reports an ended session to the popup", async () => {
  const alert = () => document.querySelector("[role=alert]");
  show({ fill: { kind: "failed", failure: "pageNotReachable" } });
  press(t("page.fill"));
  await vi.waitFor(() => expect(alert()?.textContent).toBe(t("failures.pageNotReachable")));
  show({ fill: { kind: "failed", failure: "limitReached" } });
  press(t("page.fill"));
  await vi.waitFor(() => expect(alert()?.textContent).toContain(t("failures.limitReached")));
  expect(alert()?.querySelector("a")?.href).toBe("https://postulo.example/dashboard/pricing");
  const { onSignedOut } = show({ fill: { kind: "failed", failure: "signedOut" } });
  press(t("page.fill"));
  await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
  expect(alert()).toBeNull();
});
