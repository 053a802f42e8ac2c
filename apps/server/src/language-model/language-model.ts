import type { z } from "zod";

/** What a call is for, as it is kept and shown to the person. */
export type ModelPurpose = "letter" | "letterRepair" | "resume";

export type ModelCall = {
  /** Whose data are sent: the call is counted and shown as theirs. */
  readonly userId: string;
  readonly purpose: ModelPurpose;
  readonly instructions: string;
  readonly prompt: string;
  /** Of thinking and answer together. */
  readonly maxOutputTokens: number;
  /** Ends the call; nothing more is sent or asked. */
  readonly signal: AbortSignal;
};

/**
 * "ceilingReached": the operator's month is spent, nothing was sent. "incomplete": the answer began and did not come to its end, or was no answer
 * to what was asked. "unavailable": no answer began, after all attempts.
 */
export type ModelFailure = "ceilingReached" | "unavailable" | "incomplete" | "cancelled";

export type Failed = { readonly kind: "failed"; readonly failure: ModelFailure };

/** The model that the operator has set up. What is asked and answered is kept and logged nowhere. */
export interface LanguageModel {
  /** The text as it comes, and how it ended. A consumer that stops early ends the call. */
  streamText(call: ModelCall): AsyncGenerator<string, { readonly kind: "complete" } | Failed, void>;
  /** An object of the schema, for structured reading. */
  generateObject<Shape>(
    call: ModelCall,
    schema: z.core.$ZodType<Shape>,
  ): Promise<{ readonly kind: "object"; readonly object: Shape } | Failed>;
}
