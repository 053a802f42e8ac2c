import { byHand } from "@postulo/cv/edit-operations";
import { expect, test } from "vitest";
import { changeRows } from "./change-list.tsx";
import { changeTitle, describeChange } from "./describe-change.ts";

const reason = { kind: "notRequired" } as const;
const hidden = { kind: "hide", id: "hide:a", target: "a", reason } as const;
const order = {
  kind: "order",
  id: "order:skillGroups",
  list: { of: "skillGroups" },
  first: ["software"],
  reason,
} as const;
const other = byHand({ ...order, first: ["languages"] });

test("what is proposed comes first, applied or not, then what the person changed", () => {
  const rows = changeRows([hidden, order], [byHand({ kind: "hide", target: "b" }), hidden]);
  expect(rows.map(({ operation, isApplied }) => [operation.id, isApplied])).toEqual([
    ["hide:a", true],
    ["order:skillGroups", false],
    ["hide:b", true],
  ]);
});

test("another change of the same part leaves the proposed one to be applied instead", () => {
  const rows = changeRows([order], [other]);
  expect(rows.map(({ operation, isApplied }) => [operation.reason.kind, isApplied])).toEqual([
    ["notRequired", false],
    ["manual", true],
  ]);
  // The person's own order, where it is the proposed one.
  expect(changeRows([order], [byHand(order)])).toEqual([{ operation: order, isApplied: true }]);
});

test("a change is described by the texts of the profile", () => {
  const line = { id: "job/0", text: "Cooked 80 meals" };
  const period = { start: undefined, end: undefined, isCurrent: false };
  const head = { title: "Cook", organization: "Acme", location: "", dates: "", period };
  const master = {
    language: "en",
    name: "Ann Bell",
    headline: "Cook",
    contact: [],
    summary: [],
    sections: [
      { kind: "experience", title: "Experience", entries: [{ id: "job", ...head, lines: [line] }] },
    ],
  } as const;
  const reworded = byHand({ kind: "reword", line: "job/0", text: "80 meals cooked" });
  expect(describeChange(master, reworded)).toMatchObject({ name: "reword", entry: "Cook, Acme" });
  expect(changeTitle(describeChange(master, reworded))).toBe("Cooked 80 meals → 80 meals cooked");
  const body = describeChange(master, byHand({ kind: "hide", target: "job" }));
  expect(body).toMatchObject({ name: "hideBody", before: ["Cook, Acme"] });
});
