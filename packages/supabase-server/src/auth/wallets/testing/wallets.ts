import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { EthereumWallet, SolanaWallet } from "@supabase/auth-js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 as keccak } from "@noble/hashes/sha3.js";
import { base58 } from "@scure/base";

/** A wallet of Ethereum. */
export interface TestEthereumWallet {
  address: string;
  /** Signs as `personal_sign` does, in hexadecimal. */
  sign: (message: string) => string;
  wallet: EthereumWallet;
}

/** Creates a wallet with a new key. */
export function ethereumWallet(): TestEthereumWallet {
  const key = randomBytes(32);
  const point = secp256k1.getPublicKey(key, false);
  const address = `0x${Buffer.from(keccak(point.subarray(1)).subarray(-20)).toString("hex")}`;
  const signText = (message: string) => {
    const text = Buffer.from(message);
    const prefix = Buffer.from(`\u0019Ethereum Signed Message:\n${text.length}`);
    const hash = keccak(Buffer.concat([prefix, text]));
    const signed = secp256k1.sign(hash, key, { prehash: false, format: "recovered" });
    const [recovery = 0, ...numbers] = signed;
    return `0x${Buffer.from([...numbers, recovery + 27]).toString("hex")}`;
  };
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    if (method === "eth_requestAccounts") return [address];
    if (method === "eth_chainId") return "0x1";
    const [hex] = Array.isArray(params) ? params : [];
    return signText(Buffer.from(String(hex).slice(2), "hex").toString());
  };
  const wallet: EthereumWallet = { address, request, on: () => {}, removeListener: () => {} };
  return { address, sign: signText, wallet };
}

/** A wallet of Solana. */
export interface TestSolanaWallet {
  address: string;
  publicKey: Buffer;
  /** In base64. */
  sign: (message: string | Buffer) => string;
  wallet: SolanaWallet;
}

/** Creates a wallet with a new key. */
export function solanaWallet(): TestSolanaWallet {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const key = Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url");
  const address = base58.encode(key);
  const wallet: SolanaWallet = {
    publicKey: { toBase58: () => address },
    signMessage: async (message) => new Uint8Array(sign(null, message, privateKey)),
  };
  return {
    address,
    publicKey: key,
    sign: (message) => sign(null, Buffer.from(message), privateKey).toString("base64"),
    wallet,
  };
}
