import { expect, test } from "vitest";
import { readMailLink } from "./mail-link.ts";

test.each(["signup", "invite", "recovery", "magiclink", "email_change"])(
  "reads a link of type %s",
  (type) => {
    const search = `?token_hash=t&type=${type}&email=ada@example.org&via=provider`;
    expect(readMailLink(search)).toEqual({
      proof: { kind: "link", tokenHash: "t", type },
      email: "ada@example.org",
      isFromProvider: false,
    });
  },
);

test("reads a code, and whether a provider has sent the browser back with it", () => {
  const code = { proof: { kind: "code", code: "c" }, email: "" };
  expect(readMailLink("?code=c")).toEqual({ ...code, isFromProvider: false });
  expect(readMailLink("?code=c&via=provider")).toEqual({ ...code, isFromProvider: true });
});

test("a link of another type, or without a token, is incomplete", () => {
  expect(readMailLink("?token_hash=t&type=sms")).toBeUndefined();
  expect(readMailLink("?type=magiclink")).toBeUndefined();
});
