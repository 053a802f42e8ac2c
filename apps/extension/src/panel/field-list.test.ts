import type { FieldView } from "@postulo/contract/extension-messages";
import { expect, test, vi } from "vitest";
import { wordsIn } from "../dom/words.ts";
import { countStates, fieldList, type FieldPlace } from "./field-list.ts";

const words = wordsIn("en");
const field = (fieldId: number, label: string, state: FieldView["state"]): FieldView => ({
  frameId: 2,
  fieldId,
  key: "first_name",
  label,
  state,
});
const source = "profile.first_name";
const fields: readonly FieldView[] = [
  field(1, "First name", { kind: "ready", text: "Amélie", source }),
  field(2, "Last name", { kind: "filled", text: "Poulain", source }),
  field(3, "", { kind: "left", reason: "consent" }),
  field(4, "City", { kind: "failed", failure: "changedByPage" }),
  field(5, "Fax", { kind: "unseen", text: "+33", source }),
  field(6, "Email", { kind: "left", reason: "alreadyFilled" }),
];

function show(shown: readonly FieldView[]) {
  const onFill = vi.fn<(place: FieldPlace, evenUnseen: boolean) => void>();
  const onGoTo = vi.fn<(place: FieldPlace) => void>();
  document.body.replaceChildren(...fieldList({ words, fields: shown, onFill, onGoTo }));
  return { onFill, onGoTo };
}
const lines = () => [...document.querySelectorAll("li")].map((line) => line.textContent);
const press = (name: string) =>
  document.querySelector<HTMLElement>(`[data-name="${name}"]`)?.click();

test("each field is listed with its value and source, or why it is not filled", () => {
  show(fields);
  expect(lines()).toEqual([
    "First nameFillAmélieFrom: your profile",
    "Last nameFilledPoulainFrom: your profile",
    "Field without a nameFor youAn agreement: only you give it",
    "CityNot filledThe page did not keep the value",
    "EmailFor youWas filled already",
    "FaxFill anyway+33From: your profile",
  ]);
});

test("each field has buttons that fill and show it; a hidden one is filled only from its own list", () => {
  const { onFill, onGoTo } = show(fields);
  press("fill 2-1");
  press("fill 2-5");
  press("go 2-4");
  expect(onFill.mock.calls.map(([{ fieldId }, evenUnseen]) => [fieldId, evenUnseen])).toEqual([
    [1, false],
    [5, true],
  ]);
  expect(onGoTo.mock.calls.map(([{ fieldId }]) => fieldId)).toEqual([4]);
});

test("fields that wait for the user are counted apart from those with nothing to do", () => {
  expect(countStates(fields)).toEqual({ ready: 1, filled: 1, left: 2, unseen: 1 });
});

test("hidden fields have a list of their own, and no list is shown without fields", () => {
  show(fields);
  expect(document.querySelectorAll("section")).toHaveLength(2);
  show(fields.slice(0, 2));
  expect(document.querySelectorAll("section")).toHaveLength(1);
  show(fields.slice(4, 5));
  expect(lines()).toEqual(["FaxFill anyway+33From: your profile"]);
  show([]);
  expect(document.body.textContent).toBe(words.t("page.noFields"));
});
