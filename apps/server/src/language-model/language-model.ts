import type { z } from "zod";
import type { BudgetLimits, CallBudget } from "./call-budget.ts";

/** The purpose of a call, as stored and shown to the user. */
export type ModelPurpose = "letter" | "letterRepair" | "resume" | "cv" | "answer";

export type ModelCall = {
  /** Whose data are sent: the call is counted and shown as theirs. */
  readonly userId: string;
  readonly purpose: ModelPurpose;
  readonly instructions: string;
  readonly prompt: string;
  /** Of thinking and answer together. */
  readonly maxOutputTokens: number;
  /** Aborts the call, without further attempts. */
  readonly signal: AbortSignal;
  /** Of this and other calls together. */
  readonly budget?: CallBudget;
};

/**
 * "ceilingReached": the operator's month, or the budget of the calls, is spent; nothing was sent. "incomplete": the
 * response was truncated or invalid. "unavailable": no response after all attempts.
 */
export type ModelFailure = "ceilingReached" | "unavailable" | "incomplete" | "cancelled";

export type Failed = { readonly kind: "failed"; readonly failure: ModelFailure };

/** The model that the operator has configured. Prompts and responses are neither stored nor logged. */
export interface LanguageModel {
  /** A budget with the operator's time limit, and the operator's ceiling for a letter. */
  openBudget(limits: BudgetLimits): CallBudget;
  /** The text as it comes, and how it ended. A consumer that stops early ends the call. */
  streamText(call: ModelCall): AsyncGenerator<string, { readonly kind: "complete" } | Failed, void>;
  /** An object of the schema, for structured reading. */
  generateObject<Shape>(
    call: ModelCall,
    schema: z.core.$ZodType<Shape>,
  ): Promise<{ readonly kind: "object"; readonly object: Shape } | Failed>;
}
