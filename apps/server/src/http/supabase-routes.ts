import { mailLinkHours } from "@postulo/domain/credentials";
import { createAuthRoutes } from "@postulo/supabase-server/auth/auth-routes";
import type { SendMail } from "@postulo/supabase-server/auth/messages/auth-mail";
import type { SendSms } from "@postulo/supabase-server/auth/messages/sms";
import type { PasswordCost } from "@postulo/supabase-server/auth/passwords/password-hash";
import type { Keyring } from "@postulo/supabase-server/keyring";
import { createRestRoutes } from "@postulo/supabase-server/rest/rest-routes";
import type { TransformImage } from "@postulo/supabase-server/storage/image-transform";
import type { ObjectStore } from "@postulo/supabase-server/storage/object-store";
import { createStorageRoutes } from "@postulo/supabase-server/storage/storage-routes";
import { Hono } from "hono";
import type { Pool } from "pg";
import type { Settings } from "../settings/settings.ts";
import { signInOptions } from "../settings/sign-in-settings.ts";
import { compressResponses } from "./compress-responses.ts";
import { limitRequestsFor, storageUploads } from "./costly-routes.ts";
import type { RequestContext } from "./costly-routes.ts";

/** What this server needs to serve auth, tables and storage itself. */
export interface OwnSupabase {
  readonly kind: "own";
  readonly keyring: Keyring;
  readonly objects: ObjectStore;
  /** For lists and rows, where they may be read elsewhere. */
  readonly readPool: Pool | undefined;
  readonly sendMail: SendMail;
  /** Undefined: phone numbers are off. */
  readonly sendSms: SendSms | undefined;
  readonly passwordCost?: PasswordCost | undefined;
}

interface SupabaseRoutesOptions extends RequestContext {
  readonly own: OwnSupabase;
  readonly settings: Settings;
  readonly publicUrl: string;
  readonly pool: Pool;
  /** Whether the pages are served: without them only programs follow links. */
  readonly hasPages: boolean;
  readonly transformImage: TransformImage | undefined;
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
}

/** `/auth/v1`, `/rest/v1` and `/storage/v1`, where no remote Supabase serves them. */
export function createSupabaseRoutes(options: SupabaseRoutesOptions): Hono {
  const { own, settings, pool, resolveCaller, clientAddress, signal } = options;
  const routes = new Hono();
  routes.route("/auth/v1", createOwnAuthRoutes(options));
  routes.use("/rest/v1/*", compressResponses(clientAddress));
  const { REST_SCHEMAS: schemas, REST_AGGREGATES: aggregates } = settings;
  const rest = { pool, readPool: own.readPool, resolveCaller, signal, clientAddress };
  routes.route("/rest/v1", createRestRoutes({ ...rest, schemas, aggregates }));
  const uploads = ["/storage/v1/object/*", "/storage/v1/upload/*"];
  routes.on(["POST", "PUT", "PATCH"], uploads, limitRequestsFor(options)(storageUploads));
  const { keyring, objects } = own;
  const { transformImage } = options;
  const storage = { pool, keyring, resolveCaller, objects, transformImage, clientAddress };
  return routes.route("/storage/v1", createStorageRoutes(storage));
}

function createOwnAuthRoutes(options: SupabaseRoutesOptions) {
  const { own, settings, publicUrl, pool } = options;
  return createAuthRoutes({
    pool,
    keyring: own.keyring,
    resolveCaller: options.resolveCaller,
    siteUrl: publicUrl,
    confirmPage: options.hasPages ? `${publicUrl}/auth/confirm` : undefined,
    redirectAllowList: settings.REDIRECT_URLS,
    registration: settings.REGISTRATION,
    confirmEmail: settings.CONFIRM_EMAIL,
    linkTtlSeconds: mailLinkHours * 3600,
    sendMail: own.sendMail,
    sendSms: own.sendSms,
    ...signInOptions(settings, publicUrl),
    passwordCost: own.passwordCost,
    clientAddress: options.clientAddress,
  });
}
