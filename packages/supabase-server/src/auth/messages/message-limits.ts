import type { Context } from "hono";
import type { AuthApiError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import type { LimitName } from "../guesses/rate-limits.ts";
import { findKnownDevice } from "../sign-in/known-device.ts";
import type { Contact, ContactKind } from "./contact.ts";

interface MessageLimits {
  readonly inAll: LimitName;
  readonly perClient: LimitName;
  readonly perClientAndAccount: LimitName;
  /** All known devices of an account together, because each sign-in without a cookie adds one. */
  readonly fromKnownDevices: LimitName;
  /** All clients together; over it a slower limit applies. */
  readonly perAccount: LimitName;
  readonly further: LimitName;
}

const limitsOf = {
  email: {
    inAll: "mailsInAll",
    perClient: "mailsPerClient",
    perClientAndAccount: "mailsPerClientAndAccount",
    fromKnownDevices: "mailsFromKnownDevices",
    perAccount: "mailsPerAccount",
    further: "furtherMailsPerAccount",
  },
  phone: {
    inAll: "smsInAll",
    perClient: "smsPerClient",
    perClientAndAccount: "smsPerClientAndAccount",
    fromKnownDevices: "smsFromKnownDevices",
    perAccount: "smsPerAccount",
    further: "furtherSmsPerAccount",
  },
} as const satisfies Record<ContactKind, MessageLimits>;

/** The requester of a message to an account. */
interface MessageRequester {
  /** The client's IP address. */
  client: string;
  contact: Contact;
  /** Messages of one kind are counted together. */
  kind: string;
  /** The device id, if the account signed in on it before. */
  knownDevice: string | undefined;
}

/** `recent`: too many recent messages to this account; another one can be sent later. */
export type MessageCount =
  | { kind: "allowed" }
  | { kind: "refused"; error: AuthApiError }
  | { kind: "recent"; error: AuthApiError };

async function countForRequester(
  { limits }: AuthServer,
  { client, contact, knownDevice }: MessageRequester,
): Promise<AuthApiError | undefined> {
  const names = limitsOf[contact.kind];
  if (knownDevice !== undefined) return limits.consume(names.fromKnownDevices, contact.address);
  return (
    (await limits.consume(names.perClient, client)) ??
    limits.consume(names.perClientAndAccount, `${client} ${contact.address}`)
  );
}

const installation = "all";

/**
 * Counts a sent message in the budget of the installation. Requests that send nothing leave it to others: many with
 * unknown addresses would use it up.
 */
export async function countSent({ limits }: AuthServer, kind: ContactKind): Promise<void> {
  await limits.consume(limitsOf[kind].inAll, installation);
}

/** The number of messages in the budget of the installation. */
export const sentMessages = ({ limits }: AuthServer, kind: ContactKind): Promise<number> =>
  limits.total(limitsOf[kind].inAll, installation);

/** Counts a request for a message, with or without an account, before any lookup. */
async function count(auth: AuthServer, requester: MessageRequester): Promise<MessageCount> {
  const { limits } = auth;
  const { contact, kind, knownDevice } = requester;
  const names = limitsOf[contact.kind];
  const error =
    (await countForRequester(auth, requester)) ??
    (await limits.exhausted(names.inAll, installation));
  if (error) return { kind: "refused", error };
  if (knownDevice !== undefined) return { kind: "allowed" };
  const account = `${kind} ${contact.address}`;
  if ((await limits.excess(names.perAccount, account)) === 0) return { kind: "allowed" };
  const further = await limits.consume(names.further, account);
  return further ? { kind: "recent", error: further } : { kind: "allowed" };
}

/** Counts a request for a message of this kind to this contact. */
export async function countMessage(
  auth: AuthServer,
  c: Context,
  message: { contact: Contact; kind: string },
): Promise<MessageCount> {
  const knownDevice = await findKnownDevice(auth, c, message.contact.address);
  const client = clientKey(auth.clientAddress(c));
  return count(auth, { ...message, client, knownDevice });
}

/** As `countMessage`, where a message that is not sent is an error. */
export async function requireMessage(
  auth: AuthServer,
  c: Context,
  message: { contact: Contact; kind: string },
): Promise<AuthApiError | undefined> {
  const counted = await countMessage(auth, c, message);
  return counted.kind === "allowed" ? undefined : counted.error;
}
