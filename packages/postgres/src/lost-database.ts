/** Node's words for a server that is not there, or has gone away. */
const cannotConnect = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"]);
/** PostgreSQL's: it is being shut down, has crashed, has not come up again, or has no connection left. */
const comesBack = /^(?:57P0[123]|53300|08\w{3})$/;

/** Whether an error only says that the database cannot be reached now: the same request will do later. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    cannotConnect.has(code) ||
    // Of a socket that is not there; a file that is missing says nothing of the database.
    (code === "ENOENT" && "syscall" in error && error.syscall === "connect") ||
    comesBack.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}

/** For how long a client should wait before it asks again. */
export const askAgainAfterSeconds = 2;
