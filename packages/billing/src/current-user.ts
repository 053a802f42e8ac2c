import * as z from "zod/mini";

const userResponse = z.object({ id: z.string(), email: z.string().check(z.minLength(1)) });

/** Who sends a request. */
export type CurrentUser = z.infer<typeof userResponse>;

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
  return user.success ? user.data : undefined;
}
