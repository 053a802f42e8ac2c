import { bodyOf, callServer } from "@postulo/contract/call-server";
import { connectionAttributes } from "@postulo/contract/connection-attributes";
import { openExtensionSession } from "@postulo/contract/extension-connection";
import type { Answer } from "@postulo/contract/extension-messages";
import { offeredToken } from "@postulo/contract/page-results";
import { isConnectPath, watchAccountPage } from "../server/account-page.ts";
import { discoverServer, saveServer } from "../server/stored-server.ts";
import { clientOf } from "./current-session.ts";

export type Offer = { readonly server: string; readonly token: string };

/** The connection offered by the tab's page; undefined without an offer. */
export async function offerOfTab(tabId: number): Promise<Offer | undefined> {
  const { url } = await chrome.tabs.get(tabId);
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  if (!/^https?:/.test(origin) || !isConnectPath(pathname)) return undefined;
  const read = chrome.scripting.executeScript({
    target: { tabId },
    func: (name: string) => document.querySelector(`[${name}]`)?.getAttribute(name) ?? "",
    args: [connectionAttributes.token],
  });
  // A page that is not accessible has no offer.
  const [page] = await read.catch(() => []);
  const token = offeredToken.safeParse(page?.result);
  return token.data ? { server: origin, token: token.data } : undefined;
}

/** Reports to the account page that its token was used. */
export async function reportConnected(tabId: number): Promise<void> {
  await chrome.scripting.executeScript({
    target: { tabId },
    func: (tokenAttribute: string, done: string) =>
      document.querySelector(`[${tokenAttribute}]`)?.setAttribute(done, ""),
    args: [connectionAttributes.token, connectionAttributes.connected],
  });
}

/** Opens a session of the extension with the one-time token of the account page. */
export async function connect({ server, token }: Offer): Promise<Answer> {
  const found = await discoverServer(server);
  const opened = await callServer(openExtensionSession, { fetch, origin: server, body: { token } });
  if (opened.kind === "refused") return { kind: "refused", refusal: "invalidConnection" };
  const { refreshToken } = bodyOf(opened);
  await saveServer(found);
  const { data, error } = await clientOf(found).auth.refreshSession({
    refresh_token: refreshToken,
  });
  if (error || !data.user) return { kind: "refused", refusal: "refused" };
  await watchAccountPage(found);
  return { kind: "signedIn", server, email: data.user.email ?? "" };
}
