import type { ClientConfig } from "pg";
import { parseIntoClientConfig } from "pg-connection-string";
import { StartError } from "./start-error.ts";

/** Each of them is checked as strictly as `verify-full` already; the library only warns of it at length. */
const looseModes = /([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/;

/** What a `DATABASE_URL` says. It is never part of the error, for it holds a password. */
export function parseDatabaseUrl(url: string): ClientConfig {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new StartError(
      "DATABASE_URL must begin with postgresql:// and name a PostgreSQL database.",
    );
  }
  try {
    const isOwnWay = /[?&]uselibpqcompat=true(?:&|$)/.test(url);
    return parseIntoClientConfig(isOwnWay ? url : url.replace(looseModes, "$1verify-full"));
  } catch (cause) {
    const file = cause instanceof Error && "path" in cause ? cause.path : undefined;
    if (typeof file === "string") {
      throw new StartError(`DATABASE_URL names a file that cannot be read: ${file}.`, { cause });
    }
    throw new StartError(
      "DATABASE_URL cannot be read: special characters of the password must be percent-encoded.",
    );
  }
}

/** The other way round: the `DATABASE_URL` of somebody who connects so, through a unix socket too. */
export function formatDatabaseUrl({ user, password, host, port, database }: ClientConfig): string {
  const secret = typeof password === "string" ? encodeURIComponent(password) : "";
  return `postgresql://${user}:${secret}@${encodeURIComponent(host ?? "")}:${port}/${database}`;
}
