import { Hono } from "hono";
import type { Context } from "hono";
import { z } from "zod";
import { findPathUser } from "../admin/admin-caller.ts";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse, validationFailed } from "../auth-error.ts";
import type { AuthServer, PasskeyOptions } from "../auth-server.ts";
import { findFactorUser } from "../factors/factor-context.ts";
import { readBody } from "../request-body.ts";
import { deletePasskey, findPasskeys, passkeyJson, renamePasskey } from "./passkey-row.ts";
import {
  findPasskeyUser,
  registrationOptions,
  verifyPasskeyRegistration,
} from "./register-passkey.ts";
import { authenticationOptions, verifyPasskey } from "./sign-in-passkey.ts";

const notFound = () => new AuthApiError(404, "validation_failed", { message: "Passkey not found" });

const readId = (c: Context): string | AuthApiError =>
  z.guid().safeParse(c.req.param("passkey_id")).data ?? notFound();

async function listOf(auth: AuthServer, c: Context, userId: string): Promise<Response> {
  const passkeys = await asAuthAdmin(auth.pool, (client) => findPasskeys(client, userId));
  return c.json(passkeys.map(passkeyJson));
}

async function list(auth: AuthServer, c: Context): Promise<Response> {
  const found = await findFactorUser(auth, c);
  return found instanceof AuthApiError ? errorResponse(c, found) : listOf(auth, c, found.user.id);
}

const maxNameLength = 120;
const renameBody = z.object({ friendly_name: z.string().max(1000).nullish() });

async function rename(auth: AuthServer, c: Context): Promise<Response> {
  const found = await findFactorUser(auth, c);
  if (found instanceof AuthApiError) return errorResponse(c, found);
  const id = readId(c);
  if (id instanceof AuthApiError) return errorResponse(c, id);
  const body = await readBody(c, renameBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const name = body.friendly_name;
  if (!name) return errorResponse(c, validationFailed("friendly_name is required"));
  if (name.length > maxNameLength)
    return errorResponse(c, validationFailed("friendly_name must be 120 characters or less"));
  const wanted = { userId: found.user.id, id, name, now: auth.now() };
  const renamed = await asAuthAdmin(auth.pool, (client) => renamePasskey(client, wanted));
  return renamed ? c.json(passkeyJson(renamed)) : errorResponse(c, notFound());
}

async function removeOf(auth: AuthServer, c: Context, userId: string): Promise<Response> {
  const id = readId(c);
  if (id instanceof AuthApiError) return errorResponse(c, id);
  const existed = await asAuthAdmin(auth.pool, (client) => deletePasskey(client, { userId, id }));
  return existed ? c.body(null, 204) : errorResponse(c, notFound());
}

async function remove(auth: AuthServer, c: Context): Promise<Response> {
  const found = await findPasskeyUser(auth, c);
  return found instanceof AuthApiError ? errorResponse(c, found) : removeOf(auth, c, found.user.id);
}

/** Passkeys: sign-in without password by an authenticator that holds the user's key. */
export function createPasskeyRoutes(auth: AuthServer, options: PasskeyOptions): Hono {
  const app = new Hono();
  app.post("/registration/options", (c) => registrationOptions(auth, c, options));
  app.post("/registration/verify", (c) => verifyPasskeyRegistration(auth, c, options));
  app.post("/authentication/options", (c) => authenticationOptions(auth, c, options));
  app.post("/authentication/verify", (c) => verifyPasskey(auth, c, options));
  app.get("/", (c) => list(auth, c));
  app.patch("/:passkey_id", (c) => rename(auth, c));
  app.delete("/:passkey_id", (c) => remove(auth, c));
  return app;
}

/** `/admin/users/:user_id/passkeys`, below routes that require the service key. */
export function addAdminPasskeys(app: Hono, auth: AuthServer): void {
  const path = "/admin/users/:user_id/passkeys";
  app.get(path, async (c) => {
    const user = await findPathUser(auth, c);
    return user instanceof AuthApiError ? errorResponse(c, user) : listOf(auth, c, user.id);
  });
  app.delete(`${path}/:passkey_id`, async (c) => {
    const user = await findPathUser(auth, c);
    return user instanceof AuthApiError ? errorResponse(c, user) : removeOf(auth, c, user.id);
  });
}
