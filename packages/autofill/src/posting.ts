import type { Platform } from "./platform.ts";
import { recognisePlatform } from "./recognise-platform.ts";

/** What a platform's page says about its job; empty texts where it says nothing. */
export type PlatformPosting = {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  /** The platform's name. */
  readonly source: string;
};

const notEmployers = new Set(
  "www jobs job-boards boards apply careers career embed api j app recruiting en fr en-us fr-fr o c job oneclick-ui company".split(
    " ",
  ),
);

/** An address part as a name: `acme-robotics` is "Acme Robotics". */
function nameOf(part: string): string {
  const words = decodeURIComponent(part).replace(/[-_+]/g, " ").trim();
  return words.replace(/(^|\s)\p{Ll}/gu, (first) => first.toUpperCase());
}

function employerOf({ employer }: Platform, address: URL): string {
  if (!employer) return "";
  // A form in a frame names its employer in the query.
  const asked = employer === "path" ? address.searchParams.get("for") : null;
  const part =
    asked ??
    (employer === "host"
      ? address.hostname.split(".")[0]
      : address.pathname.split("/").find((one) => one !== "" && !notEmployers.has(one)));
  return part === undefined || notEmployers.has(part) || /^\d+$/.test(part) ? "" : nameOf(part);
}

const textAt = (root: ParentNode, selector: string | undefined) => {
  const found = selector === undefined ? null : root.querySelector(selector);
  const text = found?.getAttribute("content") ?? found?.getAttribute("alt") ?? found?.textContent;
  return (text ?? "").replace(/\s+/g, " ").trim().slice(0, 200);
};

/** Which job a platform's page is for; undefined when the page belongs to no platform we know. */
export function readPlatformPosting(root: Document, address: URL): PlatformPosting | undefined {
  const recognised = recognisePlatform(address, root);
  if (!recognised) return undefined;
  const { platform, by } = recognised;
  const at = by === "embed" ? undefined : platform.posting;
  return {
    title: textAt(root, at?.title),
    company: textAt(root, at?.company) || (by === "host" ? employerOf(platform, address) : ""),
    location: textAt(root, at?.location),
    source: platform.name,
  };
}
