import { Secret, TOTP } from "otpauth";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { confirmedUser, signedInClient, startAuth } from "../testing/started-auth.ts";

const auth = await startAuth({ sendSms: async () => {} });
afterAll(() => auth.stop());

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

type Client = Awaited<ReturnType<typeof signedInClient>>["client"];

async function enrollTotp(client: Client, friendlyName = "App") {
  const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName });
  if (data?.type !== "totp") throw new Error("no factor");
  return { factorId: data.id, secret: data.totp.secret };
}

async function verifyTotp(
  client: Client,
  { factorId, secret }: { factorId: string; secret: string },
) {
  const { error } = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  if (error) throw error;
}

/** With the code of the next time step, because each is accepted once. */
async function giveSecondCode(
  client: Client,
  { factorId, secret }: { factorId: string; secret: string },
) {
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + 30_000,
  });
  const { error } = await client.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
}

const levelOf = async (client: Client) =>
  (await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;

test("an enrolment that a thief of the password began is not finished by AAL1", async () => {
  const email = await confirmedUser(auth);
  const { client: thief } = await signedInClient(auth, email);
  const planted = await enrollTotp(thief);
  const { client: owner } = await signedInClient(auth, email);
  const phone = await owner.mfa.enroll({ factorType: "phone", phone: "+15557650001" });
  const factorId = phone.data?.id ?? "";
  const { data } = await owner.mfa.challenge({ factorId });
  const code = auth.smsTo("15557650001").at(-1)?.code ?? "";
  const confirmed = await owner.mfa.verify({ factorId, challengeId: data?.id ?? "", code });
  expect(confirmed.error).toBeNull();

  const { client: back } = await signedInClient(auth, email);
  const { error } = await back.mfa.challengeAndVerify({
    factorId: planted.factorId,
    code: codeOf(planted.secret),
  });
  expect(error).toMatchObject({ status: 403, code: "insufficient_aal" });
  expect(await levelOf(back)).toBe("aal1");
});

test("the last factor ends the AAL2 of a recovery code too", async () => {
  const email = await confirmedUser(auth);
  const { client: owner } = await signedInClient(auth, email);
  const factor = await enrollTotp(owner);
  await verifyTotp(owner, factor);
  const headers = async (client: Client) => ({
    authorization: `Bearer ${(await client.getSession()).data.session?.access_token ?? ""}`,
  });
  const created = await auth.post("/factors/recovery_codes", {}, await headers(owner));
  const { codes } = z.object({ codes: z.array(z.string()) }).parse(await created.json());
  const { client: thief } = await signedInClient(auth, email);
  const raised = await auth.post(
    "/factors/recovery_codes/verify",
    { code: codes[0] },
    await headers(thief),
  );
  expect(raised.status).toBe(200);
  await owner.mfa.unenroll({ factorId: factor.factorId });
  await thief.refreshSession();
  expect(await levelOf(thief)).toBe("aal1");
  await owner.refreshSession();
  await verifyTotp(owner, await enrollTotp(owner));
  expect((await thief.getUser()).error?.name).toBe("AuthSessionMissingError");
});

test("a refresh token that was copied before the factor was given is not raised with its session", async () => {
  const email = await confirmedUser(auth);
  const { client: enrolling } = await signedInClient(auth, email);
  const factor = await enrollTotp(enrolling);
  await verifyTotp(enrolling, factor);
  const { client: owner, session } = await signedInClient(auth, email);
  await giveSecondCode(owner, factor);
  const copied = await auth.client().refreshSession({ refresh_token: session.refresh_token });
  expect(copied.error?.code).toBe("refresh_token_not_found");
  expect((await owner.refreshSession()).error).toBeNull();
  expect(await levelOf(owner)).toBe("aal2");
});

test("an access token that was issued before the factor was given stays at AAL1", async () => {
  const email = await confirmedUser(auth);
  const { client: enrolling } = await signedInClient(auth, email);
  const factor = await enrollTotp(enrolling);
  await verifyTotp(enrolling, factor);
  const { client: owner, session } = await signedInClient(auth, email);
  await giveSecondCode(owner, factor);
  const response = await fetch(`${auth.url}/user`, {
    method: "PUT",
    headers: {
      authorization: `Bearer ${session.access_token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ password: "another horse" }),
  });
  expect([response.status, await response.json()]).toMatchObject([
    401,
    { error_code: "insufficient_aal" },
  ]);
  expect((await owner.updateUser({ password: "another horse" })).error).toBeNull();
});

test("a session without the factor changes neither number nor email", async () => {
  const email = await confirmedUser(auth);
  const { client: owner } = await signedInClient(auth, email);
  await verifyTotp(owner, await enrollTotp(owner));
  const { client: thief } = await signedInClient(auth, email);
  for (const change of [{ phone: "+15557650303" }, { email: "thief@example.test" }])
    expect((await thief.updateUser(change)).error?.code).toBe("insufficient_aal");
  expect((await owner.updateUser({ phone: "+15557650303" })).error).toBeNull();
});
