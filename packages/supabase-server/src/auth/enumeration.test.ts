import type * as argon2 from "@node-rs/argon2";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { confirmedUser, newAddress, password, startAuth } from "./testing/started-auth.ts";

/** The computations of argon2id. */
const computed = vi.hoisted(() => ({ passwords: 0 }));
vi.mock("@node-rs/argon2", async (importOriginal) => {
  const library = await importOriginal<typeof argon2>();
  const counted =
    <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
    (...args: Args): Result => {
      computed.passwords += 1;
      return work(...args);
    };
  return { ...library, hash: counted(library.hash), verify: counted(library.verify) };
});

const many = { points: 1000, seconds: 600 };
const auth = await startAuth({
  sendSms: async () => {},
  limits: {
    mailsPerClientAndAccount: many,
    mailsPerAccount: many,
    smsPerClientAndAccount: many,
    smsPerAccount: many,
  },
});
const queries = vi.spyOn(Client.prototype, "query");
afterAll(async () => {
  queries.mockRestore();
  await auth.stop();
});

const statement = (sent: unknown): string => {
  if (typeof sent === "string") return sent;
  return typeof sent === "object" && sent !== null && "text" in sent ? String(sent.text) : "";
};
const count = (statements: readonly string[], pattern: RegExp) =>
  statements.filter((each) => pattern.test(each)).length;

const durable = /^insert into auth\.one_time_tokens|emit_message/;

/** What a request costs, and what it answers. */
async function costOf(path: string, body: object) {
  queries.mockClear();
  computed.passwords = 0;
  const response = await auth.post(path, body);
  const text = await response.text();
  const statements = queries.mock.calls.map(([sent]) => statement(sent).trim().toLowerCase());
  return {
    status: response.status,
    text,
    passwords: computed.passwords,
    transactions: count(statements, /^begin$/),
    statements: statements.length,
    // The log of the database is flushed to the disk at the commit; locking a row of a user is a change too.
    durable: count(statements, durable) > 0,
  };
}

const known = { email: "", phone: "15557650777" };
beforeAll(async () => {
  known.email = await confirmedUser(auth);
  await auth.post("/otp", { phone: known.phone });
  const token = auth.smsTo(known.phone).at(-1)?.code ?? "";
  const { error } = await auth.client().verifyOtp({ phone: known.phone, token, type: "sms" });
  if (error) throw error;
  // A code was requested for both, as a stranger can do for any address.
  for (const contact of [{ email: known.email }, { phone: known.phone }])
    await auth.post("/otp", { ...contact, create_user: false });
});

let numbers = 0;
const unknownPhone = () => `1555766${String((numbers += 1)).padStart(4, "0")}`;

const wrong = { password: "wrong horse", token: "12345678" };

describe("an address with and without an account costs the same and gets the same answer", () => {
  test.each([
    ["/otp", { create_user: false }, "email"],
    ["/otp", { create_user: false }, "phone"],
    ["/magiclink", { create_user: false }, "email"],
    ["/recover", {}, "email"],
    ["/resend", { type: "signup" }, "email"],
    ["/resend", { type: "email_change" }, "email"],
    ["/resend", { type: "sms" }, "phone"],
    ["/resend", { type: "phone_change" }, "phone"],
    ["/token?grant_type=password", { password: wrong.password }, "email"],
    ["/token?grant_type=password", { password: wrong.password }, "phone"],
    ["/verify", { type: "email", token: wrong.token }, "email"],
    ["/verify", { type: "recovery", token: wrong.token }, "email"],
    ["/verify", { type: "sms", token: wrong.token }, "phone"],
  ] as const)("%s %j by %s", async (path, body, kind) => {
    const unknown = kind === "email" ? { email: newAddress() } : { phone: unknownPhone() };
    const cost = await costOf(path, { ...body, [kind]: known[kind] });
    const other = await costOf(path, { ...body, ...unknown });
    // A known address of `/verify` locks the row of its user.
    if (path === "/verify") cost.durable = true;
    const { statements, ...rest } = cost;
    const { statements: otherStatements, ...otherRest } = other;
    expect(otherRest).toEqual(rest);
    expect(statements).toBeGreaterThan(8);
    // One indexed read more: of the second select of a user, or of a recovery that is pending.
    expect(Math.abs(statements - otherStatements)).toBeLessThanOrEqual(1);
  });

  test("a sign-up computes one password for both, and tells nothing", async () => {
    const requests = [known.email, newAddress()].map((email) => ({ email, password }));
    const costs = [];
    for (const body of requests) costs.push(await costOf("/signup", body));
    expect(costs.map(({ status, passwords }) => [status, passwords])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    const [keys, otherKeys] = costs.map(({ text }) => Object.keys(JSON.parse(text)).sort());
    expect(keys).toEqual(otherKeys);
  });
});
