import type { PoolClient } from "pg";
import type { AuthServer } from "../auth-server.ts";
import { issueToken } from "../one-time-tokens/one-time-token.ts";
import type { TokenToIssue, TokenType } from "../one-time-tokens/one-time-token.ts";
import type { AuthMail } from "./auth-mail.ts";

/** Values of the `type` parameter of links, as in GoTrue. */
export const linkTypes = ["signup", "invite", "recovery", "magiclink", "email_change"] as const;
export type LinkType = (typeof linkTypes)[number];

/** A magic link is a recovery without the change of password, as in GoTrue. */
export const tokenTypesOf: Record<LinkType, readonly TokenType[]> = {
  signup: ["confirmation_token"],
  invite: ["confirmation_token"],
  recovery: ["recovery_token"],
  magiclink: ["recovery_token"],
  email_change: ["email_change_token_current", "email_change_token_new"],
};

/** The mails with a link that redeems a token. */
const linkTypeOf = {
  confirmation: "signup",
  invite: "invite",
  recovery: "recovery",
  magicLink: "magiclink",
  emailChangeCurrent: "email_change",
  emailChangeNew: "email_change",
} as const satisfies Partial<Record<AuthMail["kind"], LinkType>>;

/** A mail prepared in a transaction, to be sent after its commit. */
export interface PreparedMail {
  mail: AuthMail;
  /** The token of its link, which is withdrawn when the mail cannot be sent. */
  token: string | undefined;
}

/** The confirmation page for links to the site; undefined for links to another origin. */
export const confirmPageFor = (auth: AuthServer, redirectTo: URL): URL | undefined =>
  auth.confirmPage !== undefined && redirectTo.origin === new URL(auth.confirmPage).origin
    ? new URL(auth.confirmPage)
    : undefined;

function linkOf(
  auth: AuthServer,
  link: { token: string; type: LinkType; relatesTo: string; redirectTo: URL },
): string {
  const { token, type, relatesTo: email, redirectTo } = link;
  const page = confirmPageFor(auth, redirectTo);
  const url = page ?? new URL(`${auth.publicUrl}/verify`);
  const parameters = page
    ? { token_hash: token, type, email }
    : { token, type, redirect_to: redirectTo.href };
  url.search = new URLSearchParams(parameters).toString();
  return url.href;
}

/** Issues a token and prepares its mail. The caller has locked the user row. */
export async function prepareMail(
  client: PoolClient,
  auth: AuthServer,
  wanted: Omit<TokenToIssue, "now" | "ttlSeconds"> & {
    kind: keyof typeof linkTypeOf;
    redirectTo: URL;
    metadata: Record<string, unknown>;
    newEmail?: string;
  },
): Promise<PreparedMail & { token: string }> {
  const { token, code } = await issueToken(client, {
    ...wanted,
    now: auth.now(),
    ttlSeconds: auth.linkTtlSeconds,
  });
  const { kind } = wanted;
  const mail: AuthMail = {
    kind,
    to: wanted.relatesTo,
    link: linkOf(auth, { ...wanted, token, type: linkTypeOf[kind] }),
    code,
    metadata: wanted.metadata,
    ...(wanted.newEmail === undefined ? {} : { newEmail: wanted.newEmail }),
  };
  return { mail, token };
}
