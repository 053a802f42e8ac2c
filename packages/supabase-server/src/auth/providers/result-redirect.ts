import type { AuthApiError } from "../auth-error.ts";

const oauthErrorOf = ({ status }: AuthApiError): string => {
  if (status === 503) return "temporarily_unavailable";
  if (status >= 500) return "server_error";
  return status === 400 ? "invalid_request" : "access_denied";
};

/** GoTrue sets errors in the query and in the fragment. */
export function withErrorParameters(target: URL, error: Readonly<Record<string, string>>): URL {
  const url = new URL(target);
  for (const [name, value] of Object.entries(error)) url.searchParams.set(name, value);
  url.hash = new URLSearchParams(error).toString();
  return url;
}

/** The page of the client with an error of this server. */
export const errorRedirect = (target: URL, error: AuthApiError): URL =>
  withErrorParameters(target, {
    error: oauthErrorOf(error),
    error_code: error.code,
    error_description: error.message,
  });
