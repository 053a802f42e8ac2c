// Runs after `npm ci`. Plain JavaScript that an old Node can read too.
import { spawnSync } from "node:child_process";

/** Whether this Node installs every package: native ones require ^20.19 or >=22.12, and npm silently skips others. */
const installsAll = (version) => {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major === 20) return minor >= 19;
  return major > 22 || (major === 22 && minor >= 12);
};

const { node: current } = process.versions;
const [, npmNode = current] = / node\/v(\S+)/.exec(process.env.npm_config_user_agent ?? "") ?? [];

if (Number(current.split(".")[0]) < 24) {
  process.stderr.write(
    `Postulo needs Node 24 or later, and this is Node ${current}: install it from https://nodejs.org/en/download, then run \`npm ci\` again.\n`,
  );
  process.exitCode = 1;
} else if (!installsAll(npmNode)) {
  process.stdout.write(
    `npm runs on Node ${npmNode}, which leaves out packages: installing them with Node ${current}, which came with the others.\n`,
  );
  const { status } = spawnSync(
    process.execPath,
    [process.env.npm_execpath, "install", "--no-save", "--ignore-scripts", "--loglevel=error"],
    { stdio: "inherit" },
  );
  process.exitCode = status ?? 1;
}
