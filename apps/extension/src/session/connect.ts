import * as z from "zod/mini";
import type { Answer } from "../requests.ts";
import { isConnectPath, watchAccountPage } from "../server/account-page.ts";
import { discoverServer, saveServer } from "../server/stored-server.ts";
import { clientOf } from "./current-session.ts";

/** The attribute that holds the one-time token, and the one by which the page learns that it was used. */
const tokenAttribute = "data-postulo-connection";
const doneAttribute = "data-postulo-connected";

const opened = z.object({ refreshToken: z.string() });

export type Offer = { readonly server: string; readonly token: string };

/** The connection that the page in front offers; undefined when it is no account page or nobody asked there. */
export async function offerOfTab(tabId: number): Promise<Offer | undefined> {
  const { url } = await chrome.tabs.get(tabId);
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  if (!/^https?:/.test(origin) || !isConnectPath(pathname)) return undefined;
  const read = chrome.scripting.executeScript({
    target: { tabId },
    func: (name: string) => document.querySelector(`[${name}]`)?.getAttribute(name) ?? "",
    args: [tokenAttribute],
  });
  // A page that cannot be entered offers nothing.
  const [page] = await read.catch(() => []);
  const token = page?.result ?? "";
  return token === "" ? undefined : { server: origin, token };
}

/** Tells the account page that its token was used. */
export async function tellConnected(tabId: number): Promise<void> {
  await chrome.scripting.executeScript({
    target: { tabId },
    func: (asked: string, done: string) =>
      document.querySelector(`[${asked}]`)?.setAttribute(done, ""),
    args: [tokenAttribute, doneAttribute],
  });
}

/** Opens a session of the extension's own at a server with the one-time token of its account page. */
export async function connect({ server, token }: Offer): Promise<Answer> {
  const found = await discoverServer(server);
  const response = await fetch(`${server}/extension-connection/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  if (!response.ok) return { kind: "refused", refusal: "invalidConnection" };
  const { refreshToken } = opened.parse(await response.json());
  await saveServer(found);
  const { data, error } = await clientOf(found).auth.refreshSession({
    refresh_token: refreshToken,
  });
  if (error || !data.user) return { kind: "refused", refusal: "refused" };
  await watchAccountPage(found);
  return { kind: "signedIn", server, email: data.user.email ?? "" };
}
