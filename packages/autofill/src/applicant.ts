import type { Profile } from "@postulo/domain/profile";

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

export type Job = {
  readonly company: string;
  readonly title: string;
  readonly is_current: boolean;
};

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
  /** The profile's number when it could be read as one. */
  readonly phone: PhoneNumber | undefined;
  readonly websites: readonly Website[];
  readonly jobs: readonly Job[];
};
