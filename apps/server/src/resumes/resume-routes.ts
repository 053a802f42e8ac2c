import {
  readDocumentText,
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
import {
  createDocumentReader,
  defaultLimits,
  type ReaderFailure,
  type ReadInWorker,
} from "./resume-reader.ts";
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

type Refused = { readonly kind: "response"; readonly response: Response };

type Handled =
  | Refused
  | { readonly kind: "read"; readonly user: ResumeUser; readonly reading: Reading };

interface Reading {
  readonly readBy: "rules" | "model";
  readonly resume: ParsedResume;
}

type Uploaded =
  | Refused
  | { readonly kind: "file"; readonly user: ResumeUser; readonly bytes: Uint8Array };

const refused = (c: Context, code: ResumeErrorCode): Refused => ({
  kind: "response",
  response: refuse(c, code),
});

/** Returns the file of a request, or the response that refuses it. */
async function receiveFile(c: Context, resolveCaller: ResolveCaller): Promise<Uploaded> {
  const user = await userOf(c.req.raw, resolveCaller);
  if (!user) return refused(c, "not_authenticated");
  const upload = await uploadedFile(c.req.raw);
  if (upload.kind === "tooLarge") return refused(c, "file_too_large");
  if (upload.kind === "missing") return refused(c, "file_missing");
  return { kind: "file", user, bytes: upload.bytes };
}

/** Refuses a file that could not be read to its end. */
function refuseFailure(c: Context, failure: ReaderFailure, log: Log): Refused {
  switch (failure.kind) {
    case "tooManyAtOnce":
    case "busy":
      c.header("retry-after", String(retryAfterSeconds));
      break;
    case "outOfMemory":
      log("error", "resume_reader_out_of_memory", { signal: failure.signal });
      break;
    case "crashed":
      log("error", "resume_reader_crashed", describeError(failure.error));
      break;
    case "timedOut":
  }
  return refused(c, failureCodes[failure.kind]);
}

interface UploadReaders {
  /** Reads the résumé of a request, or returns the response that refuses it. */
  readonly readUpload: (c: Context) => Promise<Handled>;
  /** Responds with the text of the file of a request. */
  readonly respondText: (c: Context) => Promise<Response>;
}

function createUploadReaders({
  resolveCaller,
  log,
  readsScans = false,
  read,
  model,
}: ResumeRoutesOptions): UploadReaders {
  const reader = createDocumentReader({ ...defaultLimits, readsScans });
  const readInWorker = read ?? reader.readResume;

  async function readAgainByModel(
    { userId }: ResumeUser,
    resume: ParsedResume,
    signal: AbortSignal,
  ): Promise<Reading> {
    return model ? readAgain(resume, { model, userId, signal }) : { readBy: "rules", resume };
  }

  return {
    readUpload: async (c) => {
      const received = await receiveFile(c, resolveCaller);
      if (received.kind === "response") return received;
      const { user, bytes } = received;
      const outcome = await readInWorker(bytes, user.userId);
      if (outcome.kind === "rejected") return refused(c, outcome.reason);
      if (outcome.kind !== "parsed") return refuseFailure(c, outcome, log);
      const reading = await readAgainByModel(user, outcome.resume, c.req.raw.signal);
      return { kind: "read", user, reading };
    },
    respondText: async (c) => {
      const received = await receiveFile(c, resolveCaller);
      if (received.kind === "response") return received.response;
      const outcome = await reader.readText(received.bytes, received.user.userId);
      if (outcome.kind === "rejected") return refuse(c, outcome.reason);
      if (outcome.kind !== "text") return refuseFailure(c, outcome, log).response;
      return respond(c, readDocumentText, { text: outcome.text });
    },
  };
}

/**
 * `POST /resume-parser` with a multipart field `file` reads the résumé and writes its values into the caller's profile;
 * `POST /resume-parser/review` only returns them, and `POST /resume-parser/text` the text of any such file. The file is
 * not stored, and no credit is used.
 */
export function createResumeRoutes(options: ResumeRoutesOptions): Hono {
  const { pool } = options;
  const { readUpload, respondText } = createUploadReaders(options);
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
  addEndpoint(routes, readDocumentText, respondText);
  return routes;
}
