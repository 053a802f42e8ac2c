import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import {
  AuthApiError,
  errorResponse,
  grantErrorResponse,
  OauthError,
  validationFailed,
} from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import { hashOf } from "../one-time-tokens/secret-token.ts";
import { ownerOf, walletAccountOf } from "../providers/link-account.ts";
import type { ProviderIdentity } from "../providers/provider-identity.ts";
import { readBody } from "../request-body.ts";
import { deviceOf, openSession, sessionResponse } from "../sessions/session.ts";
import type { Device, OpenedSession } from "../sessions/session.ts";
import { verifySignature } from "./verify-signature.ts";
import { chainFormats, parseWalletMessage, walletChains } from "./wallet-message.ts";
import type { WalletChain, WalletMessage } from "./wallet-message.ts";

/** As GoTrue's: a message is valid so long before and after its time. */
const validityMs = 10 * 60_000;
const maxMessageBytes = 20 * 1024;
/** Metadata is part of access tokens: what is longer is left out. */
const maxStatementLength = 200;

const grantBody = z.object({
  chain: z.string().default(""),
  message: z.string().default(""),
  signature: z.string().default(""),
});
type Grant = z.infer<typeof grantBody>;

const disabled = (message: string) => new AuthApiError(422, "web3_provider_disabled", { message });
const invalidGrant = (description: string) => new OauthError("invalid_grant", description);

/** The chain of a request, if its wallets may sign in. */
function chainOf(auth: AuthServer, { chain: sent }: Grant): WalletChain | AuthApiError {
  const chain = walletChains.find((name) => name === sent);
  if (!chain)
    return new AuthApiError(400, "web3_unsupported_chain", { message: "Unsupported chain" });
  return auth.wallets.has(chain)
    ? chain
    : disabled(`${chainFormats[chain].label} Web3 provider is disabled`);
}

function lengthProblem({ message }: Grant): AuthApiError | undefined {
  if (message.length < 64) return validationFailed("message is too short");
  return Buffer.byteLength(message) > maxMessageBytes
    ? validationFailed("message must not exceed 20KB")
    : undefined;
}

const isLoopback = (hostname: string) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** A wallet shows the domain to its user: it must be that of the page, and the page one of ours. */
function siteProblem(
  auth: AuthServer,
  { uri, domain }: WalletMessage,
  label: string,
): OauthError | undefined {
  const beginning = `Signed ${label} message is using`;
  if (uri.protocol !== "https:" && !isLoopback(uri.hostname))
    return invalidGrant(`${beginning} URI which does not use HTTPS`);
  if (auth.redirectTarget(uri.href).href !== uri.href)
    return invalidGrant(
      `${beginning} URI which is not allowed on this server, message was signed for another app`,
    );
  return uri.host === domain
    ? undefined
    : invalidGrant(
        `${beginning} a Domain that does not match the one in URI which is not allowed on this server`,
      );
}

function timeProblem(
  { issuedAt, notBefore, expiresAt }: WalletMessage,
  now: Date,
  label: string,
): OauthError | undefined {
  if (notBefore && now < notBefore)
    return invalidGrant(`Signed ${label} message becomes valid in the future`);
  if (expiresAt && now > expiresAt) return invalidGrant(`Signed ${label} message is expired`);
  const ageMs = now.getTime() - issuedAt.getTime();
  if (ageMs > validityMs) return invalidGrant(`${label} message was issued too long ago`);
  return ageMs < -validityMs
    ? invalidGrant(`${label} message was issued too far in the future`)
    : undefined;
}

/** Addresses of Ethereum differ in case only by a checksum. */
function identityOf(chain: WalletChain, message: WalletMessage): ProviderIdentity {
  const address = chain === "ethereum" ? message.address.toLowerCase() : message.address;
  const subject = `web3:${chain}:${address}`;
  const { domain, network, statement } = message;
  const isShort = statement !== undefined && statement.length <= maxStatementLength;
  return {
    provider: "web3",
    subject,
    data: {
      sub: subject,
      email_verified: false,
      phone_verified: false,
      custom_claims: {
        address,
        chain,
        domain,
        ...(network === undefined ? {} : { network }),
        ...(isShort ? { statement } : {}),
      },
    },
  };
}

interface Proof {
  hash: string;
  /** When the message is too old anyway. */
  expiresAt: Date;
  identity: ProviderIdentity;
}

async function prove(
  auth: AuthServer,
  chain: WalletChain,
  { message: text, signature }: Grant,
): Promise<Proof | AuthApiError | OauthError> {
  const { label } = chainFormats[chain];
  const message = parseWalletMessage(chain, text);
  if (message instanceof AuthApiError) return message;
  const { address, domain } = message;
  const problem = siteProblem(auth, message, label) ?? timeProblem(message, auth.now(), label);
  if (problem) return problem;
  const verified = await verifySignature(chain, { message: text, signature, address }, domain);
  if (verified instanceof AuthApiError) return verified;
  if (!verified) return invalidGrant("Signature does not match address in message");
  return {
    hash: hashOf(`${chain}\n${text}`),
    expiresAt: new Date(message.issuedAt.getTime() + validityMs),
    identity: identityOf(chain, message),
  };
}

/** @returns whether the message was not used before. Waits for a simultaneous use. */
async function consumeMessage(
  client: PoolClient,
  { hash, expiresAt }: Proof,
  now: Date,
): Promise<boolean> {
  await client.query(
    `delete from auth.wallet_messages where message_hash in (
       select message_hash from auth.wallet_messages where expires_at < $1 limit 20 for update skip locked)`,
    [now],
  );
  const { rowCount } = await client.query(
    "insert into auth.wallet_messages (message_hash, expires_at) values ($1, $2) on conflict do nothing",
    [hash, expiresAt],
  );
  return rowCount === 1;
}

const openAs = (
  auth: AuthServer,
  proof: Proof,
  device: Device,
): Promise<OpenedSession | AuthApiError | OauthError> =>
  asAuthAdmin(auth.pool, async (client) => {
    const now = auth.now();
    if (!(await consumeMessage(client, proof, now)))
      return invalidGrant("Signed message was used before");
    const user = await walletAccountOf(client, auth, proof.identity);
    if (user instanceof AuthApiError) return user;
    return openSession(client, user, { method: "web3", device, now });
  });

async function grant(
  auth: AuthServer,
  c: Context,
  body: Grant,
): Promise<OpenedSession | AuthApiError | OauthError> {
  const chain = chainOf(auth, body);
  if (chain instanceof AuthApiError) return chain;
  const proof = lengthProblem(body) ?? (await prove(auth, chain, body));
  if (proof instanceof AuthApiError || proof instanceof OauthError) return proof;
  const owner = await asAuthAdmin(auth.pool, (client) => ownerOf(client, proof.identity));
  // A new wallet costs nothing, as a new anonymous user.
  const overLimit =
    owner === undefined
      ? await auth.limits.consume("anonymousPerClient", clientKey(auth.clientAddress(c)))
      : undefined;
  return overLimit ?? openAs(auth, proof, deviceOf(auth, c));
}

/** `POST /token?grant_type=web3`: signs in by a message that a wallet signed. */
export async function signInWithWallet(auth: AuthServer, c: Context): Promise<Response> {
  if (auth.wallets.size === 0) return errorResponse(c, disabled("Web3 provider is disabled"));
  const body = await readBody(c, grantBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const overLimit = await auth.limits.consume(
    "walletSignInsPerClient",
    clientKey(auth.clientAddress(c)),
  );
  if (overLimit) return errorResponse(c, overLimit);
  const outcome = await grant(auth, c, body);
  if (outcome instanceof AuthApiError || outcome instanceof OauthError)
    return grantErrorResponse(c, outcome);
  return sessionResponse(auth, c, outcome);
}
