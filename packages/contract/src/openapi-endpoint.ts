import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

export const getOpenApi = {
  method: "GET",
  path: "/openapi.json",
  summary: "This document",
  access: "public",
  responses: {
    200: [{ kind: "json", schema: z.looseObject({ openapi: z.literal("3.1.0") }) }],
  },
  errors: {},
} as const satisfies Endpoint;
