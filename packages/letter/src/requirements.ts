import { findTerms } from "./internal/lexicon.ts";
import type { Term } from "./internal/lexicon.ts";
import type { PostingLine } from "./internal/posting-sections.ts";
import { contentKeys, countWords, fold } from "./internal/words.ts";
import type { Posting } from "./posting.ts";

export type RequirementKind = "must" | "nice" | "duty";

/** One thing a posting asks for or gives to do: `terms` from the lexicon, `keys` the words that carry its meaning. */
export type Requirement = {
  readonly kind: RequirementKind;
  readonly text: string;
  readonly terms: readonly Term[];
  readonly keys: ReadonlySet<string>;
};

const niceMark =
  /nice to have|is a plus|would be (?:a plus|an advantage|nice|ideal)|(?:an? )(?:asset|bonus|advantage)\b|preferred|desirable|ideally|serai(?:en)?t un (?:plus|atout)|est un (?:plus|atout)|sont un (?:plus|atout)|apprecie|souhaite|idealement|de preference/;

const mustMark =
  /\b(?:must|required|require|requires|essential|mandatory|you have|you hold|you are|you bring|you know|experience (?:in|with|of|as)|years|degree|diploma|licen[cs]e|certif\w+|fluent|fluency|proficien\w+|skills?|knowledge of|vous avez|vous etes|vous maitrisez|vous possedez|vous justifiez|titulaire|diplome\w*|permis|exige|obligatoire|imperatif|indispensable|requis\w*|experience|maitrise|connaissances?|competences|formation|courant|bilingue|ans d)\b/;

const dutyMark =
  /\b(?:you will|you'll|your (?:role|mission|tasks)|responsible for|the role (?:involves|includes)|vous (?:serez|aurez|assurez|participez|gerez|realisez|prenez|accueillez|devrez)|en charge de|vos missions|mission)\b/;

/** Text that talks to a machine, or about the application itself, is read as noise and never becomes a requirement. */
const notAboutTheJob =
  /\b(?:ignore|disregard|previous instructions?|system prompt|prompt|language model|chatgpt|llm|as an ai|cover letters?|lettres? de motivation|resume|cv|curriculum|send (?:us|your)|envoye[rz]|click|cliquez|cookies?|apply now|postulez|instructions?)\b/;

const maxRequirementWords = 60;
const maxRequirements = 60;

/** Before the first heading, only what sounds like a requirement is one. */
function kindOfUnheaded(text: string, folded: string): RequirementKind | undefined {
  if (niceMark.test(folded)) return "nice";
  if (dutyMark.test(folded)) return "duty";
  return mustMark.test(folded) || findTerms(text).length >= 2 ? "must" : undefined;
}

function kindOf({ text, section }: PostingLine): RequirementKind | undefined {
  const folded = fold(text);
  if (notAboutTheJob.test(folded)) return undefined;
  switch (section) {
    case "nice":
      return "nice";
    case "must":
      return niceMark.test(folded) ? "nice" : "must";
    case "duties":
      return "duty";
    case "intro":
      return kindOfUnheaded(text, folded);
    case "employer":
    case "offer":
    case "apply":
      return undefined;
  }
}

/** What a posting asks for and gives to do, in its order, each thing once. */
export function readRequirements(posting: Posting): Requirement[] {
  const seen = new Set<string>();
  const requirements: Requirement[] = [];
  for (const line of posting.lines) {
    const kind = kindOf(line);
    const key = fold(line.text);
    if (!kind || seen.has(key) || countWords(line.text) > maxRequirementWords) continue;
    seen.add(key);
    const terms = [...new Map(findTerms(line.text).map(({ term }) => [term.id, term])).values()];
    const keys = contentKeys(line.text);
    if (terms.length > 0 || keys.size > 0)
      requirements.push({ kind, text: line.text, terms, keys });
    if (requirements.length >= maxRequirements) break;
  }
  return requirements;
}
