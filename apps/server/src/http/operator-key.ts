import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { chmod, link, mkdir, open, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "@postulo/postgres/operator-error";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

const fileName = "operator-key";
const keyBytes = 32;
const keyPattern = /^[\w-]{43}$/;
const cookieName = "postulo-operator";
const cookieSeconds = 30 * 24 * 3600;

/**
 * The secret of the links to the inbox and the payment sandbox: 32 random bytes in base64url, in the data folder's file
 * `operator-key`, readable by our account only. All processes of a data folder share it; the first one creates it.
 * @throws {OperatorError} when the file holds something else.
 */
export async function openOperatorKey(dataDir: string): Promise<string> {
  const file = path.join(dataDir, fileName);
  if ((await readKey(file)) === undefined) await createKey(dataDir, file);
  const key = await readKey(file);
  if (key !== undefined && keyPattern.test(key)) return key;
  throw new OperatorError(
    `The file ${file} does not hold a key: delete it, and the next start writes a new one.`,
  );
}

async function readKey(file: string): Promise<string | undefined> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text !== undefined) await chmod(file, 0o600);
  return text?.trim();
}

/** A link does not replace an existing file: of several processes that start together one wins. */
async function createKey(dataDir: string, file: string): Promise<void> {
  const draft = `${file}.${randomBytes(8).toString("hex")}.draft`;
  await mkdir(dataDir, { recursive: true });
  const handle = await open(draft, "wx", 0o600);
  try {
    await handle.writeFile(`${randomBytes(keyBytes).toString("base64url")}\n`);
    await handle.sync();
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
}

/** Grants the inbox and the payment sandbox to browsers that opened a link with the key. */
export interface OperatorAccess {
  /** Whether the request carries the cookie. No other header counts. */
  isGranted(c: Context): boolean;
  /** Sets the cookie and redirects to `target` when `?key=` of the request is the key; else undefined. */
  redeem(c: Context, target: string): Response | undefined;
}

export function createOperatorAccess(key: string, publicUrl: string): OperatorAccess {
  // The cookie is derived, so that it does not contain the link's key.
  const cookie = createHmac("sha256", key).update("cookie").digest("base64url");
  return {
    isGranted: (c) => isSame(getCookie(c, cookieName), cookie),
    redeem: (c, target) => {
      if (!isSame(c.req.query("key"), key)) return undefined;
      setCookie(c, cookieName, cookie, {
        httpOnly: true,
        sameSite: "Strict",
        secure: publicUrl.startsWith("https:"),
        path: "/",
        maxAge: cookieSeconds,
      });
      c.header("cache-control", "no-store");
      c.header("referrer-policy", "no-referrer");
      return c.redirect(target, 303);
    },
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares in constant time, also where the lengths differ. */
function isSame(given: string | undefined, expected: string): boolean {
  return given !== undefined && timingSafeEqual(digest(given), digest(expected));
}
