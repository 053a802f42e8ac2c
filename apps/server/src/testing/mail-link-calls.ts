import { randomBytes } from "node:crypto";
import {
  confirmListEntry,
  showDigestUnsubscription,
  showListConfirmation,
  showListUnsubscription,
  unsubscribeDigest,
  unsubscribeList,
} from "@postulo/contract/mail-links";
import type { Endpoint } from "@postulo/contract/endpoint";
import { openInbox } from "../mail/inbox.ts";
import type { StartedServer } from "./started-server.ts";

/** Of all servers: an address is used once. */
let people = 0;

/** Calls of the links in mails, of a server whose mails are in its inbox: by a token, and by an unknown one. */
export function mailLinkCalls(server: StartedServer) {
  const inbox = openInbox(`${server.dataDir}/inbox`);
  /** The token in the mail that a new entry of the newsletter gets. */
  const listToken = async (): Promise<string> => {
    people += 1;
    const email = `reader${people}@example.org`;
    await fetch(`${server.url}/rest/v1/rpc/newsletter_signup`, {
      method: "POST",
      headers: { apikey: "sb_publishable_postulo", "content-type": "application/json" },
      body: JSON.stringify({ p_email: email, p_language: "fr" }),
    });
    for (;;) {
      const mail = (await inbox.list()).find(({ to }) => to === email);
      const token = mail && /token=([\w-]{43})/.exec(mail.text)?.[1];
      if (token !== undefined) return token;
    }
  };

  const digestToken = async (): Promise<string> => {
    people += 1;
    const { userId } = await server.register(`reader${people}@example.org`);
    await server.database.admin.query(
      "insert into public.notification_preference (user_id, digest, language) values ($1, true, 'fr')",
      [userId],
    );
    const token = randomBytes(32).toString("base64url");
    await server.database.admin.query(
      "insert into private.digest_link (token_hash, user_id) values (sha256($1::text::bytea), $2)",
      [token, userId],
    );
    return token;
  };

  const call =
    ({ method, path }: Endpoint, newToken: () => Promise<string>) =>
    async () => {
      const link = `${server.url}${path}?token=`;
      const known = await fetch(link + (await newToken()), { method });
      return [known, await fetch(`${link}unknown`, { method })];
    };

  return {
    showDigestUnsubscription: call(showDigestUnsubscription, digestToken),
    unsubscribeDigest: call(unsubscribeDigest, digestToken),
    showListConfirmation: call(showListConfirmation, listToken),
    confirmListEntry: call(confirmListEntry, listToken),
    showListUnsubscription: call(showListUnsubscription, listToken),
    unsubscribeList: call(unsubscribeList, listToken),
  };
}
