import { execFileSync } from "node:child_process";
import path from "node:path";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { createApplicant } from "../applicant-account.ts";
import { findFirefox } from "./find-firefox.ts";
import { Firefox } from "./firefox.ts";
import { knownSiteJourney } from "./known-site-journey.ts";
import { releaseJourney, type Applicant } from "./release-journey.ts";
import { say } from "./assert-equal.ts";

const root = path.join(import.meta.dirname, "../..");
const built = path.join(root, "apps/extension/build");

function build(...options: readonly string[]): void {
  execFileSync("npm", ["run", "--silent", "build", "-w", "apps/extension", "--", ...options], {
    cwd: root,
  });
}

async function withApplicant(work: (applicant: Applicant) => Promise<void>): Promise<void> {
  const server = await ServerProcess.start({ DEFAULT_PLAN: "Plus", CONFIRM_EMAIL: "off" });
  try {
    await work({ server: server.url, ...(await createApplicant(server.url)) });
  } finally {
    await server.discard();
  }
}

async function inFirefox(
  file: string,
  { folder, preferences }: { folder: string; preferences: Readonly<Record<string, number>> },
  journey: (firefox: Firefox) => Promise<void>,
): Promise<void> {
  const firefox = await Firefox.start(file, preferences);
  try {
    say(`\nFirefox ${firefox.version}, ${folder}`);
    await firefox.install(path.join(built, folder));
    await journey(firefox);
  } finally {
    await firefox.close();
  }
}

/** `npm run firefox`: runs the extension's Firefox builds in a real Firefox, which has to be installed by hand. */
async function main(): Promise<void> {
  const file = findFirefox();
  if (file === undefined) {
    say("There is no Firefox on this machine: install one, or name it in FIREFOX_PATH.");
    process.exitCode = 1;
    return;
  }
  build();
  build("--variant", "test", "--browser", "firefox");
  await withApplicant(async (applicant) => {
    const release = { folder: "firefox", preferences: {} };
    await inFirefox(file, release, (firefox) => releaseJourney(firefox, applicant));
    const sleepy = { "extensions.background.idle.timeout": 3000 };
    const test = { folder: "firefox-test", preferences: sleepy };
    await inFirefox(file, test, (firefox) => knownSiteJourney(firefox, applicant));
  });
  say("\nEverything was as expected.");
}

await main();
