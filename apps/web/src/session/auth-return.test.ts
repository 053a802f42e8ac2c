import { describe, expect, test } from "vitest";
import { readAuthReturn } from "./auth-return.ts";

const read = (address: string) => readAuthReturn(new URL(address, "https://example.org"));

describe("the URL after a redirect of GoTrue", () => {
  test("has no result for the front page without parameters", () => {
    for (const address of ["/", "/?utm_source=x", "/#how-it-works", "/#access_token=only-half"]) {
      expect(read(address)).toEqual({ kind: "none" });
    }
  });

  test("has the tokens of a confirmed address in its fragment", () => {
    expect(read("/#access_token=a&refresh_token=r&token_type=bearer&type=signup")).toEqual({
      kind: "tokens",
    });
    expect(read("/?access_token=a&refresh_token=r")).toEqual({ kind: "none" });
  });

  test("has the code of a PKCE redirect in its query", () => {
    expect(read("/?code=abc")).toEqual({ kind: "code", code: "abc" });
    expect(read("/#code=abc")).toEqual({ kind: "none" });
  });

  test("has a message in the query or in the fragment", () => {
    const message = { kind: "message", otherMustConfirm: true };
    expect(read("/#message=Confirmation+link+accepted")).toEqual(message);
    expect(read("/?message=Confirmation+link+accepted")).toEqual(message);
    expect(read("/?message=Call+this+number")).toEqual({
      kind: "message",
      otherMustConfirm: false,
    });
  });

  test("has error, error_code and error_description, in the query or in the fragment", () => {
    const expired = { kind: "error", code: "otp_expired" };
    const parameters =
      "error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired";
    expect(read(`/?${parameters}`)).toEqual(expired);
    expect(read(`/#${parameters}`)).toEqual(expired);
    expect(read(`/?error=server_error#${parameters}`)).toEqual(expired);
  });

  test("is an error with any one of the three", () => {
    expect(read("/#error=server_error")).toEqual({ kind: "error", code: "server_error" });
    expect(read("/#error_code=otp_expired")).toEqual({ kind: "error", code: "otp_expired" });
    expect(read("/?error_description=Sorry")).toEqual({ kind: "error", code: "" });
    expect(read("/#error=x&access_token=a&refresh_token=r")).toMatchObject({ kind: "error" });
  });
});
