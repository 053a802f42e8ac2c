import { timingSafeEqual } from "node:crypto";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { serviceRole } from "../jobs/service-role.ts";

/** Lets the functions of this process act in the server's name: they bear the key that it made for them when it started. */
export function allowServiceKey(resolveCaller: ResolveCaller, serviceKey: string): ResolveCaller {
  const expected = Buffer.from(`Bearer ${serviceKey}`);
  return async (request) => {
    const given = Buffer.from(request.headers.get("authorization") ?? "");
    if (given.length === expected.length && timingSafeEqual(given, expected))
      return { kind: "caller", caller: serviceRole };
    return resolveCaller(request);
  };
}
