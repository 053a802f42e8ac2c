import { packApplication } from "@postulo/contract/application-pack";
import { cancelCoverLetter, writeCoverLetter } from "@postulo/contract/cover-letter";
import { printCv } from "@postulo/contract/cv";
import { createExtensionConnection } from "@postulo/contract/extension-connection";
import { getInstanceOverview } from "@postulo/contract/instance-overview";
import { comparePosting } from "@postulo/contract/posting-comparison";
import { readResume } from "@postulo/contract/resume";
import type { Device } from "@postulo/supabase-server/auth/sessions/session";
import type { Hono } from "hono";
import type { Pool } from "pg";
import type { CvRoutesOptions } from "./cv/cv-routes.ts";
import { modelSettingsOf } from "./settings/ai-settings.ts";
import type { SessionOwner } from "./extension-connection/connection-token.ts";
import { openLanguageModel } from "./language-model/open-language-model.ts";
import type { RequestContext } from "./http/costly-routes.ts";
import { lazyRoutes } from "./http/lazy-routes.ts";
import type { App, AppServices } from "./app-services.ts";

/** Adds routes that are loaded at the first request below the prefix. */
type AddRoutes = (prefix: string, load: () => Promise<Hono>) => void;

/** Rarely used routes with large dependencies. */
export function addRareRoutes(
  app: App,
  { settings, pool, documents, supabase, health, log, addCleanup }: AppServices,
  context: RequestContext,
): void {
  const { resolveCaller } = context;
  const modelSettings = modelSettingsOf(settings);
  const model = modelSettings && openLanguageModel({ settings: modelSettings, pool, log });
  const add: AddRoutes = (prefix, load) => app.use(`${prefix}/*`, lazyRoutes("/", load));

  const letterRoutes = lazyRoutes("/", async () => {
    const { createCoverLetterRoutes } = await import("./cover-letters/cover-letter-routes.ts");
    const today = context.now;
    return createCoverLetterRoutes({ pool, resolveCaller, log, today, model, addCleanup });
  });
  app.use(`${writeCoverLetter.path}/*`, letterRoutes);
  app.use(cancelCoverLetter.path, letterRoutes);
  addCvRoutes(add, { pool, resolveCaller, today: context.now, model });
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
  // The pages of the app begin with the same path.
  else app.get(getInstanceOverview.path, (c) => c.notFound());
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

/** CVs, what is sent with them, and what of a profile a posting asks for. */
function addCvRoutes(add: AddRoutes, options: CvRoutesOptions): void {
  add(printCv.path, async () => {
    const { createCvRoutes } = await import("./cv/cv-routes.ts");
    return createCvRoutes(options);
  });
  add(packApplication.path, async () => {
    const { createPackRoutes } = await import("./application-pack/pack-routes.ts");
    return createPackRoutes(options);
  });
  add(comparePosting.path, async () => {
    const { createPostingRoutes } = await import("./cv/posting-routes.ts");
    return createPostingRoutes(options);
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
