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

test.each(["former", "new"] as const)(
  "a used link in the former mailbox does not sign in once the email has changed, the %s one last",
  async (last) => {
    const former = await confirmedUser(auth);
    const { client } = await signedInClient(auth, former);
    const email = newAddress();
    await client.updateUser({ email });
    const [linkToFormer, linkToNew] = [linkTo(former), linkTo(email)];
    await follow(last === "former" ? linkToNew : linkToFormer);
    await follow(last === "former" ? linkToFormer : linkToNew);
    expect((await client.getUser()).data.user?.email).toBe(email);
    expect((await follow(linkToFormer)).fragment).toMatchObject({ error_code: "otp_expired" });
  },
);
