import * as z from "zod/mini";

const userResponse = z.object({
  id: z.string(),
  /** Empty for a user who signs in by phone, or anonymously. */
  email: z.string(),
  factors: z.optional(z.array(z.object({ status: z.string() }))),
});

/** Who sends a request. */
export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  /** Whether the session lacks the second factor that the user has. */
  readonly lacksFactor: boolean;
}

const levelClaim = z.object({ aal: z.optional(z.string()) });

/** The assurance level of a token that the auth API has accepted. */
function assuranceLevel(authorization: string): string | undefined {
  const payload = authorization.split(".")[1] ?? "";
  const json = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
  return levelClaim.parse(JSON.parse(json)).aal;
}

interface AuthConfig {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  readonly fetch: typeof fetch;
}

/**
 * Gets the token's owner from the auth API, which also checks the session. Undefined without a valid token.
 * @throws when an API fails.
 */
export async function findCurrentUser(
  request: Request,
  { supabaseUrl, publishableKey, fetch }: AuthConfig,
): Promise<CurrentUser | undefined> {
  const authorization = request.headers.get("authorization");
  if (authorization === null || !/^bearer ./i.test(authorization)) return undefined;
  const baseUrl = supabaseUrl.replace(/(?<!\/)\/+$/, "");
  const response = await fetch(`${baseUrl}/auth/v1/user`, {
    headers: { apikey: publishableKey, authorization },
  });
  if (response.status >= 500)
    throw new Error(`The authentication service answered ${response.status}`);
  const user = userResponse.safeParse(
    response.ok ? await response.json() : await response.body?.cancel(),
  );
  if (!user.success) return undefined;
  const { id, email, factors } = user.data;
  const hasFactor = factors?.some(({ status }) => status === "verified") ?? false;
  const api = { supabaseUrl: baseUrl, publishableKey, fetch };
  return { id, email, lacksFactor: hasFactor && !(await hasLevel(authorization, api)) };
}

const tableError = z.object({ message: z.string() });

/** Whether a response of the table API is the rejection of a session without the second factor of its user. */
export const isInsufficientAal = (body: unknown): boolean =>
  tableError.safeParse(body).data?.message === "insufficient_aal";

/**
 * Whether token and session have AAL2. The session may have been lowered after the token was issued, which only the
 * database knows: the policy of the user's own subscription, a row that every user has, raises `insufficient_aal` then.
 */
async function hasLevel(authorization: string, api: AuthConfig): Promise<boolean> {
  if (assuranceLevel(authorization) !== "aal2") return false;
  const response = await api.fetch(`${api.supabaseUrl}/rest/v1/subscription?select=plan&limit=1`, {
    headers: { apikey: api.publishableKey, authorization },
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return true;
  if (isInsufficientAal(body)) return false;
  throw new Error(`The table API answered ${response.status}`);
}
