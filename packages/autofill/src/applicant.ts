import type { PartialDate } from "@postulo/domain/partial-date";
import type { Profile } from "@postulo/domain/profile";
import type { StoredAnswer } from "./answer.ts";

/** A phone number in the parts that forms ask for. */
export type PhoneNumber = {
  /** `+33 6 12 34 56 78` */
  readonly international: string;
  /** As it is dialled at home: `06 12 34 56 78`. */
  readonly national: string;
  /** Without the plus. */
  readonly callingCode: string;
  /** ISO 3166-1 alpha-2; undefined when the number belongs to no one country. */
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
  /** One of the stored categories; `language` is asked for by fields of its own. */
  readonly category: string;
  readonly years_of_experience: number | null;
};

/** A file that the person chose for this application, whole: it travels into the page as text. */
export type ApplicantDocument = {
  readonly kind: "resume" | "coverLetter";
  readonly fileName: string;
  /** `application/pdf` */
  readonly mediaType: string;
  readonly base64: string;
};

/** The job that the form is for, as far as it is known. */
export type Target = { readonly company: string; readonly title: string };

/** The stored facts that a form may be filled with, and nothing else. */
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
  /** The profile's country by name. In a page a browser would first read the data of its languages, which takes as long as half a form. */
  readonly countryNames?: { readonly en: string; readonly fr: string };
  /** The profile's number when it could be read as one. */
  readonly phone: PhoneNumber | undefined;
  readonly websites: readonly Website[];
  /** In the order in which a form gets them: the newest first. */
  readonly jobs: readonly Job[];
  /** The newest first. */
  readonly schools?: readonly School[];
  readonly skills?: readonly Skill[];
  /** At most one of each kind. */
  readonly documents?: readonly ApplicantDocument[];
  /** The letter that was written for this job. */
  readonly letterText?: string;
  readonly answers?: readonly StoredAnswer[];
  readonly jobPreferences?: Profile["job_preferences"];
  /** Present only when the owner's switch for them is on. */
  readonly disclosed?: {
    readonly gender?: Profile["gender"];
    readonly age?: number | null | undefined;
  };
  readonly target?: Target | undefined;
  /** Companies that the person applied to: a text that names one of them goes to no other. */
  readonly otherCompanies?: readonly string[];
};
