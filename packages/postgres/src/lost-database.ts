/** Node's codes for a server that is not running or has closed the connection. */
const connectionErrors = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"]);
/**
 * PostgreSQL's codes for shutting down, crashed, starting up, too many connections, and for a standby, which the proxy of a cluster
 * may reach until it has noticed which is the primary.
 */
const transientCodes = /^(?:57P0[123]|53300|25006|08\w{3})$/;

/** Of pg and its pool, without a code. */
const lostConnection =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/;

/** Whether an error means only that the database is unreachable now, so that a retry can succeed. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    connectionErrors.has(code) ||
    // For a missing socket; a missing file has the same code.
    (code === "ENOENT" && "syscall" in error && error.syscall === "connect") ||
    transientCodes.test(code) ||
    lostConnection.test(error.message)
  );
}

/** Value of `Retry-After`. */
export const databaseRetryAfterSeconds = 2;
