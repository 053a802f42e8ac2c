/** An invented person, the source of résumés and of expected values. */
export interface InventedPerson {
  readonly language: "en" | "fr";
  readonly first: string;
  readonly last: string;
  readonly headline: string;
  readonly email: string;
  readonly phone: string;
  readonly street?: string;
  readonly postalCode?: string;
  readonly city: string;
  readonly country?: string;
  readonly links: readonly string[];
  readonly summary: string;
  readonly experiences: readonly InventedPost[];
  readonly education: readonly InventedStudy[];
  readonly skills: readonly (readonly [string, readonly string[]])[];
  readonly languages: readonly (readonly [string, string])[];
  readonly projects: readonly (readonly [string, string])[];
  readonly volunteering: readonly InventedPost[];
  readonly interests: string;
}

/** Dates are `YYYY-MM`; a current job has no end. */
export interface InventedPost {
  readonly title: string;
  readonly company: string;
  readonly place?: string;
  readonly start: string;
  readonly end?: string;
  readonly tasks: readonly string[];
}

export interface InventedStudy {
  readonly degree: string;
  readonly field?: string;
  readonly school: string;
  readonly place?: string;
  readonly start: string;
  readonly end?: string;
  readonly note?: string;
}
