import { readFile } from "node:fs/promises";
import { dictionary } from "@zxcvbn-ts/language-common";
import { afterAll, expect, test } from "vitest";
import { confirmedUser, newAddress, signedInClient, startAuth } from "../testing/started-auth.ts";

import { isCommonPassword } from "./common-passwords.ts";

const auth = await startAuth();
afterAll(() => auth.stop());

test.each(["password1", "QWERTYUIOP", "iloveyou"])(
  "a common password is rejected at the sign-up and at a change: %s",
  async (password) => {
    const signedUp = await auth.client().signUp({ email: newAddress(), password });
    expect(signedUp.error).toMatchObject({
      name: "AuthWeakPasswordError",
      status: 422,
      reasons: ["pwned"],
    });
    const { client } = await signedInClient(auth, await confirmedUser(auth));
    expect((await client.updateUser({ password })).error).toMatchObject({ code: "weak_password" });
  },
);

test("the response is the same for an email with an account", async () => {
  const email = await confirmedUser(auth);
  const bodies = await Promise.all(
    [email, newAddress()].map(async (each) => {
      const response = await auth.post("/signup", { email: each, password: "password1" });
      return [response.status, await response.json()] as const;
    }),
  );
  expect(bodies[0]).toEqual(bodies[1]);
});

test("a server may accept them", async () => {
  const lenient = await auth.sibling({ rejectCommonPasswords: false });
  const { error } = await lenient.client().signUp({ email: newAddress(), password: "password1" });
  expect(error).toBeNull();
  await lenient.stop();
});

test("the list is that of its source, and a password matches a whole line", async () => {
  const list = await readFile(new URL("common-passwords.txt", import.meta.url), "utf8");
  const source = dictionary["passwords-common"];
  expect(source.length).toBeGreaterThan(49_000);
  expect(list === `\n${source.join("\n")}\n`).toBe(true);
  const [first, second] = source;
  const listed = new Set(source);
  const part = source.map((each) => each.slice(1)).find((each) => !listed.has(each));
  const checked = await Promise.all(
    [first, source.at(-1), `${first}\n${second}`, part, ""].map((each) =>
      isCommonPassword(each ?? ""),
    ),
  );
  expect(checked).toEqual([true, true, false, false, false]);
});
