import { selfSigned } from "@postulo/postgres/testing/self-signed";
import { startIdp } from "@postulo/supabase-server/auth/saml/testing/started-idp";
import type { StartedIdp } from "@postulo/supabase-server/auth/saml/testing/started-idp";
import { ServerProcess } from "./server-process.ts";

/** A server with a real SAML identity provider on loopback for the addresses of corp.example. */
export interface ServerWithSso {
  server: ServerProcess;
  idp: StartedIdp;
  stop: () => Promise<void>;
}

const secretKey = "sb_secret_0123456789abcdef0123456789abcdef";

export async function startServerWithSso(
  settings: Readonly<Record<string, string>>,
): Promise<ServerWithSso> {
  const idp = await startIdp();
  const { key, cert } = selfSigned("sp.example", { type: "rsa" });
  const server = await ServerProcess.start({
    ...settings,
    SAML_SIGN_IN: "on",
    SAML_PRIVATE_KEY: key,
    SAML_CERTIFICATE: cert,
    SECRET_KEY: secretKey,
  });
  const authUrl = `${server.url}/auth/v1`;
  idp.register(await (await fetch(`${authUrl}/sso/saml/metadata`)).text());
  const stored = await fetch(`${authUrl}/admin/sso/providers`, {
    method: "POST",
    headers: { authorization: `Bearer ${secretKey}` },
    body: JSON.stringify({ type: "saml", metadata_xml: idp.metadata, domains: ["corp.example"] }),
  });
  if (!stored.ok) throw new Error(await stored.text());
  const stop = async () => {
    await server.discard();
    await idp.stop();
  };
  return { server, idp, stop };
}
