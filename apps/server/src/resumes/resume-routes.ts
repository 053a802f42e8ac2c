import type { Caller } from "@postulo/postgres/as-caller";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { type Context, Hono } from "hono";
import type { Pool } from "pg";
import { describeError, type Log } from "../log.ts";
import { applyResume } from "./apply-resume.ts";
import { failure, fileMissing, notSignedIn, refusal, type ResumeError } from "./resume-messages.ts";
import { createResumeReader, type ReadInWorker } from "./resume-reader.ts";
import { uploadedFile } from "./uploaded-file.ts";

export interface ResumeRoutesOptions {
  pool: Pool;
  resolveCaller: ResolveCaller;
  log: Log;
  read?: ReadInWorker;
}

const answer = (c: Context, { status, code, message }: ResumeError) =>
  c.json({ code, message }, status);

/** The signed-in person a request comes from; a key that stands for nobody has no profile. */
async function personOf(
  request: Request,
  resolveCaller: ResolveCaller,
): Promise<Caller | undefined> {
  const resolved = await resolveCaller(request);
  if (resolved.kind !== "caller" || resolved.caller.role !== "authenticated") return undefined;
  return typeof resolved.caller.claims["sub"] === "string" ? resolved.caller : undefined;
}

/**
 * `POST /` with a multipart field `file`: reads the résumé and puts what it says into the caller's profile.
 * Nothing is stored but the values, and nothing is charged.
 */
export function createResumeRoutes({
  pool,
  resolveCaller,
  log,
  read = createResumeReader(),
}: ResumeRoutesOptions): Hono {
  const routes = new Hono();
  routes.post("/", async (c) => {
    const caller = await personOf(c.req.raw, resolveCaller);
    if (!caller) return answer(c, notSignedIn);
    const upload = await uploadedFile(c.req.raw);
    if (upload.kind === "tooLarge") return answer(c, refusal("file_too_large"));
    if (upload.kind === "missing") return answer(c, fileMissing);
    const outcome = await read(upload.bytes);
    switch (outcome.kind) {
      case "refused":
        return answer(c, refusal(outcome.reason));
      case "busy":
      case "timedOut":
        return answer(c, failure(outcome.kind));
      case "crashed":
        log("error", "resume_reader_crashed", describeError(outcome.error));
        return answer(c, failure(outcome.kind));
      case "parsed":
        return c.json(await applyResume(pool, caller, outcome.resume));
    }
  });
  return routes;
}
