/** The providers that have a name of their own at GoTrue. */
type NamedProvider = "apple" | "azure" | "github" | "google" | "keycloak" | "linkedin_oidc";

/** A name as `signInWithOAuth` sends it. */
export type ProviderName = NamedProvider | `custom:${string}`;

/** The registration of this server at a provider: OpenID Connect, or GitHub. */
export interface ProviderOptions {
  name: ProviderName;
  /** The provider's name on a button. */
  label: string;
  /** HTTPS, or HTTP on loopback. */
  issuer: string;
  clientId: string;
  /** The audiences of accepted id tokens: that client, and those of apps on devices. */
  clientIds: readonly string[];
  /** At Apple a JWT that the operator signs. */
  clientSecret: string;
}

/** Issuers that are the same for everyone. */
export const publicIssuers = {
  apple: "https://appleid.apple.com",
  azure: "https://login.microsoftonline.com/common/v2.0",
  github: "https://github.com",
  google: "https://accounts.google.com",
  linkedin_oidc: "https://www.linkedin.com/oauth",
} as const satisfies Partial<Record<NamedProvider, string>>;

/** What a provider does differently from the standard. */
export interface ProviderTraits {
  scope: string;
  /** LinkedIn returns no nonce in its id tokens. */
  returnsNonce: boolean;
  /** Apple sends scopes only to callbacks by POST. */
  responseMode: "query" | "form_post";
  /** Further values of `iss` in id tokens of an issuer. */
  aliasesOf: (issuer: string) => readonly string[];
}

const issuerAliases: Readonly<Record<string, readonly string[]>> = {
  [publicIssuers.apple]: ["https://account.apple.com"],
  [publicIssuers.google]: ["accounts.google.com"],
};

/** The traits of a provider. */
export function traitsOf(name: ProviderName): ProviderTraits {
  const isApple = name === "apple";
  return {
    scope: isApple ? "openid email name" : "openid email profile",
    returnsNonce: name !== "linkedin_oidc",
    responseMode: isApple ? "form_post" : "query",
    aliasesOf: (issuer) => issuerAliases[issuer] ?? [],
  };
}
