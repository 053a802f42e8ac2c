import type { DraftProblem, Failure, Refusal } from "@postulo/contract/extension-messages";
import type { DraftSource, UndraftedReason } from "@postulo/contract/answer-draft";
import type { CorrectedKey } from "@postulo/contract/corrected-key";
import type { LeftReason } from "@postulo/contract/receipt";
import type { FillFailure, ValueTable } from "@postulo/domain/fill-outcome";
import { expectTypeOf, test } from "vitest";
import type { messages } from "./messages.ts";

type Texts = typeof messages;

test("every outcome of a field has a text, with no leftovers (checked by the compiler)", () => {
  expectTypeOf<keyof Texts["reasons"]>().toEqualTypeOf<LeftReason>();
  expectTypeOf<keyof Texts["failedBecause"]>().toEqualTypeOf<FillFailure>();
  expectTypeOf<keyof Texts["sources"]>().toEqualTypeOf<ValueTable>();
  expectTypeOf<CorrectedKey>().toExtend<keyof Texts["fieldNames"] | "leave">();
  expectTypeOf<keyof Texts["draft"]["none"]>().toEqualTypeOf<UndraftedReason>();
  expectTypeOf<keyof Texts["draft"]["sources"]>().toEqualTypeOf<DraftSource["kind"]>();
});

test("every error, failure and problem has a text, with no leftovers (checked by the compiler)", () => {
  expectTypeOf<keyof Texts["refusals"]>().toEqualTypeOf<Refusal>();
  expectTypeOf<keyof Texts["failures"]>().toEqualTypeOf<Failure | "permissionDenied">();
  expectTypeOf<keyof Texts["record"]["problems"]>().toEqualTypeOf<DraftProblem>();
});
