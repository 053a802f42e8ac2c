import type { AuthClient, AuthError, Session } from "@supabase/auth-js";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { sessionStorageKey } from "./storage-key.ts";

export const mailLinkTypes = ["signup", "invite", "recovery", "magiclink", "email_change"] as const;
type MailLinkType = (typeof mailLinkTypes)[number];

/** Proof of access to a mailbox, by the token of a link, the code of a PKCE redirect, or the code of a mail. */
export type Proof =
  | { readonly kind: "link"; readonly tokenHash: string; readonly type: MailLinkType }
  | { readonly kind: "code"; readonly code: string }
  | {
      readonly kind: "digits";
      readonly email: string;
      readonly digits: string;
      readonly type: MailLinkType;
    };

interface PasswordProof {
  readonly kind: "password";
  readonly email: string;
  readonly password: string;
  /** Of a server with a captcha. */
  readonly options: { captchaToken?: string };
}

/** A session beside the browser's current one, until it is adopted or ended. */
export interface SideSession {
  readonly userId: string;
  readonly email: string;
  /** Opened by a recovery mail or an invitation: the user must set a new password. */
  readonly isRecovery: boolean;
  /** Makes it the browser's session, and ends the one it replaces. */
  adopt(): Promise<{ error: AuthError | null }>;
  /** Ends it at the server. */
  end(): Promise<void>;
}

interface Redeemed {
  readonly error: AuthError | null;
  /** Absent after an error, and when the other address of a change must confirm too. */
  readonly session: SideSession | undefined;
}

let opened = 0;

/** In memory, except the PKCE verifiers, which the browser's client has stored. */
function createSideStorage(storageKey: string) {
  const items = new Map<string, string>();
  const shared = (key: string) =>
    key.includes("code-verifier") ? key.replace(storageKey, sessionStorageKey) : undefined;
  return {
    getItem: (key: string) => {
      const name = shared(key);
      return name === undefined ? (items.get(key) ?? null) : localStorage.getItem(name);
    },
    setItem: (key: string, value: string) => {
      items.set(key, value);
    },
    removeItem: (key: string) => {
      const name = shared(key);
      if (name === undefined) items.delete(key);
      else localStorage.removeItem(name);
    },
  };
}

type Auth = InstanceType<typeof AuthClient>;

function redeem(auth: Auth, proof: Proof | PasswordProof) {
  switch (proof.kind) {
    case "link":
      return auth.verifyOtp({ token_hash: proof.tokenHash, type: proof.type });
    case "code":
      return auth.exchangeCodeForSession(proof.code);
    case "digits":
      return auth.verifyOtp({ email: proof.email, token: proof.digits, type: proof.type });
    case "password": {
      const { email, password, options } = proof;
      return auth.signInWithPassword({ email, password, options });
    }
  }
}

async function adopt(browser: Auth, session: Session): Promise<{ error: AuthError | null }> {
  const { data } = await browser.getSession();
  const { access_token, refresh_token } = session;
  const { error } = await browser.setSession({ access_token, refresh_token });
  if (error) return { error };
  // Only at the server: in this browser it is replaced already. If it fails, the session expires.
  if (data.session) await browser.admin.signOut(data.session.access_token, "local");
  return { error: null };
}

/** Redeems a proof without changing the session of this browser. */
export async function redeemProof(
  client: SupabaseClient,
  proof: Proof | PasswordProof,
): Promise<Redeemed> {
  opened += 1;
  const storageKey = `postulo-side-${opened}`;
  const storage = createSideStorage(storageKey);
  const auth = client.createAuth({ storageKey, storage, autoRefreshToken: false });
  let isRecovery = proof.kind === "link" && proof.type === "invite";
  auth.onAuthStateChange((event) => {
    isRecovery ||= event === "PASSWORD_RECOVERY";
  });
  const { data, error } = await redeem(auth, proof);
  const { session } = data;
  if (!session) {
    await auth.dispose();
    return { error, session: undefined };
  }
  const side: SideSession = {
    userId: session.user.id,
    email: session.user.email ?? "",
    isRecovery,
    adopt: () => adopt(client.auth, session),
    end: async () => {
      await auth.signOut({ scope: "local" });
      await auth.dispose();
    },
  };
  return { error, session: side };
}
