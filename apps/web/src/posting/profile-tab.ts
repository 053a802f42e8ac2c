import { fold } from "@postulo/lexicon/fold";
import type { AccountRow } from "@postulo/cv/requirement-account";
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
const ofSkills = "licence|license|fluent|langue|anglais|english|french|allemand|german";
const startsWord = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})`, "u");
const education = startsWord(ofEducation);
const certificates = startsWord(ofCertificates);
const skills = startsWord(ofSkills);

/** Returns the profile tab in which a person would add evidence for a requirement. */
export function tabForAsked({ text, missing }: Pick<AccountRow, "text" | "missing">): ProfileTab {
  const folded = fold(text);
  if (certificates.test(folded)) return "skills";
  if (education.test(folded)) return "education";
  if (skills.test(folded)) return "skills";
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

export const tabOfSource = ({ kind }: SourceLabel): ProfileTab => tabs[kind];

/** Where the link back of the profile leads: to the letter, or to an application by its id. */
export type BackTo = "letter" | { readonly application: string };

/** The address of a tab, from which a link leads back. */
export const profileAddress = (tab: ProfileTab, back: BackTo): string =>
  `/dashboard/your-informations/${tab}?back=${back === "letter" ? back : back.application}`;
