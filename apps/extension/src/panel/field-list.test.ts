import type { FieldView } from "@postulo/contract/extension-messages";
import type { DraftedQuestion } from "@postulo/contract/extension-visit";
import { expect, test, vi } from "vitest";
import { wordsIn } from "../dom/words.ts";
import { countStates, type FieldPlace } from "./field-groups.ts";
import { fieldList } from "./field-list.ts";
import { newPanelMemory } from "./panel-memory.ts";

const words = wordsIn("en");
const source = "profile.first_name";

const field = (
  fieldId: number,
  state: FieldView["state"],
  named: Partial<FieldView> & Pick<FieldView, "label">,
): FieldView => ({ frameId: 2, fieldId, key: "custom_question", state, ...named });

const fields: readonly FieldView[] = [
  field(1, { kind: "ready", text: "Amélie", source }, { label: "First name", key: "first_name" }),
  field(2, { kind: "filled", text: "Poulain", source }, { label: "Last name", key: "last_name" }),
  field(3, { kind: "left", reason: "consent" }, { label: "", key: "consent_terms" }),
  field(4, { kind: "failed", failure: "changedByPage" }, { label: "City", key: "city" }),
  field(5, { kind: "unseen", text: "+33", source }, { label: "Fax" }),
  field(6, { kind: "left", reason: "alreadyFilled" }, { label: "Email", key: "email" }),
  field(
    7,
    { kind: "left", reason: "question" },
    { label: "Why us? *", isRequired: true, open: {} },
  ),
  field(8, { kind: "left", reason: "notShown" }, { label: "Step two" }),
  field(9, { kind: "left", reason: "notVisible" }, { label: "Postcode" }),
];

function show(shown: readonly FieldView[], drafts: readonly DraftedQuestion[] = []) {
  const done = {
    onFill: vi.fn<(place: FieldPlace, evenUnseen: boolean) => void>(),
    onGoTo: vi.fn<(place: FieldPlace) => void>(),
    onDraft: vi.fn<() => Promise<void>>(async () => undefined),
    onInsert: vi.fn<() => Promise<void>>(async () => undefined),
    onCorrected: vi.fn<(place: FieldPlace, is: string | null) => void>(),
  };
  document.body.replaceChildren(
    ...fieldList({ words, memory: newPanelMemory(), fields: shown, drafts, ...done }),
  );
  return done;
}

const linesIn = (group: string) =>
  [...document.querySelectorAll(`.group.${group} li`)].map(
    (line) => line.querySelector(".label")?.textContent,
  );
const press = (name: string) =>
  document.querySelector<HTMLElement>(`[data-name="${name}"]`)?.click();

test("an answer that the profile supports is a button, with what it rests on", () => {
  const left = { kind: "left", reason: "question" } as const;
  const answer = { text: "Yes", basis: { kind: "answer", text: "Category B" } } as const;
  const years = { text: "12", basis: { kind: "jobs", count: 4 } } as const;
  const { onFill } = show([
    field(1, { ...left, offer: answer }, { label: "Do you have a driving licence?" }),
    field(2, { ...left, offer: years }, { label: "Years of experience" }),
  ]);
  expect([...document.querySelectorAll(".offer")].map((one) => one.textContent)).toEqual([
    "Answer “Yes”Your profile says “Category B”",
    "Answer “12”Counted from the dates of your 4 positions, each month once",
  ]);
  press("offer 2-1");
  expect(onFill).toHaveBeenCalledWith(expect.objectContaining({ fieldId: 1 }), false);
});

test("what is the user's comes first, required fields before others; what is done is folded", () => {
  show(fields);
  expect(linesIn("yours")).toEqual(["Why us?", "Field without a name", "City"]);
  expect(linesIn("ready")).toEqual(["First name"]);
  expect(linesIn("done")).toEqual(["Last name", "Email"]);
  expect(linesIn("unseen")).toEqual(["Fax", "Postcode"]);
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([false, false]);
  expect(document.querySelector(".tag")?.textContent).toBe("required");
  show([]);
  expect(document.body.textContent).toBe(words.t("page.noFields"));
});

test("a field of another site's frame names the site, where the page has fields of its own", () => {
  const framed = fields.map((one) => (one.fieldId === 1 ? { ...one, site: "board.example" } : one));
  show(framed);
  expect([...document.querySelectorAll(".site")].map((one) => one.textContent)).toEqual([
    "board.example",
  ]);
  show(fields.map((one) => ({ ...one, site: "board.example" })));
  expect(document.querySelector(".site")).toBeNull();
});

test("each field has its value and source, or why it is not filled", () => {
  show(fields);
  const text = (group: string) => document.querySelector(`.group.${group} li`)?.textContent;
  expect(text("ready")).toContain("Améliefrom your profile");
  expect(text("yours")).toContain("A question for you");
  expect(document.querySelector(".failed")?.textContent).toBe("The page did not keep the value");
});

test("each field has buttons that fill and show it; a hidden one is filled only from its own list", () => {
  const { onFill, onGoTo } = show(fields);
  press("fill 2-1");
  press("fill 2-5");
  press("fill 2-9");
  press("go 2-4");
  expect(onFill.mock.calls.map(([{ fieldId }, evenUnseen]) => [fieldId, evenUnseen])).toEqual([
    [1, false],
    [5, true],
  ]);
  expect(onGoTo.mock.calls.map(([{ fieldId }]) => fieldId)).toEqual([4]);
});

test("fields that wait for the user are counted apart from those with nothing to do", () => {
  expect(countStates(fields)).toEqual({ ready: 1, filled: 1, left: 3, required: 1, unseen: 2 });
});

test("an open question gets a draft by a button, with its sources, and is filled by another one only", () => {
  const { onDraft, onInsert } = show(fields);
  press("draft 2-7");
  expect(onDraft).toHaveBeenCalledOnce();
  const text = "Because of the tills.";
  const result: DraftedQuestion["result"] = {
    kind: "drafted",
    text,
    language: "en",
    writer: "composer",
    sources: [{ kind: "job", name: "Clerk, Harbour" }],
  };
  const again = show(fields, [{ question: "Why us? *", result }]);
  expect(document.querySelector(".draft")?.textContent).toContain(
    "your experience: Clerk, Harbour",
  );
  expect(document.querySelector(".draft pre")?.textContent).toBe(text);
  press("insert 2-7");
  expect(again.onInsert).toHaveBeenCalledOnce();
  expect(onInsert).not.toHaveBeenCalled();
  show(fields, [{ question: "Why us? *", result: { kind: "none", reason: "nothingFits" } }]);
  expect(document.querySelector(".draft")?.textContent).toContain("nothing in your profile fits");
});

test("the user says what a field is, but not of an agreement", () => {
  const { onCorrected } = show(fields);
  const choice = () => document.querySelector("#correct-2-1");
  expect(choice()?.hasAttribute("hidden")).toBe(true);
  press("more correct-2-1");
  expect(choice()?.hasAttribute("hidden")).toBe(false);
  const box = document.querySelector<HTMLSelectElement>("[data-name=correct-2-1]");
  if (!box) throw new Error("First name cannot be corrected");
  box.value = "leave";
  box.dispatchEvent(new Event("change"));
  expect(onCorrected.mock.calls.map(([{ fieldId }, is]) => [fieldId, is])).toEqual([[1, "leave"]]);
  expect(document.querySelector("#correct-2-3")).toBeNull();
});
