import { afterAll, expect, test } from "vitest";
import {
  confirmedUser,
  follow,
  newAddress,
  signedInClient,
  startAuth,
} from "../testing/started-auth.ts";

const auth = await startAuth({ sendSms: async () => {} });
afterAll(() => auth.stop());

const linkTo = (email: string) => auth.mailsTo(email).at(-1)?.link ?? "";

test("after a change of the email no link or code to the former one signs in", async () => {
  const former = await confirmedUser(auth);
  const { client } = await signedInClient(auth, former);
  const email = newAddress();
  await auth.client().resetPasswordForEmail(former);
  const recovery = auth.mailsTo(former).at(-1);
  expect((await client.updateUser({ email })).error).toBeNull();
  await follow(linkTo(former));
  await follow(linkTo(email));
  expect((await client.getUser()).data.user?.email).toBe(email);

  const token = recovery?.code ?? "";
  const { error } = await auth.client().verifyOtp({ email: former, token, type: "recovery" });
  expect(error?.code).toBe("otp_expired");
  const { fragment } = await follow(recovery?.link ?? "");
  expect(fragment).toMatchObject({ error_code: "otp_expired" });
});
