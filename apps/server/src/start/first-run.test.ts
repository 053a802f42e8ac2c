import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const repository = path.resolve(import.meta.dirname, "../../../..");
const completeInstall = path.join(repository, ".ci/complete-install.mjs");
const run = promisify(execFile);

/** What `npm ci` runs at its end, with an npm that prints how it is called and by which Node. */
async function runPostinstall(userAgent: string, nodeOptions: readonly string[] = []) {
  const folder = await mkdtemp(path.join(tmpdir(), "postulo-npm-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const npm = path.join(folder, "npm-cli.cjs");
  await writeFile(npm, "console.log(process.version, ...process.argv.slice(2));");
  await chmod(npm, 0o755);
  return run(process.execPath, [...nodeOptions, completeInstall], {
    env: { ...process.env, npm_config_user_agent: userAgent, npm_execpath: npm },
  });
}

test.each(["npm/9.2.0 node/v18.20.4 linux x64", "npm/10.8.2 node/v20.18.3 linux x64"])(
  "npm ci by %s installs with our Node what that npm leaves out",
  async (userAgent) => {
    const { stdout } = await runPostinstall(userAgent);
    expect(stdout).toContain(
      `${process.version} install --no-save --ignore-scripts --loglevel=error`,
    );
  },
);

test.each([
  "npm/9.2.0 node/v20.19.2 linux x64",
  "npm/10.9.2 node/v22.12.0 linux x64",
  "npm/11.6.0 node/v24.1.0 darwin arm64",
])("npm ci by %s installs nothing twice", async (userAgent) => {
  expect((await runPostinstall(userAgent)).stdout).toBe("");
});

test("without Node 24 npm ci ends with one sentence that names what to install", async () => {
  const old = `data:text/javascript,Object.defineProperty(process.versions, "node", { value: "22.20.0" })`;
  await expect(
    runPostinstall("npm/10.9.2 node/v22.20.0 darwin arm64", ["--import", old]),
  ).rejects.toMatchObject({
    code: 1,
    stderr:
      "Postulo needs Node 24 or later, and this is Node 22.20.0: install it from https://nodejs.org/en/download, then run `npm ci` again.\n",
  });
});

test("the configuration of the browser tests can be read on a machine without a browser", async () => {
  const config = path.join(repository, "e2e/playwright.config.ts");
  const { stdout } = await run(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `const { default: config } = await import(${JSON.stringify(config)}); console.log(config.testDir);`,
    ],
    { env: { ...process.env, PATH: "", CHROMIUM: "" } },
  );
  expect(stdout.trim()).toBe(".");
});
