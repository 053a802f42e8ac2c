import type { Context } from "hono";
import { z } from "zod";
import { asAuthAdmin } from "./auth-database.ts";
import type { AuthServer } from "./auth-server.ts";
import { clientKey } from "./client-address.ts";
import { normalizeEmail } from "./email-address.ts";
import { findKnownDevice } from "./known-device.ts";
import type { Requester } from "./password-hash.ts";
import { isPlausiblePassword } from "./password-rules.ts";
import type { RateLimits } from "./rate-limits.ts";
import { Refusal, refuse, userBanned } from "./refusal.ts";
import { readBody } from "./request-body.ts";
import { answerSession, deviceOf, openSession } from "./session.ts";
import type { Device, OpenedSession } from "./session.ts";
import { findUserByEmail, findUserById, isBanned } from "./user-row.ts";

const signInBody = z.object({ email: z.string().max(320), password: z.string() });

const invalidCredentials = () =>
  new Refusal(400, "invalid_credentials", { message: "Invalid login credentials" });
const emailNotConfirmed = () =>
  new Refusal(400, "email_not_confirmed", { message: "Email not confirmed" });

interface Attempt {
  email: string;
  password: string;
  device: Device;
  requester: Requester;
}

/** Only who knows the password learns more than that address and password do not fit. */
async function checkPassword(auth: AuthServer, typed: Attempt): Promise<OpenedSession | Refusal> {
  const found = await asAuthAdmin(auth.pool, (client) => findUserByEmail(client, typed.email));
  const stored = isPlausiblePassword(typed.password) ? (found?.encrypted_password ?? null) : null;
  const password = typed.password.slice(0, 1024);
  const fits = await auth.passwords.verify(password, stored, typed.requester);
  if (fits instanceof Refusal) return fits;
  if (!fits || !found) return invalidCredentials();
  return asAuthAdmin(auth.pool, async (client) => {
    const user = await findUserById(client, found.id, "change");
    const now = auth.now();
    if (!user || user.encrypted_password !== stored) return invalidCredentials();
    if (isBanned(user, now)) return userBanned();
    if (auth.confirmEmail && user.email_confirmed_at === null) return emailNotConfirmed();
    return openSession(client, user, { method: "password", device: typed.device, now });
  });
}

const delayPerGuessMs = 100;
const longestDelayMs = 4_000;

type Counted = readonly [limit: Parameters<RateLimits["consume"]>[0], key: string];

/** What an attempt was counted as, to be taken back when the password was right. */
interface Admission {
  counted: readonly Counted[];
  requester: Requester;
}

/**
 * A known device has a limit of its own, that nobody else can use up. Any other is counted with its address, and waits the
 * longer the more guesses were made for this account from anywhere: it is slowed down, and its password is still tried.
 */
async function admit(auth: AuthServer, c: Context, email: string): Promise<Admission | Refusal> {
  const device = await findKnownDevice(auth, c, email);
  if (device !== undefined) {
    const own = ["failedSignInsPerDevice", `${device} ${email}`] as const;
    const isOver = await auth.limits.consume(...own);
    // By account: whoever has one can have many devices.
    if (!isOver) return { counted: [own], requester: { key: email, isKnown: true } };
  }
  const client = clientKey(auth.clientAddress(c));
  const counted: readonly Counted[] = [
    ["failedSignInsPerClientAndAccount", `${client} ${email}`],
    ["failedSignInsPerClient", client],
  ];
  for (const each of counted) {
    const overLimit = await auth.limits.consume(...each);
    if (overLimit) return overLimit;
  }
  const excess = await auth.limits.excess("failedSignInsPerAccount", email);
  const delayMs = Math.min(longestDelayMs, excess * delayPerGuessMs);
  if (delayMs > 0) await auth.pause(delayMs);
  return {
    counted: [...counted, ["failedSignInsPerAccount", email]],
    requester: { key: client, isKnown: false },
  };
}

/** `POST /token?grant_type=password` */
export async function signIn(auth: AuthServer, c: Context): Promise<Response> {
  const body = await readBody(c, signInBody);
  if (body instanceof Refusal) return refuse(c, body);
  const email = normalizeEmail(body.email);
  if (email instanceof Refusal) return refuse(c, invalidCredentials());
  const admission = await admit(auth, c, email);
  if (admission instanceof Refusal) return refuse(c, admission);
  const { counted, requester } = admission;
  const { password } = body;
  const attempt = { email, password, requester, device: deviceOf(auth, c) };
  const outcome = await checkPassword(auth, attempt);
  if (outcome instanceof Refusal && outcome.code === "invalid_credentials")
    return refuse(c, outcome);
  // The password was right: no guess was made.
  for (const each of counted) await auth.limits.restore(...each);
  return outcome instanceof Refusal ? refuse(c, outcome) : answerSession(auth, c, outcome);
}
