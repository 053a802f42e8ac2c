import { startTestCluster } from "./test-cluster.ts";

/** Vitest calls this before all tests, and the returned function after them. */
export default async function startClusterOfTests(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  return () => cluster.stop();
}
