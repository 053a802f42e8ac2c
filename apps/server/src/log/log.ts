const levels = ["info", "warn", "error"] as const;
type Level = (typeof levels)[number];

/** One JSON object a line. What people typed, their addresses and their file names never go into `facts`. */
export type Log = (level: Level, event: string, facts?: Readonly<Record<string, unknown>>) => void;

/** Writes to standard error; standard output is for messages to the operator. */
export function createLog(lowest: Level): Log {
  return (level, event, facts = {}) => {
    if (levels.indexOf(level) < levels.indexOf(lowest)) return;
    console.error(JSON.stringify({ time: new Date().toISOString(), level, event, ...facts }));
  };
}

/** Prints a message for the operator. */
export function printMessage(sentence: string): void {
  console.log(sentence);
}

/** An error for the log. PostgreSQL's messages contain data, so only its code is used. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  const frames = error.stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  if ("severity" in error && "code" in error) {
    const { code } = error;
    const place = "constraint" in error ? { constraint: error.constraint } : {};
    return { error: "PostgreSQL", code, ...place, frames };
  }
  return { error: error.name, message: error.message, frames, ...cause };
}
