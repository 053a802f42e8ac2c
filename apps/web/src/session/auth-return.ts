/** The result of a redirect of GoTrue, in the URL. */
export type AuthReturn =
  | { readonly kind: "none" }
  /** A session of the implicit flow. It may be that of an attacker's account, and is never used. */
  | { readonly kind: "tokens" }
  /** A PKCE code, which only the browser that started the flow can exchange. */
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "message"; readonly text: string }
  | { readonly kind: "error"; readonly code: string; readonly description: string };

/**
 * Reads the URL after a redirect. Errors and messages may be in the query or in the fragment (the fragment takes
 * precedence), a code only in the query, tokens only in the fragment.
 */
export function readAuthReturn(address: Pick<Location, "search" | "hash">): AuthReturn {
  const query = new URLSearchParams(address.search);
  const fragment = new URLSearchParams(address.hash.replace(/^#/, ""));
  const read = (name: string) => fragment.get(name) ?? query.get(name) ?? "";
  const errorCode = read("error_code");
  const description = read("error_description");
  if (read("error") || errorCode || description)
    return { kind: "error", code: errorCode || read("error"), description };
  if (fragment.has("access_token") && fragment.has("refresh_token")) return { kind: "tokens" };
  const code = query.get("code");
  if (code) return { kind: "code", code };
  const text = read("message");
  return text ? { kind: "message", text } : { kind: "none" };
}
