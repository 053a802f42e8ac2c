import * as z from "zod/mini";
import { bearerErrors } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";

export const createExtensionConnection = {
  method: "POST",
  path: "/extension-connection",
  summary: "A one-time token with which the browser extension opens a session of its own",
  access: "bearer",
  responses: {
    201: [{ kind: "json", schema: z.object({ token: z.string(), expiresAt: z.iso.datetime() }) }],
  },
  errors: bearerErrors,
} as const satisfies Endpoint;

export const openExtensionSession = {
  method: "POST",
  path: "/extension-connection/session",
  summary: "Exchanges the one-time token for a refresh token, which /auth/v1/token takes",
  access: "public",
  request: {
    kind: "json",
    schema: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  },
  responses: { 200: [{ kind: "json", schema: z.object({ refreshToken: z.string() }) }] },
  errors: { invalid_connection_token: 401, invalid_body: 400, too_large: 413 },
} as const satisfies Endpoint;
