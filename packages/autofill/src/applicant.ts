import type { PartialDate } from "@postulo/domain/profile/partial-date";
import type { Profile } from "@postulo/domain/profile/profile";
import type { StoredAnswer } from "./answer.ts";

/** A phone number in the parts that form fields take. */
export type PhoneNumber = {
  /** `+33 6 12 34 56 78` */
  readonly international: string;
  /** National format: `06 12 34 56 78`. */
  readonly national: string;
  /** Without the plus. */
  readonly callingCode: string;
  /** ISO 3166-1 alpha-2; undefined when the number belongs to no single country. */
  readonly region: string | undefined;
};

export type Website = { readonly domain: string; readonly display_name: string };

type Period = {
  readonly start?: PartialDate | undefined;
  readonly end?: PartialDate | undefined;
  readonly is_current: boolean;
};

/** An entry of `experiences`. */
export type Job = Period & {
  readonly company: string;
  readonly title: string;
  readonly location?: string;
  readonly description?: string;
};

/** An entry of `education`. */
export type School = Period & {
  readonly school: string;
  readonly degree: string;
  readonly field_of_study: string;
  readonly description?: string;
};

/** A row of `competencies`. */
export type Skill = {
  readonly name: string;
  /** One of the stored categories; forms have separate fields for `language`. */
  readonly category: string;
  /** One of the stored levels; empty or missing when none is stored. */
  readonly level?: string;
  readonly years_of_experience: number | null;
};

/** A file that the user chose for this application, in base64 because it is sent to the page as text. */
export type ApplicantDocument = {
  readonly kind: "resume" | "coverLetter";
  readonly fileName: string;
  /** `application/pdf` */
  readonly mediaType: string;
  readonly base64: string;
};

/** The job of the form; empty texts if unknown. */
export type Target = { readonly company: string; readonly title: string };

/** The stored values that a form may be filled with. */
export type Applicant = {
  readonly profile: Pick<
    Profile,
    | "first_name"
    | "last_name"
    | "email"
    | "country"
    | "city"
    | "postal_code"
    | "phone_number"
    | "address"
    | "summary"
  >;
  /** The names of the profile's country, because `Intl.DisplayNames` is slow on first use in a page. */
  readonly countryNames?: { readonly en: string; readonly fr: string };
  /** The profile's phone number, if it could be parsed. */
  readonly phone: PhoneNumber | undefined;
  readonly websites: readonly Website[];
  /** Newest first. */
  readonly jobs: readonly Job[];
  /** Newest first. */
  readonly schools?: readonly School[];
  readonly skills?: readonly Skill[];
  /** At most one of each kind. */
  readonly documents?: readonly ApplicantDocument[];
  /** The cover letter for this job. */
  readonly letterText?: string;
  readonly answers?: readonly StoredAnswer[];
  readonly jobPreferences?: Profile["job_preferences"];
  /** Present only if the user has enabled the setting. */
  readonly disclosed?: {
    readonly gender?: Profile["gender"];
    readonly age?: number | null | undefined;
  };
  readonly target?: Target | undefined;
  /** Other companies that the user applied to: a text that names one of them is not used here. */
  readonly otherCompanies?: readonly string[];
};
