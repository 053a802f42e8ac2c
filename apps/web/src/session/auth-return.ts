/** What a redirect of the authentication service brought back in the address. */
export type AuthReturn =
  | { readonly kind: "none" }
  /** A session of the implicit flow. It may be anybody's, and is never used. */
  | { readonly kind: "tokens" }
  /** Of the PKCE flow, to be exchanged by the browser that began it. */
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "message"; readonly text: string }
  | { readonly kind: "error"; readonly code: string; readonly description: string };

/**
 * Reads the address a person came back to. Errors and messages may be in the query or in the fragment (the fragment
 * wins), a code in the query only, tokens in the fragment only.
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
