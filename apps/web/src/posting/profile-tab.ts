import { fold } from "@postulo/lexicon/fold";
import type { ComparedRequirement } from "@postulo/contract/posting-comparison";
import { requirementText } from "./requirement-text.ts";
import type { SourceLabel } from "./source-labels.ts";

type ProfileTab =
  | "profile"
  | "experience"
  | "education"
  | "contributions"
  | "skills"
  | "websites"
  | "other";

/** Folded beginnings of words. */
const ofEducation =
  "degree|diplom|titre pro|licence (?:pro|en |de )|dut|deust|brevet|bachelor|master|phd|gcse|a-level|apprenticeship|qualified|bac|bts|cap|bep|but|formation";
const ofCertificates = "permis|driving|caces|certifica|habilitation|registration";
const ofLicences = "licence|license";
const ofLanguages = "fluent|langue|anglais|english|french|allemand|german";
const startsWord = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})`, "u");
const education = startsWord(ofEducation);
const certificates = startsWord(ofCertificates);
const licences = startsWord(ofLicences);
const languages = startsWord(ofLanguages);

/** Returns the profile tab in which a person would add evidence for a requirement. */
export function tabForAsked({
  text,
  missing,
}: Pick<ComparedRequirement, "text" | "missing">): ProfileTab {
  const folded = fold(text);
  if (certificates.test(folded)) return "skills";
  if (education.test(folded)) return "education";
  if (licences.test(folded) || languages.test(folded)) return "skills";
  return missing.length > 0 ? "skills" : "experience";
}

const tabs: Readonly<Record<SourceLabel["kind"], ProfileTab>> = {
  experience: "experience",
  education: "education",
  contribution: "contributions",
  skill: "skills",
  language: "skills",
  website: "websites",
  note: "other",
  personal: "profile",
  posting: "profile",
  why: "profile",
  know: "profile",
  gone: "profile",
};

export const tabOfSource = ({ kind }: Pick<SourceLabel, "kind">): ProfileTab => tabs[kind];

/** Where the link back of the profile leads: to the letter, or to an application by its id. */
export type BackTo = "letter" | { readonly application: string };

/** The address of a tab, from which a link leads back. */
export const profileAddress = (tab: ProfileTab, back: BackTo): string =>
  `/dashboard/your-informations/${tab}?back=${back === "letter" ? back : back.application}`;

/** The address of the form that adds what a requirement asks for, with its name filled in: of several missing terms the first. */
export function additionAddress(
  asked: Pick<ComparedRequirement, "text" | "missing">,
  back: BackTo,
): string {
  const tab = tabForAsked(asked);
  const [term] = asked.missing;
  const name = requirementText(tab === "skills" && term !== undefined ? term : asked.text);
  const isLanguage = tab === "skills" && languages.test(fold(name));
  const added = new URLSearchParams({ add: name, ...(isLanguage ? { as: "language" } : {}) });
  return `${profileAddress(tab, back)}&${added.toString()}`;
}
