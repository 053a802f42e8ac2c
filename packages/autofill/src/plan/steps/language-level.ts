import type { Applicant, Skill } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import { plainWords } from "../../classify/phrase.ts";
import type { FieldOption } from "../../field.ts";
import { valueStep, type Step } from "./step.ts";

/** Names of a language in English, French and German, as stems. */
const stems: readonly string[] = [
  "french|francaise?|franzosisch",
  "english|anglaise?|englisch",
  "german|allemande?|deutsch",
  "spanish|espagnole?|spanisch|castillan",
  "italian|italienn?e?|italienisch",
  "portuguese|portugaise?|portugiesisch",
  "dutch|neerlandaise?|niederlandisch|hollandisch",
  "polish|polonaise?|polnisch",
  "romanian|roumaine?|rumanisch",
  "russian|russe|russisch",
  "ukrainian|ukrainienn?e?|ukrainisch",
  "turkish|turc|turque|turkisch",
  "arabic|arabe|arabisch",
  "chinese|mandarin|chinois|chinesisch",
  "japanese|japonaise?|japanisch",
];
const naming = (names: string) =>
  new RegExp(`\\b(?:${names})(?=kenntnisse|niveau|sprachkenntnisse|\\b)`);
const languages = stems.map(naming);
/** Checked first, because a browser compiles each pattern on its first use. */
const anyLanguage = naming(stems.join("|"));

/** Whole labels about the level of one language, which stands as "@". */
const labels = [
  "(?:langue )?@(?: language)?",
  "(?:what is )?(?:your )?(?:language )?(?:level|proficiency|fluency|knowledge|command) (?:level )?(?:of|in) (?:the )?@(?: language)?",
  "(?:your )?@ (?:language )?(?:level|proficiency|fluency|knowledge|skills)(?: level)?",
  "(?:quel est )?(?:votre )?niveau (?:en |de |d |de langue |en langue )?@",
  "(?:votre )?(?:maitrise|connaissances?|pratique) (?:de la |de l |du |de |d |en )@",
  "(?:ihre )?@ ?(?:sprach)?(?:kenntnisse|niveau)",
  "(?:ihre |ihr )?(?:sprach)?(?:kenntnisse|niveau) (?:in )?@",
].map((text) => new RegExp(`^${text}$`));
const remark = / (?:required|optional|obligatoire|requis|pflichtfeld|erforderlich)$/;

/** The language whose level a label as a whole asks for. */
function languageOf(text: string): RegExp | undefined {
  const words = plainWords(text).replace(remark, "");
  if (!anyLanguage.test(words)) return undefined;
  const [language, ...others] = languages.filter((one) => one.test(words));
  if (!language || others.length > 0) return undefined;
  const question = words.replace(language, "@");
  return labels.some((label) => label.test(question)) ? language : undefined;
}

const levels = ["beginner", "intermediate", "advanced", "expert"] as const;
type Level = (typeof levels)[number];

/** Levels of the European framework, A1 and A2 as beginner. */
const framework = /\b[abc][12]\b/g;
const levelOfFramework = (code: string): Level =>
  code === "c2"
    ? "expert"
    : (({ a: "beginner", b: "intermediate" } as const)[code.charAt(0)] ?? "advanced");

/** Words of options. A mother tongue is more than a level: it is not stored. */
const words: Readonly<Record<Level, RegExp>> = {
  beginner:
    /\b(?:notions?|debutante?|elementa\w+|basics?|basique|bases|beginner|grundkenntnisse|anfanger|scolaire)\b/,
  intermediate: /\b(?:intermedia\w+|moyen|mittel\w*|conversational|limited working)\b/,
  advanced:
    /\b(?:avancee?|advanced|courante?|fluent|verhandlungssicher|fliessend|full professional|professional working)\b/,
  expert: /\b(?:expert|bilingual|bilingue|zweisprachig)\b/,
};

function levelsOf({ text }: FieldOption): readonly Level[] {
  const plain = plainWords(text);
  const codes = plain.match(framework) ?? [];
  if (codes.length > 0) return codes.map(levelOfFramework);
  return levels.filter((level) => words[level].test(plain));
}

/** The only option of the stored level; of its code in the European framework where the name has one. */
function optionOf(
  options: readonly FieldOption[],
  { name, level }: Skill,
): FieldOption | undefined {
  const code = plainWords(name).match(framework)?.[0];
  const coded = code
    ? options.filter(({ text }) => plainWords(text).split(/[ /]/).includes(code))
    : [];
  const ofLevel = options.filter((option) => levelsOf(option).some((one) => one === level));
  const [found, ...others] = coded.length > 0 ? coded : ofLevel;
  return others.length === 0 ? found : undefined;
}

const minLevels = 2;

/** Chooses the stored level of the language that the label is about; undefined when it is about none, or no single option fits. */
export function languageLevelStep(
  { field }: Classified,
  { skills = [] }: Applicant,
): Step | undefined {
  const language = languageOf(field.labels[0]?.text ?? "");
  if (!language) return undefined;
  const isList = field.options.filter((option) => levelsOf(option).length > 0).length >= minLevels;
  const stored = skills.filter(
    ({ category, name }) => category === "language" && language.test(plainWords(name)),
  );
  const [skill] = stored;
  if (!isList || !skill || stored.length > 1) return undefined;
  const option = optionOf(field.options, skill);
  if (!option) return undefined;
  const texts = [option.text];
  const step = valueStep(field, {
    texts,
    wanted: { by: "text", texts },
    source: "competencies.level",
  });
  return step.kind === "skip" ? undefined : step;
}
