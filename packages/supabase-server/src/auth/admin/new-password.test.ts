import { GoTrueAdminApi } from "@supabase/auth-js";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { acceptApiKeys } from "../../api-keys.ts";
import { createCallerResolver } from "../../caller.ts";
import { SoftwareAuthenticator } from "../testing/software-authenticator.ts";
import {
  confirmedUser,
  follow,
  newAddress,
  publishableKey,
  signedInClient,
  startAuth,
} from "../testing/started-auth.ts";

const secretKey = "sb_secret_of_the_tests_of_new_passwords";
const site = { rpId: "app.example.test", origin: "https://app.example.test" };
const plain = await startAuth();
const auth = await plain.sibling({
  resolveCaller: acceptApiKeys(createCallerResolver({ keyring: plain.keyring, publishableKey }), {
    secretKeys: [secretKey],
  }),
  sendSms: async () => {},
  passkeys: { rpId: site.rpId, rpName: "Postulo", origins: [site.origin] },
});
afterAll(async () => {
  await auth.stop();
  await plain.stop();
});

const admin = new GoTrueAdminApi({
  url: auth.url,
  headers: { Authorization: `Bearer ${secretKey}` },
});
const newPassword = "given by the administrator";

/** A user whose account a thief has opened. */
async function stolenAccount() {
  const email = await confirmedUser(auth);
  const { client, session } = await signedInClient(auth, email);
  const reset = async () => {
    const { error } = await admin.updateUserById(session.user.id, { password: newPassword });
    expect(error).toBeNull();
  };
  return { email, client, session, reset };
}

test("an administrator's new password voids recovery mails", async () => {
  const { email, reset } = await stolenAccount();
  await auth.client().resetPasswordForEmail(email);
  const mail = auth.mailsTo(email).at(-1);
  await reset();
  expect((await follow(mail?.link ?? "")).fragment).toMatchObject({ error_code: "otp_expired" });
  const token = mail?.code ?? "";
  const { error } = await auth.client().verifyOtp({ email, token, type: "recovery" });
  expect(error?.code).toBe("otp_expired");
  const signedIn = await auth.client().signInWithPassword({ email, password: newPassword });
  expect(signedIn.error).toBeNull();
});

test("it cancels changes of email and number that are under way", async () => {
  const { client, session, reset } = await stolenAccount();
  const [phone, email] = ["15557650202", newAddress()];
  expect((await client.updateUser({ phone })).error).toBeNull();
  expect((await client.updateUser({ email })).error).toBeNull();
  const code = auth.smsTo(phone).at(-1)?.code ?? "";
  await reset();
  const changed = await auth.client().verifyOtp({ phone, token: code, type: "phone_change" });
  expect(changed.error?.code).toBe("otp_expired");
  const { rows } = await auth.database.admin.query(
    "select email_change, phone_change from auth.users where id = $1",
    [session.user.id],
  );
  expect(rows).toEqual([{ email_change: "", phone_change: "" }]);
});

const options = z.object({
  challenge_id: z.string(),
  options: z.looseObject({ challenge: z.string(), user: z.object({ id: z.string() }) }),
});
const request = z.object({
  challenge_id: z.string(),
  options: z.looseObject({ challenge: z.string() }),
});

test("it deletes passkeys", async () => {
  const { session, reset } = await stolenAccount();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const authenticator = new SoftwareAuthenticator(site);
  const begun = options.parse(
    await (await auth.post("/passkeys/registration/options", {}, headers)).json(),
  );
  const credential = authenticator.create(begun.options);
  const body = { challenge_id: begun.challenge_id, credential };
  expect((await auth.post("/passkeys/registration/verify", body, headers)).status).toBe(200);
  const signIn = async () => {
    const asked = request.parse(
      await (await auth.post("/passkeys/authentication/options", {})).json(),
    );
    return auth.post("/passkeys/authentication/verify", {
      challenge_id: asked.challenge_id,
      credential: authenticator.get(asked.options),
    });
  };
  expect((await signIn()).status).toBe(200);
  await reset();
  expect((await signIn()).status).not.toBe(200);
});

test("an administrator's new password voids codes that were not exchanged yet", async () => {
  const { email, reset } = await stolenAccount();
  const thief = auth.client("pkce");
  await thief.signInWithOtp({ email });
  const { query } = await follow(auth.mailsTo(email).at(-1)?.link ?? "");
  await reset();
  const { error } = await thief.exchangeCodeForSession(query["code"] ?? "");
  expect(error?.code).toBe("flow_state_not_found");
});
