import { setTimeout as wait } from "node:timers/promises";
import { generateText, NoObjectGeneratedError, Output } from "ai";
import type { z } from "zod";
import type { ModelCallError } from "./model-call-error.ts";
import { toModelCallError } from "./model-call-error.ts";
import type { Failed, LanguageModel, ModelCall, ModelFailure } from "./language-model.ts";
import { createMeasuredFetch } from "./measured-fetch.ts";
import type { Traffic } from "./measured-fetch.ts";
import { openCall } from "./model-account.ts";
import type { CallOutcome, Tokens } from "./model-account.ts";
import { streamAttempt } from "./model-attempt.ts";
import type { AttemptEnd } from "./model-attempt.ts";
import { startSpan } from "../tracing/spans.ts";
import type { ModelOptions } from "./open-language-model.ts";
import { hostOf, loadProviderModel } from "./provider-model.ts";

// The SDK would print its warnings to the console.
Reflect.set(globalThis, "AI_SDK_LOG_WARNINGS", false);

const maxAttempts = 3;
const defaultBackOffMs = 500;
const noTokens: Tokens = { input: undefined, output: undefined };

const failed = (failure: ModelFailure): Failed => ({ kind: "failed", failure });

type Ended = {
  readonly outcome: CallOutcome;
  readonly tokens: Tokens;
  readonly fault?: ModelCallError;
};

/** One call with its time limit: everything is aborted when the user disconnects or the time is up. */
function clockOf({ signal, budget }: ModelCall, { settings }: ModelOptions) {
  const timeUp = budget?.signal ?? AbortSignal.timeout(settings.timeoutMs);
  return {
    signal: AbortSignal.any([signal, timeUp]),
    /** Why it was ended; a stall when neither is the reason. */
    outcome: (): CallOutcome => (signal.aborted ? "cancelled" : "timedOut"),
  };
}

/** An attempt that is written down before it begins and after it ended, however it ended. */
async function openAttempt(call: ModelCall, { settings, pool, log }: ModelOptions) {
  const traffic: Traffic = { sent: 0, received: 0 };
  const { provider, model } = settings;
  const account = { pool, settings, host: hostOf(settings) };
  const opened = await openCall(call, account);
  if (!opened) return undefined;
  const span = startSpan({
    name: `model ${call.purpose}`,
    kind: "client",
    attributes: {
      "gen_ai.operation.name": "chat",
      "gen_ai.provider.name": provider,
      "gen_ai.request.model": model,
    },
  });
  return {
    model: await loadProviderModel(settings, createMeasuredFetch(traffic)),
    close: async ({ outcome, tokens }: Ended) => {
      span?.end({
        attributes: {
          "gen_ai.usage.input_tokens": tokens.input ?? 0,
          "gen_ai.usage.output_tokens": tokens.output ?? 0,
        },
        ...(outcome === "answered" ? {} : { error: outcome }),
      });
      const microEuro = await opened.close({ outcome, traffic, tokens });
      log("info", "model_call", { provider, model, purpose: call.purpose, outcome, microEuro });
    },
  };
}

function logCall({ log, settings }: ModelOptions, { outcome, fault }: Ended): void {
  if (outcome === "answered" || outcome === "cancelled") return;
  const { provider, model } = settings;
  log("warn", "model_call_failed", { provider, model, outcome, status: fault?.status });
}

const backOffOf = ({ firstBackOffMs = defaultBackOffMs }: ModelOptions, attempt: number) =>
  firstBackOffMs * 2 ** attempt;

/** Whether there is a next attempt, after its wait. */
async function mayTryAgain(
  { fault }: Ended,
  attempt: number,
  signal: AbortSignal,
): Promise<boolean> {
  if (fault?.retryAfterMs === undefined || attempt + 1 >= maxAttempts) return false;
  await wait(fault.retryAfterMs, undefined, { signal }).catch(() => {});
  return !signal.aborted;
}

function failureOf({ outcome }: Ended, hasBegun: boolean): ModelFailure {
  if (outcome === "cancelled") return "cancelled";
  return hasBegun || outcome === "incomplete" ? "incomplete" : "unavailable";
}

function endedOf(end: AttemptEnd, aborted: CallOutcome): Ended {
  switch (end.kind) {
    case "complete":
      return { outcome: "answered", tokens: end.tokens };
    case "unfinished":
      return { outcome: "incomplete", tokens: end.tokens };
    case "aborted":
      return { outcome: aborted, tokens: noTokens };
    case "fault":
      return { outcome: end.fault.outcome, tokens: noTokens, fault: end.fault };
  }
}

/** Streams text. Retries only while nothing of the response was emitted. */
export async function* streamCall(
  call: ModelCall,
  options: ModelOptions,
): ReturnType<LanguageModel["streamText"]> {
  const clock = clockOf(call, options);
  let hasBegun = false;
  for (let attempt = 0; ; attempt++) {
    const opened = await openAttempt(call, options);
    if (!opened) return failed("ceilingReached");
    const left = new AbortController();
    const parts = streamAttempt({
      model: opened.model,
      call,
      signal: AbortSignal.any([clock.signal, left.signal]),
      stallMs: options.settings.stallMs,
      backOffMs: backOffOf(options, attempt),
    });
    let ended: Ended = { outcome: "incomplete", tokens: noTokens };
    try {
      for (;;) {
        const step = await parts.next();
        if (step.done) {
          ended = endedOf(step.value, clock.outcome());
          break;
        }
        hasBegun ||= step.value !== "";
        yield step.value;
      }
    } finally {
      left.abort();
      if (hasBegun && ended.outcome === "unavailable") ended = { ...ended, outcome: "incomplete" };
      await opened.close(ended);
    }
    logCall(options, ended);
    if (ended.outcome === "answered") return { kind: "complete" };
    if (hasBegun || !(await mayTryAgain(ended, attempt, clock.signal)))
      return failed(call.signal.aborted ? "cancelled" : failureOf(ended, hasBegun));
  }
}

/** An object of the schema, or why there is none. */
export async function objectCall<Shape>(
  call: ModelCall,
  schema: z.core.$ZodType<Shape>,
  options: ModelOptions,
): Promise<{ readonly kind: "object"; readonly object: Shape } | Failed> {
  const clock = clockOf(call, options);
  for (let attempt = 0; ; attempt++) {
    const opened = await openAttempt(call, options);
    if (!opened) return failed("ceilingReached");
    let ended: Ended = { outcome: "incomplete", tokens: noTokens };
    try {
      const { output, totalUsage } = await generateText({
        model: opened.model,
        instructions: call.instructions,
        prompt: call.prompt,
        maxOutputTokens: call.maxOutputTokens,
        output: Output.object({ schema }),
        abortSignal: clock.signal,
        maxRetries: 0,
        telemetry: { isEnabled: false },
      });
      const { inputTokens: input, outputTokens: output_ } = totalUsage;
      ended = { outcome: "answered", tokens: { input, output: output_ } };
      return { kind: "object", object: output };
    } catch (error) {
      ended = checkObject(error, {
        aborted: clock.signal.aborted ? clock.outcome() : undefined,
        backOffMs: backOffOf(options, attempt),
      });
    } finally {
      await opened.close(ended);
    }
    logCall(options, ended);
    if (!(await mayTryAgain(ended, attempt, clock.signal)))
      return failed(call.signal.aborted ? "cancelled" : failureOf(ended, false));
  }
}

function checkObject(
  error: unknown,
  { aborted, backOffMs }: { aborted: CallOutcome | undefined; backOffMs: number },
): Ended {
  if (aborted) return { outcome: aborted, tokens: noTokens };
  if (NoObjectGeneratedError.isInstance(error)) {
    const { inputTokens: input, outputTokens: output } = error.usage ?? {};
    return { outcome: "incomplete", tokens: { input, output } };
  }
  const fault = toModelCallError(error, backOffMs);
  return { outcome: fault.outcome, tokens: noTokens, fault };
}
