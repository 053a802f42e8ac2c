import type { ClientConfig } from "pg";
import { parseIntoClientConfig } from "pg-connection-string";
import { OperatorError } from "./operator-error.ts";

/** pg treats these modes as `verify-full` and warns about it. */
const looseModes = /([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/;

/** Parses a `DATABASE_URL`. The URL is never part of an error, because it contains a password. */
export function parseDatabaseUrl(url: string): ClientConfig {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new OperatorError(
      "DATABASE_URL must begin with postgresql:// and name a PostgreSQL database.",
    );
  }
  try {
    const isOwnWay = /[?&]uselibpqcompat=true(?:&|$)/.test(url);
    return parseIntoClientConfig(isOwnWay ? url : url.replace(looseModes, "$1verify-full"));
  } catch (cause) {
    const file = cause instanceof Error && "path" in cause ? cause.path : undefined;
    if (typeof file === "string") {
      throw new OperatorError(`DATABASE_URL names a file that cannot be read: ${file}.`, { cause });
    }
    throw new OperatorError(
      "DATABASE_URL cannot be read: special characters of the password must be percent-encoded.",
    );
  }
}

/** Formats a connection as a `DATABASE_URL`, unix sockets included. */
export function formatDatabaseUrl({ user, password, host, port, database }: ClientConfig): string {
  const secret = typeof password === "string" ? encodeURIComponent(password) : "";
  return `postgresql://${user}:${secret}@${encodeURIComponent(host ?? "")}:${port}/${database}`;
}
