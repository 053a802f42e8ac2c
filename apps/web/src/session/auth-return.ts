/** The result of a redirect of GoTrue, in the URL. */
export type AuthReturn =
  | { readonly kind: "none" }
  /** A session of the implicit flow. It may be that of an attacker's account, and is never used. */
  | { readonly kind: "tokens" }
  /** A PKCE code, which only the browser that started the flow can exchange. */
  | { readonly kind: "code"; readonly code: string }
  /** `otherMustConfirm`: one of the two addresses of a change has confirmed; otherwise unknown. */
  | { readonly kind: "message"; readonly otherMustConfirm: boolean }
  /** `code` is GoTrue's error code, else that of OAuth, and may be anything: a page must map it to its own texts. */
  | { readonly kind: "error"; readonly code: string };

/** GoTrue's message for the first of the two addresses of a change. */
const otherMustConfirmMessage = "Confirmation link accepted";

/**
 * Reads the URL after a redirect. Errors and messages may be in the query or in the fragment (the fragment takes
 * precedence), a code only in the query, tokens only in the fragment. Messages are not returned, because anyone can put text
 * into a link.
 */
export function readAuthReturn(address: Pick<Location, "search" | "hash">): AuthReturn {
  const query = new URLSearchParams(address.search);
  const fragment = new URLSearchParams(address.hash.replace(/^#/, ""));
  const read = (name: string) => fragment.get(name) ?? query.get(name) ?? "";
  const errorCode = read("error_code");
  if (read("error") || errorCode || read("error_description"))
    return { kind: "error", code: errorCode || read("error") };
  if (fragment.has("access_token") && fragment.has("refresh_token")) return { kind: "tokens" };
  const code = query.get("code");
  if (code) return { kind: "code", code };
  const text = read("message");
  if (!text) return { kind: "none" };
  return { kind: "message", otherMustConfirm: text.startsWith(otherMustConfirmMessage) };
}
