import { StorageApiError } from "./storage-error.ts";

export interface ObjectPath {
  bucket: string;
  name: string;
}

const maxNameBytes = 1024;
// Control characters, and lone surrogates, which PostgreSQL cannot store.
const unwritable = /[\p{Cc}\p{Cs}]/u;

/**
 * Validates an object's name, which may contain accents, apostrophes and percent signs. It never becomes a path on disk;
 * `.` and `..` segments are rejected nevertheless, because a program that downloads a folder would follow them.
 */
export function checkName(name: string): string {
  const segments = name.split("/");
  const isWrong =
    unwritable.test(name) ||
    Buffer.byteLength(name) > maxNameBytes ||
    segments.some((segment) => segment === "" || segment === "." || segment === "..");
  if (!isWrong) return name;
  throw new StorageApiError({
    status: 400,
    error: "InvalidKey",
    message: `Invalid key: ${name}`,
    code: "InvalidKey",
  });
}

/** The client does not encode names, so that a lone percent sign is literal; only valid encodings are decoded. */
function decode(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

/** Parses bucket and name of a URL after `prefix`, such as `/object/public/`. */
export function parseObjectPath(url: string, prefix: string): ObjectPath {
  const { pathname } = new URL(url);
  const rest = pathname.slice(pathname.indexOf(prefix) + prefix.length);
  const slash = rest.indexOf("/");
  return { bucket: decode(rest.slice(0, slash)), name: checkName(decode(rest.slice(slash + 1))) };
}
