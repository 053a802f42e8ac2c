import type { HttpBindings } from "@hono/node-server";
import type { TokenVerifier } from "@postulo/supabase-server/remote-tokens";
import type { Hono } from "hono";
import type { Pool } from "pg";
import type { DocumentStore } from "./documents/document-store.ts";
import type { Log } from "./log/log.ts";
import type { Inbox } from "./mail/inbox.ts";
import type { Deliver } from "./mail/open-mail.ts";
import type { FunctionRuntime } from "./http/function-runtime.ts";
import type { Health } from "./health/health.ts";
import type { OperatorAccess } from "./http/operator-key.ts";
import type { OwnSupabase } from "./http/supabase-routes.ts";
import type { Scheduler } from "./jobs/scheduler.ts";
import type { Cleanup } from "./start/run-cleanups.ts";
import type { Settings } from "./settings/settings.ts";
import type { RemoteSupabase } from "./settings/supabase-settings.ts";

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

/** Runs on Node's server, whose request and response are in `c.env`. */
export type App = Hono<{ Bindings: HttpBindings; Variables: { requestId: string } }>;
