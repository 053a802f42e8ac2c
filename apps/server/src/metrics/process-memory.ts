import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** The resident memory of the Node processes that this one has started, in bytes, by the name of their module. Linux only. */
export async function childMemory(pid = process.pid): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, "utf8").catch(() => "")),
  );
  const children = lists.flatMap((list) => list.split(" ").filter(Boolean));
  for (const child of children) {
    const [command, status] = await Promise.all(
      ["cmdline", "status"].map((name) =>
        readFile(`/proc/${child}/${name}`, "utf8").catch(() => ""),
      ),
    );
    const module = command?.split("\0").find((word) => /\.[cm]?[jt]s$/.test(word));
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status ?? "")?.[1];
    if (module === undefined || kibibytes === undefined) continue;
    const { name } = path.parse(module);
    found.set(name, (found.get(name) ?? 0) + Number(kibibytes) * 1024);
  }
  return found;
}
