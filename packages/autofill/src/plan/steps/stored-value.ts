import type { ValueSource } from "@postulo/domain/fill-outcome";
import { websiteUrl } from "@postulo/domain/profile/website";
import type { Applicant, Website } from "../../applicant.ts";
import type { FieldKey } from "../../field-key.ts";
import { highestOf } from "../schools/choose-degree.ts";
import { countryName, type PageLanguage } from "../countries.ts";
import type { Value } from "./step.ts";
import type { ChoiceTarget } from "../answers/choice-target.ts";

type StoredValue = { readonly text: string; readonly source: ValueSource };

const joinedBy = (separator: string, ...parts: readonly string[]) =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(separator);

const hostOf = ({ domain }: Website) => {
  const url = websiteUrl(domain);
  return url ? new URL(url).hostname.toLowerCase().replace(/^www\./, "") : "";
};

const isOn = (website: Website, ...hosts: readonly string[]) =>
  hosts.some((host) => hostOf(website) === host || hostOf(website).endsWith(`.${host}`));

const networks = [
  "linkedin.com",
  "github.com",
  "gitlab.com",
  "twitter.com",
  "x.com",
  "facebook.com",
  "instagram.com",
];
const showcases = ["behance.net", "dribbble.com"];

const isPortfolio = (website: Website) =>
  isOn(website, ...showcases) ||
  /portfolio|\bbook\b/i.test(`${website.display_name} ${website.domain}`);

function linkTo(
  applicant: Applicant,
  fits: (website: Website) => boolean,
): StoredValue | undefined {
  const website = applicant.websites.find(fits);
  const url = website && websiteUrl(website.domain);
  return url ? { text: url, source: "websites" } : undefined;
}

/** A person's only site outside of the networks, which is what a portfolio's field is filled with. */
function onlyOwnSite(applicant: Applicant): StoredValue | undefined {
  const own = applicant.websites.filter((website) => !isOn(website, ...networks));
  return own.length === 1 ? linkTo(applicant, (website) => website === own[0]) : undefined;
}

function profileText(
  applicant: Applicant,
  ...columns: readonly (keyof Applicant["profile"])[]
): StoredValue | undefined {
  const text = joinedBy(" ", ...columns.map((column) => applicant.profile[column]));
  return text === "" ? undefined : { text, source: `profile.${columns.join("+")}` };
}

const nameOfCountry = ({ profile, countryNames }: Applicant, language: PageLanguage) =>
  (language === "de" ? undefined : countryNames?.[language]) ??
  countryName(profile.country.trim(), language);

function countryOf(applicant: Applicant, language: PageLanguage): StoredValue | undefined {
  const text = nameOfCountry(applicant, language);
  return text === "" ? undefined : { text, source: "profile.country" };
}

function locationOf(applicant: Applicant, language: PageLanguage): StoredValue | undefined {
  const text = joinedBy(", ", applicant.profile.city, nameOfCountry(applicant, language));
  return text === "" ? undefined : { text, source: "profile.city+country" };
}

function currentJob(applicant: Applicant, part: "company" | "title"): StoredValue | undefined {
  const text = applicant.jobs.find((job) => job.is_current)?.[part] ?? "";
  return text === "" ? undefined : { text, source: `experiences.${part}` };
}

const finishedDegrees = ({ schools = [] }: Applicant) =>
  schools.filter((school) => !school.is_current).map(({ degree }) => degree);

function highestDegree(applicant: Applicant): StoredValue | undefined {
  const degree = highestOf(finishedDegrees(applicant));
  return degree === undefined ? undefined : { text: degree, source: "education.degree" };
}

/** Whether the profile has entries about a key, which do not say what it asks for. */
export const isOnlyRelated = (key: FieldKey, applicant: Applicant): boolean =>
  (key === "highest_education" && finishedDegrees(applicant).some((one) => one.trim() !== "")) ||
  (key === "years_experience" && applicant.jobs.length > 0);

type Read = (applicant: Applicant, language: PageLanguage) => StoredValue | undefined;

const whole =
  (...columns: readonly (keyof Applicant["profile"])[]): Read =>
  (applicant) =>
    // A full name requires all its parts.
    columns.every((column) => applicant.profile[column].trim() !== "")
      ? profileText(applicant, ...columns)
      : undefined;

const readers: Partial<Record<FieldKey, Read>> = {
  first_name: whole("first_name"),
  last_name: whole("last_name"),
  full_name: whole("first_name", "last_name"),
  preferred_name: whole("first_name"),
  email: whole("email"),
  email_confirm: whole("email"),
  address: whole("address"),
  city: whole("city"),
  postal_code: whole("postal_code"),
  country: countryOf,
  location: locationOf,
  summary: whole("summary"),
  linkedin_url: (applicant) => linkTo(applicant, (website) => isOn(website, "linkedin.com")),
  github_url: (applicant) =>
    linkTo(applicant, (website) => isOn(website, "github.com", "gitlab.com")),
  twitter_url: (applicant) => linkTo(applicant, (website) => isOn(website, "twitter.com", "x.com")),
  facebook_url: (applicant) => linkTo(applicant, (website) => isOn(website, "facebook.com")),
  portfolio_url: (applicant) => linkTo(applicant, isPortfolio) ?? onlyOwnSite(applicant),
  website_url: (applicant) => linkTo(applicant, (website) => !isOn(website, ...networks)),
  current_company: (applicant) => currentJob(applicant, "company"),
  current_title: (applicant) => currentJob(applicant, "title"),
  headline: (applicant) => currentJob(applicant, "title"),
  highest_education: highestDegree,
};

/** The option to select for a stored text. */
function choiceTarget(key: FieldKey, text: string, { profile }: Applicant): ChoiceTarget {
  if (key === "country") return { by: "country", text };
  if (key === "highest_education") return { by: "degree", text };
  if (key === "location" || key === "city")
    return {
      by: "place",
      city: profile.city,
      country: profile.country,
      postalCode: profile.postal_code,
    };
  return { by: "text", texts: [text] };
}

/** The stored value of a key in the page's language; undefined when it is not stored. */
export function storedValue(
  key: FieldKey,
  applicant: Applicant,
  language: PageLanguage,
): Value | undefined {
  const stored = readers[key]?.(applicant, language);
  if (!stored) return undefined;
  const { text, source } = stored;
  return { texts: [text], wanted: choiceTarget(key, text, applicant), source };
}
