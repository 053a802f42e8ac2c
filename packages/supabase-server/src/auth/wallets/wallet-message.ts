import { z } from "zod";
import { validationFailed } from "../auth-error.ts";
import type { AuthApiError } from "../auth-error.ts";

/** The chains whose wallets may sign in. */
export const walletChains = ["ethereum", "solana"] as const;
export type WalletChain = (typeof walletChains)[number];

/** A message in the format of EIP-4361, which Solana's wallets sign with another first line. */
export interface WalletMessage {
  /** As the wallet showed it to the user. */
  domain: string;
  address: string;
  statement: string | undefined;
  uri: URL;
  network: string | undefined;
  issuedAt: Date;
  notBefore: Date | undefined;
  expiresAt: Date | undefined;
}

interface ChainFormat {
  label: string;
  address: RegExp;
  network: RegExp;
}

/** What differs between the chains. */
export const chainFormats = {
  ethereum: { label: "Ethereum", address: /^0x[a-fA-F0-9]{40}$/, network: /^[1-9]\d{0,30}$/ },
  solana: {
    label: "Solana",
    address: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
    network: /^(?:solana:)?(?:main|dev|test|local)net$/,
  },
} as const satisfies Record<WalletChain, ChainFormat>;

const fieldNames: ReadonlySet<string> = new Set([
  "URI",
  "Version",
  "Chain ID",
  "Nonce",
  "Issued At",
  "Expiration Time",
  "Not Before",
  "Request ID",
]);

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const fieldsSchema = z.object({
  URI: z
    .string()
    .refine((text) => URL.canParse(text))
    .transform((text) => new URL(text)),
  Version: z.literal("1"),
  "Chain ID": z.string().optional(),
  "Issued At": time,
  "Expiration Time": time.optional(),
  "Not Before": time.optional(),
});

/** Each field once, in any order: official clients write them in different ones, and without a nonce. */
function readFields(lines: readonly string[]): Record<string, string> | undefined {
  const fields: Record<string, string> = {};
  let inResources = false;
  for (const line of lines) {
    if (line === "" || (inResources && line.startsWith("- "))) continue;
    if (inResources) return undefined;
    const separator = line.indexOf(":");
    const name = separator === -1 ? line : line.slice(0, separator);
    if (name === "Resources") inResources = true;
    else if (separator === -1 || !fieldNames.has(name) || name in fields) return undefined;
    else fields[name] = line.slice(separator + 1).trim();
  }
  return fields;
}

/** Ethereum's messages name the network always. */
const isNetwork = (chain: WalletChain, network: string | undefined): boolean =>
  network === undefined ? chain !== "ethereum" : chainFormats[chain].network.test(network);

/** The parts before the fields. */
function readBeginning(chain: WalletChain, text: string) {
  const { label, address: format } = chainFormats[chain];
  const [header = "", address = "", blank, ...rest] = text.split("\n");
  const suffix = ` wants you to sign in with your ${label} account:`;
  if (!header.endsWith(suffix)) return `first line does not end in ${JSON.stringify(suffix)}`;
  if (!format.test(address)) return "address";
  if (blank !== "") return "third line must be empty";
  const [statement, next] = rest;
  const domain = header.slice(0, -suffix.length);
  return statement !== "" && next === ""
    ? { domain, address, statement, lines: rest.slice(2) }
    : { domain, address, statement: undefined, lines: rest };
}

/** Parses the text that a wallet signed. */
export function parseWalletMessage(chain: WalletChain, text: string): WalletMessage | AuthApiError {
  const invalid = (what: string) =>
    validationFailed(`Invalid ${chainFormats[chain].label} message: ${what}`);
  const beginning = readBeginning(chain, text);
  if (typeof beginning === "string") return invalid(beginning);
  const { lines, ...shown } = beginning;
  const fields = readFields(lines);
  if (!fields) return invalid("a line is unknown or repeated");
  const checked = fieldsSchema.safeParse(fields);
  if (!checked.success) return invalid(String(checked.error.issues[0]?.path[0]));
  const { URI: uri, "Chain ID": network, "Issued At": issuedAt, ...times } = checked.data;
  if (!isNetwork(chain, network)) return invalid("Chain ID");
  return {
    ...shown,
    uri,
    network,
    issuedAt,
    notBefore: times["Not Before"],
    expiresAt: times["Expiration Time"],
  };
}
