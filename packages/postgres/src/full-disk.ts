/** Node's codes for a write without space or quota, and PostgreSQL's `disk_full`. */
const noSpace = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether a write failed because the server's disk is full, by the operating system's or PostgreSQL's error code. */
export function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    noSpace.has(error.code)
  );
}

/** For clients of every protocol; the web app has it in the person's language. Sent with status 507. */
export const diskFullMessage = "The server's disk is full, so nothing was saved";
