import { lookup } from "node:dns/promises";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { parseDatabaseUrl } from "@postulo/postgres/database-url";
import { startEmbedded } from "@postulo/postgres/embedded";
import { migrationSets, productMigrations } from "@postulo/postgres/migration-sets";
import { prepareDatabase, prepareSupabase } from "@postulo/postgres/prepare-database";
import { OperatorError } from "@postulo/postgres/operator-error";
import type { PasswordCost } from "@postulo/supabase-server/auth/passwords/password-hash";
import type { Client, ClientConfig } from "pg";
import type { Log } from "./log/log.ts";
import { runCleanups } from "./start/run-cleanups.ts";
import type { Cleanup } from "./start/run-cleanups.ts";
import { setFunctionEnv, sandboxPath } from "./http/function-runtime.ts";
import type { FunctionRuntime } from "./http/function-runtime.ts";
import { writeInstanceSettings } from "./start/instance-settings.ts";
import { close, closeAfterResponses, listen } from "./http/listen.ts";
import { isLoopback } from "./settings/loopback.ts";
import { createOperatorAccess, openOperatorKey } from "./http/operator-key.ts";
import type { RequestListener } from "./http/listen.ts";
import type { Settings } from "./settings/settings.ts";

export interface StartOptions {
  settings: Settings;
  log: Log;
  /** Messages for the operator. */
  printMessage: (sentence: string) => void;
  /** Returns the folder of the built web app; without it only the API is served. */
  buildWeb?: () => Promise<string>;
  /** Only tests give it: no setting of an operator can make passwords weaker. */
  passwordCost?: PasswordCost;
}

export interface RunningServer {
  /** The URL for browsers, without a trailing slash. */
  url: string;
  /** For the operator alone: each contains the key of the data folder. Empty where neither exists. */
  privateLinks: PrivateLinks;
  /** Resolves when the database has ended and cannot be restarted. */
  databaseLost: Promise<"databaseLost">;
  /**
   * Finishes the running requests, then ends the pool and the database. Before it, for `DRAIN_SECONDS`, load balancers see that it
   * is not ready, and what they still send is answered.
   */
  stop(): Promise<void>;
}

export interface PrivateLinks {
  /** Opens the mails that are not sent; absent where a mail server is set. */
  readonly inbox?: string;
  /** Opens the payment sandbox; absent where it is not used. */
  readonly sandbox?: string;
}

/** Takes the port, starts and migrates the database, and serves. What the operator has to change is a `OperatorError`. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { HOST: host, PORT: port, PUBLIC_URL: publicUrl } = options.settings;
  const { DRAIN_SECONDS: drainSeconds, FINISH_SECONDS: finishSeconds } = options.settings;
  const answer = Promise.withResolvers<RequestListener>();
  // A start that fails need not have a request that waits for it.
  answer.promise.catch(() => {});
  if (publicUrl === undefined) await requireLoopback(host);
  const server = await listen({ host, port }, answer.promise);
  const reachedAt = internalUrl(host, server.address());
  const url = publicUrl?.replace(/\/$/, "") ?? reachedAt;
  const functionRuntime = setFunctionEnv(options.settings, {
    internalUrl: reachedAt,
    publicUrl: url,
  });
  const draining = new AbortController();
  const stopping = new AbortController();
  const lost = Promise.withResolvers<"databaseLost">();
  /** Aborted when the database has ended: there is nothing left to answer with. */
  const unusable = new AbortController();
  const cleanups: Cleanup[] = [];
  const drain = async () => {
    draining.abort();
    closeAfterResponses(server);
    await delay(drainSeconds * 1000, undefined, { signal: unusable.signal }).catch(() => {});
  };
  const end = async () => {
    stopping.abort();
    await close(server, finishSeconds * 1000);
    await runCleanups(cleanups.splice(0));
    functionRuntime.restore();
  };
  try {
    const opened = await open(options, {
      url,
      functionRuntime,
      cleanups,
      draining: draining.signal,
      signal: stopping.signal,
      onLost: () => {
        unusable.abort();
        lost.resolve("databaseLost");
      },
    });
    answer.resolve(opened.answer);
    const stop = async () => {
      if (drainSeconds > 0 && !unusable.signal.aborted) await drain();
      await end();
    };
    return { url, privateLinks: opened.privateLinks, databaseLost: lost.promise, stop };
  } catch (error) {
    answer.reject(error);
    await end();
    throw error;
  }
}

interface Opening {
  url: string;
  functionRuntime: FunctionRuntime;
  /** What has to be ended at the stop, the latest first. */
  cleanups: Cleanup[];
  /** Aborted when the server still answers, and load balancers send nothing any more. */
  draining: AbortSignal;
  /** Aborted when the server stops. */
  signal: AbortSignal;
  onLost: () => void;
}

async function open(
  options: StartOptions,
  opening: Opening,
): Promise<{ answer: RequestListener; privateLinks: PrivateLinks }> {
  const connection = await openDatabase(options, opening);
  const key = await openOperatorKey(options.settings.DATA_DIR);
  const operatorAccess = createOperatorAccess(key, opening.url);
  const webFolder = await options.buildWeb?.();
  // Loaded late, because most modules are not needed when a start fails early.
  const { openApp } = await import("./open-app.ts");
  const answer = await openApp(connection, { ...options, ...opening, operatorAccess, webFolder });
  return { answer, privateLinks: linksWith(key, options.settings, opening) };
}

function linksWith(
  key: string,
  { SMTP_URL }: Settings,
  { url, functionRuntime }: Opening,
): PrivateLinks {
  return {
    ...(SMTP_URL === undefined ? { inbox: `${url}/inbox?key=${key}` } : {}),
    ...(functionRuntime.payment.kind === "sandbox"
      ? { sandbox: `${url}${sandboxPath}?key=${key}` }
      : {}),
  };
}

/** How the server's own role connects, to a database that is migrated. */
async function openDatabase(
  { settings, log, printMessage }: StartOptions,
  { cleanups, onLost }: Opening,
): Promise<ClientConfig> {
  const owner = await ownerConnection();
  const finish = (client: Client) => writeInstanceSettings(client, settings);
  const { connection, applied } =
    settings.SUPABASE_URL === undefined
      ? await prepareDatabase(owner, migrationSets, finish)
      : await prepareSupabase(owner, productMigrations, finish);
  if (applied.length > 0) log("info", "migrated", { applied });
  return connection;

  async function ownerConnection(): Promise<ClientConfig> {
    if (settings.DATABASE_URL !== undefined) return parseDatabaseUrl(settings.DATABASE_URL);
    const embedded = await startEmbedded({ dataDir: settings.DATA_DIR, log: printMessage, onLost });
    cleanups.push(() => embedded.stop());
    return embedded.owner;
  }
}

/** Looks the name up as `listen` does, which reports one that cannot be found. */
async function requireLoopback(host: string): Promise<void> {
  const found = await lookup(host).catch(() => undefined);
  if (!found || isLoopback(found.address)) return;
  throw new OperatorError(
    `HOST ${host} lets other machines reach this server: set PUBLIC_URL to the address at which they do, such as https://jobs.example.org.`,
  );
}

function internalUrl(host: string, address: AddressInfo | string | null): string {
  const port = typeof address === "object" ? address?.port : undefined;
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
