import type {
  DraftProblem,
  Failure,
  FieldView,
  Refusal,
} from "@postulo/contract/extension-messages";
import type { LeftReason } from "@postulo/contract/receipt";
import type { FillFailure, ValueTable } from "@postulo/domain/fill-outcome";
import { expectTypeOf, test } from "vitest";
import type { messages } from "./messages.ts";

type Texts = typeof messages;

test("every outcome of a field has a text, with no leftovers (checked by the compiler)", () => {
  expectTypeOf<keyof Texts["reasons"]>().toEqualTypeOf<LeftReason>();
  expectTypeOf<keyof Texts["failedBecause"]>().toEqualTypeOf<FillFailure>();
  expectTypeOf<keyof Texts["sources"]>().toEqualTypeOf<ValueTable>();
  expectTypeOf<
    Exclude<FieldView["state"]["kind"], "unseen" | keyof Texts["panel"]["states"]>
  >().toBeNever();
});

test("every error, failure and problem has a text, with no leftovers (checked by the compiler)", () => {
  expectTypeOf<keyof Texts["refusals"]>().toEqualTypeOf<Refusal>();
  expectTypeOf<keyof Texts["failures"]>().toEqualTypeOf<Failure | "permissionDenied">();
  expectTypeOf<keyof Texts["record"]["problems"]>().toEqualTypeOf<DraftProblem>();
});
