import type { AddressInfo } from "node:net";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { parseDatabaseUrl } from "@postulo/postgres/database-url";
import { startEmbedded } from "@postulo/postgres/embedded";
import { migrationSets } from "@postulo/postgres/migration-sets";
import { createPool } from "@postulo/postgres/pool";
import { prepareDatabase } from "@postulo/postgres/prepare-database";
import { openKeyring } from "@postulo/supabase-server/keyring";
import { openLocalFolder } from "@postulo/supabase-server/storage/local-folder";
import type { ClientConfig } from "pg";
import { createApp } from "./app.ts";
import type { App } from "./app.ts";
import type { Log } from "./log.ts";
import { openMail } from "./mail/open-mail.ts";
import { endInOrder } from "./process/end-in-order.ts";
import type { End } from "./process/end-in-order.ts";
import { offerFunctionEnvironment } from "./process/function-environment.ts";
import type { FunctionDoor } from "./process/function-environment.ts";
import { writeInstanceSettings } from "./process/instance-settings.ts";
import { close, listen } from "./process/listen.ts";
import type { Answer } from "./process/listen.ts";
import { createRepeatedWork } from "./process/repeated-work.ts";
import { createSweep } from "./process/sweep.ts";
import type { Settings } from "./settings.ts";

export interface StartOptions {
  settings: Settings;
  log: Log;
  /** For the person who starts it. */
  tell: (sentence: string) => void;
  /** Answers the folder of the built web app; without it only the doors for programs are open. */
  buildWeb?: () => Promise<string>;
}

export interface RunningServer {
  /** Where a person opens it, without a slash at the end. */
  url: string;
  /** Resolves when the database has ended by itself, and will not come back. */
  databaseLost: Promise<"databaseLost">;
  /** Finishes the running requests, then ends the pool and the database. */
  stop(): Promise<void>;
}

const finishLimitMs = 10_000;
const poolSize = 20;
const sweepEveryMs = 5 * 60_000;

/** Takes the port, starts and migrates the database, and serves. What the operator has to change is a `StartError`. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { HOST: host, PORT: port, PUBLIC_URL: publicUrl } = options.settings;
  const answer = Promise.withResolvers<Answer>();
  // A start that fails need not have a request that waits for it.
  answer.promise.catch(() => {});
  const server = await listen({ host, port }, answer.promise);
  const reachedAt = ownUrl(host, server.address());
  const url = publicUrl?.replace(/\/$/, "") ?? reachedAt;
  const functionDoor = offerFunctionEnvironment(options.settings, {
    ownUrl: reachedAt,
    publicUrl: url,
  });
  const stopping = new AbortController();
  const lost = Promise.withResolvers<"databaseLost">();
  const ends: End[] = [];
  const stop = async () => {
    stopping.abort();
    await close(server, finishLimitMs);
    await endInOrder(ends.splice(0));
  };
  try {
    const app = await open(options, {
      url,
      functionDoor,
      ends,
      signal: stopping.signal,
      onLost: () => lost.resolve("databaseLost"),
    });
    answer.resolve(getRequestListener(app.fetch));
    return { url, databaseLost: lost.promise, stop };
  } catch (error) {
    answer.reject(error);
    await stop();
    throw error;
  }
}

interface Opening {
  url: string;
  functionDoor: FunctionDoor;
  /** What has to be ended at the stop, the latest first. */
  ends: End[];
  signal: AbortSignal;
  onLost: () => void;
}

async function open(options: StartOptions, opening: Opening): Promise<App> {
  const { settings, log } = options;
  const { url, ends, signal } = opening;
  const database = await openDatabase(options, opening);
  const webFolder = await options.buildWeb?.();
  const pool = createPool({ ...database, max: poolSize });
  ends.push(() => pool.end());
  const mail = openMail({
    smtpUrl: settings.SMTP_URL,
    from: settings.MAIL_FROM,
    publicUrl: url,
    inboxFolder: path.join(settings.DATA_DIR, "inbox"),
    log,
  });
  ends.push(() => mail.close());
  const keyring = await openKeyring(pool);
  const repeated = createRepeatedWork({ log, signal });
  ends.push(() => repeated.ended());
  const objects = openLocalFolder(path.join(settings.DATA_DIR, "storage"));
  repeated.repeat("sweep", sweepEveryMs, createSweep({ pool, objects, log }));
  return createApp({
    settings,
    publicUrl: url,
    functionDoor: opening.functionDoor,
    pool,
    keyring,
    objects,
    sendMail: mail.sendMail,
    deliver: mail.deliver,
    inbox: mail.inbox,
    webFolder,
    log,
    signal,
    repeated,
  });
}

/** How the server's own role connects, to a database that is migrated. */
async function openDatabase(
  { settings, log, tell }: StartOptions,
  { ends, onLost }: Opening,
): Promise<ClientConfig> {
  const owner = await ownerConnection();
  const { connection, applied } = await prepareDatabase(owner, migrationSets);
  if (applied.length > 0) log("info", "migrated", { applied });
  await writeInstanceSettings(owner, settings);
  return connection;

  async function ownerConnection(): Promise<ClientConfig> {
    if (settings.DATABASE_URL !== undefined) return parseDatabaseUrl(settings.DATABASE_URL);
    const embedded = await startEmbedded({ dataDir: settings.DATA_DIR, log: tell, onLost });
    ends.push(() => embedded.stop());
    return embedded.owner;
  }
}

function ownUrl(host: string, address: AddressInfo | string | null): string {
  const port = typeof address === "object" ? address?.port : undefined;
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
