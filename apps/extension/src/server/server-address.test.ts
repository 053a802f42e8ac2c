import { expect, test } from "vitest";
import { hostPattern, serverAddress } from "./server-address.ts";

test.each([
  ["http://127.0.0.1:3000", "http://127.0.0.1:3000"],
  ["localhost:3000/", "http://localhost:3000"],
  ["jobs.example.org", "https://jobs.example.org"],
  [" https://jobs.example.org/dashboard ", "https://jobs.example.org"],
])("%s is the server at %s", (typed, address) => {
  expect(serverAddress(typed)).toBe(address);
});

test.each(["", "   ", "https://", "two words"])("%j is no server", (typed) => {
  expect(serverAddress(typed)).toBeUndefined();
});

test("the permission is for the host, whatever its port", () => {
  expect(hostPattern("http://127.0.0.1:3000")).toBe("http://127.0.0.1/*");
});
