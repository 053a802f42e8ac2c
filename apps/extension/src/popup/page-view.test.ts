import type { Answer } from "@postulo/contract/extension-messages";
import type { Visit } from "@postulo/contract/extension-visit";
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
function show(answers: Readonly<Record<string, Answer>>, known?: Visit, isOtherPage = false) {
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
  const words = wordsIn("en");
  const view = pageView({ words, tabId: 7, visit: known, isOtherPage, server, onSignedOut });
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
    "GenderPersonal: only you answer this",
    "First nameAmélie",
  ]);
  expect(buttons()).toContain(t("page.undo"));
});

test("a page that does not look like an application is filled once the user has said that it is one", async () => {
  const answers: Record<string, Answer> = { fill: { kind: "noForm" }, isForm: { kind: "done" } };
  const { sent } = show(answers);
  press(t("page.fill"));
  await vi.waitFor(() => expect(buttons()).toContain(t("panel.isFormYes")));
  press(t("panel.isFormNo"));
  expect(document.body.textContent).not.toContain(t("panel.isForm"));
  press(t("page.fill"));
  await vi.waitFor(() => expect(buttons()).toContain(t("panel.isFormYes")));
  answers["fill"] = { kind: "visited", visit: { ...visit, receipt } };
  press(t("panel.isFormYes"));
  await vi.waitFor(() => expect(document.querySelector("#receipt")).not.toBeNull());
  expect(sent).toEqual(["fill", "fill", "isForm", "fill"].map((kind) => ({ kind, tabId: 7 })));
  expect(document.body.textContent).not.toContain(t("panel.isForm"));
});

test("another job of the site can be saved while that of the open application is saved already", () => {
  const tracked = { jobTitle: "Nurse", companyName: "Harbour Clinic", appliedAt: null };
  show({}, { ...visit, receipt, tracked });
  expect(buttons()).not.toContain(t("record.save"));
  show({}, { ...visit, receipt, tracked }, true);
  expect(buttons()).toContain(t("record.save"));
});

test("what was recorded can be taken back", async () => {
  const recordedAs = { id: "1", wasSaved: false };
  const recorded: Visit = { ...visit, recording: "recorded", recordedAs };
  const takenBack: Visit = { ...visit, recording: "notSent" };
  show({ takeBack: { kind: "visited", visit: takenBack } }, recorded);
  expect(document.body.textContent).toContain(t("record.recorded"));
  press(t("record.takeBack"));
  await vi.waitFor(() => expect(document.body.textContent).not.toContain(t("record.recorded")));
  expect(buttons()).toContain(t("record.submit"));
});

test("the second click of a double click on what records takes nothing back", async () => {
  const recordedAs = { id: "1", wasSaved: false };
  const { sent } = show({}, { ...visit, recording: "recorded", recordedAs });
  const button = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === t("record.takeBack"),
  );
  button?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  await Promise.resolve();
  expect(sent).not.toContainEqual(expect.objectContaining({ kind: "takeBack" }));
  expect(document.body.textContent).toContain(t("record.recorded"));
});

test("a record names the answers that were kept, and takes them back", async () => {
  const question = "Notice";
  const learned = [
    { id: "1", question, answer: "3 months", before: "1 month" },
    { id: "2", question: "Expected salary", answer: "41000" },
  ];
  const recorded: Visit = { ...visit, recording: "recorded" };
  const { sent } = show(
    { forgetAnswers: { kind: "visited", visit: recorded } },
    { ...recorded, learned },
  );
  const lines = () => [...document.querySelectorAll("li")].map((line) => line.textContent);
  expect(lines()).toEqual(["Notice: 3 months (was 1 month)", "Expected salary: 41000"]);
  press(t("record.forget"));
  await vi.waitFor(() => expect(lines()).toEqual([]));
  expect(sent).toEqual([{ kind: "forgetAnswers", tabId: 7 }]);
  expect(document.body.textContent).toContain(t("record.recorded"));
});

test("the outcome has short names, leaves out what needs nothing, and folds what is done", async () => {
  const left = (label: string, reason: "question" | "alreadyFilled" | "notShown") => ({
    key: "custom_question",
    label,
    outcome: { kind: "left" as const, reason },
  });
  const lines = [
    ...receipt.slice(0, 1).map((line) => ({ ...line, label: "First name * Required" })),
    left("Why us? *", "question"),
    left("Country*", "alreadyFilled"),
    left("resumator-xml-value", "notShown"),
  ];
  const folded = () => document.querySelector("#receipt details");
  show({}, { ...visit, receipt: lines });
  expect(document.querySelector("#receipt")?.textContent).toBe(
    "1 filled, 1 left to youLeft to you (1)Why us?A question for youDone (2)First nameAmélieCountryFilled in by you or the page",
  );
  expect(folded()?.hasAttribute("open")).toBe(false);
  show({}, { ...visit, receipt: lines.slice(0, 1) });
  expect(folded()?.hasAttribute("open")).toBe(true);
});

test("reading the posting does not announce a fill", async () => {
  const { said } = show({ readPosting: { kind: "visited", visit } });
  press(t("record.open"));
  await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
  expect(said()).toBe("");
});

test("undo names what the page does not let go of, and can be pressed again", async () => {
  const kept = ["Country of residence *", "City"];
  show({ undo: { kind: "undone", count: 2, kept, earlier: [] } }, { ...visit, receipt });
  press(t("page.undo"));
  const labels = "Country of residence and City";
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain(t("page.keptAfterUndo", { labels })),
  );
  expect(buttons()).toContain(t("page.undo"));
});

test("undo reports how many fields it emptied, and can be pressed once", async () => {
  const { sent } = show(
    { undo: { kind: "undone", count: 2, kept: [], earlier: [] } },
    { ...visit, receipt },
  );
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
