import { once } from "node:events";
import type { ChildProcess } from "node:child_process";
import { forkLimited } from "../jobs/limited-child.ts";
import type { ImportReply, ImportRequest, ImportResponses } from "./import-protocol.ts";
import { ImportError } from "./import-error.ts";

/** A process that reads one archive. */
export interface ImportProcess {
  readonly pid: number | undefined;
  /**
   * One request at a time.
   * @throws {ImportError} when the archive is at fault, or the process ends or does not respond in time.
   */
  request<Kind extends ImportRequest["kind"]>(
    request: Extract<ImportRequest, { kind: Kind }>,
  ): Promise<ImportResponses[Kind]>;
  end(): Promise<void>;
}

const worker = new URL("import-worker.ts", import.meta.url);
const memory = { memoryMb: 128, heapMb: 48, execArgv: ["--max-semi-space-size=4"] };
/** Reading all rows of the largest archive takes seconds; on a busy machine it may take ten times as long. */
const responseLimitMs = 120_000;

const interrupted = (reason: string) =>
  new ImportError("import_interrupted", undefined, { cause: new Error(reason) });

/**
 * Starts a process without the server's settings, whose memory the operating system bounds.
 * @param archiveFd of the archive, which the process gets as its standard input.
 */
export function startImportProcess(archiveFd: number): ImportProcess {
  const { NODE_COMPILE_CACHE } = process.env;
  const env = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
  const child = forkLimited(worker, { ...memory, env, stdin: archiveFd });
  return {
    pid: child.pid,
    request: async (request) => {
      const reply = await respond(child, request);
      if (reply.kind === "refused") throw new ImportError(reply.code, reply.about);
      return reply.result;
    },
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function respond<Kind extends ImportRequest["kind"]>(
  child: ChildProcess,
  request: Extract<ImportRequest, { kind: Kind }>,
): Promise<ImportReply<Kind>> {
  const { promise, resolve, reject } = Promise.withResolvers<ImportReply<Kind>>();
  const onExit = (code: number | null, signal: string | null) =>
    reject(interrupted(`The process that read the archive ended (${code ?? signal})`));
  const timer = setTimeout(
    () => reject(interrupted("The process that reads the archive does not respond")),
    responseLimitMs,
  );
  child.once("message", resolve).once("exit", onExit).once("error", reject);
  try {
    if (child.exitCode !== null || child.signalCode !== null)
      onExit(child.exitCode, child.signalCode);
    else child.send(request, (error) => error && reject(interrupted(error.message)));
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off("message", resolve).off("exit", onExit).off("error", reject);
  }
}
