/** Selectors of the job's title, company and location on a platform's page. */
export type PostingSelectors = {
  readonly title?: string;
  readonly company?: string;
  readonly location?: string;
};

/** Names of the platforms whose URLs contain the employer in the first segment of the path. */
export const withEmployerInPath: ReadonlySet<string> = new Set([
  "Ashby",
  "Dover",
  "Gem",
  "Greenhouse",
  "Greenhouse (legacy boards)",
  "Jobvite",
  "Lever",
  "Manatal",
  "Polymer",
  "Rippling",
  "SmartRecruiters",
  "Workable",
]);

/** Names of the platforms whose URLs contain the employer in the first segment of the host. */
export const withEmployerInHost: ReadonlySet<string> = new Set([
  "BambooHR",
  "Breezy HR",
  "CATS",
  "ClearCompany",
  "Freshteam",
  "HiBob Hiring",
  "HireHive",
  "Homerun",
  "JazzHR",
  "Oleeo",
  "Oracle Taleo",
  "PeopleAdmin",
  "Personio",
  "Pinpoint",
  "Recruitee",
  "TalentLyft",
  "Teamtailor",
  "Trakstar Hire",
  "Workday",
  "isolved Hire",
  "onlyfy",
  "softgarden",
]);

/**
 * By the platform's name. These tables are not part of `Platform`, because only the script that reads a posting needs
 * them, and the platforms are part of the content script.
 */
export const postingSelectors: ReadonlyMap<string, PostingSelectors> = new Map([
  [
    "Greenhouse",
    {
      title: ".job__title h1, h1.section-header",
      company: ".logo img[alt]",
      location: ".job__location",
    },
  ],
  [
    "Greenhouse (legacy boards)",
    {
      title: "#header .app-title",
      company: "#header .company-name",
      location: "#header .location",
    },
  ],
  [
    "Workday",
    {
      title: '[data-automation-id="jobPostingHeader"]',
      location: '[data-automation-id="locations"] dd',
    },
  ],
  [
    "Ashby",
    {
      title: ".ashby-job-posting-heading",
      company: '.ashby-job-board-back-to-all-jobs-button img[alt], [class*="navLogo"] img[alt]',
      location: ".ashby-job-posting-left-pane p",
    },
  ],
  [
    "Lever",
    {
      title: ".posting-headline h2",
      company: ".main-header-logo img[alt]",
      location: ".posting-categories .location",
    },
  ],
  ["SmartRecruiters", { title: "h1.job-title" }],
  ["Teamtailor", { title: ".job-title, h1" }],
  ["Workable", { title: '[data-ui="job-title"]', location: '[data-ui="job-location"]' }],
]);
