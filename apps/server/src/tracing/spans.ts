/** What a span says. No value, address, id or text of a user is in it. */
export interface SpanFacts {
  readonly name: string;
  readonly kind: "server" | "client" | "internal";
  readonly attributes?: Readonly<Record<string, string | number>>;
}

interface SpanEnd {
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** What was thrown, or a code. */
  readonly error?: unknown;
}

export interface OpenSpan {
  end(end?: SpanEnd): void;
}

export interface SpanRecorder {
  /** A child of the span in whose `within` it is called. */
  start(facts: SpanFacts): OpenSpan;
  within<T>(span: OpenSpan, work: () => T): T;
}

/** One for the process, as in OpenTelemetry's own API; undefined unless the settings ask for traces. */
let recorder: SpanRecorder | undefined;

/** @returns a function that ends it. */
export function recordSpans(chosen: SpanRecorder): () => void {
  recorder = chosen;
  return () => {
    if (recorder === chosen) recorder = undefined;
  };
}

/** Undefined while nothing is recorded. */
export const startSpan = (facts: SpanFacts): OpenSpan | undefined => recorder?.start(facts);

/** Runs the work so that spans that it starts are children of this one. */
export const withinSpan = <T>(span: OpenSpan, work: () => T): T =>
  recorder ? recorder.within(span, work) : work();

/** Runs the work in a span, if spans are recorded. */
export async function traced<T>(facts: SpanFacts, work: () => Promise<T>): Promise<T> {
  const current = recorder;
  if (!current) return work();
  const span = current.start(facts);
  try {
    const result = await current.within(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}
