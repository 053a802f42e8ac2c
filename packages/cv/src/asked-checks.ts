import type { LetterLanguage } from "@postulo/domain/letter-language";
import { datesOf } from "@postulo/evidence/facts";
import { ownSentences } from "@postulo/evidence/remarks";
import { ownWords } from "@postulo/evidence/own-words";
import type { StoredProfile } from "@postulo/evidence/profile";
import { isLost } from "@postulo/evidence/qualification-state";
import { publicPart } from "@postulo/evidence/private-notes";
import { contentKeys } from "@postulo/evidence/words";
import { readPosting } from "@postulo/posting/posting";
import { readRequirements } from "@postulo/posting/requirements";
import type { CvLine } from "./cv-document.ts";
import { wordingOf } from "./internal/cv-wording.ts";

/** Names of checks of a person. */
const check = /(?<!\p{L})(?:dbs|pvg|accessni|vetting|clearance)(?!\p{L})/iu;

const passing =
  "(?:enhanced |garda |security )?(?:vetted|cleared|checked|issued|granted|renewed|valid|passed)";
const whenAndWhere = "(?: (?:in|on|since|until|to|from|for|by|\\p{Lu}\\p{L}+|\\d+))*";

/** "Vetted in March 2026 for Lough View": that a check was passed, when and for whom, and nothing of what it found. */
const passed = new RegExp(`^${passing}${whenAndWhere}\\.?$`, "u");

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** Notes about a check of the person that the posting asks for, with the sentence that says when it was passed. */
export function askedChecks(
  postingText: string,
  notes: StoredProfile["notes"],
  language: LetterLanguage,
): CvLine[] {
  const asked = readRequirements(readPosting(postingText)).map(({ text }) => contentKeys(text));
  const { labelled } = wordingOf(language);
  return notes.flatMap(({ id, label, content }) => {
    const words = contentKeys(label);
    const isAsked = check.test(label) && asked.some((wish) => words.isSubsetOf(wish));
    if (!isAsked || ownSentences(content).some((sentence) => isLost(sentence))) return [];
    const shown = publicPart(content)
      .split(/[;.]\s+/u)
      .find((part) => passed.test(lowerFirst(part)) && datesOf(part).length > 0);
    if (shown === undefined) return [];
    const text = ownWords(shown.replace(/\.$/u, ""), language);
    return [{ id, text: labelled(ownWords(label, language), text) }];
  });
}
