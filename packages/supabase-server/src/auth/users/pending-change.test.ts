import { afterAll, expect, test } from "vitest";
import { confirmedUser, follow, signedInClient, startAuth } from "../testing/started-auth.ts";

const auth = await startAuth({ sendSms: async () => {} });
afterAll(() => auth.stop());

test("a new password voids codes that a thief of the mailbox has not exchanged yet", async () => {
  const email = await confirmedUser(auth);
  const thief = auth.client("pkce");
  await thief.signInWithOtp({ email });
  const { query } = await follow(auth.mailsTo(email).at(-1)?.link ?? "");
  const { client: owner } = await signedInClient(auth, email);
  expect((await owner.updateUser({ password: "another horse" })).error).toBeNull();
  const { error } = await thief.exchangeCodeForSession(query["code"] ?? "");
  expect(error?.code).toBe("flow_state_not_found");
});

test("a new password cancels the change of the phone number that a thief of the session began", async () => {
  const email = await confirmedUser(auth);
  const { client: thief } = await signedInClient(auth, email);
  const phone = "15557650101";
  expect((await thief.updateUser({ phone })).error).toBeNull();
  const token = auth.smsTo(phone).at(-1)?.code ?? "";

  const { client: owner } = await signedInClient(auth, email);
  expect((await owner.updateUser({ password: "another horse" })).error).toBeNull();
  const { error } = await auth.client().verifyOtp({ phone, token, type: "phone_change" });
  expect(error?.code).toBe("otp_expired");
  expect((await owner.getUser()).data.user?.phone).toBe("");
});
