import * as z from "zod/mini";

const factors = z.array(z.object({ status: z.string() }));
const claims = z.object({ aal: z.optional(z.string()) });

/** The verified factors of a stored user. */
export const storedFactors = z.nullish(factors);

interface SessionToCheck {
  readonly access_token: string;
  readonly user: { readonly factors?: readonly { readonly status: string }[] | null | undefined };
}

/** The authenticator assurance level of an access token; undefined when the token is unreadable. */
function readAal(accessToken: string): string | undefined {
  const payload = accessToken.split(".")[1] ?? "";
  try {
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    return claims.safeParse(JSON.parse(text)).data?.aal;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return undefined;
    throw error;
  }
}

/**
 * Whether the session was opened without the second factor that its user has: `getAuthenticatorAssuranceLevel()` of the
 * client, without its lock, which the client holds while it reports a new session.
 */
export const lacksSecondFactor = ({ access_token, user }: SessionToCheck): boolean =>
  (user.factors ?? []).some(({ status }) => status === "verified") &&
  readAal(access_token) !== "aal2";
