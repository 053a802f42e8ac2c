import { readResume } from "@postulo/contract/resume";
import type { Caller } from "@postulo/postgres/as-caller";
import type { ParsedResume } from "@postulo/resume-parser/parsed-resume";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { Hono } from "hono";
import type { Pool } from "pg";
import type { LanguageModel } from "../language-model/language-model.ts";
import { describeError, type Log } from "../log/log.ts";
import { addEndpoint, respond } from "../http/endpoint-routes.ts";
import { applyResume } from "./apply-resume.ts";
import { failureCodes, refuse, retryAfterSeconds } from "./resume-messages.ts";
import { readAgain } from "./model-resume.ts";
import { createResumeReader, defaultLimits, type ReadInWorker } from "./resume-reader.ts";
import { uploadedFile } from "./uploaded-file.ts";

export interface ResumeRoutesOptions {
  pool: Pool;
  resolveCaller: ResolveCaller;
  log: Log;
  read?: ReadInWorker;
  /** Whether the text in pictures is recognised where a file has no other. */
  readsScans?: boolean;
  /** Reads once more what the rules have read, when the operator has set one up. */
  model?: LanguageModel | undefined;
}

interface ResumeUser {
  readonly caller: Caller;
  readonly userId: string;
}

/** The signed-in user of a request; undefined for a key without a user. */
async function userOf(
  request: Request,
  resolveCaller: ResolveCaller,
): Promise<ResumeUser | undefined> {
  const resolved = await resolveCaller(request);
  if (resolved.kind !== "caller" || resolved.caller.role !== "authenticated") return undefined;
  const { caller } = resolved;
  const userId = caller.claims["sub"];
  return typeof userId === "string" ? { caller, userId } : undefined;
}

/**
 * `POST /resume-parser` with a multipart field `file`: reads the résumé and puts what it says into the caller's profile.
 * Nothing is stored but the values, and nothing is charged.
 */
export function createResumeRoutes({
  pool,
  resolveCaller,
  log,
  readsScans = false,
  read = createResumeReader({ ...defaultLimits, readsScans }),
  model,
}: ResumeRoutesOptions): Hono {
  async function applied(
    { caller, userId }: ResumeUser,
    resume: ParsedResume,
    signal: AbortSignal,
  ) {
    const reading = model
      ? await readAgain(resume, { model, userId, signal })
      : ({ readBy: "rules", resume } as const);
    return { ...(await applyResume(pool, caller, reading.resume)), readBy: reading.readBy };
  }

  const routes = new Hono();
  addEndpoint(routes, readResume, async (c) => {
    const user = await userOf(c.req.raw, resolveCaller);
    if (!user) return refuse(c, "not_authenticated");
    const upload = await uploadedFile(c.req.raw);
    if (upload.kind === "tooLarge") return refuse(c, "file_too_large");
    if (upload.kind === "missing") return refuse(c, "file_missing");
    const outcome = await read(upload.bytes, user.userId);
    switch (outcome.kind) {
      case "rejected":
        return refuse(c, outcome.reason);
      case "tooManyAtOnce":
      case "busy":
        c.header("retry-after", String(retryAfterSeconds));
        return refuse(c, failureCodes[outcome.kind]);
      case "timedOut":
        return refuse(c, failureCodes[outcome.kind]);
      case "outOfMemory":
        log("error", "resume_reader_out_of_memory", { signal: outcome.signal });
        return refuse(c, failureCodes[outcome.kind]);
      case "crashed":
        log("error", "resume_reader_crashed", describeError(outcome.error));
        return refuse(c, failureCodes[outcome.kind]);
      case "parsed":
        return respond(c, readResume, await applied(user, outcome.resume, c.req.raw.signal));
    }
  });
  return routes;
}
