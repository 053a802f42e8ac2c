import { z } from "zod";

const versions = z.record(z.string(), z.string()).optional();

const lockedPackage = z.looseObject({
  version: z.string().optional(),
  link: z.boolean().optional(),
  dependencies: versions,
  optionalDependencies: versions,
  peerDependencies: versions,
  peerDependenciesMeta: z
    .record(z.string(), z.looseObject({ optional: z.boolean().optional() }))
    .optional(),
});

/** The part of a `package-lock.json` that is read. */
export const lockFile = z.object({ packages: z.record(z.string(), lockedPackage) });
type Locked = z.infer<typeof lockedPackage>;
type LockFile = z.infer<typeof lockFile>;

/** The part of a `package.json` that is read. */
export const manifestFile = z.object({
  name: z.string(),
  dependencies: versions,
  optionalDependencies: versions,
});
type Manifest = z.infer<typeof manifestFile>;

export interface ReleaseDependencies {
  readonly dependencies: Record<string, string>;
  readonly optionalDependencies: Record<string, string>;
}

const isOurs = (name: string) => name.startsWith("@postulo/");

/**
 * Everything that the packages depend on but each other.
 * @throws when two require different versions of a package: a release has one folder for all.
 */
export function mergeDependencies(manifests: readonly Manifest[]): ReleaseDependencies {
  const merged: ReleaseDependencies = { dependencies: {}, optionalDependencies: {} };
  for (const kind of ["dependencies", "optionalDependencies"] as const) {
    const entries = manifests
      .flatMap((manifest) => Object.entries(manifest[kind] ?? {}))
      .filter(([name]) => !isOurs(name))
      .toSorted(([a], [b]) => a.localeCompare(b));
    for (const [name, version] of entries) {
      const other = merged[kind][name] ?? version;
      if (other !== version) throw new Error(`${name} is required as ${other} and as ${version}`);
      merged[kind][name] = version;
    }
  }
  return merged;
}

/**
 * The locked packages that the dependencies reach, as `packages` of an `npm-shrinkwrap.json`; without `dev` and `peer`, and
 * `optional` only where no required package needs them.
 */
export function lockedPackages(
  lock: LockFile,
  { dependencies, optionalDependencies }: ReleaseDependencies,
): Record<string, unknown> {
  const required = reach(lock, Object.keys(dependencies), false);
  const all = reach(
    lock,
    [...Object.keys(dependencies), ...Object.keys(optionalDependencies)],
    true,
  );
  return Object.fromEntries(
    [...all].toSorted().map((place) => {
      const {
        dev: _dev,
        devOptional: _both,
        peer: _peer,
        optional: _optional,
        ...entry
      } = lock.packages[place] ?? {};
      return [place, required.has(place) ? entry : { ...entry, optional: true }];
    }),
  );
}

function reach(lock: LockFile, names: readonly string[], withOptional: boolean): Set<string> {
  const reached = new Set<string>();
  const pending = names.map((name) => ({ from: "", name }));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const place = placeOf(lock, next);
    if (place === undefined || reached.has(place)) continue;
    reached.add(place);
    const needed = namesNeededBy(lock.packages[place] ?? {}, withOptional);
    pending.push(...needed.map((name) => ({ from: place, name })));
  }
  return reached;
}

function namesNeededBy(entry: Locked, withOptional: boolean): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
  );
  const optional = Object.keys(entry.optionalDependencies ?? {});
  const required = Object.keys(entry.dependencies ?? {}).filter((name) => !optional.includes(name));
  return [...required, ...peers, ...(withOptional ? optional : [])];
}

/** As Node finds it: in the nearest `node_modules` upwards. Optional packages of other platforms may be missing. */
function placeOf(lock: LockFile, { from, name }: { from: string; name: string }) {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))
  ) {
    const place = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock.packages[place] !== undefined) return place;
    if (folder === "") return undefined;
  }
}
