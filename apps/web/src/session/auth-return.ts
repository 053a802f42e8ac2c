/** What a link from one of our mails brought back in the address. */
export type AuthReturn =
  | { readonly kind: "none" }
  | { readonly kind: "tokens" }
  | { readonly kind: "error"; readonly code: string; readonly description: string };

/**
 * Reads the address a person came back to. Errors may stand in the query or in the fragment (the fragment wins); tokens
 * only ever stand in the fragment.
 */
export function readAuthReturn(address: Pick<Location, "search" | "hash">): AuthReturn {
  const query = new URLSearchParams(address.search);
  const fragment = new URLSearchParams(address.hash.replace(/^#/, ""));
  const read = (name: string) => fragment.get(name) ?? query.get(name) ?? "";
  const code = read("error_code");
  const description = read("error_description");
  if (read("error") || code || description)
    return { kind: "error", code: code || read("error"), description };
  return fragment.has("access_token") && fragment.has("refresh_token")
    ? { kind: "tokens" }
    : { kind: "none" };
}
