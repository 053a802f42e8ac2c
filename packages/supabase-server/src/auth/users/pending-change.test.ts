import { afterAll, expect, test } from "vitest";
import { confirmedUser, signedInClient, startAuth } from "../testing/started-auth.ts";

const auth = await startAuth({ sendSms: async () => {} });
afterAll(() => auth.stop());

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
