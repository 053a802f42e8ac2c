import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { installPackages } from "./install-packages.ts";

/** A package that depends on a folder beside it, which npm links without the network. */
async function packageFolder(dependency = "file:beside"): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "packages-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, "beside"));
  await writeFile(
    path.join(folder, "beside/package.json"),
    JSON.stringify({ name: "beside", version: "1.0.0" }),
  );
  await writeLock(folder, "1.0.0", dependency);
  return folder;
}

/** No process listens on port 9 of this machine. */
const unreachable = "registry=http://127.0.0.1:9/\nfetch-retries=0\n";

async function writeLock(folder: string, version: string, dependency = "file:beside") {
  const own = { name: "example", version, dependencies: { beside: dependency } };
  const isLink = dependency.startsWith("file:");
  const beside = isLink ? { resolved: "beside", link: true } : { version: dependency };
  await writeFile(path.join(folder, ".npmrc"), unreachable);
  await writeFile(path.join(folder, "package.json"), JSON.stringify(own));
  await writeFile(
    path.join(folder, "package-lock.json"),
    JSON.stringify({
      name: own.name,
      version,
      lockfileVersion: 3,
      requires: true,
      packages: {
        "": own,
        ...(isLink ? { beside: { version: "1.0.0" } } : {}),
        "node_modules/beside": beside,
      },
    }),
  );
}

function quietly(): void {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
}

test("installs what the lock file names, once for each lock file", async () => {
  quietly();
  const folder = await packageFolder();
  installPackages(folder);
  const installed = path.join(folder, "node_modules/beside");
  expect(existsSync(path.join(installed, "package.json"))).toBe(true);
  await rm(installed, { recursive: true });
  installPackages(folder);
  expect(existsSync(installed)).toBe(false);
  await writeLock(folder, "1.0.1");
  installPackages(folder);
  expect(existsSync(installed)).toBe(true);
});

test("reports a failure in one sentence, and retries the next time", async () => {
  quietly();
  const folder = await packageFolder("1.0.0");
  expect(() => installPackages(folder)).toThrow(
    /^The packages of \S+ could not be installed: .*\.$/,
  );
  await writeLock(folder, "1.0.0");
  installPackages(folder);
  expect(existsSync(path.join(folder, "node_modules/beside"))).toBe(true);
});
