/** What Lighthouse must at least say, of 100. */
interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly "best-practices": number;
  /** Not of pages that no search engine shall list. */
  readonly seo?: number;
}

export interface MeasuredPage {
  readonly path: string;
  readonly screen: "mobile" | "desktop";
  /** With thirty applications; else a stranger opens it. */
  readonly isSignedIn: boolean;
  readonly scores: Scores;
  /** How far the layout may shift. */
  readonly shift: number;
}

const full = { accessibility: 100, "best-practices": 100 } as const;
const forStrangers = { screen: "mobile", isSignedIn: false, shift: 0.02 } as const;
const forMembers = { path: "/dashboard", isSignedIn: true, shift: 0.02 } as const;

/** Budgets of the pages: docs/decisions/037. */
export const pages: readonly MeasuredPage[] = [
  { path: "/", ...forStrangers, scores: { performance: 98, ...full, seo: 100 } },
  { path: "/fr", ...forStrangers, scores: { performance: 98, ...full, seo: 100 } },
  { path: "/privacy", ...forStrangers, scores: { performance: 98, ...full, seo: 100 } },
  { path: "/extension", ...forStrangers, scores: { performance: 98, ...full, seo: 100 } },
  { path: "/auth/login", ...forStrangers, scores: { performance: 98, ...full } },
  { ...forMembers, screen: "desktop", scores: { performance: 95, ...full } },
  { ...forMembers, screen: "mobile", scores: { performance: 85, ...full } },
];

export const nameOf = ({ path, screen }: MeasuredPage) => `${path}, ${screen}`;

export const kinds = ["html", "css", "js", "font"] as const;
export type Kind = (typeof kinds)[number];

interface WeighedPage {
  readonly path: string;
  readonly isSignedIn: boolean;
  /** As a stranger or a member first gets it, gzipped, in units of 1,000 bytes. */
  readonly most: Readonly<Partial<Record<Kind, number>>>;
  /** Maximum of scripts requested before the load event. */
  readonly jsBeforeLoad?: number;
}

export const weights: readonly WeighedPage[] = [
  {
    path: "/",
    isSignedIn: false,
    most: { html: 12, css: 17, js: 25, font: 30 },
    jsBeforeLoad: 2,
  },
  { path: "/auth/login", isSignedIn: false, most: { css: 17, js: 25 }, jsBeforeLoad: 2 },
  { path: "/dashboard", isSignedIn: true, most: { js: 253 } },
];
