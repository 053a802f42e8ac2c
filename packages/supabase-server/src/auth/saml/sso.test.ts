import { decodeJwt } from "jose";
import { afterAll, describe, expect, test } from "vitest";
import { confirmedUser, newAddress, password, siteUrl } from "../testing/started-auth.ts";
import { formats } from "./testing/started-idp.ts";
import { startSaml } from "./testing/started-saml.ts";

const { auth, idp, providerId, addIdp, administer, begin, signIn, post, query, stop } =
  await startSaml();
afterAll(stop);

let counter = 0;
const newEmployee = () => `employee${(counter += 1)}@corp.example`;

describe("signing in by the domain of an organisation", () => {
  test("through the official client returns a session of an SSO user", async () => {
    const email = newEmployee();
    const { user, session, client } = await signIn({ nameId: email });
    expect(user).toMatchObject({ email, is_sso_user: true });
    expect(user?.email_confirmed_at).toBeDefined();
    expect(user?.app_metadata).toEqual({
      provider: `sso:${providerId}`,
      providers: [`sso:${providerId}`],
    });
    expect(user?.identities).toMatchObject([
      {
        provider: `sso:${providerId}`,
        id: email,
        identity_data: { iss: idp.entityId, sub: email, email, email_verified: true },
      },
    ]);
    expect(decodeJwt(session?.access_token ?? "")).toMatchObject({
      aal: "aal1",
      amr: [{ method: "sso/saml", provider: providerId }],
    });
    const refreshed = await client.refreshSession();
    expect(decodeJwt(refreshed.data.session?.access_token ?? "")).toMatchObject({
      amr: [{ method: "sso/saml", provider: providerId }],
    });
  });

  test("in the implicit flow returns tokens in the fragment", async () => {
    const { page } = await signIn({ nameId: newEmployee() }, { flow: "implicit" });
    const fragment = Object.fromEntries(new URLSearchParams(page.hash.slice(1)));
    expect(page.origin).toBe(siteUrl);
    const { data } = await auth.client().getUser(fragment["access_token"]);
    expect(data.user?.app_metadata["provider"]).toBe(`sso:${providerId}`);
  });

  test("again returns the same user with the claims of today", async () => {
    await administer("PUT", `/${providerId}`, {
      attribute_mapping: {
        keys: { name: { names: ["displayName", "cn"] }, groups: { name: "groups", array: true } },
      },
    });
    const email = newEmployee();
    const [first, second] = [
      await signIn({ nameId: email, attributes: { cn: "Ada" } }),
      await signIn({ nameId: email, attributes: { cn: "Ada L.", groups: ["a", "b"] } }),
    ];
    expect(second.user?.id).toBe(first.user?.id);
    expect(first.user?.user_metadata["name"]).toBe("Ada");
    expect(second.user?.identities?.[0]?.identity_data).toMatchObject({
      name: "Ada L.",
      custom_claims: { groups: ["a", "b"] },
    });
  });

  test("identifies people by a name that does not change", async () => {
    const email = newEmployee();
    const persistent = { nameIdFormat: formats.persistent, nameId: "u-17" };
    const before = await signIn({ ...persistent, attributes: { mail: email } });
    const after = await signIn({ ...persistent, attributes: { mail: newEmployee() } });
    const bySubjectId = await signIn({
      nameIdFormat: formats.transient,
      nameId: "_random",
      attributes: { mail: email, "urn:oasis:names:tc:SAML:attribute:subject-id": "u-17" },
    });
    expect(after.user?.id).toBe(before.user?.id);
    expect(bySubjectId.user?.id).toBe(before.user?.id);
    const transient = await signIn({
      nameIdFormat: formats.transient,
      nameId: "_random",
      attributes: { mail: email },
    });
    expect(transient.error?.["error_code"]).toBe("saml_assertion_no_user_id");
    const noMail = await signIn({ nameIdFormat: formats.persistent, nameId: "u-18" });
    expect(noMail.error?.["error_code"]).toBe("saml_assertion_no_email");
  });

  test("ends the session when the identity provider says", async () => {
    const end = new Date(Math.floor(Date.now() / 1000) * 1000 + 7_200_000);
    const { user } = await signIn({ nameId: newEmployee(), sessionNotOnOrAfter: end });
    const { rows } = await query("select not_after from auth.sessions where user_id = $1", [
      user?.id,
    ]);
    expect(rows).toEqual([{ not_after: end }]);
  });

  test("redirects to an allowed page only", async () => {
    const foreign = await signIn(
      { nameId: newEmployee() },
      { redirectTo: "https://evil.example/x" },
    );
    const own = await signIn({ nameId: newEmployee() }, { redirectTo: `${siteUrl}/a?b=c` });
    expect(foreign.page.origin).toBe(siteUrl);
    expect([own.page.origin, own.page.pathname, own.page.searchParams.get("b")]).toEqual([
      siteUrl,
      "/a",
      "c",
    ]);
  });

  test("works on another process of the server", async () => {
    const other = await auth.sibling({ publicUrl: auth.url });
    idp.setStatement({ nameId: newEmployee() });
    const { client, url } = await begin();
    const { page } = await post(await idp.respond(url), other.url);
    const { data } = await client.exchangeCodeForSession(page.searchParams.get("code") ?? "");
    await other.stop();
    expect(data.user?.is_sso_user).toBe(true);
  });

  test("the code is of no use without the client that began", async () => {
    idp.setStatement({ nameId: newEmployee() });
    const { url } = await begin();
    const { client } = await begin();
    const { page } = await post(await idp.respond(url));
    const { error } = await client.exchangeCodeForSession(page.searchParams.get("code") ?? "");
    expect(error?.code).toBe("bad_code_verifier");
  });
});

describe("accounts of the same address", () => {
  test("are never linked: an organisation cannot enter an account that it did not create", async () => {
    const email = newEmployee();
    await confirmedUser(auth, email);
    const before = await auth.client().signInWithPassword({ email, password });
    const { user } = await signIn({ nameId: email });
    expect(user?.email).toBe(email);
    expect(user?.id).not.toBe(before.data.user?.id);
    const after = await auth.client().signInWithPassword({ email, password });
    expect(after.data.user?.id).toBe(before.data.user?.id);
    expect(after.data.user?.app_metadata["providers"]).toEqual(["email"]);
  });

  test("an SSO user cannot change address and password, nor add an identity or passkey", async () => {
    const { client, session } = await signIn({ nameId: newEmployee() });
    const changes = [
      await client.updateUser({ email: newAddress() }),
      await client.updateUser({ password }),
    ];
    expect(changes.map(({ error }) => [error?.status, error?.code])).toEqual([
      [422, "user_sso_managed"],
      [422, "user_sso_managed"],
    ]);
    const { error } = await client.updateUser({ data: { name: "Grace" } });
    expect(error).toBeNull();
    const link = { provider: "google", options: { skipBrowserRedirect: true } } as const;
    const linked = await client.linkIdentity(link);
    expect([linked.error?.status, linked.error?.code]).toEqual([422, "user_sso_managed"]);
    const passkey = await auth.post(
      "/passkeys/registration/options",
      {},
      { authorization: `Bearer ${session?.access_token}` },
    );
    expect([passkey.status, passkey.headers.get("x-sb-error-code")]).toEqual([
      422,
      "validation_failed",
    ]);
  });

  test("a sign-in at an organisation makes no device known to the account of its address", async () => {
    idp.setStatement({ nameId: newEmployee() });
    const { client, url } = await begin();
    const { page } = await post(await idp.respond(url));
    const { data } = await client.exchangeCodeForSession(page.searchParams.get("code") ?? "");
    const response = await auth.post("/token?grant_type=refresh_token", {
      refresh_token: data.session?.refresh_token,
    });
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
  });

  test("a closed registration admits nobody new", async () => {
    const closed = await auth.sibling({ registration: "closed", publicUrl: auth.url });
    idp.setStatement({ nameId: newEmployee() });
    const { parameters } = await post(await idp.respond((await begin()).url), closed.url);
    await closed.stop();
    expect(parameters["error_code"]).toBe("signup_disabled");
  });

  test("a banned user is rejected", async () => {
    const email = newEmployee();
    const { user } = await signIn({ nameId: email });
    await query("update auth.users set banned_until = '2999-01-01' where id = $1", [user?.id]);
    expect((await signIn({ nameId: email })).error?.["error_code"]).toBe("user_banned");
  });
});

describe("POST /sso", () => {
  const start = async (body: unknown) => {
    const response = await auth.post("/sso", body);
    return [response.status, response.headers.get("x-sb-error-code")];
  };

  test("names one provider, by domain or id", async () => {
    const nobody = "83fd9e20-7a80-46e4-bf29-a86e3d6bbf66";
    expect(await start({})).toEqual([400, "validation_failed"]);
    expect(await start({ domain: "corp.example", provider_id: providerId })).toEqual([
      400,
      "validation_failed",
    ]);
    expect(await start({ domain: "unknown.example" })).toEqual([404, "sso_provider_not_found"]);
    expect(await start({ provider_id: nobody })).toEqual([404, "sso_provider_not_found"]);
    expect(await start({ domain: " CORP.example ", skip_http_redirect: true })).toEqual([
      200,
      null,
    ]);
    const { data } = await auth.client().signInWithSSO({ providerId });
    expect(new URL(data?.url ?? "").origin).toBe(idp.url);
  });

  test("redirects unless the client does", async () => {
    const response = await fetch(`${auth.url}/sso`, {
      method: "POST",
      body: JSON.stringify({ domain: "corp.example" }),
      redirect: "manual",
    });
    expect([response.status, new URL(response.headers.get("location") ?? "").origin]).toEqual([
      303,
      idp.url,
    ]);
  });

  test("a disabled provider is rejected, also when it answers later", async () => {
    const other = await addIdp({ domains: ["off.example"] });
    other.idp.setStatement({ nameId: "ada@off.example" });
    const { data } = await auth.client().signInWithSSO({ domain: "off.example" });
    await administer("PUT", `/${other.id}`, { disabled: true });
    const { parameters } = await post(await other.idp.respond(data?.url ?? ""));
    expect(parameters["error_code"]).toBe("sso_provider_disabled");
    expect(await start({ domain: "off.example" })).toEqual([404, "sso_provider_disabled"]);
  });

  test("stores the relay state as a hash, and deletes expired ones", async () => {
    await query("delete from auth.saml_relay_states");
    const { url } = await begin();
    const { rows } = await query("select * from auth.saml_relay_states");
    const state = new URL(url).searchParams.get("RelayState") ?? "";
    expect([rows.length, state.length]).toEqual([1, 43]);
    expect(JSON.stringify(rows)).not.toContain(state);
    await query("update auth.saml_relay_states set created_at = now() - interval '11 minutes'");
    await begin();
    const left = await query("select 1 from auth.saml_relay_states");
    expect(left.rowCount).toBe(1);
  });
});

test("the metadata names this server, its key and where it expects signed assertions", async () => {
  const response = await fetch(`${auth.url}/sso/saml/metadata?download=true`);
  const xml = await response.text();
  expect([
    response.status,
    response.headers.get("content-type"),
    response.headers.get("content-disposition"),
  ]).toEqual([200, "application/xml", 'attachment; filename="metadata.xml"']);
  expect(xml).toContain(`entityID="${auth.url}/sso/saml/metadata"`);
  expect(xml).toContain(`Location="${auth.url}/sso/saml/acs"`);
  expect(xml).toContain('WantAssertionsSigned="true"');
  expect(xml).toContain("<ds:X509Certificate>");
  expect(xml).not.toContain("PRIVATE");
});

test("the settings tell that SAML is on", async () => {
  const settings: unknown = await (await fetch(`${auth.url}/settings`)).json();
  expect(settings).toMatchObject({ saml_enabled: true });
});
