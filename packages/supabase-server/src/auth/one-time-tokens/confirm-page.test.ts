import { afterAll, describe, expect, test } from "vitest";
import {
  confirmedUser,
  follow,
  newAddress,
  password,
  siteUrl,
  startAuth,
} from "../testing/started-auth.ts";

const confirmPage = `${siteUrl}/auth/confirm`;
const elsewhere = "https://other.example.test";
const auth = await startAuth({ confirmPage, redirectAllowList: [elsewhere] });
afterAll(() => auth.stop());

async function registered(flow: "implicit" | "pkce", emailRedirectTo = `${siteUrl}/`) {
  const email = newAddress();
  const { error } = await auth
    .client(flow)
    .signUp({ email, password, options: { emailRedirectTo } });
  if (error) throw error;
  const [mail] = auth.mailsTo(email);
  return { email, link: new URL(mail?.link ?? "") };
}

const parametersOf = (link: URL) => Object.fromEntries(link.searchParams);

async function isConfirmed(email: string) {
  const { rows } = await auth.database.admin.query(
    "select from auth.users where email = $1 and email_confirmed_at is not null",
    [email],
  );
  return rows.length === 1;
}

describe("with a confirmation page", () => {
  test.each(["implicit", "pkce"] as const)(
    "a mail links to the page, whose request confirms and signs in (%s)",
    async (flow) => {
      const { email, link } = await registered(flow);
      expect(link.href).toMatch(new RegExp(`^${confirmPage}\\?`));
      const { token_hash = "", ...others } = parametersOf(link);
      expect(others).toEqual({ type: "signup", email });
      const { data, error } = await auth.client(flow).verifyOtp({ token_hash, type: "signup" });
      expect(error).toBeNull();
      expect(data.session?.user.email).toBe(email);
    },
  );

  test("recovery and both mails of a change of address link to it too", async () => {
    const [email, newEmail] = [await registeredAndConfirmed(), newAddress()];
    const client = auth.client();
    await client.signInWithPassword({ email, password });
    await client.resetPasswordForEmail(email);
    await client.updateUser({ email: newEmail });
    const links = auth.mails.slice(-3).map(({ link }) => parametersOf(new URL(link)));
    expect(links).toMatchObject([
      { type: "recovery", email },
      { type: "email_change", email },
      { type: "email_change", email: newEmail },
    ]);
  });

  test("GET /verify of an implicit link redirects to the page and redeems nothing", async () => {
    const { email, link } = await registered("implicit");
    const { token_hash = "" } = parametersOf(link);
    const query = new URLSearchParams({
      token: token_hash,
      type: "signup",
      redirect_to: `${siteUrl}/`,
    });
    const arrived = await follow(`${auth.url}/verify?${query.toString()}`);
    expect(arrived).toEqual({
      status: 303,
      page: confirmPage,
      query: { token_hash, type: "signup" },
      fragment: {},
    });
    expect(await isConfirmed(email)).toBe(false);
  });

  test("GET /verify of a PKCE link returns a code, never tokens", async () => {
    const { link } = await registered("pkce");
    const { token_hash = "" } = parametersOf(link);
    const arrived = await follow(`${auth.url}/verify?token=${token_hash}&type=signup`);
    expect(arrived).toMatchObject({
      page: `${siteUrl}/`,
      query: { code: expect.any(String) },
      fragment: {},
    });
  });

  test("a client on another allowed origin gets the protocol's redirect", async () => {
    const { link } = await registered("implicit", `${elsewhere}/welcome`);
    expect(link.href).toMatch(new RegExp(`^${auth.url}/verify\\?`));
    const arrived = await follow(link.href);
    expect(arrived.page).toBe(`${elsewhere}/welcome`);
    expect(arrived.fragment).toHaveProperty("access_token");
  });
});

async function registeredAndConfirmed() {
  const { email, link } = await registered("implicit");
  const { token_hash = "" } = parametersOf(link);
  await auth.client().verifyOtp({ token_hash, type: "signup" });
  return email;
}

test("without one, links go through GET /verify", async () => {
  const plain = await auth.sibling({ confirmPage: undefined });
  const email = await confirmedUser(plain);
  expect(plain.mailsTo(email)[0]?.link).toMatch(new RegExp(`^${plain.url}/verify\\?`));
  await plain.stop();
});
