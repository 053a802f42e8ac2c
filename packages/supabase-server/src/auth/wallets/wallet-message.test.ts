import { expect, test } from "vitest";
import { AuthApiError } from "../auth-error.ts";
import { verifySignature } from "./verify-signature.ts";
import { parseWalletMessage } from "./wallet-message.ts";

// Written and signed by viem 2.57.1 with the key ac…ac.
const vector = {
  address: "0xe57E649e59FBeD533F165eA135261236c39c2797",
  message: [
    "app.example.test wants you to sign in with your Ethereum account:",
    "0xe57E649e59FBeD533F165eA135261236c39c2797",
    "",
    "Sign in, with a héllo.",
    "",
    "URI: https://app.example.test/login",
    "Version: 1",
    "Chain ID: 1",
    "Nonce: abcdefgh1234",
    "Issued At: 2026-03-01T12:00:00.000Z",
  ].join("\n"),
  signature:
    "0x0f1786b13792eced1ac25b4ba3c228794c946bef016ff3bdca2f321099d35b39121657fd233f4a43feba4868a750b2959382a59b6a7daa05f20eb95681d150561b",
};

const lines = vector.message.split("\n");
const problemOf = (text: string, chain: "ethereum" | "solana" = "ethereum") => {
  const parsed = parseWalletMessage(chain, text);
  return parsed instanceof AuthApiError ? parsed.message : undefined;
};
const replaced = (from: string, to: string) => vector.message.replace(from, to);

test("a message of another program is read and its signature verified", async () => {
  expect(parseWalletMessage("ethereum", vector.message)).toMatchObject({
    domain: "app.example.test",
    address: vector.address,
    statement: "Sign in, with a héllo.",
    network: "1",
    issuedAt: new Date("2026-03-01T12:00:00Z"),
    notBefore: undefined,
    expiresAt: undefined,
  });
  expect(await verifySignature("ethereum", vector, "app.example.test")).toBe(true);
  const changed = { ...vector, message: replaced("Chain ID: 1", "Chain ID: 2") };
  expect(await verifySignature("ethereum", changed, "app.example.test")).toBe(false);
});

test.each([
  ["without a statement", [...lines.slice(0, 3), "", ...lines.slice(5)]],
  ["without a statement and its line", [...lines.slice(0, 3), ...lines.slice(5)]],
  ["in another order", [...lines.slice(0, 5), ...lines.slice(5).toReversed()]],
  ["with resources", [...lines, "Resources:", "- https://a.example.test", "- ipfs://b"]],
  ["with resources as auth-js writes them", [...lines, "Resources", "- https://a.example.test"]],
])("a message %s is read", (_, text) => {
  expect(problemOf(text.join("\n"))).toBeUndefined();
});

const repeated = "Invalid Ethereum message: a line is unknown or repeated";

test.each([
  [replaced("Version: 1", "Version: 2"), "Invalid Ethereum message: Version"],
  [replaced("URI: https://app.example.test/login", "URI: login"), "Invalid Ethereum message: URI"],
  [replaced("Chain ID: 1", "Chain ID: 0"), "Invalid Ethereum message: Chain ID"],
  [replaced("Chain ID: 1\n", ""), "Invalid Ethereum message: Chain ID"],
  [replaced("2026-03-01T12:00:00.000Z", "yesterday"), "Invalid Ethereum message: Issued At"],
  [replaced(`\n${lines.at(-1)}`, ""), "Invalid Ethereum message: Issued At"],
  [replaced("0xe5", "0xg5"), "Invalid Ethereum message: address"],
  [`${vector.message}\nURI: https://evil.example.test`, repeated],
  [`${vector.message}\nExtra: field`, repeated],
  [`${vector.message}\nResources:\n- a\nChain ID: 1`, repeated],
  [replaced("\n\nSign", "\nmore\nSign"), "Invalid Ethereum message: third line must be empty"],
])("a message that is wrong is reported", (text, problem) => {
  expect(problemOf(text)).toBe(problem);
});

test("names of fields of every object are unknown fields", () => {
  expect(problemOf(`${vector.message}\nconstructor: x`)).toBe(repeated);
});

test("an address of Solana is base58 of 32 bytes", async () => {
  const short = "1".repeat(33);
  const message = vector.message.replace("Ethereum", "Solana").replace(vector.address, short);
  const text = message.replace("Chain ID: 1", "Chain ID: mainnet");
  expect(problemOf(text, "solana")).toBeUndefined();
  expect(problemOf(text.replace(short, "0".repeat(33)), "solana")).toBe(
    "Invalid Solana message: address",
  );
  const signed = { message: text, address: short, signature: "A".repeat(86) };
  expect(await verifySignature("solana", signed, "app.example.test")).toMatchObject({
    code: "validation_failed",
  });
});
