import type { SessionErrorCode } from "@postulo/contract/endpoint";
import type { ImportErrorCode } from "@postulo/contract/account";
import type { ReceiptOutcome, ReceiptReason } from "@postulo/contract/receipt";
import type { ResumeErrorCode } from "@postulo/contract/resume";
import type { AnswerKey } from "@postulo/domain/answer-key";
import type { ProfileGap } from "@postulo/domain/letter-style";
import type { ValueTable } from "@postulo/domain/fill-outcome";
import { expectTypeOf, test } from "vitest";
import type { messages as importMessages } from "../../account/import/messages.ts";
import type { messages as sheetMessages } from "../../applications/application/messages.ts";
import type { messages as letterMessages } from "../../cover-letters/messages.ts";
import type { LetterOutcome } from "../../cover-letters/request-letter.ts";
import type { messages as entryMessages } from "../../entries/messages.ts";
import type { messages as resumeMessages } from "../../resume-review/messages.ts";

type Receipt = typeof sheetMessages.receipt;

test("a receipt has a text for every reason, outcome and table, and no other (checked by the compiler)", () => {
  expectTypeOf<keyof Receipt["reasons"]>().toEqualTypeOf<ReceiptReason>();
  expectTypeOf<keyof Receipt["groups"]>().toEqualTypeOf<ReceiptOutcome>();
  expectTypeOf<keyof Receipt["tables"]>().toEqualTypeOf<ValueTable>();
});

test("every error of an import, a résumé and a letter, and every stored question has a text, and no other (checked by the compiler)", () => {
  expectTypeOf<keyof typeof importMessages.errors>().toEqualTypeOf<
    Exclude<ImportErrorCode, SessionErrorCode | "account_not_empty"> | "disk_full"
  >();
  expectTypeOf<keyof typeof resumeMessages.upload.reasons>().toEqualTypeOf<
    Exclude<ResumeErrorCode, SessionErrorCode | "file_missing"> | "disk_full"
  >();
  expectTypeOf<keyof typeof letterMessages.errors>().toEqualTypeOf<
    | Exclude<LetterOutcome["kind"], "written" | "cancelled">
    | "noLettersLeft"
    | "mayBeStored"
    | "notCharged"
    | "failed"
    | "keep"
  >();
  expectTypeOf<keyof typeof entryMessages.answers>().toEqualTypeOf<AnswerKey>();
  expectTypeOf<keyof typeof letterMessages.missing>().toEqualTypeOf<ProfileGap | "term">();
});
