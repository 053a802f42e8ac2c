import type { SkillCategory, SkillLevel } from "@postulo/domain/skill";
import { foldWords } from "./folded-text.ts";
import { displayNames } from "./display-names.ts";

const set = (text: string): ReadonlySet<string> =>
  new Set(text.split("|").map((one) => one.trim()));

const tools = set(
  "excel|word|powerpoint|power point|outlook|office|ms office|microsoft office|pack office|suite office|office 365|google workspace|google docs|google sheets|g suite|libreoffice|openoffice|photoshop|adobe photoshop|illustrator|adobe illustrator|indesign|adobe indesign|premiere pro|after effects|lightroom|adobe creative suite|adobe creative cloud|suite adobe|figma|sketch|adobe xd|canva|gimp|inkscape|blender|autocad|solidworks|catia|revit|sketchup|jira|confluence|trello|notion|asana|slack|teams|microsoft teams|zoom|salesforce|hubspot|sap|sage|ciel|oracle erp|quickbooks|tableau|power bi|powerbi|looker|google analytics|git|github|gitlab|bitbucket|vs code|visual studio|visual studio code|intellij|eclipse|postman|wordpress|shopify|mailchimp|zendesk|servicenow|latex|overleaf|miro|monday|basecamp|access|visio|ms project|crm|erp|hootsuite",
);
const softWords =
  /\b(?:communication|leadership|team ?work|team player|team spirit|teamwork|problem solving|critical thinking|time management|adaptab\w+|creativ\w+|organi[sz]ation(?:al)?|autonom\w+|collaboration|negotiation|public speaking|empathy|curio\w+|flexib\w+|motivat\w+|reliab\w+|punctual\w+|polite|manners|outgoing|initiative|interpersonal|mentoring|decision making|attention to detail|work ethic|multitasking|patience?|travail d equipe|esprit d equipe|travail en equipe|rigueur|rigoureu\w+|organise\w*|sens de l\w*|gestion du (?:temps|stress)|ecoute|relationnel\w*|polyvalen\w+|dynami\w+|serieu\w+|ponctu\w+|esprit d \w+|prise de parole|capacite d \w+|force de proposition|resolution de problemes|pedagogie|negociation|bienveillan\w+|disponib\w+|perseveran\w+|sociable|respons\w+|diplomat\w+|resilien\w+|honest\w+|proactiv\w+|assidu\w*|methodique|perfectionniste)\b/;

let languages: ReadonlySet<string> | undefined;

function languageNames(): ReadonlySet<string> {
  const names = displayNames("language").map(([name]) => foldWords(name));
  const more = [
    "mandarin",
    "cantonese",
    "cantonais",
    "farsi",
    "castilian",
    "lsf",
    "flemish",
    "flamand",
    "kabyle",
    "berbere",
    "tamazight",
    "darija",
    "tagalog",
    "filipino",
    "moldavian",
    "breton",
    "langue des signes",
    "sign language",
    "chinois mandarin",
    "mandarin chinese",
    "brazilian portuguese",
    "catalan",
    "creole",
    "dari",
  ];
  // Short names such as Go and Io are programming languages in a résumé.
  return new Set([...names.filter((name) => name.length > 3), ...more]);
}

const isLanguageName = (text: string): boolean =>
  (languages ??= languageNames()).has(foldWords(text));

/** Returns the spoken language at the start of a text: `Anglais courant`, `English (C1)`. */
export function leadingLanguage(text: string): string | undefined {
  const words = text
    .replaceAll(/[(:–—|,/•].*/g, " ")
    .trim()
    .split(/\s+/);
  for (const count of [2, 1, 3]) {
    const name = words.slice(0, count).join(" ");
    if (words.length >= count && isLanguageName(name.replace(/(?:(?<!\s)\s+)?(?<!-)-+$/, "")))
      return name.replace(/(?:(?<!\s)\s+)?(?<!-)-+$/, "");
  }
  return undefined;
}

/** Returns the category of a skill, by a small word list. */
export function categoryOf(name: string): SkillCategory {
  const folded = foldWords(name);
  if (isLanguageName(name)) return "language";
  if (tools.has(folded)) return "toolsAndSoftware";
  return softWords.test(folded) ? "softSkills" : "technical";
}

const levels: readonly (readonly [RegExp, SkillLevel])[] = [
  [
    /\b(?:c2|native|mother tongue|langue maternelle|maternelle?|bilingu\w+|natif|native|expert\w*|mastery|maitrise parfaite|excellent\w*|first language)\b/,
    "expert",
  ],
  [
    /\b(?:c1|fluent\w*|courant\w*|advanced|avance\w*|full professional|professional working|proficient|confirme\w*|tres bon\w*|maitrise|lu ecrit parle|very good)\b/,
    "advanced",
  ],
  [
    /\b(?:b1|b2|intermediate|intermediaire|conversational|good|bon niveau|bonne\w*|bon|professionnel\w*|operationnel\w*|limited working|technique|moyen|working)\b/,
    "intermediate",
  ],
  [
    /\b(?:a1|a2|beginner|basics?|elementary|debutant\w*|notions?|scolaire|bases|base|basique|novice|familiar)\b/,
    "beginner",
  ],
];

/** Returns the level a text states; nothing is inferred from graphics or places. */
export function findLevel(text: string): SkillLevel | undefined {
  const folded = foldWords(text);
  return levels.find(([pattern]) => pattern.test(folded))?.[1];
}

/** Whether a text only states a level. */
export const isOnlyLevel = (text: string): boolean =>
  /^(?:(?:niveau|level|proficiency|speaker|fluency|full|professional|working|limited|native|or|bilingual|ou|et|and|tres|very|bon|bonne|good|excellent|in|knowledge|user|utilisateur|competence|parle|ecrit|lu|spoken|written|toe[if][cl]|ielts|score|a1|a2|b1|b2|c1|c2|langue|maternelle|mother|tongue|tongu|natif|bilingue|courant|fluent|advanced|avance|avancee|intermediate|intermediaire|conversational|elementary|basic|basics|beginner|debutant|notions|scolaire|expert|proficient|confirme|maitrise|technique|operationnel|professionnel|base|bases|points?|\d+(?!\d))\s?)+$/.test(
    foldWords(text),
  );

/** Returns the years of practice: `5 years`, `3 ans`. */
export function findYears(text: string): number | undefined {
  const match = /(\d{1,2}(?:[.,]5)?)\s?\+?\s?(?:years?|yrs?|ans?|années?)/iu.exec(text)?.[1];
  return match === undefined ? undefined : Number(match.replace(",", "."));
}
