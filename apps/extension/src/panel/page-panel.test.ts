import type { Answer, View } from "@postulo/contract/extension-messages";
import { afterEach, expect, test, vi } from "vitest";
import { Panel } from "./page-panel.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const viewOf = (label: string): Answer => {
  const field = { frameId: 0, fieldId: 1, key: "first_name", label };
  const view: View = {
    fields: [{ ...field, state: { kind: "ready", text: "Amélie", source: "profile.first_name" } }],
    documents: [],
    chosen: { resume: null, coverLetter: null },
    visit: {
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
    },
    server: "https://postulo.example",
    isForm: true,
    corrections: 0,
  };
  return { kind: "viewed", view };
};

test("a button is busy until its action is done, also when the page changes meanwhile", async () => {
  let view = viewOf("First name");
  const fill = Promise.withResolvers<Answer>();
  const answerOf = { view: () => Promise.resolve(view), fill: () => fill.promise };
  const sendMessage = ({ kind }: { kind: keyof typeof answerOf }) => answerOf[kind]();
  vi.stubGlobal("shadowMode", "closed");
  vi.stubGlobal("chrome", { runtime: { sendMessage } });
  const attaching = vi.spyOn(Element.prototype, "attachShadow");
  // Events of a script are ignored, and jsdom has no others.
  const panel = new Panel(
    "en",
    () => undefined,
    () => true,
  );
  const root = attaching.mock.results[0]?.value;
  if (!(root instanceof ShadowRoot)) throw new Error("The panel has no root");
  const button = () => root.querySelector<HTMLElement>("[data-name='fill all']");
  panel.open();
  await vi.waitFor(() => expect(button()?.textContent).toBe("Fill everything"));

  button()?.click();
  expect(button()?.ariaDisabled).toBe("true");
  view = viewOf("First name, filled");
  panel.refresh();
  await new Promise((resolve) => setTimeout(resolve));
  expect(button()?.ariaDisabled).toBe("true");
  expect(root.textContent).not.toContain("First name, filled");

  fill.resolve({ kind: "failed", failure: "unexpected" });
  await vi.waitFor(() => expect(root.textContent).toContain("First name, filled"));
  expect(button()?.textContent).toBe("Fill everything");
  panel.remove();
});

test("a failure has the button that helps, and the panel one that closes it", async () => {
  const sent: unknown[] = [];
  let answer: Answer = { kind: "failed", failure: "signedOut" };
  vi.stubGlobal("shadowMode", "closed");
  vi.stubGlobal("chrome", {
    runtime: {
      sendMessage: async (request: { kind: string }) => {
        sent.push(request.kind);
        return answer;
      },
    },
  });
  const attaching = vi.spyOn(Element.prototype, "attachShadow");
  const panel = new Panel(
    "en",
    () => undefined,
    () => true,
  );
  const root = attaching.mock.results[0]?.value;
  if (!(root instanceof ShadowRoot)) throw new Error("The panel has no root");
  const button = (name: string) =>
    [...root.querySelectorAll<HTMLElement>("button")].find(
      ({ textContent, ariaLabel }) => textContent === name || ariaLabel === name,
    );
  panel.open();
  await vi.waitFor(() => expect(root.textContent).toContain("Your session has ended"));
  button("Sign in")?.click();
  expect(sent.at(-1)).toBe("openSignIn");

  answer = { kind: "failed", failure: "limitReached" };
  panel.refresh();
  await vi.waitFor(() => expect(root.textContent).toContain("monthly limit"));
  button("See the plans")?.click();
  expect(sent.at(-1)).toBe("openPricing");

  answer = { kind: "failed", failure: "secondFactorMissing" };
  panel.refresh();
  await vi.waitFor(() => expect(root.textContent).toContain("second factor"));
  button("Open my account")?.click();
  expect(sent.at(-1)).toBe("openAccount");

  answer = { kind: "failed", failure: "serverNotReachable" };
  panel.refresh();
  await vi.waitFor(() => expect(button("Try again")).toBeDefined());
  answer = viewOf("First name");
  button("Try again")?.click();
  await vi.waitFor(() => expect(root.textContent).toContain("First name"));
  expect(button("Sign in")).toBeUndefined();

  const dialog = root.querySelector<HTMLElement>("[role=dialog]");
  expect(dialog?.hidden).toBe(false);
  expect(button("✕")).toBeDefined();
  button("✕")?.click();
  expect(dialog?.hidden).toBe(true);
  panel.remove();
});
