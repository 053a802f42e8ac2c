import { readdir, readFile } from "node:fs/promises";

/** Process ids of `pid` and of all below it, from /proc. */
export async function processTree(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/status`, "utf8").catch(() => "");
    const parent = /^PPid:\s+(\d+)$/m.exec(status)?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const tree = [pid];
  for (const member of tree) {
    for (const [child, parent] of parents) if (parent === member) tree.push(child);
  }
  return tree;
}

/** MB of a process, its share of what several map counted once in all (PSS). */
export async function memoryMb(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? Number.NaN) / 1024;
}

/** The process that serves the database of a data folder. */
export async function postmasterPid(dataDir: string): Promise<number> {
  for (const entry of await readdir(dataDir, { recursive: true })) {
    if (!entry.endsWith("postmaster.pid")) continue;
    const [first] = (await readFile(`${dataDir}/${entry}`, "utf8")).split("\n");
    return Number(first);
  }
  throw new Error("No postmaster.pid stands in the data folder");
}
