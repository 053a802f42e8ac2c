import { afterAll, describe, expect, test } from "vitest";
import { asAuthAdmin } from "../auth-database.ts";
import { problemsOf } from "../testing/gotrue-schema.ts";
import { siteUrl, startAuth } from "../testing/started-auth.ts";
import { ethereumWallet, solanaWallet } from "./testing/wallets.ts";

const generous = { points: 10_000, seconds: 60 };
const auth = await startAuth({
  wallets: ["ethereum", "solana"],
  limits: { walletSignInsPerClient: generous, anonymousPerClient: generous },
});
afterAll(() => auth.stop());

const url = `${siteUrl}/auth/login`;

interface Fields {
  domain?: string;
  address?: string;
  uri?: string;
  issuedAt?: Date;
  more?: readonly string[];
}

const host = new URL(siteUrl).host;
const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

const messageOf = (label: string, address: string, fields: Fields) =>
  [
    `${fields.domain ?? host} wants you to sign in with your ${label} account:`,
    fields.address ?? address,
    "",
    "A statement.",
    "",
    `URI: ${fields.uri ?? url}`,
    "Version: 1",
    ...(label === "Ethereum" ? ["Chain ID: 1"] : []),
    `Issued At: ${(fields.issuedAt ?? new Date()).toISOString()}`,
    ...(fields.more ?? []),
  ].join("\n");

async function send(body: { chain: string; message: string; signature: string }) {
  const response = await auth.post("/token?grant_type=web3", body);
  return [response.status, await response.json()] as const;
}

const sendEthereum = (fields: Fields, wallet = ethereumWallet()) => {
  const message = messageOf("Ethereum", wallet.address, fields);
  return send({ chain: "ethereum", message, signature: wallet.sign(message) });
};
const sendSolana = (fields: Fields, wallet = solanaWallet()) => {
  const message = messageOf("Solana", wallet.address, fields);
  return send({ chain: "solana", message, signature: wallet.sign(message) });
};

const refused = (error_description: string) =>
  [400, { error: "invalid_grant", error_description }] as const;
const invalid = (msg: string) =>
  [400, { code: 400, error_code: "validation_failed", msg }] as const;

describe("a signed message", () => {
  test("is answered with a session as GoTrue describes it", async () => {
    const [status, body] = await sendEthereum({});
    const withoutId = problemsOf("POST /token", body).filter(
      ({ instancePath }) => instancePath !== "/user/identities/0/id",
    );
    expect([status, withoutId]).toEqual([200, []]);
  });

  test("signs in once, also when it is sent twice at the same time", async () => {
    const wallet = ethereumWallet();
    const message = messageOf("Ethereum", wallet.address, {});
    const body = { chain: "ethereum", message, signature: wallet.sign(message) };
    const results = await Promise.all([send(body), send(body), send(body)]);
    expect(results.filter(([status]) => status === 200)).toHaveLength(1);
    expect(await send(body)).toEqual(refused("Signed message was used before"));
  });

  test("is not used again with another signature of the same text", async () => {
    const wallet = ethereumWallet();
    const message = messageOf("Ethereum", wallet.address, {});
    const signature = wallet.sign(message);
    await send({ chain: "ethereum", message, signature });
    // s and n - s are both valid; so are 27 and 0 for v.
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
    const s = order - BigInt(`0x${signature.slice(66, 130)}`);
    const v = signature.endsWith("1b") ? "1c" : "1b";
    const mirrored = `${signature.slice(0, 66)}${s.toString(16).padStart(64, "0")}${v}`;
    const shifted = `${signature.slice(0, 130)}${signature.endsWith("1b") ? "00" : "01"}`;
    for (const other of [mirrored, shifted])
      expect(await send({ chain: "ethereum", message, signature: other })).toEqual(
        refused("Signed message was used before"),
      );
  });

  test("of another site is refused", async () => {
    const elsewhere = "https://evil.example.test/login";
    const foreign = (label: string) =>
      refused(
        `Signed ${label} message is using URI which is not allowed on this server, message was signed for another app`,
      );
    const mismatch = refused(
      "Signed Ethereum message is using a Domain that does not match the one in URI which is not allowed on this server",
    );
    const evil = { uri: elsewhere, domain: "evil.example.test" };
    expect(await sendEthereum(evil)).toEqual(foreign("Ethereum"));
    expect(await sendSolana(evil)).toEqual(foreign("Solana"));
    // What the wallet showed decides.
    expect(await sendEthereum({ domain: "evil.example.test" })).toEqual(mismatch);
    expect(await sendEthereum({ domain: `${host}:8443` })).toEqual(mismatch);
    expect(await sendEthereum({ uri: `https://user@${host}/` })).toEqual(foreign("Ethereum"));
    expect(await sendEthereum({ uri: `http://${host}/` })).toEqual(
      refused("Signed Ethereum message is using URI which does not use HTTPS"),
    );
  });

  test("has a time at which it is valid", async () => {
    const at = (name: string, seconds: number) => [
      `${name}: ${secondsFromNow(seconds).toISOString()}`,
    ];
    expect(await sendEthereum({ issuedAt: secondsFromNow(-601) })).toEqual(
      refused("Ethereum message was issued too long ago"),
    );
    expect(await sendSolana({ issuedAt: secondsFromNow(602) })).toEqual(
      refused("Solana message was issued too far in the future"),
    );
    expect(await sendEthereum({ more: at("Expiration Time", -1) })).toEqual(
      refused("Signed Ethereum message is expired"),
    );
    expect(await sendSolana({ more: at("Not Before", 60) })).toEqual(
      refused("Signed Solana message becomes valid in the future"),
    );
    const [status] = await sendSolana({
      more: [...at("Expiration Time", 60), ...at("Not Before", -60)],
    });
    expect(status).toBe(200);
  });

  test("of another wallet is refused", async () => {
    const foreign = refused("Signature does not match address in message");
    expect(await sendEthereum({ address: ethereumWallet().address })).toEqual(foreign);
    expect(await sendSolana({ address: solanaWallet().address })).toEqual(foreign);
    const wallet = ethereumWallet();
    const message = messageOf("Ethereum", wallet.address, {});
    const signature = wallet.sign(message);
    const changed = message.replace("A statement.", "Another one.");
    expect(await send({ chain: "ethereum", message: changed, signature })).toEqual(foreign);
    for (const broken of [`0x${"00".repeat(65)}`, `0x${"ff".repeat(65)}`])
      expect(await send({ chain: "ethereum", message, signature: broken })).toEqual(foreign);
  });

  test("in the format of a hardware wallet of Solana is accepted", async () => {
    const wallet = solanaWallet();
    const message = messageOf("Solana", wallet.address, {});
    const domain = Buffer.alloc(32);
    domain.write(host);
    const length = Buffer.from([message.length & 0xff, message.length >> 8]);
    const signed = Buffer.concat([
      Buffer.from([0xff]),
      Buffer.from("solana offchain"),
      Buffer.from([0]),
      domain,
      Buffer.from([0, 1]),
      wallet.publicKey,
      length,
      Buffer.from(message),
    ]);
    const [status] = await send({ chain: "solana", message, signature: wallet.sign(signed) });
    expect(status).toBe(200);
  });

  test("with a checksum in its address is of the same account", async () => {
    const wallet = ethereumWallet();
    await sendEthereum({}, wallet);
    await sendEthereum({ address: `0x${wallet.address.slice(2).toUpperCase()}` }, wallet);
    const { rows } = await asAuthAdmin(auth.database.pool, (client) =>
      client.query("select from auth.identities where provider_id ilike $1", [
        `%${wallet.address}`,
      ]),
    );
    expect(rows).toHaveLength(1);
  });

  test("of a wrong shape is reported", async () => {
    const wallet = ethereumWallet();
    const message = messageOf("Ethereum", wallet.address, {});
    const signature = wallet.sign(message);
    const shape = { chain: "ethereum", message, signature };
    expect(await send({ ...shape, chain: "bitcoin" })).toEqual([
      400,
      { code: 400, error_code: "web3_unsupported_chain", msg: "Unsupported chain" },
    ]);
    expect(await send({ ...shape, message: "short" })).toEqual(invalid("message is too short"));
    expect(await send({ ...shape, message: message.padEnd(20_481) })).toEqual(
      invalid("message must not exceed 20KB"),
    );
    expect(await send({ ...shape, signature: "0x00" })).toEqual(
      invalid(
        "signature must be 65 bytes long, encoded as a 130 character-long hexadecimal string",
      ),
    );
    expect(await send({ ...shape, chain: "solana" })).toEqual(
      invalid(
        'Invalid Solana message: first line does not end in " wants you to sign in with your Solana account:"',
      ),
    );
    const solana = messageOf("Solana", solanaWallet().address, {});
    expect(await send({ chain: "solana", message: solana, signature: "?" })).toEqual(
      invalid("signature must be 64 bytes encoded as base64 with or without padding"),
    );
  });
});

test("messages are stored as hashes, and deleted once they are too old", async () => {
  const query = (sql: string) => asAuthAdmin(auth.database.pool, (client) => client.query(sql));
  await sendEthereum({});
  const { rows } = await query("select * from auth.wallet_messages");
  expect(JSON.stringify(rows)).not.toContain("wants you to sign in");
  await query("update auth.wallet_messages set expires_at = now() - interval '1 second'");
  for (let round = 0; round < 3; round += 1) await sendEthereum({});
  const { rows: left } = await query("select from auth.wallet_messages where expires_at < now()");
  expect(left).toEqual([]);
});
