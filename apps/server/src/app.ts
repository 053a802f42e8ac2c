import path from "node:path";
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
import { comparePosting } from "@postulo/contract/posting-comparison";
import { getOpenApi } from "@postulo/contract/openapi-endpoint";
import { isSessionEnded } from "@postulo/postgres/as-caller";
import { diskFullMessage, isDiskFull } from "@postulo/postgres/full-disk";
import { databaseRetryAfterSeconds, isDatabaseLost } from "@postulo/postgres/lost-database";
import { acceptApiKeys } from "@postulo/supabase-server/api-keys";
import { readDocumentText, readResume, reviewResume } from "@postulo/contract/resume";
import { createCallerResolver, requireLiveSession } from "@postulo/supabase-server/caller";
import { KeysUnavailable } from "@postulo/supabase-server/remote-tokens";
import { Hono } from "hono";
import { createBilling } from "./billing/billing.ts";
import { describeError } from "./log/log.ts";
import type { Log } from "./log/log.ts";
import { buildExtension } from "./extension-download/extension-build.ts";
import { createExtensionDownloadRoutes } from "./extension-download/extension-download-routes.ts";
import { createImageTransformer } from "./images/transform-image.ts";
import { createInboxRoutes } from "./mail/inbox-routes.ts";
import { createMailingList } from "./mailing-list/mailing-list.ts";
import { responseHeaders, allowAnyOrigin } from "./http/response-headers.ts";
import { getClientAddress } from "./http/client-address.ts";
import { createRefuse, respond } from "./http/endpoint-routes.ts";
import { apiKeysOf } from "./http/function-runtime.ts";
import { createFunctionRoutes } from "./http/function-routes.ts";
import { createHealthRoutes } from "./health/health-routes.ts";
import { costlyRoutes, limitRequestsFor } from "./http/costly-routes.ts";
import type { RequestContext } from "./http/costly-routes.ts";
import { lazyRoutes } from "./http/lazy-routes.ts";
import { checkSecondFactor, lacksSecondFactor } from "./http/second-factor.ts";
import { operatorFactsOf } from "./settings/operator-facts.ts";
import { downloadOrigin } from "./settings/s3-settings.ts";
import { createPublicConfig, signInMethodsOf } from "./http/public-config.ts";
import { createSupabaseRoutes } from "./http/supabase-routes.ts";
import type { OwnSupabase } from "./http/supabase-routes.ts";
import { traceRequests } from "./tracing/trace-requests.ts";
import { requestLog } from "./log/request-log.ts";
import { createMailTurns } from "./mail/mail-turns.ts";
import { createReminders } from "./reminders/reminders.ts";
import { createWebPages } from "./web-pages/web-pages.ts";
import { addRareRoutes } from "./rare-routes.ts";
import type { App, AppServices } from "./app-services.ts";

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
  comparePosting.path,
  readResume.path,
  reviewResume.path,
  readDocumentText.path,
];

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
  addRareRoutes(app, parts, requestContext);

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
