import { answerKeys, type AnswerKey } from "@postulo/domain/answer-key";

/**
 * Keys of application form fields, in classes. Profile keys are filled from the profile, answer keys from stored
 * answers; sensitive keys only from an explicit stored answer; consent and account keys never.
 */
export const profileKeys = [
  "first_name",
  "last_name",
  "middle_name",
  "full_name",
  "preferred_name",
  "name_prefix",
  "name_suffix",
  "email",
  "email_confirm",
  "phone",
  "phone_country_code",
  "phone_type",
  "phone_extension",
  "address",
  "address_line2",
  "city",
  "state",
  "county",
  "postal_code",
  "country",
  "location",
  "summary",
  "headline",
  "age",
  "linkedin_url",
  "github_url",
  "portfolio_url",
  "website_url",
  "twitter_url",
  "facebook_url",
  "other_url",
  "resume_file",
  "resume_parse_file",
  "resume_text",
  "cover_letter_file",
  "cover_letter_text",
  "other_file",
  "photo_file",
  "exp_company",
  "exp_title",
  "exp_location",
  "exp_country",
  "exp_start_date",
  "exp_end_date",
  "exp_start_month",
  "exp_start_year",
  "exp_end_month",
  "exp_end_year",
  "exp_current",
  "exp_description",
  "current_company",
  "current_title",
  "edu_school",
  "edu_degree",
  "edu_field",
  "edu_start_date",
  "edu_end_date",
  "edu_start_month",
  "edu_start_year",
  "edu_end_month",
  "edu_end_year",
  "edu_current",
  "edu_location",
  "edu_country",
  "edu_gpa",
  "edu_description",
  "highest_education",
  "skills",
  "languages",
  "years_experience",
  "job_preference",
] as const;

export const sensitiveKeys = [
  "gender",
  "pronouns",
  "race_ethnicity",
  "hispanic",
  "veteran_status",
  "disability_status",
  "sexual_orientation",
  "transgender",
  "age_range",
  "date_of_birth",
  "nationality",
] as const;

export const consentKeys = [
  "consent_terms",
  "consent_marketing",
  "consent_sms",
  "consent_future",
] as const;

export const accountKeys = ["new_password", "password", "otp"] as const;

export type ProfileKey = (typeof profileKeys)[number];
export type SensitiveKey = (typeof sensitiveKeys)[number];
export type ConsentKey = (typeof consentKeys)[number];
export type AccountKey = (typeof accountKeys)[number];

/** `none`: fields that are not for the applicant, such as honeypots, searches, captchas and internal copies. */
export type FieldKey = ProfileKey | AnswerKey | SensitiveKey | ConsentKey | AccountKey | "none";

/** The classes of keys; every key has exactly one. */
export type KeyClass = "profile" | "answer" | "sensitive" | "consent" | "account" | "none";

/** Without profile keys, the default, so that the longest list is not in the content script. */
const classOfKey = new Map<FieldKey, KeyClass>([
  ["none", "none"],
  ...answerKeys.map((key) => [key, "answer"] as const),
  ...sensitiveKeys.map((key) => [key, "sensitive"] as const),
  ...consentKeys.map((key) => [key, "consent"] as const),
  ...accountKeys.map((key) => [key, "account"] as const),
]);

export const keyClassOf = (key: FieldKey): KeyClass => classOfKey.get(key) ?? "profile";
