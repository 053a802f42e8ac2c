import type { Platform } from "./platform.ts";
import { platforms } from "./platforms.ts";

/** `embed`: the form is in an iframe of this page. */
export type Recognised = {
  readonly platform: Platform;
  readonly by: "host" | "marker" | "embed";
};

type Place = { readonly host: string; readonly path: string };

function placeOf(pattern: string): Place {
  const slash = pattern.indexOf("/");
  return slash < 0
    ? { host: pattern, path: "/" }
    : { host: pattern.slice(0, slash), path: pattern.slice(slash) };
}

function isAt(address: URL, pattern: string): boolean {
  const { host, path } = placeOf(pattern);
  const isHost = host.startsWith("*.")
    ? address.hostname.endsWith(host.slice(1))
    : address.hostname === host;
  return isHost && (path === "/" || address.pathname.startsWith(path));
}

/** The longest pattern is the most specific: `boards.greenhouse.io` before `*.greenhouse.io`. */
function byHost(address: URL): readonly Platform[] {
  const found = platforms.flatMap((platform) =>
    platform.hosts.filter((host) => isAt(address, host)).map((host) => ({ platform, host })),
  );
  const longest = Math.max(...found.map(({ host }) => host.length));
  return found.filter(({ host }) => host.length === longest).map(({ platform }) => platform);
}

const holds = (root: ParentNode, selectors: readonly string[] | undefined) =>
  selectors !== undefined && selectors.length > 0 && root.querySelector(selectors.join()) !== null;

/** The platform of a page, by its URL, otherwise by its markup; undefined for unknown ones. */
export function recognisePlatform(address: URL, root: ParentNode): Recognised | undefined {
  const atHost = byHost(address);
  const marked = atHost.length > 1 ? atHost.find((one) => holds(root, one.markers)) : undefined;
  const named = marked ?? atHost[0];
  if (named) return { platform: named, by: "host" };
  const known = platforms.find((one) => holds(root, one.markers));
  if (known) return { platform: known, by: "marker" };
  const embedded = platforms.find((one) => holds(root, one.embeds));
  return embedded && { platform: embedded, by: "embed" };
}

/** The hosts of all platforms as match patterns for the extension's manifest. */
export function platformMatchPatterns(): readonly string[] {
  const patterns = platforms.flatMap(({ hosts }) =>
    hosts.map((pattern) => {
      const { host, path } = placeOf(pattern);
      return `https://${host}${path === "/" ? "" : path}/*`;
    }),
  );
  return [...new Set(patterns)].toSorted();
}
