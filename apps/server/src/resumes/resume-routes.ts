import {
  readResume,
  type ResumeErrorCode,
  reviewResume as reviewEndpoint,
} from "@postulo/contract/resume";
import type { Caller } from "@postulo/postgres/as-caller";
import type { ParsedResume } from "@postulo/resume-parser/parsed-resume";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { type Context, Hono } from "hono";
import type { Pool } from "pg";
import type { LanguageModel } from "../language-model/language-model.ts";
import { describeError, type Log } from "../log/log.ts";
import { addEndpoint, respond } from "../http/endpoint-routes.ts";
import { applyResume } from "./apply-resume.ts";
import { failureCodes, refuse, retryAfterSeconds } from "./resume-messages.ts";
import { readAgain } from "./model-resume.ts";
import { reviewResume } from "./review-resume.ts";
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

type Handled =
  | { readonly kind: "response"; readonly response: Response }
  | { readonly kind: "read"; readonly user: ResumeUser; readonly reading: Reading };

interface Reading {
  readonly readBy: "rules" | "model";
  readonly resume: ParsedResume;
}

/** Reads the résumé of a request, or returns the response that refuses it. */
function createUploadReader({
  resolveCaller,
  log,
  readsScans = false,
  read = createResumeReader({ ...defaultLimits, readsScans }),
  model,
}: ResumeRoutesOptions): (c: Context) => Promise<Handled> {
  async function readAgainByModel(
    { userId }: ResumeUser,
    resume: ParsedResume,
    signal: AbortSignal,
  ): Promise<Reading> {
    return model ? readAgain(resume, { model, userId, signal }) : { readBy: "rules", resume };
  }

  return async function readUpload(c: Context): Promise<Handled> {
    const refused = (code: ResumeErrorCode): Handled => ({
      kind: "response",
      response: refuse(c, code),
    });
    const user = await userOf(c.req.raw, resolveCaller);
    if (!user) return refused("not_authenticated");
    const upload = await uploadedFile(c.req.raw);
    if (upload.kind === "tooLarge") return refused("file_too_large");
    if (upload.kind === "missing") return refused("file_missing");
    const outcome = await read(upload.bytes, user.userId);
    switch (outcome.kind) {
      case "rejected":
        return refused(outcome.reason);
      case "tooManyAtOnce":
      case "busy":
        c.header("retry-after", String(retryAfterSeconds));
        return refused(failureCodes[outcome.kind]);
      case "timedOut":
        return refused(failureCodes[outcome.kind]);
      case "outOfMemory":
        log("error", "resume_reader_out_of_memory", { signal: outcome.signal });
        return refused(failureCodes[outcome.kind]);
      case "crashed":
        log("error", "resume_reader_crashed", describeError(outcome.error));
        return refused(failureCodes[outcome.kind]);
      case "parsed": {
        const reading = await readAgainByModel(user, outcome.resume, c.req.raw.signal);
        return { kind: "read", user, reading };
      }
    }
  };
}

/**
 * `POST /resume-parser` with a multipart field `file` reads the résumé and writes its values into the caller's profile;
 * `POST /resume-parser/review` only returns them. The file is not stored, and no credit is used.
 */
export function createResumeRoutes(options: ResumeRoutesOptions): Hono {
  const { pool } = options;
  const readUpload = createUploadReader(options);
  const routes = new Hono();
  addEndpoint(routes, readResume, async (c) => {
    const handled = await readUpload(c);
    if (handled.kind === "response") return handled.response;
    const { user, reading } = handled;
    const applied = await applyResume(pool, user.caller, reading.resume);
    return respond(c, readResume, { ...applied, readBy: reading.readBy });
  });
  addEndpoint(routes, reviewEndpoint, async (c) => {
    const handled = await readUpload(c);
    if (handled.kind === "response") return handled.response;
    const { user, reading } = handled;
    const review = await reviewResume(pool, user.caller, reading.resume);
    return respond(c, reviewEndpoint, { ...review, readBy: reading.readBy });
  });
  return routes;
}
