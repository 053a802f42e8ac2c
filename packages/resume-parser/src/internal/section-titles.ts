import * as lexicon from "@postulo/lexicon/section-titles";
import { foldWords } from "./text/folded-text.ts";

/** Kind of a section. `ignored` is recognised but not part of the profile. */
const sectionKinds = [
  "summary",
  "experience",
  "education",
  "skills",
  "languages",
  "projects",
  "volunteering",
  "contact",
  "links",
  "interests",
  "certifications",
  "awards",
  "publications",
  "references",
  "other",
  "research",
  "ignored",
] as const;
export type SectionKind = (typeof sectionKinds)[number];

const titles: Readonly<Record<SectionKind, readonly string[]>> = {
  summary: lexicon.summaryTitles,
  experience: lexicon.experienceTitles,
  education: lexicon.educationTitles,
  skills: lexicon.skillsTitles,
  languages: lexicon.languagesTitles,
  projects: lexicon.projectsTitles,
  volunteering: lexicon.volunteeringTitles,
  contact: lexicon.contactTitles,
  links: lexicon.linksTitles,
  interests: lexicon.interestsTitles,
  certifications: lexicon.certificationsTitles,
  awards: lexicon.awardsTitles,
  publications: lexicon.publicationsTitles,
  references: lexicon.referencesTitles,
  other: lexicon.otherTitles,
  research: lexicon.researchTitles,
  ignored: lexicon.ignoredTitles,
};

/** Without spaces, and doubled letters once: `Expériences professionelles` is a frequent mistake. */
const keyOf = (title: string) => title.replaceAll(" ", "").replaceAll(/(\p{L})\1+/gu, "$1");

/** Without the plural of its words: `Education and certification`. One word can be a label. */
const singularKeyOf = (title: string) =>
  title.includes(" ") ? keyOf(title.replaceAll(/(?<=\p{L}{3})(?<!s)s(?=\s|$)/gu, "")) : title;

const dictionary: ReadonlyMap<string, SectionKind> = new Map(
  sectionKinds.flatMap((kind) =>
    titles[kind].map((title): [string, SectionKind] => [keyOf(title), kind]),
  ),
);

const singulars: ReadonlyMap<string, SectionKind> = new Map(
  sectionKinds.flatMap((kind) =>
    titles[kind].map((title): [string, SectionKind] => [singularKeyOf(title), kind]),
  ),
);

/** Words that determine the section of a longer title. */
const titleWords: readonly (readonly [RegExp, SectionKind])[] = [
  [/\b(?:projects?|projets?|realisations)\b/, "projects"],
  [
    /\b(?:volunt\w+|benevol\w+|associati\w+|community|boards?|extracurricular|parascolaires?|extrascolaires?)\b/,
    "volunteering",
  ],
  [
    /\b(?:experiences?|employment|appointments?|positions?|postes?|career|internships?|emplois?|stages?)\b/,
    "experience",
  ],
  [/\b(?:education|formations?|diplomes?|etudes|cursus|academic)\b/, "education"],
  [/\b(?:langues?|languages?)\b/, "languages"],
  [
    /\b(?:skills?|competences?|competencies|logiciels|outils|tools|technolog(?:y|ies)|expertise|informatique)\b/,
    "skills",
  ],
  [/\b(?:certifications?|certificates?|certificats?|coursework)\b/, "certifications"],
  [/\b(?:interests?|hobbies|loisirs|passions|interets?)\b/, "interests"],
  [
    /\b(?:licen[cs]es?|licensure|habilitations?|caces|tickets?|cards|permits|permis)\b/,
    "certifications",
  ],
  [/\b(?:awards?|honou?rs|distinctions|prix|achievements|accomplishments)\b/, "awards"],
  [/\b(?:publications?|talks|conferences?|patents|presentations)\b/, "publications"],
  [/\b(?:references?|referees?)\b/, "references"],
  [/\b(?:summary|profile?|objecti[fv]e?s?|about)\b/, "summary"],
  [/\b(?:contact|coordonnees)\b/, "contact"],
];

const normaliseTitle = (text: string) =>
  foldWords(
    text
      .replace(/^\s*(?:\d{1,2}|[IVX]{1,4})[.)]\s+/, "")
      .replaceAll("&", " and ")
      .replaceAll(/\((e?s|e|x)\)/gi, "$1")
      .replace(/\([^()]*\)\s*:?$/, "")
      .replace(/\s(?:(?:are )?available (?:up)?on request|(?:disponibles )?sur demande)\.?$/i, ""),
  ).replace(/^(?:my|our|the|mon|ma|mes|nos|notre|les|la|le) /, "");

/** Normalises "and" and "et" inside a title. */
const spellings = (title: string) => [
  title,
  title.replaceAll(/\b(?:and|et)\b/g, "and"),
  title.replaceAll(/\b(?:and|et)\b/g, "et"),
];

/** Returns the section of a title in the dictionary; ignores spaces (`E D U C A T I O N`). */
export function sectionOfTitle(text: string): SectionKind | undefined {
  if (text.replaceAll(" ", "").length > 50) return undefined;
  const written = spellings(normaliseTitle(text));
  const kinds = [
    ...written.map((title) => dictionary.get(keyOf(title))),
    ...written.map((title) => singulars.get(singularKeyOf(title))),
  ];
  return kinds.find((kind) => kind !== undefined) ?? sectionOfTwins(text);
}

/** Between two titles: `Formations complémentaires et habilitations`. */
const titleLink = /\/|\s(?:and|et|&)\s/i;

/** `Career experience / Work history`: two titles of one section. */
function sectionOfTwins(text: string): SectionKind | undefined {
  const [first = "", second, ...others] = text.split(titleLink);
  if (second === undefined || others.length > 0) return undefined;
  const kind = sectionOfTitle(first);
  return kind === sectionOfTitle(second) ? kind : undefined;
}

/**
 * Returns the section that the words of a longer title indicate: `Selected Experience in Retail`, `Compétences et
 * langues`.
 */
export function sectionOfWords(text: string): SectionKind | undefined {
  const title = normaliseTitle(text);
  if (title.split(" ").length > 6) return undefined;
  const found = titleWords
    .map(([pattern, kind]) => ({ kind, at: pattern.exec(title)?.index ?? -1 }))
    .filter((one) => one.at >= 0)
    .sort((a, b) => a.at - b.at);
  const kinds = new Set(found.map((one) => one.kind));
  // Skills sections are also searched for languages, but not vice versa.
  return kinds.has("skills") && kinds.has("languages") ? "skills" : found[0]?.kind;
}
