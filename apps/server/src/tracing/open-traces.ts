import { AsyncLocalStorage } from "node:async_hooks";
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { Span } from "@opentelemetry/api";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Sampler } from "@opentelemetry/sdk-trace";
import type { TraceSettings } from "../settings/trace-settings.ts";
import type { OpenSpan, SpanRecorder } from "./spans.ts";

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const;

const flushLimitMs = 2_000;

function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  // Every trace begins here, so the samplers that look at a parent are the same.
  if (sampler.endsWith("always_off")) return new AlwaysOffSampler();
  if (sampler.endsWith("traceidratio")) return new TraceIdRatioBasedSampler(ratio);
  return new AlwaysOnSampler();
}

/** Its other settings, such as headers and certificates, are read from the environment by the library. */
async function openExporter({ url, protocol }: TraceSettings) {
  const { OTLPTraceExporter } =
    protocol === "http/json"
      ? await import("@opentelemetry/exporter-trace-otlp-http")
      : await import("@opentelemetry/exporter-trace-otlp-proto");
  return new OTLPTraceExporter({ url });
}

/** The class or code of an error: messages may contain data. */
function typeOf(error: unknown): string {
  if (typeof error === "string") return error;
  if (!(error instanceof Error)) return typeof error;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

class RecordedSpan implements OpenSpan {
  readonly span: Span;
  constructor(span: Span) {
    this.span = span;
  }
  end: OpenSpan["end"] = ({ attributes = {}, error } = {}) => {
    this.span.setAttributes(attributes);
    if (error !== undefined) {
      this.span.setAttribute("error.type", typeOf(error));
      this.span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.span.end();
  };
}

/** Sends spans by OTLP over HTTP. */
export async function openTraces(
  settings: TraceSettings,
): Promise<{ readonly recorder: SpanRecorder; readonly close: () => Promise<void> }> {
  const own = resourceFromAttributes({ "service.name": "postulo" });
  const processor = new BatchSpanProcessor({ exporter: await openExporter(settings) });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer("postulo");
  const active = new AsyncLocalStorage<Span>();
  return {
    recorder: {
      start: ({ name, kind, attributes = {} }) => {
        const parent = active.getStore();
        const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
        return new RecordedSpan(tracer.startSpan(name, { kind: kinds[kind], attributes }, context));
      },
      within: (span, work) => (span instanceof RecordedSpan ? active.run(span.span, work) : work()),
    },
    close: async () => {
      // A collector that does not answer does not keep the server from stopping.
      await Promise.race([
        provider.shutdown().catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, flushLimitMs).unref()),
      ]);
    },
  };
}
