import { expect, test } from "vitest";
import { disconnectRule } from "./disconnect-rule.ts";
import type { Identity } from "./queries.ts";

const identity = (provider: string, email?: string, isVerified = true): Identity => ({
  id: provider,
  provider,
  email,
  isVerified,
  connectedAt: "2026-11-20T08:00:00Z",
});
const password = identity("email", "ann@example.org");
const google = identity("google", "ann@work.example");

const ruleOf = (removed: Identity, ...others: readonly Identity[]) =>
  disconnectRule(removed, { identities: [removed, ...others], email: "ann@example.org" });

test("an identity beside that of the address can be disconnected", () => {
  expect(ruleOf(google, password)).toEqual({ kind: "allowed", newEmail: undefined });
});

test("the last identity cannot", () => {
  expect(ruleOf(google)).toEqual({ kind: "refused", reason: "only" });
});

test("the account gets the verified address of another, if one has any", () => {
  expect(ruleOf(password, identity("github"), google)).toEqual({
    kind: "allowed",
    newEmail: "ann@work.example",
  });
  const unverified = identity("github", "ann@elsewhere.example", false);
  expect(ruleOf(password, unverified)).toEqual({ kind: "refused", reason: "address" });
});

test("an organisation manages all of them", () => {
  expect(ruleOf(identity("sso:1"), google)).toEqual({ kind: "refused", reason: "organisation" });
});
