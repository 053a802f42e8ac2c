import { afterAll, describe, expect, test } from "vitest";
import { follow, newAddress, password } from "../testing/started-auth.ts";
import type { Person } from "./testing/started-issuer.ts";
import { newPerson, startProviders, untilCallback } from "./testing/started-providers.ts";

const { issuer, auth, signIn, query, stop } = await startProviders();
afterAll(stop);

describe("accounts of the same address", () => {
  test("are linked when both sides have verified it", async () => {
    const email = newAddress();
    await auth.client().signUp({ email, password });
    await follow(auth.mailsTo(email)[0]?.link ?? "");
    const before = await auth.client().signInWithPassword({ email, password });
    const { user } = await signIn(newPerson({ email: email.toUpperCase() }));
    expect(before.data.user?.id).toBeDefined();
    expect(user?.id).toBe(before.data.user?.id);
    expect(user?.app_metadata["providers"]).toEqual(["email", "google"]);
    const after = await auth.client().signInWithPassword({ email, password });
    expect(after.error).toBeNull();
  });

  test("are not linked when the provider has not verified it", async () => {
    const email = newAddress();
    await auth.client().signUp({ email, password });
    await follow(auth.mailsTo(email)[0]?.link ?? "");
    const refused = await signIn(newPerson({ email, email_verified: false }));
    expect(refused.error).toEqual({
      error: "access_denied",
      error_code: "provider_email_needs_verification",
      error_description: "Unverified email with google",
    });
    const { data } = await auth.client().signInWithPassword({ email, password });
    expect(data.user?.app_metadata["providers"]).toEqual(["email"]);
  });

  test("are not linked by a server that confirms no addresses", async () => {
    const lax = await auth.sibling({ confirmEmail: false, publicUrl: auth.url });
    const email = newAddress();
    await lax.client().signUp({ email, password });
    issuer.setPerson(newPerson({ email }));
    const callback = await untilCallback(`${lax.url}/authorize?provider=google`, issuer.url);
    const { fragment } = await follow(`${lax.url}/callback${callback.search}`);
    await lax.stop();
    expect(fragment["error_code"]).toBe("email_exists");
  });

  test("an unverified or missing address creates no account", async () => {
    const email = newAddress();
    const unverified = await signIn(newPerson({ email, email_verified: false }));
    const { email: _, ...nameless } = newPerson();
    const missing = await signIn(nameless);
    const { rows } = await query("select id from auth.users where email = $1", [email]);
    expect([unverified.error?.["error_code"], missing.error?.["error_code"], rows]).toEqual([
      "provider_email_needs_verification",
      "provider_email_needs_verification",
      [],
    ]);
  });

  test("what a stranger prepared in an unconfirmed account is removed", async () => {
    const email = newAddress();
    const stranger = { email, password, options: { data: { name: "Mallory" } } };
    await auth.client().signUp(stranger);
    const { user } = await signIn(newPerson({ email }));
    const link = await follow(auth.mailsTo(email)[0]?.link ?? "");
    const { error } = await auth.client().signInWithPassword({ email, password });
    expect(user?.user_metadata["name"]).toBe("Ada Lovelace");
    expect(user?.identities?.map(({ provider }) => provider)).toEqual(["google"]);
    expect(link.fragment["error_code"]).toBe("otp_expired");
    expect(error?.code).toBe("invalid_credentials");
  });

  test("an account that its owner proved by phone is not taken over by its unconfirmed address", async () => {
    const email = newAddress();
    await query(
      "insert into auth.users (email, phone, phone_confirmed_at) values ($1, '33600000001', now())",
      [email],
    );
    const { error } = await signIn(newPerson({ email }));
    expect(error?.["error_code"]).toBe("email_exists");
  });

  test("a banned user stays out", async () => {
    const person = newPerson();
    const { user } = await signIn(person);
    await query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
      user?.id,
    ]);
    expect((await signIn(person)).error?.["error_code"]).toBe("user_banned");
  });

  test("a closed registration admits only those who have an account", async () => {
    const person = newPerson();
    await signIn(person);
    const closed = await auth.sibling({ registration: "closed", publicUrl: auth.url });
    const open = async (next: Person) => {
      issuer.setPerson(next);
      const callback = await untilCallback(`${closed.url}/authorize?provider=google`, issuer.url);
      return follow(`${closed.url}/callback${callback.search}`);
    };
    const [stranger, known] = [await open(newPerson()), await open(person)];
    await closed.stop();
    expect(stranger.fragment).toMatchObject({
      error: "access_denied",
      error_code: "signup_disabled",
    });
    expect(known.fragment["access_token"]).toBeDefined();
  });
});
