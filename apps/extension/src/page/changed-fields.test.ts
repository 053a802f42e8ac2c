import type { FrameField } from "@postulo/contract/page-results";
import { expect, test } from "vitest";
import { ChangedFields } from "./changed-fields.ts";

const filled = (source: string): FrameField => ({
  fieldId: 0,
  key: "motivation",
  label: "Why us?",
  state: { kind: "filled", text: "Because", source },
});

test("a draft stays a draft in the words that the user gives it", () => {
  const control = document.createElement("textarea");
  const changed = new ChangedFields();
  const kindAfter = (source: string) => {
    control.value = "Because";
    changed.read(filled(source), [control]);
    control.value = "Because of the team";
    return changed.read(filled(source), [control]).state.kind;
  };
  expect([kindAfter("draft"), kindAfter("other.content")]).toEqual(["filled", "left"]);
});
