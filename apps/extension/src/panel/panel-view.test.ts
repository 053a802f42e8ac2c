import type { Answer, View } from "@postulo/contract/extension-messages";
import { expect, test, vi } from "vitest";
import { wordsIn } from "../dom/words.ts";
import { cookVisit } from "../testing/cook-visit.ts";
import { newPanelMemory } from "./panel-memory.ts";
import { panelView, type PanelOptions } from "./panel-view.ts";

const viewOf = (visit: Partial<View["visit"]>): View => ({
  fields: [],
  documents: [],
  chosen: { resume: null, coverLetter: null },
  visit: { ...cookVisit, ...visit },
  server: "https://postulo.example",
  isForm: false,
  corrections: 0,
});

/** The content of the panel in an element, and what it calls. */
function shown(view: View, answer: Answer) {
  const given = {
    send: vi.fn<PanelOptions["send"]>(async () => answer),
    onChanged: vi.fn<PanelOptions["onChanged"]>(async () => undefined),
    onFailed: vi.fn<PanelOptions["onFailed"]>(),
  };
  const root = document.createElement("div");
  const words = wordsIn("en");
  const others = { onMoved: () => undefined, onNoted: () => undefined, onClose: () => undefined };
  root.append(...panelView({ words, view, memory: newPanelMemory(), ...given, ...others }));
  document.body.replaceChildren(root);
  return { root, ...given };
}

test("a record that the server did not answer is repeated", async () => {
  const failed = { kind: "failed", failure: "serverNotReachable" } as const;
  const { root, send, onFailed, onChanged } = shown(viewOf({ recording: "ask" }), failed);
  root.querySelector("form")?.requestSubmit();
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  send.mockResolvedValue({ kind: "visited", visit: { ...cookVisit, recording: "recorded" } });
  await onFailed.mock.calls[0]?.[1]?.repeat();
  expect(send.mock.calls.map(([{ kind }]) => kind)).toEqual(["record", "record"]);
  expect(onChanged).toHaveBeenCalledOnce();
});

test("what was taken back is said where the form is gone", () => {
  const { root } = shown(viewOf({ recording: "notSent", isTakenBack: true }), { kind: "done" });
  expect(root.textContent).toContain("Taken back");
  expect(root.textContent).not.toContain("No application form was found");
});

test("applications that other tabs could not record are mentioned, with the way to them", () => {
  const view = { ...viewOf({}), isForm: true };
  const note = "2 applications could not be recorded.";
  expect(shown(view, { kind: "done" }).root.textContent).not.toContain("could not be recorded");
  const { root, send } = shown({ ...view, unrecorded: 2 }, { kind: "done" });
  expect(root.textContent).toContain(note);
  root.querySelector<HTMLElement>('[data-name="see unrecorded"]')?.click();
  expect(send.mock.lastCall).toEqual([{ kind: "openSignIn" }]);
});
