import { startIssuer } from "@postulo/supabase-server/auth/providers/testing/started-issuer";
import type { StartedIssuer } from "@postulo/supabase-server/auth/providers/testing/started-issuer";
import { ServerProcess } from "./server-process.ts";

/** A server that offers a real OpenID Connect provider on loopback, "Acme & Co", and another one that is down. */
export interface ServerWithProvider {
  server: ServerProcess;
  issuer: StartedIssuer;
  stop: () => Promise<void>;
}

export async function startServerWithProvider(
  settings: Readonly<Record<string, string>>,
): Promise<ServerWithProvider> {
  const issuer = await startIssuer();
  const server = await ServerProcess.start({
    ...settings,
    OIDC_ACME_CLIENT_ID: issuer.clientId,
    OIDC_ACME_CLIENT_SECRET: issuer.clientSecret,
    OIDC_ACME_ISSUER: issuer.url,
    OIDC_ACME_LABEL: "Acme & Co",
    OIDC_DOWN_CLIENT_ID: "postulo",
    OIDC_DOWN_CLIENT_SECRET: "secret",
    OIDC_DOWN_ISSUER: "http://127.0.0.1:9",
    OIDC_DOWN_LABEL: "Down",
  });
  await issuer.register(`${server.url}/auth/v1/callback`);
  const stop = async () => {
    await server.discard();
    await issuer.stop();
  };
  return { server, issuer, stop };
}
