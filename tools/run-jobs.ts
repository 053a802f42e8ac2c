import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

interface JobResult {
  readonly name: string;
  /** What both of its streams printed. */
  readonly output: string;
  readonly failed: boolean;
}

function runJob(name: string, command: string): Promise<JobResult> {
  const { promise, resolve } = Promise.withResolvers<JobResult>();
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: "1" } : process.env;
  const child = spawn(command, { shell: true, env, stdio: ["ignore", "pipe", "pipe"] });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => parts.push(part));
  child.once("close", (code, signal) => {
    const end = `${command} ended with ${signal ?? `exit code ${code}`}\n`;
    const output = Buffer.concat(parts).toString("utf8");
    resolve({ name, output: output + end, failed: code !== 0 });
  });
  return promise;
}

function print({ name, output }: JobResult): void {
  process.stdout.write(output.trimEnd().replaceAll(/^/gm, `[${name}] `) + "\n");
}

/** The lines by which Vitest names failed tests. */
const failedTests = ({ output }: JobResult) => [
  ...new Set(
    output
      .split("\n")
      .map((line) => stripVTControlCharacters(line).trim())
      .filter((line) => line.startsWith("FAIL ")),
  ),
];

/**
 * Runs `name=command` concurrently, and each to its end. Prints the output of one as a block: of those that succeed as they
 * end, then of those that failed, and at last the names of the failed jobs and tests, since a log may keep only its end.
 * @returns whether all succeeded.
 */
async function runJobs(jobs: readonly string[]): Promise<boolean> {
  const results = await Promise.all(
    jobs.map(async (job) => {
      const nameEnd = job.indexOf("=");
      const result = await runJob(job.slice(0, nameEnd), job.slice(nameEnd + 1));
      if (!result.failed) print(result);
      return result;
    }),
  );
  const failed = results.filter((result) => result.failed);
  failed.forEach(print);
  for (const result of failed)
    process.stdout.write([`Failed: ${result.name}`, ...failedTests(result)].join("\n  ") + "\n");
  return failed.length === 0;
}

process.exitCode = (await runJobs(process.argv.slice(2))) ? 0 : 1;
