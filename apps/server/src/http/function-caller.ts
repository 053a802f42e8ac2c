import { timingSafeEqual } from "node:crypto";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { serviceRole } from "../jobs/service-role.ts";

/** Resolves the per-process service key of our own functions to the service role. */
export function allowServiceKey(resolveCaller: ResolveCaller, serviceKey: string): ResolveCaller {
  const expected = Buffer.from(`Bearer ${serviceKey}`);
  return async (request) => {
    const given = Buffer.from(request.headers.get("authorization") ?? "");
    if (given.length === expected.length && timingSafeEqual(given, expected))
      return { kind: "caller", caller: serviceRole };
    return resolveCaller(request);
  };
}
