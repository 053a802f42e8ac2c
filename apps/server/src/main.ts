import { OperatorError } from "@postulo/postgres/operator-error";
import { createLog, describeError, printMessage } from "./log/log.ts";
import { readEnvFile } from "./settings/env-file.ts";
import { configWarnings } from "./settings/config-warnings.ts";
import { proposeLocalModel } from "./model-command.ts";
import { parseSettings } from "./settings/settings.ts";

async function main(): Promise<void> {
  readEnvFile();
  const settings = parseSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  for (const sentence of configWarnings(settings)) printMessage(sentence);
  const [{ startServer }, { buildWebApp }] = await Promise.all([
    import("./start-server.ts"),
    import("./start/web-build.ts"),
  ]);
  const stopped = signalled();
  const proposal = proposeLocalModel(settings);
  const web = settings.WEB_APP ? { buildWeb: () => buildWebApp(printMessage) } : {};
  const server = await startServer({ settings, log, printMessage: printMessage, ...web });
  const { inbox, sandbox } = server.privateLinks;
  if (inbox !== undefined) printMessage(`Inbox, private: ${inbox}`);
  if (sandbox !== undefined) printMessage(`Payment sandbox, private: ${sandbox}`);
  const proposed = await proposal;
  if (proposed !== undefined) printMessage(proposed);
  // Last: programs that wait for it have read the links.
  printMessage(`Postulo runs at ${server.url}`);
  const reason = await Promise.race([stopped, server.databaseLost]);
  if (reason === "databaseLost") {
    printMessage(
      "The database has ended by itself, so the server ends too: look into postgres.log in the data folder.",
    );
    process.exitCode = 1;
  }
  await server.stop();
}

/** Further signals so soon after the first are the same one. */
const sameSignalMs = 2_000;

/**
 * Signals are handled from the beginning: one during the start stops the server in order as soon as it is complete.
 * Handlers stay until the end, because npm forwards a Ctrl+C that the terminal has already sent, and the duplicate
 * must not interrupt the shutdown. A later signal exits immediately; the next start takes over the database that is
 * left running.
 */
function signalled(): Promise<"signalled"> {
  let firstAt: number | undefined;
  return new Promise((resolve) => {
    const onSignal = () => {
      firstAt ??= performance.now();
      if (performance.now() - firstAt > sameSignalMs) process.exit(1);
      resolve("signalled");
    };
    // SIGHUP: the terminal was closed.
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, onSignal);
  });
}

process.once("uncaughtException", (error) => {
  createLog("error")("error", "crash", describeError(error));
  process.exit(1);
});

try {
  await main();
} catch (error) {
  if (error instanceof OperatorError) printMessage(error.message);
  else createLog("error")("error", "not started", describeError(error));
  process.exitCode = 1;
}
