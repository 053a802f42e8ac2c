import { Hono } from "hono";
import { AuthApiError, errorResponse } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { oauthServer } from "../disabled-endpoints.ts";
import { addAdminPasskeys } from "../passkeys/passkey-routes.ts";
import { addAdminSso } from "../saml/sso-admin.ts";
import { userJson } from "../users/user-json.ts";
import { adminProblem, findPathUser } from "./admin-caller.ts";
import { deleteUserFactor, listFactors, updateUserFactor } from "./admin-factors.ts";
import { createUser } from "./create-user.ts";
import { deleteUserById } from "./delete-user.ts";
import { generateLink } from "./generate-link.ts";
import { invite } from "./invite.ts";
import { listUsers } from "./list-users.ts";
import { updateUserById } from "./update-user.ts";

/** The calls of `auth.admin` in the official client. Each requires a key of the role `service_role`. */
export function createAdminRoutes(auth: AuthServer): Hono {
  const app = new Hono();
  for (const path of ["/admin/*", "/invite"]) {
    app.use(path, async (c, next) => {
      const problem = await adminProblem(auth, c);
      if (problem) return errorResponse(c, problem);
      await next();
      return undefined;
    });
  }
  app.post("/invite", (c) => invite(auth, c));
  app.get("/admin/users", (c) => listUsers(auth, c));
  app.post("/admin/users", (c) => createUser(auth, c));
  app.get("/admin/users/:user_id", async (c) => {
    const user = await findPathUser(auth, c);
    return user instanceof AuthApiError ? errorResponse(c, user) : c.json(userJson(user));
  });
  app.put("/admin/users/:user_id", (c) => updateUserById(auth, c));
  app.delete("/admin/users/:user_id", (c) => deleteUserById(auth, c));
  app.get("/admin/users/:user_id/factors", (c) => listFactors(auth, c));
  app.put("/admin/users/:user_id/factors/:factor_id", (c) => updateUserFactor(auth, c));
  app.delete("/admin/users/:user_id/factors/:factor_id", (c) => deleteUserFactor(auth, c));
  addAdminPasskeys(app, auth);
  addAdminSso(app, auth);
  app.post("/admin/generate_link", (c) => generateLink(auth, c));
  app.all("/admin/oauth/*", oauthServer);
  return app;
}
