import { expect, test } from "vitest";
import { parseSettings } from "../settings.ts";
import { adviceOn } from "./start-advice.ts";

const advice = (variables: Record<string, string>) => adviceOn(parseSettings(variables)).join(" ");

test("nothing is said where only this machine is served, or all is set", () => {
  expect(advice({})).toBe("");
  expect(advice({ HOST: "::1", PUBLIC_URL: "http://localhost:3000" })).toBe("");
  const hosted = { HOST: "0.0.0.0", PUBLIC_URL: "https://jobs.example.org", SMTP_URL: "smtp://m" };
  expect(advice(hosted)).toBe("");
});

test("a server that is open to others needs its address, and one with an address needs mail", () => {
  expect(advice({ HOST: "0.0.0.0" })).toMatch(
    /^HOST 0\.0\.0\.0 lets other machines in.*set PUBLIC_URL/,
  );
  expect(advice({ PUBLIC_URL: "https://jobs.example.org" })).toMatch(/^No mail.*set SMTP_URL/);
});
