import { z } from "zod";

const address = z
  .url({
    protocol: /^https?$/,
    hostname: /./,
    error: "a web address such as http://collector:4318",
  })
  .optional();
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `one of ${values.join(", ")}` });

/** The variables of OpenTelemetry that are read here; those of its exporter are read by the library. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf(["http/protobuf", "http/json"]).default("http/protobuf"),
  OTEL_TRACES_SAMPLER: oneOf([
    "always_on",
    "always_off",
    "traceidratio",
    "parentbased_always_on",
    "parentbased_always_off",
    "parentbased_traceidratio",
  ]).default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, { error: "a number from 0 to 1" })
    .transform(Number)
    .default(1),
  OTEL_SDK_DISABLED: oneOf(["true", "false"]).default("false"),
};

export interface TraceSettings {
  readonly url: string;
  readonly protocol: "http/protobuf" | "http/json";
  readonly sampler: string;
  readonly ratio: number;
}

type Read = z.infer<z.ZodObject<typeof traceSettings>>;

/** Undefined without an endpoint: nothing is loaded then. */
export function traceSettingsOf(settings: Read): TraceSettings | undefined {
  const base = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url =
    settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ??
    (base === undefined ? undefined : `${base.replace(/\/$/, "")}/v1/traces`);
  if (url === undefined || settings.OTEL_SDK_DISABLED === "true") return undefined;
  return {
    url,
    protocol: settings.OTEL_EXPORTER_OTLP_PROTOCOL,
    sampler: settings.OTEL_TRACES_SAMPLER,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
  };
}
