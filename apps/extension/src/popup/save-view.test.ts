import type { Answer } from "@postulo/contract/extension-messages";
import type { Visit } from "@postulo/contract/extension-visit";
import { afterEach, expect, test, vi } from "vitest";
import { wordsIn } from "../dom/words.ts";
import { saveView } from "./save-view.ts";

const visit: Visit = {
  url: "https://jobs.example/1",
  draft: {
    job_title: "Nurse",
    company_name: "",
    job_url: "https://jobs.example/1",
    location: "",
    applied_at: "2026-11-22",
    source: "",
  },
  recording: "open",
};
const { t } = wordsIn("en");

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Shows the view of a tab; the service worker gives these answers in their order. */
function show(...answers: Answer[]) {
  const sent: unknown[] = [];
  vi.stubGlobal("chrome", {
    runtime: {
      sendMessage: async (request: unknown) => {
        sent.push(request);
        return answers.shift();
      },
    },
  });
  const onFailed = vi.fn<(answer: Answer) => void>();
  document.body.replaceChildren(saveView({ words: wordsIn("en"), tabId: 7, onFailed }));
  return { sent, onFailed };
}
const press = () => document.querySelector("button")?.click();
const shown = () => document.querySelector(".notice")?.textContent;

test("one click saves the job of the page, and a double click sends one request", async () => {
  const { sent } = show({ kind: "saved", visit, isNew: true });
  press();
  press();
  await vi.waitFor(() => expect(shown()).toBe(t("record.saved")));
  expect(sent).toEqual([{ kind: "saveJob", tabId: 7 }]);
  expect(document.activeElement).toBe(document.querySelector(".notice"));
});

test("a job that is tracked already is reported", async () => {
  const tracked = { jobTitle: "Nurse", companyName: "Harbour Clinic", appliedAt: null };
  show({ kind: "saved", visit: { ...visit, tracked }, isNew: false });
  press();
  await vi.waitFor(() => expect(shown()).toContain("Harbour Clinic"));
});

test("what the page does not say is asked, and saved with it", async () => {
  const missing: Answer = {
    kind: "invalidDraft",
    problems: { company_name: "required" },
    draft: visit.draft,
  };
  const { sent } = show(missing, { kind: "saved", visit, isNew: true });
  press();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("save-company_name"));
  const company = document.querySelector<HTMLInputElement>("#save-company_name");
  if (company) company.value = "Harbour Clinic";
  press();
  await vi.waitFor(() => expect(shown()).toBe(t("record.saved")));
  expect(sent.at(-1)).toEqual({
    kind: "saveJob",
    tabId: 7,
    draft: { ...visit.draft, company_name: "Harbour Clinic" },
  });
});

test("a failure is passed on", async () => {
  const failure: Answer = { kind: "failed", failure: "pageNotReachable" };
  const { onFailed } = show(failure);
  press();
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledWith(failure));
});
