import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { parseDatabaseUrl } from "@postulo/postgres/database-url";
import { createPool } from "@postulo/postgres/pool";
import type { PasswordCost } from "@postulo/supabase-server/auth/passwords/password-hash";
import { openKeyring } from "@postulo/supabase-server/keyring";
import { openRemoteTokens } from "@postulo/supabase-server/remote-tokens";
import { scannedObjects } from "@postulo/supabase-server/storage/scanned-objects";
import type { ClientConfig, Pool } from "pg";
import { backupCheckMs, createScheduledBackup } from "./backup/scheduled-backup.ts";
import { createApp } from "./app.ts";
import type { AppServices } from "./app-services.ts";
import type { Clamd } from "./documents/clamd.ts";
import { openObjects, openScanner } from "./documents/open-objects.ts";
import { openOwnDocuments } from "./documents/own-documents.ts";
import { openRemoteDocuments } from "./documents/remote-documents.ts";
import type { Log } from "./log/log.ts";
import { createFailureWatch } from "./health/failure-watch.ts";
import { createHealth } from "./health/health.ts";
import type { Health } from "./health/health.ts";
import { readQueues } from "./health/queue-state.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { openMail } from "./mail/open-mail.ts";
import type { SmsHook } from "./mail/sms-hook.ts";
import type { Cleanup } from "./start/run-cleanups.ts";
import type { FunctionRuntime } from "./http/function-runtime.ts";
import type { RequestListener } from "./http/listen.ts";
import type { OperatorAccess } from "./http/operator-key.ts";
import { createScheduler } from "./jobs/scheduler.ts";
import { createSweep } from "./jobs/sweep.ts";
import type { Settings } from "./settings/settings.ts";
import { traceSettingsOf } from "./settings/trace-settings.ts";
import { remoteSupabaseOf } from "./settings/supabase-settings.ts";
import type { RemoteSupabase } from "./settings/supabase-settings.ts";
import { checkSupabase } from "./start/check-supabase.ts";

interface AppOptions {
  readonly settings: Settings;
  readonly url: string;
  readonly functionRuntime: FunctionRuntime;
  readonly operatorAccess: OperatorAccess;
  /** Without it only the API is served. */
  readonly webFolder: string | undefined;
  readonly log: Log;
  /** What is opened here adds its end, to be called at the stop, the latest first. */
  readonly cleanups: Cleanup[];
  /** Aborted when load balancers shall send nothing any more. */
  readonly draining: AbortSignal;
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
  /** Only tests give it. */
  readonly passwordCost?: PasswordCost;
}

const poolSize = 20;
const sweepIntervalMs = 5 * 60_000;

function smsHookOf({ SMS_HOOK_URL: url, SMS_HOOK_SECRET: secret }: Settings): SmsHook | undefined {
  return url === undefined || secret === undefined ? undefined : { url, secret };
}

const mailSettingsOf = (settings: Settings) => ({
  smtpUrl: settings.SMTP_URL,
  smsHook: smsHookOf(settings),
  from: settings.MAIL_FROM,
  inboxFolder: path.join(settings.DATA_DIR, "inbox"),
});

/** Opens what the app works with, on a database that is prepared, and begins what is done again and again. */
export async function openApp(
  connection: ClientConfig,
  options: AppOptions,
): Promise<RequestListener> {
  const { settings, url, functionRuntime, webFolder, cleanups, signal } = options;
  const metrics = await loadMetrics(settings);
  const failures = createFailureWatch();
  const log = failures.watched(metrics?.measured(options.log) ?? options.log);
  const project = remoteSupabaseOf(settings);
  const sessionCheck = project ? "private.require_session" : undefined;
  const pool = createPool({ ...connection, max: poolSize, sessionCheck });
  cleanups.push(() => pool.end());
  const trace = await openTraces(settings, cleanups);
  trace(pool);
  const mail = openMail({ ...mailSettingsOf(settings), publicUrl: url, log });
  cleanups.push(() => mail.close());
  const scanner = project ? undefined : openScanner(settings, log);
  const services = project
    ? await openRemote(project, pool)
    : await openOwn({ pool, connection }, { ...options, scanner }, mail);
  const readPool = readPoolOf(services);
  if (readPool) trace(readPool);
  const { DATA_DIR: dataDir } = settings;
  const checks = {
    checkStorage: () => services.documents.check(),
    checkScanner: async () => scanner?.check(),
    checkMail: () => mail.check(),
  };
  const health = createHealth({ pool, readPool, dataDir, ...checks, failures });
  if (metrics) await openMetricsPort(settings, { metrics, health, pool, readPool, cleanups });
  const scheduler = createScheduler({ log, signal });
  cleanups.push(() => scheduler.ended());
  const app = await createApp({
    settings,
    publicUrl: url,
    functionRuntime,
    operatorAccess: options.operatorAccess,
    pool,
    ...services,
    health,
    draining: options.draining,
    deliver: mail.deliver,
    inbox: mail.inbox,
    webFolder,
    log,
    signal,
    scheduler,
    addCleanup: (end) => cleanups.push(end),
  });
  const isOwn = services.supabase.kind === "own";
  // The users of a remote Supabase are its operator's.
  const anonymousUserDays = isOwn ? options.settings.ANONYMOUS_USER_DAYS : undefined;
  // Last, since it may take long where much is stored.
  scheduler.schedule(
    "sweep",
    sweepIntervalMs,
    createSweep({ pool, documents: services.documents, log, anonymousUserDays }),
  );
  if (isOwn && settings.BACKUP_TO !== undefined && settings.BACKUP_HOURS !== undefined)
    scheduler.schedule("backup", backupCheckMs, createScheduledBackup(settings, log));
  return getRequestListener(app.fetch);
}

/** Loaded only where the settings ask for it. */
async function loadMetrics({ METRICS_PORT: port }: Settings): Promise<Metrics | undefined> {
  if (port === undefined) return undefined;
  const { createMetrics } = await import("./metrics/metrics.ts");
  return createMetrics();
}

/** Loaded only where the settings name a collector. @returns what traces the statements of a pool. */
async function openTraces(settings: Settings, cleanups: Cleanup[]): Promise<(pool: Pool) => void> {
  const chosen = traceSettingsOf(settings);
  if (!chosen) return () => {};
  const [{ openTraces: open }, { recordSpans }, { traceQueries }] = await Promise.all([
    import("./tracing/open-traces.ts"),
    import("./tracing/spans.ts"),
    import("./tracing/trace-queries.ts"),
  ]);
  const { recorder, close } = await open(chosen);
  const end = recordSpans(recorder);
  cleanups.push(async () => {
    end();
    await close();
  });
  return traceQueries;
}

interface Measured {
  readonly metrics: Metrics;
  readonly health: Health;
  readonly pool: Pool;
  readonly readPool: Pool | undefined;
  readonly cleanups: Cleanup[];
}

async function openMetricsPort(
  { METRICS_HOST: host, METRICS_PORT: port = 0 }: Settings,
  { metrics, health, pool, readPool, cleanups }: Measured,
): Promise<void> {
  metrics.measurePools({ main: pool, ...(readPool && { reads: readPool }) });
  metrics.measureHealth(health, () => readQueues(pool));
  const { serveMetrics } = await import("./metrics/serve-metrics.ts");
  const { stop } = await serveMetrics({ metrics, health }, { host, port });
  cleanups.push(stop);
}

type Services = Pick<AppServices, "supabase" | "tokens" | "documents">;

const readPoolOf = ({ supabase }: Services): Pool | undefined =>
  supabase.kind === "own" ? supabase.readPool : undefined;

/** As the server's own role, whose password is the same at each address. */
function openReadPool(
  { user, password }: ClientConfig,
  { settings, cleanups }: AppOptions,
): Pool | undefined {
  if (settings.DATABASE_READ_URL === undefined) return undefined;
  const address = parseDatabaseUrl(settings.DATABASE_READ_URL);
  const pool = createPool({ ...address, user, password, max: poolSize });
  cleanups.push(() => pool.end());
  return pool;
}

/** Auth, tables and storage of this process. */
async function openOwn(
  { pool, connection }: { readonly pool: Pool; readonly connection: ClientConfig },
  options: AppOptions & { readonly scanner: Clamd | undefined },
  mail: ReturnType<typeof openMail>,
): Promise<Services> {
  const { settings, passwordCost, scanner } = options;
  const readPool = openReadPool(connection, options);
  const keyring = await openKeyring(pool);
  const stored = await openObjects(settings);
  const objects = scanner ? scannedObjects(stored, scanner.scan) : stored;
  const sendSms = settings.PHONE_SIGN_IN ? mail.sendSms : undefined;
  return {
    supabase: {
      kind: "own",
      keyring,
      objects,
      readPool,
      sendMail: mail.sendMail,
      sendSms,
      passwordCost,
    },
    tokens: keyring,
    documents: openOwnDocuments({ pool, objects }),
  };
}

/** Those of a remote Supabase. */
async function openRemote(project: RemoteSupabase, pool: Pool): Promise<Services> {
  await checkSupabase(project);
  return {
    supabase: { kind: "remote", project },
    tokens: openRemoteTokens({ supabaseUrl: project.url, jwtSecret: project.jwtSecret }),
    documents: openRemoteDocuments(project, pool),
  };
}
