import { closeBrowser } from "./applications-page.ts";
import { stopServer } from "./measured-server.ts";
import { closeConnections } from "./over-http.ts";
import { takeFigure } from "./row.ts";
import { groups } from "./rows.ts";
import { closeCluster } from "./rows/cluster.ts";
import { closeWidePool } from "./rows/credits.ts";
import { removeOwnFolder } from "./rows/storage.ts";
import { closePlainPool } from "./through-pg.ts";

/** Stops what the rows have started. */
async function close(): Promise<void> {
  await closeCluster();
  await closeBrowser();
  closeConnections();
  await closePlainPool();
  await closeWidePool();
  await removeOwnFolder();
  await stopServer();
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void close().finally(() => process.exit(1)));
}

/** The process of one group: its number, then the names of the rows to measure. Sends each figure to the parent. */
const [group, ...names] = process.argv.slice(2);

try {
  for (const row of groups[Number(group)] ?? []) {
    if (names.includes(row.name)) process.send?.(await takeFigure(row));
  }
} finally {
  await close();
  process.disconnect();
}
