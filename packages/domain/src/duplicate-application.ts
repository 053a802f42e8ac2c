import { fold } from "@postulo/lexicon/fold";
import type { Application } from "./application.ts";
import { websiteUrl } from "./profile/website.ts";

type Posting = Pick<Application, "job_title" | "company_name" | "job_url">;

/** As people compare: without accents, capitals and double blanks. */
const plain = (text: string) => fold(text).replaceAll(/\s+/g, " ").trim();

/** What an address says of a visitor and not of the posting. */
const isTracking = (parameter: string) =>
  /^(?:utm_\w+|gclid|fbclid|ref|trk)(?:=|$)/i.test(parameter);

/** An address without its scheme, its `www.`, what follows `#`, and what tracks the visitor. */
function plainUrl(text: string): string | undefined {
  const [address = "", search = ""] = (websiteUrl(text) ?? "")
    .replace(/#.*/, "")
    .replace(/^https?:\/\/(?:www\.)?/i, "")
    .split("?");
  if (address === "") return undefined;
  const [host = "", ...path] = address.replace(/\/$/, "").split("/");
  const parameters = search.split("&").filter((one) => one !== "" && !isTracking(one));
  return `${[host.toLowerCase(), ...path].join("/")}?${parameters.join("&")}`;
}

/** The keys that identify an application: its posting URL, and its title with its company. */
export function duplicateKeys(row: Posting): readonly string[] {
  const url = plainUrl(row.job_url);
  const [title, company] = [plain(row.job_title), plain(row.company_name)];
  return [
    ...(url === undefined ? [] : [`posting ${url}`]),
    ...(title === "" || company === "" ? [] : [`position ${title}\n${company}`]),
  ];
}

/** An application to the same posting, or for the same title at the same company; undefined when there is none. */
export function findDuplicate<Row extends Posting>(
  rows: readonly Row[],
  draft: Posting,
): Row | undefined {
  const keys = duplicateKeys(draft);
  return rows.find((row) => duplicateKeys(row).some((key) => keys.includes(key)));
}
