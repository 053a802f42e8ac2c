import { mailLinkHours } from "@postulo/domain/credentials";
import path from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { createCalendarFeed } from "@postulo/contract/calendar";
import { getConfig } from "@postulo/contract/config";
import { printCoverLetter, writeCoverLetter } from "@postulo/contract/cover-letter";
import { bearerErrors, serverErrors } from "@postulo/contract/endpoint";
import { createExtensionConnection } from "@postulo/contract/extension-connection";
import { getOpenApi } from "@postulo/contract/openapi-endpoint";
import { isSessionEnded } from "@postulo/postgres/as-caller";
import { diskFullMessage, isDiskFull } from "@postulo/postgres/full-disk";
import { databaseRetryAfterSeconds, isDatabaseLost } from "@postulo/postgres/lost-database";
import { acceptApiKeys } from "@postulo/supabase-server/api-keys";
import { createAuthRoutes } from "@postulo/supabase-server/auth/auth-routes";
import type { SendMail } from "@postulo/supabase-server/auth/messages/auth-mail";
import type { SendSms } from "@postulo/supabase-server/auth/messages/sms";
import type { PasswordCost } from "@postulo/supabase-server/auth/passwords/password-hash";
import { readResume } from "@postulo/contract/resume";
import { createCallerResolver, requireLiveSession } from "@postulo/supabase-server/caller";
import type { Keyring } from "@postulo/supabase-server/keyring";
import { createRestRoutes } from "@postulo/supabase-server/rest/rest-routes";
import type { ObjectStore } from "@postulo/supabase-server/storage/object-store";
import { createStorageRoutes } from "@postulo/supabase-server/storage/storage-routes";
import { Hono } from "hono";
import type { Pool } from "pg";
import { modelSettingsOf } from "./settings/ai-settings.ts";
import { createBilling } from "./billing/billing.ts";
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
import { compressResponses } from "./http/compress-responses.ts";
import { createRefuse, respond } from "./http/endpoint-routes.ts";
import { apiKeysOf } from "./http/function-runtime.ts";
import type { FunctionRuntime } from "./http/function-runtime.ts";
import { createFunctionRoutes } from "./http/function-routes.ts";
import { createHealthRoutes } from "./http/health-routes.ts";
import { costlyRoutes, limitRequestsFor, storageUploads } from "./http/costly-routes.ts";
import type { RequestContext } from "./http/costly-routes.ts";
import { lazyRoutes } from "./http/lazy-routes.ts";
import { checkSecondFactor, lacksSecondFactor } from "./http/second-factor.ts";
import { operatorFactsOf } from "./settings/operator-facts.ts";
import type { OperatorAccess } from "./http/operator-key.ts";
import { createPublicConfig, publishableKey } from "./http/public-config.ts";
import type { Scheduler } from "./jobs/scheduler.ts";
import { requestLog } from "./log/request-log.ts";
import { createReminders } from "./reminders/reminders.ts";
import type { Settings } from "./settings/settings.ts";
import { signInOptions } from "./settings/sign-in-settings.ts";
import { createWebPages } from "./web-pages/web-pages.ts";

export interface AppServices {
  settings: Settings;
  /** How the server is reached from outside, without a slash at the end. */
  publicUrl: string;
  functionRuntime: FunctionRuntime;
  operatorAccess: OperatorAccess;
  pool: Pool;
  keyring: Keyring;
  objects: ObjectStore;
  sendMail: SendMail;
  /** Undefined: phone numbers are off. */
  sendSms: SendSms | undefined;
  passwordCost?: PasswordCost | undefined;
  /** For mails that are in words already. */
  deliver: Deliver;
  /** Only when mails stay here. */
  inbox: Inbox | undefined;
  /** The built web app; without it only the API is served. */
  webFolder: string | undefined;
  log: Log;
  /** Aborted when the server stops. */
  signal: AbortSignal;
  scheduler: Scheduler;
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
  createCalendarFeed.path,
  "/reports/*",
  `${createExtensionConnection.path}/*`,
  writeCoverLetter.path,
  printCoverLetter.path,
  readResume.path,
];

/** Runs on Node's server, whose request and response are in `c.env`. */
export type App = Hono<{ Bindings: HttpBindings; Variables: { requestId: string } }>;

/** Composes all routes, in order. */
export async function createApp(parts: AppServices): Promise<App> {
  const { settings, publicUrl, functionRuntime, pool, keyring, log, signal, scheduler } = parts;
  const resolveCaller = createCallerResolver({ keyring, publishableKey });
  const withApiKeys = acceptApiKeys(resolveCaller, apiKeysOf(settings, functionRuntime));
  const getAddress = getClientAddress(settings.TRUST_PROXY);
  const app: App = new Hono();

  app.use(responseHeaders(publicUrl), requestLog(log));
  const anyOrigin = allowAnyOrigin();
  for (const pattern of corsPaths) app.use(pattern, anyOrigin);

  app.route("/", createHealthRoutes(pool));
  app.get(getConfig.path, (c) => {
    c.header("cache-control", "no-cache");
    const hasInbox = parts.inbox !== undefined;
    const { payment } = functionRuntime;
    return respond(c, getConfig, createPublicConfig(settings, { publicUrl, hasInbox, payment }));
  });
  const loadOpenApi = async () => {
    const { createOpenApiRoutes } = await import("./http/openapi-routes.ts");
    return createOpenApiRoutes(publicUrl);
  };
  app.use(getOpenApi.path, lazyRoutes("/", loadOpenApi));

  app.route(
    "/auth/v1",
    createAuthRoutes({
      pool,
      keyring,
      resolveCaller: withApiKeys,
      siteUrl: publicUrl,
      // Not without the pages: then only programs follow links.
      confirmPage: parts.webFolder === undefined ? undefined : `${publicUrl}/auth/confirm`,
      redirectAllowList: settings.REDIRECT_URLS,
      registration: settings.REGISTRATION,
      confirmEmail: settings.CONFIRM_EMAIL,
      linkTtlSeconds: mailLinkHours * 3600,
      sendMail: parts.sendMail,
      sendSms: parts.sendSms,
      ...signInOptions(settings, publicUrl),
      passwordCost: parts.passwordCost,
      clientAddress: getAddress,
    }),
  );
  const mailing = { pool, publicUrl, deliver: parts.deliver, scheduler };
  app.route("/", createMailingList(mailing));
  const live = requireLiveSession(resolveCaller, checkSecondFactor(pool));
  const requestContext = { resolveCaller: live, clientAddress: getAddress, now: () => new Date() };
  app.route("/", createReminders({ ...mailing, ...requestContext }));
  app.use("/rest/v1/*", compressResponses(getAddress));
  const rest = { pool, resolveCaller: withApiKeys, signal, clientAddress: getAddress };
  const { REST_SCHEMAS: schemas, REST_AGGREGATES: aggregates } = settings;
  app.route("/rest/v1", createRestRoutes({ ...rest, schemas, aggregates }));
  addStorage(app, parts, { ...requestContext, resolveCaller: withApiKeys });
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

function addStorage(
  app: App,
  { settings, pool, keyring, objects }: AppServices,
  context: RequestContext,
): void {
  const { resolveCaller } = context;
  const transformImage = settings.IMAGE_TRANSFORMATIONS ? createImageTransformer() : undefined;
  const uploads = ["/storage/v1/object/*", "/storage/v1/upload/*"];
  app.on(["POST", "PUT", "PATCH"], uploads, limitRequestsFor(context)(storageUploads));
  const storage = { pool, keyring, resolveCaller, objects, transformImage };
  app.route("/storage/v1", createStorageRoutes(storage));
}

/** Rarely used routes with large dependencies. */
function addLazyRoutes(
  app: App,
  { settings, pool, objects, log }: AppServices,
  context: RequestContext,
): void {
  const { resolveCaller } = context;
  const modelSettings = modelSettingsOf(settings);
  const model = modelSettings && openLanguageModel({ settings: modelSettings, pool, log });
  const add = (prefix: string, load: () => Promise<Hono>) =>
    app.use(`${prefix}/*`, lazyRoutes("/", load));

  add(writeCoverLetter.path, async () => {
    const { createCoverLetterRoutes } = await import("./cover-letters/cover-letter-routes.ts");
    return createCoverLetterRoutes({ pool, resolveCaller, log, today: context.now, model });
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
  add("/account", async () => {
    const [{ createExportRoutes }, { createImportRoutes }] = await Promise.all([
      import("./account/export-routes.ts"),
      import("./account/import-routes.ts"),
    ]);
    const ownData = { pool, resolveCaller, objects, dataDir: settings.DATA_DIR };
    return createExportRoutes(ownData).route("/", createImportRoutes(ownData));
  });
  add(createExtensionConnection.path, async () => {
    const { createExtensionConnectionRoutes } =
      await import("./extension-connection/extension-connection-routes.ts");
    return createExtensionConnectionRoutes({ pool, ...context });
  });
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
    if (isDatabaseLost(error)) {
      c.header("retry-after", String(databaseRetryAfterSeconds));
      return refuse(c, "database_unreachable");
    }
    log("error", "request failed", { requestId: c.get("requestId"), ...describeError(error) });
    return refuse(c, isDiskFull(error) ? "disk_full" : "internal_error");
  });
}

/** Pages for browsers. */
async function addPages(
  app: App,
  { settings, publicUrl, inbox, operatorAccess, webFolder, log }: AppServices,
): Promise<void> {
  if (inbox) app.route("/inbox", createInboxRoutes(inbox, operatorAccess));
  if (!webFolder) return;
  const build = () => buildExtension((sentence) => log("info", sentence));
  app.route("/", createExtensionDownloadRoutes({ publicUrl, build, log }));
  const photos = [settings.FOUNDER_CEO_PHOTO, settings.FOUNDER_COO_PHOTO];
  const imageOrigins = photos.flatMap((photo) => (photo ? [new URL(photo).origin] : []));
  const operator = operatorFactsOf(settings);
  const pages = { folder: webFolder, siteOrigin: publicUrl, imageOrigins, operator };
  app.route("/", await createWebPages(pages));
}
