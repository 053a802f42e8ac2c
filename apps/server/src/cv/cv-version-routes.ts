import { cvMediaTypes } from "@postulo/contract/cv";
import { checkCvLine, suggestCvLine } from "@postulo/contract/cv-line";
import { adaptCv, openCv, printCvVersion } from "@postulo/contract/cv-version";
import { entriesOf } from "@postulo/cv/cv-document";
import { documentFileName } from "@postulo/domain/document-name";
import {
  defaultLetterLanguage,
  findLetterLanguage,
  type LetterLanguage,
} from "@postulo/domain/letter-language";
import { maxWordingCalls } from "@postulo/domain/limits";
import { maxPostingBytes, maxPostingKilobytes } from "@postulo/domain/letter-style";
import { paperOf } from "@postulo/domain/paper";
import type { StoredProfile } from "@postulo/evidence/profile";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Pool } from "pg";
import { attachment } from "../http/attachment.ts";
import { addEndpoint, createRefuse, respond } from "../http/endpoint-routes.ts";
import { type SignedInUser, toSignedInUser } from "../http/signed-in-user.ts";
import type { LanguageModel, ModelFailure } from "../language-model/language-model.ts";
import { readStoredProfile } from "../profile/stored-profile.ts";
import { cookieLanguage } from "../web-pages/cookie-language.ts";
import { adapt } from "./adapt-cv.ts";
import { cvContent } from "./cv-content.ts";
import { type CvWorkspace, openedCv, openWorkspace, versionOf } from "./cv-workspace.ts";
import type { PrintCv } from "./print-cv.ts";
import { readCv, type StoredCv } from "./stored-cv.ts";
import { suggestLine } from "./suggest-line.ts";

export interface CvVersionRoutesOptions {
  readonly pool: Pool;
  readonly resolveCaller: ResolveCaller;
  readonly print: PrintCv;
  readonly today: () => Date;
  /** Without it no wording is suggested. */
  readonly model: LanguageModel | undefined;
}

const cvErrors = {
  cv_not_found: "There is no such CV.",
  name_missing: "Add your name to your profile: a CV begins with it.",
  profile_empty:
    "Your profile says nothing yet. Add experience, education or skills first: a CV states only what is there.",
} as const;

const refuseAdapting = createRefuse(adaptCv, {
  ...cvErrors,
  invalid_body: "Send JSON with jobDescription or applicationId.",
  blank_posting: "Paste the job description first.",
  posting_too_long: `The job description is longer than ${maxPostingKilobytes} kB.`,
  limit_reached: "Generation Limit Reached",
  application_not_found: "There is no such application.",
  took_too_long: "Adapting the CV took too long. Nothing was charged.",
});
const refuseOpening = createRefuse(openCv, { ...cvErrors, invalid_body: "Send JSON with cvId." });
const refuseLine = createRefuse(checkCvLine, {
  ...cvErrors,
  invalid_body: "Send JSON with cvId, line and text.",
  line_not_found: "The profile has no such line.",
});
const refuseSuggesting = createRefuse(suggestCvLine, {
  ...cvErrors,
  invalid_body: "Send JSON with cvId and line.",
  line_not_found: "The profile has no such line.",
  no_model: "This server has no language model.",
  wording_limit_reached: `The AI model was asked for ${maxWordingCalls} wordings in 24 hours, which is the limit.`,
  model_ceiling_reached: "The AI model is no longer available this month.",
  took_too_long: "The AI provider took too long.",
  provider_unavailable: "The AI provider does not answer.",
});
const refusePrinting = createRefuse(printCvVersion, {
  ...cvErrors,
  invalid_body:
    "Send JSON with cvId, template and format (pdf, docx, json or svg); operations, paper, accent and language are optional.",
});

/** The posting as JSON with its escapes, and what is sent beside it. */
const maxAdaptBytes = 2 * maxPostingBytes;
const maxSmallBytes = 10_000;
/** Operations, and the lines that they name. */
const maxDocumentBytes = 500_000;

const bodyOf = (c: Context) => c.req.json().catch(() => undefined);
const pageLanguage = (c: Context) => findLetterLanguage(cookieLanguage(c)) ?? defaultLetterLanguage;

type Opened = {
  readonly kind: "open";
  readonly cv: StoredCv;
  readonly profile: StoredProfile;
  readonly workspace: CvWorkspace;
};
type OpenRefusal = { readonly kind: "refused"; readonly code: keyof typeof cvErrors };
type CvReference = { readonly cvId: string; readonly language?: LetterLanguage | undefined };

/** Reads a CV and the profile as the caller. */
const createOpen =
  ({ pool, today }: CvVersionRoutesOptions) =>
  async (
    c: Context,
    user: SignedInUser,
    { cvId, language }: CvReference,
  ): Promise<Opened | OpenRefusal> => {
    const [cv, profile] = await Promise.all([
      readCv(pool, user.caller, cvId),
      readStoredProfile(pool, user.caller, user.userId),
    ]);
    if (!cv) return { kind: "refused", code: "cv_not_found" };
    if (!profile) return { kind: "refused", code: "profile_empty" };
    const source = { profile, posting: cv.posting, today: today() };
    const known = { language: language ?? cv.look?.language, fallbackLanguage: pageLanguage(c) };
    const opened = openWorkspace({ ...source, ...known });
    return opened.kind === "open" ? { ...opened, cv, profile } : opened;
  };

function addAdapting(routes: Hono, { pool, resolveCaller, today }: CvVersionRoutesOptions): void {
  addEndpoint(
    routes,
    adaptCv,
    bodyLimit({ maxSize: maxAdaptBytes, onError: (c) => refuseAdapting(c, "posting_too_long") }),
    async (c) => {
      const user = await toSignedInUser(c.req.raw, resolveCaller);
      if (!user) return refuseAdapting(c, "not_authenticated");
      const parsed = adaptCv.request.schema.safeParse(await bodyOf(c));
      if (!parsed.success) return refuseAdapting(c, "invalid_body");
      const context = { pool, user, today: today(), fallbackLanguage: pageLanguage(c) };
      const outcome = await adapt(parsed.data, context);
      return outcome.kind === "adapted"
        ? respond(c, adaptCv, outcome.cv)
        : refuseAdapting(c, outcome.code);
    },
  );
}

function addOpening(routes: Hono, options: CvVersionRoutesOptions): void {
  const { resolveCaller } = options;
  const open = createOpen(options);
  addEndpoint(
    routes,
    openCv,
    bodyLimit({ maxSize: maxSmallBytes, onError: (c) => refuseOpening(c, "invalid_body") }),
    async (c) => {
      const user = await toSignedInUser(c.req.raw, resolveCaller);
      if (!user) return refuseOpening(c, "not_authenticated");
      const parsed = openCv.request.schema.safeParse(await bodyOf(c));
      if (!parsed.success) return refuseOpening(c, "invalid_body");
      const opened = await open(c, user, parsed.data);
      return opened.kind === "open"
        ? respond(c, openCv, openedCv(opened.workspace, opened.cv))
        : refuseOpening(c, opened.code);
    },
  );
}

function addLineCheck(routes: Hono, options: CvVersionRoutesOptions): void {
  const { resolveCaller } = options;
  const open = createOpen(options);
  addEndpoint(
    routes,
    checkCvLine,
    bodyLimit({ maxSize: maxSmallBytes, onError: (c) => refuseLine(c, "invalid_body") }),
    async (c) => {
      const user = await toSignedInUser(c.req.raw, resolveCaller);
      if (!user) return refuseLine(c, "not_authenticated");
      const parsed = checkCvLine.request.schema.safeParse(await bodyOf(c));
      if (!parsed.success) return refuseLine(c, "invalid_body");
      const { line, text } = parsed.data;
      const opened = await open(c, user, parsed.data);
      if (opened.kind === "refused") return refuseLine(c, opened.code);
      const { master, lineGate } = opened.workspace;
      const entry = entriesOf(master).find(({ lines }) => lines.some(({ id }) => id === line));
      if (!entry) return refuseLine(c, "line_not_found");
      const { verdict, reasons } = lineGate.check({ entry: entry.id, text });
      const shown = reasons.map(({ kind, words }) => ({ kind, words }));
      return respond(c, checkCvLine, { verdict, reasons: shown });
    },
  );
}

/** The person waits beside the form. */
const suggestionLimitMs = 30_000;

const failures = {
  ceilingReached: "model_ceiling_reached",
  unavailable: "provider_unavailable",
  incomplete: "provider_unavailable",
  cancelled: "took_too_long",
} as const satisfies Record<ModelFailure, string>;

function addSuggesting(routes: Hono, options: CvVersionRoutesOptions): void {
  const { resolveCaller, pool, model } = options;
  const open = createOpen(options);
  addEndpoint(
    routes,
    suggestCvLine,
    bodyLimit({ maxSize: maxSmallBytes, onError: (c) => refuseSuggesting(c, "invalid_body") }),
    async (c) => {
      const user = await toSignedInUser(c.req.raw, resolveCaller);
      if (!user) return refuseSuggesting(c, "not_authenticated");
      const parsed = suggestCvLine.request.schema.safeParse(await bodyOf(c));
      if (!parsed.success) return refuseSuggesting(c, "invalid_body");
      const opened = await open(c, user, parsed.data);
      if (opened.kind === "refused") return refuseSuggesting(c, opened.code);
      const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(suggestionLimitMs)]);
      const { profile, workspace } = opened;
      const asking = { pool, model, profile, reader: { user, signal } };
      const outcome = await suggestLine(parsed.data.line, workspace, asking);
      if (!outcome) return refuseSuggesting(c, "line_not_found");
      if (outcome.kind === "noModel") return refuseSuggesting(c, "no_model");
      if (outcome.kind === "limitReached") return refuseSuggesting(c, "wording_limit_reached");
      if (outcome.kind === "failed") return refuseSuggesting(c, failures[outcome.failure]);
      return respond(c, suggestCvLine, outcome);
    },
  );
}

function addPrinting(routes: Hono, options: CvVersionRoutesOptions): void {
  const { resolveCaller, print } = options;
  const open = createOpen(options);
  addEndpoint(
    routes,
    printCvVersion,
    bodyLimit({ maxSize: maxDocumentBytes, onError: (c) => refusePrinting(c, "invalid_body") }),
    async (c) => {
      const user = await toSignedInUser(c.req.raw, resolveCaller);
      if (!user) return refusePrinting(c, "not_authenticated");
      const parsed = printCvVersion.request.schema.safeParse(await bodyOf(c));
      if (!parsed.success) return refusePrinting(c, "invalid_body");
      const { format, operations, lines = [], paper, template, accent } = parsed.data;
      const opened = await open(c, user, parsed.data);
      if (opened.kind === "refused") return refusePrinting(c, opened.code);
      const { cv, profile, workspace } = opened;
      const saved = operations ? { operations, lines } : cv;
      const { document } = versionOf(workspace, saved);
      const { first_name: firstName, last_name: lastName, country } = profile.person;
      const look = { template, accent, paper: paper ?? paperOf(country) };
      const { language } = document;
      const company = cv.company ?? "";
      const named = { kind: "cv", language, firstName, lastName, company } as const;
      const content = await cvContent(document, { ...look, format }, print);
      return c.body(Uint8Array.from(content), 200, {
        "content-type": cvMediaTypes[format],
        "content-disposition": attachment(documentFileName(named, format)),
        "cache-control": "no-store",
      });
    },
  );
}

/**
 * `POST /cv/adapt`: a version for a posting, for a credit. `POST /cv/open`, `/cv/line`, `/cv/suggestion` and `/cv/document`: a stored one
 * to edit, another wording of a line, one by a model, and the file; free.
 */
export function createCvVersionRoutes(options: CvVersionRoutesOptions): Hono {
  const routes = new Hono();
  addAdapting(routes, options);
  addOpening(routes, options);
  addLineCheck(routes, options);
  addSuggesting(routes, options);
  addPrinting(routes, options);
  return routes;
}
