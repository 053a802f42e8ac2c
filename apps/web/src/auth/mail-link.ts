import { isFromProvider } from "./provider-return.ts";
import { mailLinkTypes, type Proof } from "../session/side-session.ts";

/** The parameters of a link in an auth mail. */
export interface MailLink {
  readonly proof: Exclude<Proof, { kind: "digits" }>;
  /** The account that the link names, unverified; empty when it names none. Only the server knows the real one. */
  readonly email: string;
  /** A provider has sent the browser back, and no mail was involved. */
  readonly isFromProvider: boolean;
}

/** Reads `?token_hash=…&type=…&email=…`, or the `?code=…` of a PKCE redirect; undefined when the link is incomplete. */
export function readMailLink(search: string): MailLink | undefined {
  const query = new URLSearchParams(search);
  const code = query.get("code");
  if (code)
    return { proof: { kind: "code", code }, email: "", isFromProvider: isFromProvider(search) };
  const tokenHash = query.get("token_hash");
  const type = mailLinkTypes.find((known) => known === query.get("type"));
  if (!tokenHash || !type) return undefined;
  return {
    proof: { kind: "link", tokenHash, type },
    email: query.get("email") ?? "",
    isFromProvider: false,
  };
}
