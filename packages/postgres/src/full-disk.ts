/** Node's codes for a write without space or quota, and PostgreSQL's `disk_full`. */
const noSpace = new Set(["ENOSPC", "EDQUOT", "53100"]);

/**
 * Whether a write failed because the server's disk is full, by the error code of the operating system or PostgreSQL.
 */
export function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    noSpace.has(error.code)
  );
}

/** Sent with status 507 by every API; the web app translates it. */
export const diskFullMessage = "The server's disk is full, so nothing was saved";
