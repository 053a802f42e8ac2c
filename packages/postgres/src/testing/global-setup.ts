import { startTestCluster } from "./test-cluster.ts";

/** Before all tests of a run; what it answers is called after them. */
export default async function startClusterOfTests(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  return () => cluster.stop();
}
