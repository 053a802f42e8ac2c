import { languages } from "@postulo/i18n/language";
import * as z from "zod/mini";
import { bearerErrors } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";

export const createCalendarFeed = {
  method: "POST",
  path: "/calendar-feed",
  summary: "Creates the address of the caller's calendar; an earlier one stops working",
  access: "bearer",
  request: {
    kind: "json",
    schema: z.object({
      /** English when it is missing or unknown. */
      language: z.optional(z.enum(languages)),
    }),
  },
  responses: { 201: [{ kind: "json", schema: z.object({ url: z.url() }) }] },
  errors: { ...bearerErrors, too_large: 413 },
} as const satisfies Endpoint;

export const deleteCalendarFeed = {
  method: "DELETE",
  path: "/calendar-feed",
  summary: "Removes the address of the caller's calendar",
  access: "bearer",
  responses: { 204: [] },
  errors: bearerErrors,
} as const satisfies Endpoint;

export const getCalendar = {
  method: "GET",
  path: "/calendar/{file}",
  summary: "A calendar, for calendar programs",
  access: "public",
  pathParameters: z.object({
    /** The token and `.ics`. */
    file: z.string(),
  }),
  responses: { 200: [{ kind: "file", mediaTypes: ["text/calendar"] }], 304: [] },
  errors: { not_found: 404, over_request_rate_limit: 429 },
} as const satisfies Endpoint;
