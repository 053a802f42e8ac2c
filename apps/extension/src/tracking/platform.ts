/** A recruiting platform: its name, its hosts, and where its addresses name the employer. */
type Platform = {
  readonly name: string;
  readonly host: RegExp;
  readonly employer: "firstPathPart" | "subdomain" | "unknown";
};

/** The platforms whose addresses name the employer; every other site is called by its host. */
const platforms: readonly Platform[] = [
  { name: "Greenhouse", host: /(?:^|\.)greenhouse\.io$/, employer: "firstPathPart" },
  { name: "Lever", host: /(?:^|\.)lever\.co$/, employer: "firstPathPart" },
  { name: "Ashby", host: /(?:^|\.)ashbyhq\.com$/, employer: "firstPathPart" },
  { name: "Workable", host: /(?:^|\.)workable\.com$/, employer: "firstPathPart" },
  { name: "SmartRecruiters", host: /(?:^|\.)smartrecruiters\.com$/, employer: "firstPathPart" },
  { name: "Workday", host: /(?:^|\.)myworkdayjobs\.com$/, employer: "subdomain" },
  { name: "Teamtailor", host: /(?:^|\.)teamtailor\.com$/, employer: "subdomain" },
  { name: "Recruitee", host: /(?:^|\.)recruitee\.com$/, employer: "subdomain" },
  { name: "Personio", host: /(?:^|\.)jobs\.personio\.(?:de|com)$/, employer: "subdomain" },
  { name: "BambooHR", host: /(?:^|\.)bamboohr\.com$/, employer: "subdomain" },
  { name: "Breezy HR", host: /(?:^|\.)breezy\.hr$/, employer: "subdomain" },
  { name: "iCIMS", host: /(?:^|\.)icims\.com$/, employer: "unknown" },
  { name: "Welcome to the Jungle", host: /(?:^|\.)welcometothejungle\.com$/, employer: "unknown" },
];

const notEmployers = new Set([
  "www",
  "jobs",
  "job-boards",
  "boards",
  "apply",
  "careers",
  "embed",
  "api",
  "j",
]);

/** An address part as a name: `acme-robotics` is "Acme Robotics". */
function nameOf(part: string): string {
  const words = part.replace(/[-_+]|%20/g, " ").trim();
  return words.replace(/(^|\s)\p{Ll}/gu, (first) => first.toUpperCase());
}

/** The platform of an address, and the employer when the address names one. */
export function platformOf(url: URL): { readonly source: string; readonly employer: string } {
  const host = url.hostname.replace(/^www\./, "");
  const platform = platforms.find((one) => one.host.test(host));
  if (!platform) return { source: host, employer: "" };
  const part =
    platform.employer === "subdomain"
      ? host.split(".")[0]
      : url.pathname.split("/").find((one) => one !== "");
  const isNamed = platform.employer !== "unknown" && part !== undefined && !notEmployers.has(part);
  return { source: platform.name, employer: isNamed ? nameOf(part) : "" };
}
