import { comparePosting as endpoint } from "@postulo/contract/posting-comparison";
import { comparePosting } from "@postulo/cv/compare-posting";
import { defaultLetterLanguage, findLetterLanguage } from "@postulo/domain/letter-language";
import { maxPostingBytes, maxPostingKilobytes } from "@postulo/domain/letter-style";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Pool } from "pg";
import { addEndpoint, createRefuse, respond } from "../http/endpoint-routes.ts";
import { readSignedInBody } from "../http/signed-in-body.ts";
import { readStoredProfile } from "../profile/stored-profile.ts";
import { cookieLanguage } from "../web-pages/cookie-language.ts";

export interface PostingRoutesOptions {
  readonly pool: Pool;
  readonly resolveCaller: ResolveCaller;
  readonly today: () => Date;
}

const refuse = createRefuse(endpoint, {
  invalid_body: "Send JSON with jobDescription.",
  posting_too_long: `The job description is longer than ${maxPostingKilobytes} kB.`,
  profile_missing: "There is no profile to compare with.",
});

/** The posting as JSON with its escapes. */
const maxBytes = 2 * maxPostingBytes;

/** `POST /posting/comparison`: what a posting asks for, and what of the caller's profile proves it; free. */
export function createPostingRoutes({ pool, resolveCaller, today }: PostingRoutesOptions): Hono {
  const routes = new Hono();
  addEndpoint(
    routes,
    endpoint,
    bodyLimit({ maxSize: maxBytes, onError: (c) => refuse(c, "posting_too_long") }),
    async (c) => {
      const read = await readSignedInBody(c, endpoint.request.schema, resolveCaller);
      if (read.kind === "refused") return refuse(c, read.code);
      const { user } = read;
      const posting = read.body.jobDescription;
      if (Buffer.byteLength(posting) > maxPostingBytes) return refuse(c, "posting_too_long");
      const profile = await readStoredProfile(pool, user.caller, user.userId);
      if (!profile) return refuse(c, "profile_missing");
      const now = today();
      const month = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
      const fallbackLanguage = findLetterLanguage(cookieLanguage(c)) ?? defaultLetterLanguage;
      c.header("cache-control", "no-store");
      return respond(
        c,
        endpoint,
        comparePosting({ profile, posting, fallbackLanguage, today: month }),
      );
    },
  );
  return routes;
}
