import type { Platform } from "./platform.ts";
import {
  postingSelectors,
  withEmployerInHost,
  withEmployerInPath,
} from "./platforms/posting-sources.ts";
import { recognisePlatform } from "./recognise-platform.ts";

/** The job of a platform's page; empty texts if missing. */
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

/** A URL segment as a name: "Acme Robotics" of `acme-robotics`. */
function nameOf(part: string): string {
  const words = decodeURIComponent(part).replace(/[-_+]/g, " ").trim();
  return words.replace(/(^|\s)\p{Ll}/gu, (first) => first.toUpperCase());
}

/** The segment of a URL that contains the employer. The URL of an embedded form has it in its query. */
function employerSegment({ name }: Platform, address: URL): string | undefined {
  if (withEmployerInHost.has(name)) return address.hostname.split(".")[0];
  if (!withEmployerInPath.has(name)) return undefined;
  return (
    address.searchParams.get("for") ??
    address.pathname.split("/").find((one) => one !== "" && !notEmployers.has(one))
  );
}

function employerOf(platform: Platform, address: URL): string {
  const part = employerSegment(platform, address);
  return part === undefined || notEmployers.has(part) || /^\d+$/.test(part) ? "" : nameOf(part);
}

/** Parts of a page that are over the posting: dialogs, and banners that ask for consent. */
const overPosting = [
  "dialog,[role=dialog],[role=alertdialog],[aria-modal=true]",
  ...["cookie", "consent"].flatMap((name) =>
    ["id", "class", "data-controller"].map((attribute) => `[${attribute}*=${name} i]`),
  ),
].join();

/** False for a heading that the page shows later, as "Application submitted"; elements of a head are never displayed. */
const isDisplayed = (found: Element) =>
  typeof found.checkVisibility !== "function" ||
  found.closest("head") !== null ||
  found.checkVisibility();

/** The first element of the posting itself that a selector matches; none of a cookie banner or a dialog, or hidden. */
export const findInPosting = (root: ParentNode, selector: string): Element | undefined =>
  [...root.querySelectorAll(selector)].find(
    (found) =>
      !/\bcookies?\b/i.test(found.textContent) &&
      !found.parentElement?.closest(overPosting) &&
      isDisplayed(found),
  );

const textAt = (root: ParentNode, selector: string | undefined) => {
  const found = selector === undefined ? undefined : findInPosting(root, selector);
  const text = found?.getAttribute("content") ?? found?.getAttribute("alt") ?? found?.textContent;
  return (text ?? "").replace(/\s+/g, " ").trim().slice(0, 200);
};

/** The job of a platform's page; undefined on unknown platforms. */
export function readPlatformPosting(root: Document, address: URL): PlatformPosting | undefined {
  const recognised = recognisePlatform(address, root);
  if (!recognised) return undefined;
  const { platform, by } = recognised;
  const at = by === "embed" ? undefined : postingSelectors.get(platform.name);
  return {
    title: textAt(root, at?.title),
    // Of a logo, whose alternative text often says so.
    company:
      textAt(root, at?.company).replace(/ logo$/i, "") ||
      (by === "host" ? employerOf(platform, address) : ""),
    location: textAt(root, at?.location),
    source: platform.name,
  };
}
