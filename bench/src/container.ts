import { execFile, spawnSync } from "node:child_process";
import { access, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import * as z from "zod";

/*
 * `npm run bench:container -- --scratch DIR`: builds the image of Containerfile with buildah, on a Debian made by mmdebstrap
 * instead of the published base, measures its size, and uses it as bench/src/container-trial.ts says. Needs root, buildah,
 * mmdebstrap, a network for the build, and 8 GB in DIR. The base and the layers in DIR are used again.
 */

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../..");
const maxImageBytes = 450_000_000;
const maxOutputBytes = 64 * 1024 * 1024;
const unshare = "unshare";
const base = "localhost/postulo-base";
const buildBase = "localhost/postulo-build-base";
const image = "localhost/postulo";

const { values } = parseArgs({
  options: {
    scratch: { type: "string", default: "/var/tmp/postulo-container" },
    suite: { type: "string", default: "trixie" },
  },
});
const scratch = path.resolve(values.scratch);
const storage = ["--root", `${scratch}/storage`, "--runroot", `${scratch}/run`];

async function buildah(...words: string[]): Promise<string> {
  const options = {
    cwd: root,
    maxBuffer: maxOutputBytes,
    env: { ...process.env, TMPDIR: scratch },
  };
  const { stdout } = await run("buildah", [...storage, ...words], options);
  return stdout.trim();
}

/** The certificates of this machine, where its way to the registry needs them. */
const certificates = process.env["NODE_EXTRA_CA_CERTS"];

/** As the published slim images: the essential packages, without manuals and translations. */
async function makeBase(): Promise<void> {
  const archive = path.join(scratch, `${values.suite}.tar`);
  const isMade = await access(archive).then(
    () => true,
    () => false,
  );
  const without = ["man", "doc", "locale", "info"].map(
    (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
  );
  if (!isMade)
    await run("mmdebstrap", ["--quiet", "--variant=minbase", ...without, values.suite, archive], {
      env: { ...process.env, TMPDIR: scratch },
    });
  const container = await buildah("from", "scratch");
  await buildah("add", container, archive, "/");
  await buildah("commit", container, base);
  if (certificates !== undefined)
    await buildah("config", "--env", `NODE_EXTRA_CA_CERTS=/mnt/certificates.pem`, container);
  await buildah("commit", "--rm", container, buildBase);
}

async function buildImage(): Promise<void> {
  const mount =
    certificates === undefined ? [] : ["--volume", `${certificates}:/mnt/certificates.pem:ro`];
  const bases = ["--build-arg", `BASE=${base}`, "--build-arg", `BUILD_BASE=${buildBase}`];
  await buildah(
    "build",
    "--isolation",
    "chroot",
    "--format",
    "docker",
    "--layers",
    ...mount,
    ...bases,
    "--tag",
    image,
    "--file",
    "Containerfile",
    ".",
  );
}

const inspected = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Entrypoint: z.array(z.string()),
      WorkingDir: z.string(),
      StopSignal: z.string(),
      Volumes: z.record(z.string(), z.unknown()),
      Healthcheck: z.object({ Test: z.array(z.string()) }),
    }),
  }),
});

const listed = z.array(z.object({ size: z.string() })).length(1);

/** In bytes: buildah prints decimal megabytes. */
async function imageSize(): Promise<number> {
  const [found] = listed.parse(JSON.parse(await buildah("images", "--json", image)));
  const megabytes = /^([\d.]+) MB$/.exec(found?.size ?? "")?.[1];
  if (megabytes === undefined) throw new Error(`buildah reports the size ${found?.size}`);
  return Number(megabytes) * 1_000_000;
}

async function main(): Promise<void> {
  await mkdir(scratch, { recursive: true });
  await makeBase();
  await buildImage();
  const size = await imageSize();
  console.log(`size: ${size / 1_000_000} MB of at most ${maxImageBytes / 1_000_000}`);
  if (size > maxImageBytes) throw new Error("The image is too large.");
  const about = inspected.parse(JSON.parse(await buildah("inspect", "--type", "image", image)));
  const container = await buildah("from", image);
  const data = path.join(scratch, "data");
  await rm(data, { recursive: true, force: true });
  await mkdir(data);
  try {
    const mounted = await buildah("mount", container);
    const trial = JSON.stringify({ folder: mounted, data, config: about.Docker.config });
    const script = path.join(import.meta.dirname, "container-trial.ts");
    // Without a network, and on an address of every interface, as in a container.
    const inside = 'ip link set lo up && exec "$@"';
    const { status } = spawnSync(
      unshare,
      ["--net", "sh", "-c", inside, "sh", process.execPath, script, trial],
      { stdio: "inherit", cwd: root },
    );
    if (status !== 0) throw new Error("The container failed.");
  } finally {
    await buildah("rm", container);
  }
}

await main();
