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

function toCurrentUser(
  { id, email, factors }: z.infer<typeof userResponse>,
  authorization: string,
): CurrentUser {
  const hasFactor = factors?.some(({ status }) => status === "verified") ?? false;
  return { id, email, lacksFactor: hasFactor && assuranceLevel(authorization) !== "aal2" };
}

interface AuthConfig {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  readonly fetch: typeof fetch;
}

/** Gets the token's owner from the auth API, which also checks the session. Undefined without a valid token. */
export async function findCurrentUser(
  request: Request,
  { supabaseUrl, publishableKey, fetch }: AuthConfig,
): Promise<CurrentUser | undefined> {
  const authorization = request.headers.get("authorization");
  if (authorization === null || !/^bearer ./i.test(authorization)) return undefined;
  const response = await fetch(`${supabaseUrl.replace(/(?<!\/)\/+$/, "")}/auth/v1/user`, {
    headers: { apikey: publishableKey, authorization },
  });
  if (response.status >= 500)
    throw new Error(`The authentication service answered ${response.status}`);
  const user = userResponse.safeParse(
    response.ok ? await response.json() : await response.body?.cancel(),
  );
  return user.success ? toCurrentUser(user.data, authorization) : undefined;
}
