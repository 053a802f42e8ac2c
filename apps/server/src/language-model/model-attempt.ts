import { streamText } from "ai";
import type { LanguageModel as SdkModel } from "ai";
import { toModelCallError } from "./model-call-error.ts";
import type { ModelCallError } from "./model-call-error.ts";
import type { ModelCall } from "./language-model.ts";
import type { Tokens } from "./model-account.ts";

/** How one request to the provider ended. */
export type AttemptEnd =
  | { readonly kind: "complete"; readonly tokens: Tokens }
  | { readonly kind: "unfinished"; readonly tokens: Tokens }
  | { readonly kind: "aborted" }
  | { readonly kind: "fault"; readonly fault: ModelCallError };

type Attempt = {
  readonly model: SdkModel;
  readonly call: ModelCall;
  readonly signal: AbortSignal;
  readonly stallMs: number;
  readonly backOffMs: number;
};

/** Streams the text of one request. */
export async function* streamAttempt(attempt: Attempt): AsyncGenerator<string, AttemptEnd, void> {
  const { model, call, signal, stallMs, backOffMs } = attempt;
  const { stream } = streamText({
    model,
    instructions: call.instructions,
    prompt: call.prompt,
    maxOutputTokens: call.maxOutputTokens,
    abortSignal: signal,
    timeout: { chunkMs: stallMs },
    // Counted and written down one by one, by the caller.
    maxRetries: 0,
    telemetry: { isEnabled: false },
    // The SDK would print the error, and the provider's answer with it.
    onError: () => {},
  });
  try {
    for await (const part of stream) {
      if (part.type === "text-delta") yield part.text;
      else if (part.type === "error")
        return signal.aborted
          ? { kind: "aborted" }
          : { kind: "fault", fault: toModelCallError(part.error, backOffMs) };
      else if (part.type === "abort") return { kind: "aborted" };
      else if (part.type === "finish") {
        const { inputTokens: input, outputTokens: output } = part.totalUsage;
        const kind = part.finishReason === "stop" ? "complete" : "unfinished";
        return { kind, tokens: { input, output } };
      }
    }
  } catch (error) {
    return signal.aborted
      ? { kind: "aborted" }
      : { kind: "fault", fault: toModelCallError(error, backOffMs) };
  }
  return { kind: "unfinished", tokens: { input: undefined, output: undefined } };
}
