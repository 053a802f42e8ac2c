import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { installPackages } from "./install-packages.ts";

const root = path.join(import.meta.dirname, "..");
const commandLine = path.join(import.meta.dirname, "node_modules/supabase/dist/supabase.js");

interface Step {
  readonly title: string;
  readonly args: readonly string[];
}

/** The id of a hosted project, which is the first part of its host name. */
const projectOf = (url: string): string | undefined =>
  /^https:\/\/([a-z0-9]{20})\.supabase\.co\/?$/.exec(url)?.[1];

/** Settings of the functions on the Edge runtime. The Supabase sets its own URL and keys there. */
const secretNames = /^(?:STRIPE_\w+|PUBLIC_URL)$/;

function secretsOf(variables: NodeJS.ProcessEnv): string {
  const lines = Object.entries(variables)
    .filter(([name, value]) => secretNames.test(name) && value)
    .map(
      ([name, value]) => `${name === "PUBLIC_URL" ? "SITE_URL" : name}=${JSON.stringify(value)}`,
    );
  return `${lines.join("\n")}\n`;
}

/** The settings of the project with the public address in place of the local one. */
async function writeConfig(folder: string, publicUrl: string): Promise<void> {
  await mkdir(path.join(folder, "supabase"));
  await cp(path.join(root, "supabase/templates"), path.join(folder, "supabase/templates"), {
    recursive: true,
  });
  const config = await readFile(path.join(root, "supabase/config.toml"), "utf8");
  const origin = new URL(publicUrl).origin;
  await writeFile(
    path.join(folder, "supabase/config.toml"),
    config.replaceAll("http://127.0.0.1:3000", origin),
  );
}

/** What is run, in order; the command line asks before it changes settings. */
function stepsOf(project: string, folder: string): readonly Step[] {
  const remote = `--remote=${project}`;
  return [
    { title: "Link the project", args: ["link", "--project-ref", project] },
    {
      title: "Apply the migrations and the skills",
      args: ["db", "push", remote, "--include-seed"],
    },
    { title: "Push the settings and mails", args: ["config", "push", remote, "--workdir", folder] },
    {
      title: "Store the settings of the functions",
      args: ["secrets", "set", remote, "--env-file", path.join(folder, "secrets.env")],
    },
    { title: "Deploy the functions", args: ["functions", "deploy", remote, "--use-api"] },
  ];
}

async function deploy(options: readonly string[]): Promise<string | undefined> {
  if (existsSync(path.join(root, ".env"))) process.loadEnvFile(path.join(root, ".env"));
  const { SUPABASE_URL = "", PUBLIC_URL = "" } = process.env;
  const project = projectOf(SUPABASE_URL);
  if (project === undefined)
    return "SUPABASE_URL must be the address of a hosted project, such as https://abcdefghijklmnopqrst.supabase.co.";
  if (!URL.canParse(PUBLIC_URL)) return "PUBLIC_URL must be the address of the pages.";
  const folder = await mkdtemp(path.join(tmpdir(), "postulo-deploy-"));
  await chmod(folder, 0o700);
  try {
    await writeConfig(folder, PUBLIC_URL);
    await writeFile(path.join(folder, "secrets.env"), secretsOf(process.env), { mode: 0o600 });
    return run(stepsOf(project, folder), options.includes("--dry-run"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(steps: readonly Step[], isDryRun: boolean): string | undefined {
  if (!isDryRun) {
    installPackages(import.meta.dirname);
    if (!existsSync(commandLine)) return "The official command line is not installed in tools.";
  }
  for (const { title, args } of steps) {
    process.stdout.write(`${title}: supabase ${args.join(" ")}\n`);
    if (isDryRun) continue;
    const { status } = spawnSync(process.execPath, [commandLine, ...args], {
      cwd: root,
      stdio: "inherit",
    });
    if (status !== 0) return `supabase ${args[0]} failed, so the following steps were not run.`;
  }
  return undefined;
}

/** `npm run deploy:supabase [-- --dry-run]`: migrations, settings, mails and functions of a hosted project. */
const failure = await deploy(process.argv.slice(2));
if (failure !== undefined) {
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
}
