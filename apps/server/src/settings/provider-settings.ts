import { publicIssuers } from "@postulo/supabase-server/auth/providers/provider-options";
import type { ProviderOptions } from "@postulo/supabase-server/auth/providers/provider-options";
import { z } from "zod";
import { isLoopback } from "./loopback.ts";

function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username !== "" || url.search !== "" || url.hash !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}

const issuer = z
  .string()
  .refine(isIssuer, { error: "an https address such as https://login.example.org" })
  .optional();
/** Apple's secret is a JWT. */
const client = z.string().max(4000, { error: "at most 4000 characters" }).optional();

/** Clients at OpenID Connect providers. A provider is on when its client is set. */
export const providerSettings = {
  APPLE_CLIENT_ID: client,
  APPLE_CLIENT_SECRET: client,
  AZURE_CLIENT_ID: client,
  AZURE_CLIENT_SECRET: client,
  /** The issuer of one tenant; else all work, school and personal accounts. */
  AZURE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: client,
  GOOGLE_CLIENT_SECRET: client,
  KEYCLOAK_CLIENT_ID: client,
  KEYCLOAK_CLIENT_SECRET: client,
  KEYCLOAK_ISSUER: issuer,
  LINKEDIN_CLIENT_ID: client,
  LINKEDIN_CLIENT_SECRET: client,
  /** Any other provider, named custom:oidc. */
  OIDC_CLIENT_ID: client,
  OIDC_CLIENT_SECRET: client,
  OIDC_ISSUER: issuer,
};

const providerEnvironment = z.object(providerSettings);
type ProviderSettings = z.infer<typeof providerEnvironment>;

interface Registration {
  /** The beginning of its settings. */
  prefix: string;
  name: ProviderOptions["name"];
  issuer: string | undefined;
  clientId: string | undefined;
  clientSecret: string | undefined;
}

const registrations = (settings: ProviderSettings): readonly Registration[] => [
  {
    prefix: "APPLE",
    name: "apple",
    issuer: publicIssuers.apple,
    clientId: settings.APPLE_CLIENT_ID,
    clientSecret: settings.APPLE_CLIENT_SECRET,
  },
  {
    prefix: "AZURE",
    name: "azure",
    issuer: settings.AZURE_ISSUER ?? publicIssuers.azure,
    clientId: settings.AZURE_CLIENT_ID,
    clientSecret: settings.AZURE_CLIENT_SECRET,
  },
  {
    prefix: "GOOGLE",
    name: "google",
    issuer: publicIssuers.google,
    clientId: settings.GOOGLE_CLIENT_ID,
    clientSecret: settings.GOOGLE_CLIENT_SECRET,
  },
  {
    prefix: "KEYCLOAK",
    name: "keycloak",
    issuer: settings.KEYCLOAK_ISSUER,
    clientId: settings.KEYCLOAK_CLIENT_ID,
    clientSecret: settings.KEYCLOAK_CLIENT_SECRET,
  },
  {
    prefix: "LINKEDIN",
    name: "linkedin_oidc",
    issuer: publicIssuers.linkedin_oidc,
    clientId: settings.LINKEDIN_CLIENT_ID,
    clientSecret: settings.LINKEDIN_CLIENT_SECRET,
  },
  {
    prefix: "OIDC",
    name: "custom:oidc",
    issuer: settings.OIDC_ISSUER,
    clientId: settings.OIDC_CLIENT_ID,
    clientSecret: settings.OIDC_CLIENT_SECRET,
  },
];

/** What is missing beside what is set, in one sentence. */
export function providerConfigError(settings: ProviderSettings): string | undefined {
  for (const { prefix, issuer: url, clientId, clientSecret } of registrations(settings)) {
    if (clientId === undefined && clientSecret !== undefined)
      return `With ${prefix}_CLIENT_SECRET, the setting ${prefix}_CLIENT_ID must be set too.`;
    if (clientId !== undefined && clientSecret === undefined)
      return `With ${prefix}_CLIENT_ID, the setting ${prefix}_CLIENT_SECRET must be set too.`;
    if (clientId !== undefined && url === undefined)
      return `With ${prefix}_CLIENT_ID, the setting ${prefix}_ISSUER must be set too.`;
  }
  return undefined;
}

/** The configured providers. */
export const providersOf = (settings: ProviderSettings): ProviderOptions[] =>
  registrations(settings).flatMap(({ name, issuer: url, clientId, clientSecret }) =>
    url === undefined || clientId === undefined || clientSecret === undefined
      ? []
      : [{ name, issuer: url, clientId, clientSecret }],
  );
