import { Hono } from "hono";
import type { AuthServer } from "../auth-server.ts";
import { acs } from "./acs.ts";
import type { SamlOptions } from "./saml-options.ts";
import { serviceProviderMetadata } from "./service-provider.ts";
import { startSso } from "./start-sso.ts";

/** Single sign-on at the identity providers of organisations. */
export function createSamlRoutes(auth: AuthServer, saml: SamlOptions): Hono {
  const app = new Hono();
  app.post("/", (c) => startSso(auth, c, saml));
  app.post("/saml/acs", (c) => acs(auth, c, saml));
  app.get("/saml/metadata", async (c) => {
    c.header("Cache-Control", "public, max-age=600");
    c.header("Content-Type", "application/xml");
    if (c.req.query("download") === "true")
      c.header("Content-Disposition", 'attachment; filename="metadata.xml"');
    return c.body(await serviceProviderMetadata({ publicUrl: auth.publicUrl, saml }));
  });
  return app;
}
