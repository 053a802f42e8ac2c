import path from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { draftAnswer } from "@postulo/contract/answer-draft";
import { createCalendarFeed } from "@postulo/contract/calendar";
import { getConfig } from "@postulo/contract/config";
import { packApplication } from "@postulo/contract/application-pack";
import {
  cancelCoverLetter,
  printCoverLetter,
  writeCoverLetter,
} from "@postulo/contract/cover-letter";
import { printCv } from "@postulo/contract/cv";
import { bearerErrors, serverErrors } from "@postulo/contract/endpoint";
import { createExtensionConnection } from "@postulo/contract/extension-connection";
import { getInstanceOverview } from "@postulo/contract/instance-overview";
import { getOpenApi } from "@postulo/contract/openapi-endpoint";
import { isSessionEnded } from "@postulo/postgres/as-caller";
import { diskFullMessage, isDiskFull } from "@postulo/postgres/full-disk";
import { databaseRetryAfterSeconds, isDatabaseLost } from "@postulo/postgres/lost-database";
import { acceptApiKeys } from "@postulo/supabase-server/api-keys";
import { readDocumentText, readResume, reviewResume } from "@postulo/contract/resume";
import type { Device } from "@postulo/supabase-server/auth/sessions/session";
import { createCallerResolver, requireLiveSession } from "@postulo/supabase-server/caller";
import type { TokenVerifier } from "@postulo/supabase-server/remote-tokens";
import { KeysUnavailable } from "@postulo/supabase-server/remote-tokens";
import { Hono } from "hono";
import type { Pool } from "pg";
import { modelSettingsOf } from "./settings/ai-settings.ts";
import { createBilling } from "./billing/billing.ts";
import type { SessionOwner } from "./extension-connection/connection-token.ts";
import type { DocumentStore } from "./documents/document-store.ts";
import { openLanguageModel } from "./language-model/open-language-model.ts";
import { describeError } from "./log/log.ts";
import type { Log } from "./log/log.ts";
import { buildExtension } from "./extension-download/extension-build.ts";
import { createExtensionDownloadRoutes } from "./extension-download/extension-download-routes.ts";
import { createImageTransformer } from "./images/transform-image.ts";
import { createInboxRoutes } from "./mail/inbox-routes.ts";
import type { Inbox } from "./mail/inbox.ts";
import type { Deliver } from "./mail/open-mail.ts";
import { createMailingList } from "./mailing-list/mailing-list.ts";
import { responseHeaders, allowAnyOrigin } from "./http/response-headers.ts";
import { getClientAddress } from "./http/client-address.ts";
import { createRefuse, respond } from "./http/endpoint-routes.ts";
import { apiKeysOf } from "./http/function-runtime.ts";
import type { FunctionRuntime } from "./http/function-runtime.ts";
import { createFunctionRoutes } from "./http/function-routes.ts";
import type { Health } from "./health/health.ts";
import { createHealthRoutes } from "./health/health-routes.ts";
import { costlyRoutes, limitRequestsFor } from "./http/costly-routes.ts";
import type { RequestContext } from "./http/costly-routes.ts";
import { lazyRoutes } from "./http/lazy-routes.ts";
import { checkSecondFactor, lacksSecondFactor } from "./http/second-factor.ts";
import { operatorFactsOf } from "./settings/operator-facts.ts";
import { downloadOrigin } from "./settings/s3-settings.ts";
import type { OperatorAccess } from "./http/operator-key.ts";
import { createPublicConfig, signInMethodsOf } from "./http/public-config.ts";
import { createSupabaseRoutes } from "./http/supabase-routes.ts";
import type { OwnSupabase } from "./http/supabase-routes.ts";
import type { Scheduler } from "./jobs/scheduler.ts";
import type { Cleanup } from "./start/run-cleanups.ts";
import { traceRequests } from "./tracing/trace-requests.ts";
import { requestLog } from "./log/request-log.ts";
import { createMailTurns } from "./mail/mail-turns.ts";
import { createReminders } from "./reminders/reminders.ts";
import type { Settings } from "./settings/settings.ts";
import type { RemoteSupabase } from "./settings/supabase-settings.ts";
import { createWebPages } from "./web-pages/web-pages.ts";

export interface AppServices {
  settings: Settings;
  /** How the server is reached from outside, without a slash at the end. */
  publicUrl: string;
  functionRuntime: FunctionRuntime;
  operatorAccess: OperatorAccess;
  pool: Pool;
  /** Who serves auth, tables and storage. */
  supabase: OwnSupabase | { readonly kind: "remote"; readonly project: RemoteSupabase };
  tokens: TokenVerifier;
  documents: DocumentStore;
  health: Health;
  /** For mails that are in words already. */
  deliver: Deliver;
  /** Only when mails stay here. */
  inbox: Inbox | undefined;
  /** The built web app; without it only the API is served. */
  webFolder: string | undefined;
  log: Log;
  /** Aborted when load balancers shall send nothing any more. */
  draining: AbortSignal;
  /** Aborted when the server stops. */
  signal: AbortSignal;
  scheduler: Scheduler;
  /** Adds what has to be done at the stop, after the responses and before the pool ends. */
  addCleanup: (end: Cleanup) => void;
}

const functionsFolder = path.resolve(import.meta.dirname, "../../../supabase/functions");

const corsPaths = [
  "/auth/v1/*",
  "/rest/v1/*",
  "/storage/v1/*",
  "/functions/v1/*",
  getConfig.path,
  getOpenApi.path,
  "/account/*",
  getInstanceOverview.path,
  createCalendarFeed.path,
  "/reports/*",
  `${createExtensionConnection.path}/*`,
  writeCoverLetter.path,
  printCoverLetter.path,
  cancelCoverLetter.path,
  draftAnswer.path,
  `${printCv.path}/*`,
  packApplication.path,
  readResume.path,
  reviewResume.path,
  readDocumentText.path,
];

/** Runs on Node's server, whose request and response are in `c.env`. */
export type App = Hono<{ Bindings: HttpBindings; Variables: { requestId: string } }>;

/** Composes all routes, in order. */
export async function createApp(parts: AppServices): Promise<App> {
  const { settings, publicUrl, functionRuntime, pool, tokens, log, scheduler } = parts;
  const { publishableKey } = functionRuntime;
  const resolveCaller = createCallerResolver({ keyring: tokens, publishableKey });
  const getAddress = getClientAddress(settings.TRUST_PROXY);
  const app: App = new Hono();

  app.use(traceRequests, responseHeaders(publicUrl), requestLog(log));
  const anyOrigin = allowAnyOrigin();
  for (const pattern of corsPaths) app.use(pattern, anyOrigin);

  app.route("/", createHealthRoutes(parts.health, parts.draining));
  app.get(getConfig.path, (c) => {
    c.header("cache-control", "no-cache");
    const hasInbox = parts.inbox !== undefined;
    const { payment } = functionRuntime;
    const at = { supabaseUrl: supabaseUrlOf(parts), publishableKey, hasInbox, payment };
    return respond(c, getConfig, createPublicConfig(settings, at));
  });
  const loadOpenApi = async () => {
    const { createOpenApiRoutes } = await import("./http/openapi-routes.ts");
    return createOpenApiRoutes(publicUrl);
  };
  app.use(getOpenApi.path, lazyRoutes("/", loadOpenApi));

  const inMailTurn = createMailTurns();
  const mailing = { pool, publicUrl, deliver: parts.deliver, scheduler, inMailTurn };
  app.route("/", createMailingList(mailing));
  const live = requireLiveSession(resolveCaller, checkSecondFactor(pool));
  const requestContext = { resolveCaller: live, clientAddress: getAddress, now: () => new Date() };
  app.route("/", createReminders({ ...mailing, ...requestContext }));
  if (parts.supabase.kind === "own")
    addSupabase(app, parts, { ...requestContext, own: parts.supabase, resolveCaller });
  // Before the functions: it guards the checkout while the sandbox is used.
  app.route("/", await createBilling(parts));
  app.route("/functions/v1", await createFunctionRoutes(functionsFolder));
  const limit = limitRequestsFor({ ...requestContext, resolveCaller });
  for (const { path: costlyPath, limits } of costlyRoutes) app.use(costlyPath, limit(limits));
  addLazyRoutes(app, parts, requestContext);

  await addPages(app, parts);

  addFallbacks(app, log);
  return app;
}

function addSupabase(
  app: App,
  parts: AppServices,
  { own, ...context }: RequestContext & { own: OwnSupabase },
): void {
  const { settings, functionRuntime } = parts;
  const routes = createSupabaseRoutes({
    ...parts,
    ...context,
    own,
    resolveCaller: acceptApiKeys(context.resolveCaller, apiKeysOf(settings, functionRuntime)),
    hasPages: parts.webFolder !== undefined,
    transformImage: settings.IMAGE_TRANSFORMATIONS ? createImageTransformer() : undefined,
  });
  app.route("/", routes);
}

/** As browsers reach it. */
const supabaseUrlOf = ({ supabase, publicUrl }: AppServices): string =>
  supabase.kind === "own" ? publicUrl : supabase.project.url;

/** Rarely used routes with large dependencies. */
function addLazyRoutes(
  app: App,
  { settings, pool, documents, supabase, health, log, addCleanup }: AppServices,
  context: RequestContext,
): void {
  const { resolveCaller } = context;
  const modelSettings = modelSettingsOf(settings);
  const model = modelSettings && openLanguageModel({ settings: modelSettings, pool, log });
  const add = (prefix: string, load: () => Promise<Hono>) =>
    app.use(`${prefix}/*`, lazyRoutes("/", load));

  const letterRoutes = lazyRoutes("/", async () => {
    const { createCoverLetterRoutes } = await import("./cover-letters/cover-letter-routes.ts");
    const today = context.now;
    return createCoverLetterRoutes({ pool, resolveCaller, log, today, model, addCleanup });
  });
  app.use(`${writeCoverLetter.path}/*`, letterRoutes);
  app.use(cancelCoverLetter.path, letterRoutes);
  add(printCv.path, async () => {
    const { createCvRoutes } = await import("./cv/cv-routes.ts");
    return createCvRoutes({ pool, resolveCaller, today: context.now, model });
  });
  add(packApplication.path, async () => {
    const { createPackRoutes } = await import("./application-pack/pack-routes.ts");
    return createPackRoutes({ pool, resolveCaller, today: context.now });
  });
  add(readResume.path, async () => {
    const { createResumeRoutes } = await import("./resumes/resume-routes.ts");
    const readsScans = settings.RESUME_SCANS;
    return createResumeRoutes({ pool, resolveCaller, log, model, readsScans });
  });
  add("/reports", async () => {
    const { createReportRoutes } = await import("./reports/report-routes.ts");
    return createReportRoutes({ pool, ...context });
  });
  if (settings.ADMIN_PAGE)
    app.get(
      getInstanceOverview.path,
      lazyRoutes("/", async () => {
        const { createOverviewRoutes } = await import("./instance-admin/overview-routes.ts");
        return createOverviewRoutes({ pool, resolveCaller, health });
      }),
    );
  add("/account", async () => {
    const [{ createExportRoutes }, { createImportRoutes }] = await Promise.all([
      import("./account/export-routes.ts"),
      import("./account/import-routes.ts"),
    ]);
    const ownData = { pool, resolveCaller, documents, dataDir: settings.DATA_DIR };
    return createExportRoutes(ownData).route("/", createImportRoutes(ownData));
  });
  add(createExtensionConnection.path, async () => {
    const [{ createExtensionConnectionRoutes }, openSession] = await Promise.all([
      import("./extension-connection/extension-connection-routes.ts"),
      loadSessionOpener(supabase, pool),
    ]);
    return createExtensionConnectionRoutes({ pool, ...context, openSession });
  });
}

/** How the extension gets a session. */
async function loadSessionOpener(supabase: AppServices["supabase"], pool: Pool) {
  if (supabase.kind === "remote") {
    const { createRemoteSession } = await import("./extension-connection/remote-session.ts");
    const parts = { project: supabase.project, pool };
    return (owner: SessionOwner, device: Device) => createRemoteSession(parts, owner, device);
  }
  const { createExtensionSession } = await import("./extension-connection/extension-session.ts");
  return (owner: SessionOwner, device: Device) => createExtensionSession(pool, owner, device);
}

const refuse = createRefuse(
  { errors: { ...serverErrors, ...bearerErrors, not_found: 404 } },
  {
    database_unreachable: "The database cannot be reached at the moment. Try again in a moment.",
    disk_full: diskFullMessage,
    not_found: "There is nothing at this address.",
  },
);

/** Handlers for unmatched routes and for errors. */
function addFallbacks(app: App, log: Log): void {
  app.notFound((c) => refuse(c, "not_found"));
  app.onError((error, c) => {
    if (isSessionEnded(error)) return refuse(c, "not_authenticated");
    if (lacksSecondFactor(error)) return refuse(c, "insufficient_aal");
    if (isDatabaseLost(error) || error instanceof KeysUnavailable) {
      c.header("retry-after", String(databaseRetryAfterSeconds));
      return refuse(c, "database_unreachable");
    }
    log("error", "request failed", { requestId: c.get("requestId"), ...describeError(error) });
    return refuse(c, isDiskFull(error) ? "disk_full" : "internal_error");
  });
}

/** Pages for browsers. */
async function addPages(app: App, parts: AppServices): Promise<void> {
  const { settings, publicUrl, inbox, operatorAccess, webFolder, log } = parts;
  if (inbox) app.route("/inbox", createInboxRoutes(inbox, operatorAccess));
  if (!webFolder) return;
  const build = () => buildExtension((sentence) => log("info", sentence));
  app.route("/", createExtensionDownloadRoutes({ publicUrl, build, log }));
  const photos = [settings.FOUNDER_CEO_PHOTO, settings.FOUNDER_COO_PHOTO];
  const imageOrigins = photos.flatMap((photo) => (photo ? [new URL(photo).origin] : []));
  const operator = operatorFactsOf(settings);
  const origins = { apiOrigin: supabaseUrlOf(parts), downloadOrigin: downloadOrigin(settings) };
  const site = { siteOrigin: publicUrl, ...origins, imageOrigins };
  const signIn = signInMethodsOf(settings);
  const isRegistrationOpen = settings.REGISTRATION === "open";
  const pages = { ...site, folder: webFolder, operator, signIn, isRegistrationOpen };
  app.route("/", await createWebPages(pages));
}
