import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

/** Links in mails: a confirmation page, and its button or one-click POST (RFC 8058). Unknown tokens get a page with 404. */
const link = {
  access: "public",
  query: z.object({ token: z.string() }),
  responses: {
    200: [{ kind: "file", mediaTypes: ["text/html"] }],
    404: [{ kind: "file", mediaTypes: ["text/html"] }],
  },
  errors: {},
} as const;

export const showDigestUnsubscription = {
  ...link,
  method: "GET",
  path: "/digest/unsubscribe",
  summary: "The page on which the daily e-mail is ended",
} as const satisfies Endpoint;

export const unsubscribeDigest = {
  ...link,
  method: "POST",
  path: "/digest/unsubscribe",
  summary: "Ends the daily e-mail",
} as const satisfies Endpoint;

export const showListConfirmation = {
  ...link,
  method: "GET",
  path: "/mailing-list/confirm",
  summary: "The page on which an entry of a mailing list is confirmed",
} as const satisfies Endpoint;

export const confirmListEntry = {
  ...link,
  method: "POST",
  path: "/mailing-list/confirm",
  summary: "Confirms an entry of a mailing list",
} as const satisfies Endpoint;

export const showListUnsubscription = {
  ...link,
  method: "GET",
  path: "/mailing-list/unsubscribe",
  summary: "The page on which an entry of a mailing list is removed",
} as const satisfies Endpoint;

export const unsubscribeList = {
  ...link,
  method: "POST",
  path: "/mailing-list/unsubscribe",
  summary: "Removes an entry of a mailing list",
} as const satisfies Endpoint;
