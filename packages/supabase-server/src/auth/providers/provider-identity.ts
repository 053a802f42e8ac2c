import { z } from "zod";
import { AuthApiError } from "../auth-error.ts";
import { normalizeEmail } from "../messages/email-address.ts";
import type { ProviderClaims } from "./provider-client.ts";
import type { ProviderName } from "./provider-options.ts";

/** A stored identity. */
export const providerIdentity = z.object({
  provider: z.string(),
  /** The person's id at the provider. */
  subject: z.string(),
  /** Undefined unless the provider has verified it. */
  verifiedEmail: z.string().optional(),
  /** In GoTrue's shape. */
  data: z.record(z.string(), z.unknown()),
});

/** A person as a provider describes them. */
export type ProviderIdentity = z.infer<typeof providerIdentity>;

const isStorable = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text);
/** Metadata is part of access tokens: what is longer is left out. */
const text = (max: number) =>
  z.string().trim().min(1).max(max).refine(isStorable).optional().catch(undefined);
/** Apple returns booleans as text, Microsoft as numbers too. */
const flag = z
  .literal([true, "true", 1, "1"])
  .transform(() => true as const)
  .optional()
  .catch(undefined);

const claimsSchema = z.object({
  iss: z.string().max(1000),
  // The limit of OpenID Connect.
  sub: z.string().min(1).max(255).refine(isStorable),
  email: text(320),
  email_verified: flag,
  /** Microsoft's optional claim: the owner of the domain is verified. */
  xms_edov: flag,
  name: text(200),
  given_name: text(100),
  family_name: text(100),
  preferred_username: text(200),
  /** GitHub's name of an account. */
  user_name: text(200),
  picture: text(1000),
});
type KnownClaims = z.infer<typeof claimsSchema>;

/** Apple sends the name once, in the callback instead of the id token. */
const appleUser = z.object({
  name: z.object({ firstName: text(100), lastName: text(100) }),
});

function appleName(sent: string): string | undefined {
  try {
    const { firstName, lastName } = appleUser.parse(JSON.parse(sent)).name;
    return [firstName, lastName].filter(Boolean).join(" ") || undefined;
  } catch {
    return undefined;
  }
}

const nameOf = (claims: KnownClaims, sentUser: string): string | undefined =>
  claims.name ??
  ([claims.given_name, claims.family_name].filter(Boolean).join(" ") || appleName(sentUser));

/** Microsoft lets administrators of a tenant set any e-mail; only `xms_edov` says that it is theirs. */
const isVerified = (provider: ProviderName, claims: KnownClaims): boolean =>
  (provider === "azure" ? claims.xms_edov : claims.email_verified) ?? false;

/**
 * Reads the identity of a sign-in.
 * @param sentUser the parameter `user` of the callback, which Apple sends.
 */
export function readIdentity(
  provider: ProviderName,
  claims: ProviderClaims,
  sentUser: string,
): ProviderIdentity | AuthApiError {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success)
    return new AuthApiError(500, "unexpected_failure", {
      message: "Error getting user profile from external provider",
    });
  const { iss, sub, email: typed, picture, preferred_username, user_name } = parsed.data;
  const normalized = typed === undefined ? undefined : normalizeEmail(typed);
  const email = typeof normalized === "string" ? normalized : undefined;
  const name = nameOf(parsed.data, sentUser);
  const verified = email !== undefined && isVerified(provider, parsed.data);
  const data = {
    iss,
    sub,
    provider_id: sub,
    email,
    email_verified: verified,
    phone_verified: false,
    name,
    full_name: name,
    preferred_username,
    user_name,
    picture,
    avatar_url: picture,
  };
  return {
    provider,
    subject: sub,
    verifiedEmail: verified ? email : undefined,
    data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)),
  };
}
