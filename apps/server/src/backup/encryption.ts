import { readFile, writeFile } from "node:fs/promises";
import { ReadableStream } from "node:stream/web";
import { OperatorError } from "@postulo/postgres/operator-error";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

/** The first bytes of every file of this format. @see https://age-encryption.org/v1 */
const signature = Buffer.from("age-encryption.org/v1\n");

/** Whether a file that begins with `head` is encrypted. */
export const isEncrypted = (head: Uint8Array): boolean =>
  signature.equals(head.subarray(0, signature.length));

export const signatureBytes = signature.length;

/** Encrypts for all recipients (`age1...`). @throws {OperatorError} when one is none. */
export function createEncryption(
  recipients: readonly string[],
): (content: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch (cause) {
      throw new OperatorError(
        `The recipient ${recipient} of BACKUP_RECIPIENTS is no public key of age: it begins with age1.`,
        { cause },
      );
    }
  }
  return async function* encrypt(content) {
    yield* await encrypter.encrypt(ReadableStream.from(content));
  };
}

/** Decrypts with the private keys of a file, as age-keygen writes it. */
export async function* decrypt(
  content: AsyncIterable<Uint8Array>,
  identityFile: string | undefined,
): AsyncGenerator<Uint8Array> {
  if (identityFile === undefined) {
    throw new OperatorError(
      "The backup is encrypted: name the file of its private key with --identity FILE.",
    );
  }
  const decrypter = new Decrypter();
  for (const identity of await readIdentities(identityFile)) decrypter.addIdentity(identity);
  yield* await openContent(decrypter, content);
}

async function openContent(
  decrypter: Decrypter,
  content: AsyncIterable<Uint8Array>,
): Promise<AsyncIterable<Uint8Array>> {
  try {
    return await decrypter.decrypt(ReadableStream.from(content));
  } catch (cause) {
    const isOtherKey = cause instanceof Error && cause.message.includes("no identity matched");
    throw new OperatorError(
      isOtherKey
        ? "The backup was encrypted for another key."
        : "The backup is damaged: it cannot be decrypted.",
      { cause },
    );
  }
}

async function readIdentities(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new OperatorError(`The key file ${file} cannot be read.`, { cause });
  });
  const keys = text.split(/\s+/).filter((word) => word.startsWith("AGE-SECRET-KEY-"));
  if (keys.length === 0)
    throw new OperatorError(`The file ${file} contains no private key of age.`);
  return keys;
}

/** Creates a private key in a new file. @returns its recipient. */
export async function createIdentity(file: string, now: Date): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const text = `# created: ${now.toISOString()}\n# public key: ${recipient}\n${identity}\n`;
  try {
    await writeFile(file, text, { flag: "wx", mode: 0o600 });
  } catch (cause) {
    throw new OperatorError(`The key file ${file} cannot be created, or exists already.`, {
      cause,
    });
  }
  return recipient;
}
