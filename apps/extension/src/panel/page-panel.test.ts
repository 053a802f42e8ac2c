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

type Worker = (request: { readonly kind: string }) => Promise<Answer>;

/** A panel with this worker. Events of a script are ignored, and jsdom has no others. */
function panelOf(sendMessage: Worker) {
  vi.stubGlobal("shadowMode", "closed");
  vi.stubGlobal("chrome", { runtime: { sendMessage } });
  const attaching = vi.spyOn(Element.prototype, "attachShadow");
  const panel = new Panel(
    "en",
    () => undefined,
    () => true,
  );
  const root = attaching.mock.results.at(-1)?.value;
  if (!(root instanceof ShadowRoot)) throw new Error("The panel has no root");
  const find = (name: string) => root.querySelector<HTMLElement>(`[data-name="${name}"]`);
  return { panel, root, find, focused: () => root.activeElement?.getAttribute("data-name") };
}

/** A panel whose worker gives these answers by the kind of request. */
const panelWith = (answers: Readonly<Record<string, () => Answer | Promise<Answer>>>) =>
  panelOf(async ({ kind }) => answers[kind]?.() ?? { kind: "done" });

test("a button is busy until its action is done, also when the page changes meanwhile", async () => {
  let view = viewOf("First name");
  const fill = Promise.withResolvers<Answer>();
  const { panel, root, find } = panelWith({ view: () => view, fill: () => fill.promise });
  const button = () => find("fill all");
  panel.open(true);
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
  const { panel, root } = panelOf(async ({ kind }) => {
    sent.push(kind);
    return answer;
  });
  const button = (name: string) =>
    [...root.querySelectorAll<HTMLElement>("button")].find(
      ({ textContent, ariaLabel }) => textContent === name || ariaLabel === name,
    );
  panel.open(true);
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

/** A view with the fields left to the user, one that can be filled, and those that are. */
function viewWith(
  left: readonly string[],
  ready: readonly string[] = ["First name"],
  filled: readonly string[] = [],
): Answer {
  const answer = viewOf("");
  if (answer.kind !== "viewed") throw new Error("no view");
  const field = (label: string, fieldId: number, state: View["fields"][number]["state"]) => ({
    frameId: 0,
    fieldId,
    key: "custom_question",
    label,
    state,
  });
  const fields = [
    ...left.map((label, at) => field(label, at, { kind: "left", reason: "question" })),
    ...ready.map((label, at) =>
      field(label, 10 + at, { kind: "ready", text: "x", source: "profile.city" }),
    ),
    ...filled.map((label, at) =>
      field(label, 20 + at, { kind: "filled", text: "x", source: "profile.city" }),
    ),
  ];
  const visit = { ...answer.view.visit, receipt: [] };
  return { kind: "viewed", view: { ...answer.view, visit, fields, isSaidForm: true } };
}

test("a panel that the user opens has the focus on its next step, also when it is open already", async () => {
  const { panel, root, focused } = panelWith({ view: () => viewWith(["Why us?"]) });
  panel.open(true);
  await vi.waitFor(() => expect(focused()).toBe("fill all"));
  root.querySelector<HTMLElement>("[data-name=documents]")?.focus();
  panel.open(false);
  expect(focused()).toBe("documents");
  panel.open(true);
  expect(focused()).toBe("fill all");
  panel.remove();
});

test("the focus stays in the panel when a button is gone after its action", async () => {
  let view = viewWith(["Why us?"]);
  const page = document.createElement("div");
  page.tabIndex = -1;
  document.body.append(page);
  const { panel, find, focused } = panelWith({
    view: () => view,
    fill: () => {
      // As the engine does.
      page.focus();
      page.blur();
      view = viewWith(["Why us?"], []);
      return { kind: "done" };
    },
  });
  panel.open(true);
  await vi.waitFor(() => expect(focused()).toBe("fill all"));
  find("fill all")?.click();
  await vi.waitFor(() => expect(find("fill all")).toBeNull());
  expect(focused()).toBe("next");
  panel.remove();
});

test("the next field is the one after that which the user went to, whose line is marked", async () => {
  const { panel, root, find } = panelWith({ view: () => viewWith(["Why?", "When?", "How?"], []) });
  const current = () => root.querySelector("[aria-current] .label")?.textContent;
  const nextIs = () => root.querySelector(".next .long")?.textContent;
  panel.open(true);
  await vi.waitFor(() => expect(nextIs()).toBe("Next: Why?"));
  find("next")?.click();
  expect([nextIs(), current()]).toEqual(["Next: When?", "Why?"]);
  panel.next();
  await vi.waitFor(() => expect(nextIs()).toBe("Next: How?"));
  expect(current()).toBe("When?");
  panel.remove();
});

test("when the session ends the list stays with its undo, not after signing out", async () => {
  let answer = viewWith(["Why us?"]);
  const { panel, root } = panelWith({ view: () => answer });
  panel.open(true);
  await vi.waitFor(() => expect(root.textContent).toContain("Why us?"));
  answer = { kind: "failed", failure: "signedOut" };
  panel.refresh();
  await vi.waitFor(() => expect(root.textContent).toContain("Your session has ended"));
  expect(root.textContent).toContain("Why us?");
  answer = { kind: "failed", failure: "notSignedIn" };
  panel.refresh();
  await vi.waitFor(() => expect(root.textContent).toContain("Sign in first"));
  expect(root.textContent).not.toContain("Why us?");
  panel.remove();
});

test("a page that could not be read is not said to be read", async () => {
  const failed: Answer = { kind: "failed", failure: "serverNotReachable" };
  const { panel, root } = panelWith({ view: () => failed });
  panel.open(true);
  expect(root.textContent).toContain("Reading the form…");
  await vi.waitFor(() => expect(root.textContent).toContain("cannot be reached"));
  expect(root.textContent).not.toContain("Reading the form…");
  panel.remove();
});

test("a fill that the server does not answer says so, keeps what is shown, and is repeated", async () => {
  let answer: Answer = { kind: "failed", failure: "serverNotReachable" };
  const asked: string[] = [];
  const { panel, root, find } = panelOf(async ({ kind }) => {
    asked.push(kind);
    return kind === "view" ? viewWith(["Why us?"], ["First name"], ["City"]) : answer;
  });
  panel.open(true);
  await vi.waitFor(() => expect(find("fill all")).not.toBeNull());
  find("fill all")?.click();
  await vi.waitFor(() => expect(find("retry")).not.toBeNull());
  expect(root.querySelector("[role=alert]")?.textContent).toBe(
    "The Postulo server cannot be reached. Check that it runs, its address, and your connection. " +
      "Nothing was filled, and nothing that the form has is lost. Try again",
  );
  expect(root.textContent).toContain("Why us?");
  expect(find("undo")).not.toBeNull();
  answer = { kind: "done" };
  find("retry")?.click();
  await vi.waitFor(() => expect(root.querySelector("[role=alert]")).toBeNull());
  expect(asked).toEqual(["view", "fill", "fill", "view"]);
  panel.remove();
});

test("what undoing could not put back is named in the panel, and what other pages of the form have", async () => {
  const view = viewWith([], [], ["City"]);
  const earlier = [{ key: "first_name", label: "Given name *" }];
  const undone: Answer = { kind: "undone", count: 2, kept: ["Country"], earlier };
  const { panel, root, find } = panelWith({ view: () => view, undo: () => undone });
  panel.open(true);
  await vi.waitFor(() => expect(find("undo")).not.toBeNull());
  find("undo")?.click();
  await vi.waitFor(() =>
    expect(root.querySelector(".scroll .notice")?.textContent).toBe(
      "2 fields are as they were before. The page keeps what Postulo chose here. Change it yourself: Country. Filled earlier, not undone here: Given name.",
    ),
  );
  panel.remove();
});

test("what only other pages of the form have cannot be undone here", async () => {
  const { panel, find } = panelWith({ view: () => viewWith(["Why us?"], []) });
  panel.open(true);
  await vi.waitFor(() => expect(find("next")).not.toBeNull());
  expect(find("undo")).toBeNull();
  panel.remove();
});

test("Postulo asks before it hides on a site", async () => {
  const sent: string[] = [];
  const { panel, root, find } = panelWith({
    view: () => viewWith([]),
    hideOnSite: () => {
      sent.push("hideOnSite");
      return { kind: "done" };
    },
  });
  panel.open(true);
  await vi.waitFor(() => expect(find("fill all")).not.toBeNull());
  const hide = () => root.querySelector<HTMLElement>("[aria-label='Hide on this site']");
  hide()?.click();
  find("keep")?.click();
  expect(find("hide")).toBeNull();
  hide()?.click();
  expect(sent).toEqual([]);
  find("hide")?.click();
  await vi.waitFor(() => expect(sent).toEqual(["hideOnSite"]));
  panel.remove();
});

test("undoing works after the session has ended, and what it did stays said", async () => {
  let answer = viewWith([], [], ["City"]);
  const undone: Answer = { kind: "undone", count: 2, kept: [], earlier: [] };
  const { panel, root, find } = panelWith({ view: () => answer, undo: () => undone });
  panel.open(true);
  await vi.waitFor(() => expect(find("undo")).not.toBeNull());
  answer = { kind: "failed", failure: "signedOut" };
  find("undo")?.click();
  await vi.waitFor(() => expect(root.textContent).toContain("2 fields are as they were before."));
  panel.refresh();
  await new Promise((resolve) => setTimeout(resolve));
  expect(root.querySelector(".scroll")?.textContent).toBe(
    "2 fields are as they were before.Your session has ended. Sign in again. Sign in",
  );
  panel.remove();
});

test("what the user has said of the site is named, and can be taken back", async () => {
  const view = viewWith(["Why us?"]);
  const forgets = vi.fn<() => Answer>(() => ({ kind: "done" }));
  const { panel, root, find } = panelWith({ view: () => view, forgetCorrections: forgets });
  panel.open(true);
  await vi.waitFor(() => expect(root.textContent).toContain("this page is an application form"));
  find("forget corrections")?.click();
  await vi.waitFor(() => expect(forgets).toHaveBeenCalledOnce());
  panel.remove();
});
