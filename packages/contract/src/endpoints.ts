import { getConfig } from "./config.ts";
import type { Endpoint } from "./endpoint.ts";
import { getLiveness, getReadiness } from "./health.ts";
import { getOpenApi } from "./openapi-endpoint.ts";

/** Every endpoint of ours, by its operation id. */
export const endpoints = {
  getConfig,
  getLiveness,
  getReadiness,
  getOpenApi,
} as const satisfies Readonly<Record<string, Endpoint>>;
