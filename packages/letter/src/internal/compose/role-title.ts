import { occupations, phrases, titleNouns, trades } from "@postulo/lexicon/occupations";
import { jobTitleWords } from "@postulo/lexicon/job-titles";
import { fold } from "@postulo/lexicon/fold";
import { wordKey, wordsOf } from "@postulo/evidence/words";

const nouns: ReadonlySet<string> = new Set(
  [...occupations, ...titleNouns, ...jobTitleWords].map((noun) => wordKey(fold(noun))),
);

/** "Babysitting", "bar work": what is done, and nobody who does it. */
const activity = /(?:ing|work|duties|help|cover|shop|kitchen|care)$/i;
/** "Carer", "electrician", "florist", "HCA": who does something. */
const agentNoun =
  /\p{L}{2}(?:er|or|ist|ian|man|woman|maid|aide|hand|person)$|^(?:hand|rep|groom|HCA|RGN)$/iu;
/** Things and times that end like an agent. */
const notAgent = /^(?:other|(?:shop)?floor|poster|counter|computer|summer|winter|paper|order)$/i;
/** A year, class or level beside a title, which does not change what it names. */
const grade = /^(?:\d(?:st|nd|rd|th)|level \d) |,? (?:class|level|band|year|grade) \d$/i;
const mostWords = 6;

/** Where the noun of an English title ends. */
const complement = /\s(?:of|de|for|in|at|with|to|on|and|then)\s|\s?[(/&]/i;
/** A date, a remark behind a comma, a second statement. */
const notName = /[\d,;:.!?→]|\s[-–—]\s/;

const isAgent = (noun: string) =>
  nouns.has(wordKey(noun)) || trades.test(noun) || agentNoun.test(noun);

/** Whether an English title surely names a person, so that one can be something "as" it: "Staff Nurse", and not "babysitting". */
export function isRoleTitle(written: string): boolean {
  const title = written.replace(grade, "");
  const phrase = title.split(complement)[0]?.trim() ?? "";
  const last = wordsOf(phrase).at(-1)?.raw ?? "";
  if (notName.test(title.replace(/ \([^()]*\)$/, "")) || title.split(/\s+/).length > mostWords)
    return false;
  if (notAgent.test(last)) return false;
  return phrases.test(title) || (isAgent(last) && !activity.test(last));
}
