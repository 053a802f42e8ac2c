import { expect, test } from "vitest";
import { readIdentity } from "./provider-identity.ts";

const claims = { iss: "https://issuer.example.test", sub: "1", email: "Ada@Example.test" };

test.each([
  ["google", { email_verified: true }, "ada@example.test"],
  ["google", { email_verified: false, xms_edov: true }, undefined],
  ["google", { email_verified: "yes" }, undefined],
  ["apple", { email_verified: "true" }, "ada@example.test"],
  ["azure", { email_verified: true }, undefined],
  ["azure", { xms_edov: "1" }, "ada@example.test"],
  ["google", { email_verified: true, email: "no address" }, undefined],
  ["google", {}, undefined],
] as const)("the verified address of %s with %o is %s", (provider, more, expected) => {
  expect(readIdentity(provider, { ...claims, ...more }, "")).toMatchObject({
    subject: "1",
    verifiedEmail: expected,
  });
});

test("Apple's name is read from the callback", () => {
  const user = JSON.stringify({ name: { firstName: "Ada", lastName: "Lovelace" } });
  expect(readIdentity("apple", claims, user)).toMatchObject({ data: { name: "Ada Lovelace" } });
  expect(readIdentity("apple", claims, "{")).toMatchObject({ subject: "1" });
});

test("what is too long or cannot be stored is left out of the metadata", () => {
  const identity = readIdentity(
    "google",
    { ...claims, name: "a\0b", picture: "x".repeat(1001) },
    "",
  );
  expect(identity).toMatchObject({
    data: { iss: claims.iss, sub: "1", provider_id: "1", email: "ada@example.test" },
  });
  expect(JSON.stringify(identity)).not.toMatch(/name|picture/);
});

test("an id that cannot be stored is an error", () => {
  expect(readIdentity("google", { ...claims, sub: "x".repeat(256) }, "")).toMatchObject({
    code: "unexpected_failure",
  });
});
