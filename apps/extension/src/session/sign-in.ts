import type { Answer, Refusal } from "@postulo/contract/extension-messages";
import { watchAccountPage } from "../server/account-page.ts";
import { clearCachedRows } from "../filling/load-applicant.ts";
import { serverAddress } from "../server/server-address.ts";
import { deleteUnrecordedOf } from "../tracking/unrecorded.ts";
import { addressOf, discoverServer, loadServer, saveServer } from "../server/stored-server.ts";
import { clientOf, currentSession, forgetHadSession } from "./current-session.ts";

const refusalOfCode: Readonly<Record<string, Refusal>> = {
  invalid_credentials: "invalidCredentials",
  email_not_confirmed: "emailNotConfirmed",
  over_request_rate_limit: "tooManyAttempts",
};

type Credentials = { readonly server: string; readonly email: string; readonly password: string };

/** Signs in at a server, and stores server and session. */
export async function signIn({ server, email, password }: Credentials): Promise<Answer> {
  const address = serverAddress(server);
  if (!address) return { kind: "refused", refusal: "invalidAddress" };
  const found = await discoverServer(address).catch(() => undefined);
  if (!found) return { kind: "failed", failure: "serverNotReachable" };
  await saveServer(found);
  const { data, error } = await clientOf(found).auth.signInWithPassword({
    email: email.trim(),
    password,
  });
  if (error) {
    if (error.status === 0) return { kind: "failed", failure: "serverNotReachable" };
    return { kind: "refused", refusal: refusalOfCode[error.code ?? ""] ?? "refused" };
  }
  // A password alone gives a session that may read nothing.
  if (data.user.factors?.some(({ status }) => status === "verified")) {
    await forgetSession();
    return { kind: "refused", refusal: "secondFactorMissing" };
  }
  await watchAccountPage(found);
  return { kind: "signedIn", server: address, email: data.user.email ?? "" };
}

/** Ends a session that the server does not accept. What was filled and not recorded yet stays for the next one. */
export async function forgetSession(): Promise<void> {
  const session = await currentSession().catch(() => undefined);
  await session?.client.auth.signOut({ scope: "local" });
}

/** Deletes the former user's state of the tabs. */
async function clearTabState(): Promise<void> {
  clearCachedRows();
  await chrome.storage.session.clear();
}

/** Ends only the extension's session, not that of the web app. */
export async function signOut(): Promise<Answer> {
  const session = await currentSession().catch(() => undefined);
  if (session) await deleteUnrecordedOf(session.userId);
  await forgetSession();
  await forgetHadSession();
  await clearTabState();
  return { kind: "signedOut", server: addressOf(await loadServer()) };
}
