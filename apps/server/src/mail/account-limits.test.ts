import {
  codeLength,
  mailLinkHours,
  maxEmailLength,
  minPasswordLength,
} from "@postulo/domain/credentials";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "../testing/started-server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const signUp = (email: string, password: string) =>
  fetch(`${server.url}/auth/v1/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });

test("passwords have the minimum length of packages/domain", async () => {
  const rejected = await signUp("ann@example.org", "x".repeat(minPasswordLength - 1));
  expect(await rejected.json()).toMatchObject({ error_code: "weak_password" });
  expect((await signUp("ann@example.org", "x".repeat(minPasswordLength))).status).toBe(200);
});

test("the code and the link of a mail are those of packages/domain", async () => {
  await signUp("ben@example.org", "long enough 1");
  const cookie = await server.operatorCookie();
  const inbox = await (await fetch(`${server.url}/inbox`, { headers: { cookie } })).text();
  const codes = inbox.replaceAll(/<[^>]*>/g, " ").match(/(?<!\S)\d{5,}(?!\S)/g) ?? [];
  expect(codes[0]).toHaveLength(codeLength);
  const { rows } = await server.database.admin.query(
    `select extract(epoch from expires_at - created_at)::int / 3600.0 as hours
       from auth.one_time_tokens order by created_at desc limit 1`,
  );
  expect(Number(rows[0]?.hours)).toBeCloseTo(mailLinkHours, 1);
});

test("an e-mail address has the maximum length of packages/domain", async () => {
  const label = "a".repeat(62);
  const domain = `${label}.${label}.${label}.org`;
  const ofLength = (length: number) => `${"b".repeat(length - domain.length - 1)}@${domain}`;
  expect((await signUp(ofLength(maxEmailLength), "long enough 1")).status).toBe(200);
  expect((await signUp(ofLength(maxEmailLength + 1), "long enough 1")).status).toBe(400);
});
