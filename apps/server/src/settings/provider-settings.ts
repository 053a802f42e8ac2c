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

const label = z
  .string()
  .regex(/^[^\p{Cc}]{1,40}$/u, { error: "one line of at most 40 characters" })
  .optional();

const customClient = z.object({
  CLIENT_ID: client,
  CLIENT_SECRET: client,
  ISSUER: issuer,
  LABEL: label,
});

/** The key under which `customIssuers` collects the settings OIDC_NAME_CLIENT_ID and so on. */
const customKey = "OIDC_CUSTOM";

/** Clients at providers. A provider is on when its client is set. */
export const providerSettings = {
  APPLE_CLIENT_ID: client,
  APPLE_CLIENT_SECRET: client,
  AZURE_CLIENT_ID: client,
  AZURE_CLIENT_SECRET: client,
  /** The issuer of one tenant; else all work, school and personal accounts. */
  AZURE_ISSUER: issuer,
  GITHUB_CLIENT_ID: client,
  GITHUB_CLIENT_SECRET: client,
  /** A GitHub Enterprise Server; else github.com. */
  GITHUB_URL: issuer,
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
  OIDC_LABEL: label,
  /** Further ones by name: OIDC_ACME_CLIENT_ID belongs to custom:acme. */
  [customKey]: z.record(z.string(), customClient).default({}),
};

const providerEnvironment = z.object(providerSettings);
type ProviderSettings = z.infer<typeof providerEnvironment>;

const customSetting = /^OIDC_([A-Z0-9]+(?:_[A-Z0-9]+)*)_(CLIENT_ID|CLIENT_SECRET|ISSUER|LABEL)$/;

/** The settings of named issuers, which have no fixed names, as one value. */
export function customIssuers(variables: Readonly<Record<string, string>>) {
  const collected: Record<string, Record<string, string>> = {};
  for (const [variable, value] of Object.entries(variables)) {
    const [, name, field] = customSetting.exec(variable) ?? [];
    if (name !== undefined && field !== undefined)
      collected[name] = { ...collected[name], [field]: value };
  }
  return { [customKey]: collected };
}

/** The name of the setting at the path of a schema's issue. */
export const settingAt = ([first, ...rest]: readonly PropertyKey[]): string =>
  first === customKey ? ["OIDC", ...rest].join("_") : String(first);

interface Registration {
  /** The beginning of its settings. */
  prefix: string;
  name: ProviderOptions["name"];
  label: string | undefined;
  issuer: string | undefined;
  clientId: string | undefined;
  clientSecret: string | undefined;
}

type Named = Omit<Registration, "clientId" | "clientSecret" | "prefix">;

/** A provider with settings of fixed names. */
const fixed = (
  prefix: "APPLE" | "AZURE" | "GITHUB" | "GOOGLE" | "KEYCLOAK" | "LINKEDIN" | "OIDC",
  settings: ProviderSettings,
  named: Named,
): Registration => ({
  ...named,
  prefix,
  clientId: settings[`${prefix}_CLIENT_ID`],
  clientSecret: settings[`${prefix}_CLIENT_SECRET`],
});

const registrations = (settings: ProviderSettings): readonly Registration[] => [
  fixed("APPLE", settings, { name: "apple", label: "Apple", issuer: publicIssuers.apple }),
  fixed("AZURE", settings, {
    name: "azure",
    label: "Microsoft",
    issuer: settings.AZURE_ISSUER ?? publicIssuers.azure,
  }),
  fixed("GITHUB", settings, {
    name: "github",
    label: "GitHub",
    issuer: settings.GITHUB_URL ?? publicIssuers.github,
  }),
  fixed("GOOGLE", settings, { name: "google", label: "Google", issuer: publicIssuers.google }),
  fixed("KEYCLOAK", settings, {
    name: "keycloak",
    label: "Keycloak",
    issuer: settings.KEYCLOAK_ISSUER,
  }),
  fixed("LINKEDIN", settings, {
    name: "linkedin_oidc",
    label: "LinkedIn",
    issuer: publicIssuers.linkedin_oidc,
  }),
  fixed("OIDC", settings, {
    name: "custom:oidc",
    label: settings.OIDC_LABEL,
    issuer: settings.OIDC_ISSUER,
  }),
  ...Object.entries(settings[customKey]).map(([name, custom]) => ({
    prefix: `OIDC_${name}`,
    name: `custom:${name.toLowerCase().replaceAll("_", "-")}` as const,
    label: custom.LABEL,
    issuer: custom.ISSUER,
    clientId: custom.CLIENT_ID,
    clientSecret: custom.CLIENT_SECRET,
  })),
];

/** What is missing beside what is set, in one sentence. */
export function providerConfigError(settings: ProviderSettings): string | undefined {
  if ("OIDC" in settings[customKey])
    return "OIDC_OIDC_ISSUER has the name of OIDC_ISSUER: custom:oidc. Choose another one.";
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

/** Client ids, separated by commas: the first is of this server, the others of apps that send id tokens. */
const splitIds = (text: string) => text.split(/[\s,]+/).filter(Boolean);

function optionsOf(registration: Registration): ProviderOptions[] {
  const { name, issuer: url, clientSecret } = registration;
  const clientIds = splitIds(registration.clientId ?? "");
  const [clientId] = clientIds;
  if (url === undefined || clientId === undefined || clientSecret === undefined) return [];
  const shown = registration.label ?? new URL(url).hostname;
  return [{ name, label: shown, issuer: url, clientId, clientIds, clientSecret }];
}

/** The configured providers. */
export const providersOf = (settings: ProviderSettings): ProviderOptions[] =>
  registrations(settings).flatMap(optionsOf);
