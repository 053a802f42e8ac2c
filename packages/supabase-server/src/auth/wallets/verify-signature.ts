import { createPublicKey, verify } from "node:crypto";
import { validationFailed } from "../auth-error.ts";
import type { AuthApiError } from "../auth-error.ts";
import type { WalletChain } from "./wallet-message.ts";

/** What a client sends. */
interface Signed {
  message: string;
  signature: string;
  /** The address in the message. */
  address: string;
}

/** Bytes of an Ethereum signature: r and s, then v, which says which of the keys that fit was used. */
const [rsBytes, addressBytes] = [64, 20];
const firstRecovery = 27;

/**
 * The address whose key signed by ERC-191, in lower case; undefined for none. Contracts that sign (ERC-1271) need a node
 * of the chain, and have none here.
 */
async function recoverAddress(message: string, signature: Buffer): Promise<string | undefined> {
  const [{ secp256k1 }, { keccak_256: keccak }] = await Promise.all([
    import("@noble/curves/secp256k1.js"),
    import("@noble/hashes/sha3.js"),
  ]);
  const text = Buffer.from(message);
  const prefixed = Buffer.concat([
    Buffer.from(`\u0019Ethereum Signed Message:\n${text.length}`),
    text,
  ]);
  const v = signature[rsBytes] ?? 0;
  const recovery = v >= firstRecovery ? v - firstRecovery : v;
  try {
    const recoverable = Buffer.concat([Buffer.from([recovery]), signature.subarray(0, rsBytes)]);
    const key = secp256k1.recoverPublicKey(recoverable, keccak(prefixed), { prehash: false });
    const point = secp256k1.Point.fromBytes(key).toBytes(false);
    return `0x${Buffer.from(keccak(point.subarray(1)).subarray(-addressBytes)).toString("hex")}`;
  } catch {
    // The library throws for numbers that are no signature.
    return undefined;
  }
}

/** @returns whether the address signed; an error when the signature has another format. */
async function verifyEthereum({
  message,
  signature,
  address,
}: Signed): Promise<boolean | AuthApiError> {
  if (!/^0x[a-f0-9]{130}$/i.test(signature))
    return validationFailed(
      "signature must be 65 bytes long, encoded as a 130 character-long hexadecimal string",
    );
  const recovered = await recoverAddress(message, Buffer.from(signature.slice(2), "hex"));
  return recovered === address.toLowerCase();
}

const keyBytes = 32;

/** The same message as hardware wallets sign it: Solana's "off-chain message", version 0, in ASCII. */
function offchainMessage(message: Buffer, { domain, key }: { domain: string; key: Uint8Array }) {
  const paddedDomain = Buffer.alloc(32);
  paddedDomain.write(domain);
  const length = Buffer.alloc(2);
  length.writeUInt16LE(message.length);
  return Buffer.concat([
    Buffer.from([0xff]),
    Buffer.from("solana offchain"),
    // Version.
    Buffer.from([0]),
    paddedDomain,
    // Format, number of signers.
    Buffer.from([0, 1]),
    key,
    length,
    message,
  ]);
}

async function verifySolana(
  { message, signature, address }: Signed,
  domain: string,
): Promise<boolean | AuthApiError> {
  if (!/^[A-Za-z0-9+/_-]{86}(?:==)?$/.test(signature))
    return validationFailed("signature must be 64 bytes encoded as base64 with or without padding");
  const { base58 } = await import("@scure/base");
  const key = base58.decode(address);
  if (key.length !== keyBytes) return validationFailed("Invalid Solana message: address");
  const x = Buffer.from(key).toString("base64url");
  const publicKey = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  const bytes = Buffer.from(signature, "base64");
  const text = Buffer.from(message);
  return [text, offchainMessage(text, { domain, key })].some((signed) =>
    verify(null, signed, publicKey, bytes),
  );
}

/** Verifies the signature of a wallet. */
export const verifySignature = (
  chain: WalletChain,
  signed: Signed,
  domain: string,
): Promise<boolean | AuthApiError> =>
  chain === "ethereum" ? verifyEthereum(signed) : verifySolana(signed, domain);
