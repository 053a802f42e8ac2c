import type { SkillEvidence } from "../../evidence.ts";
import type { LetterSentence } from "../../letter.ts";
import { sentence, wordsOfBody } from "./body-facts.ts";
import type { BodyFacts, Paragraph } from "./body-facts.ts";
import { findTerms } from "@postulo/evidence/find-terms";
import { narrateContribution } from "./role-narration.ts";
import { countWords } from "@postulo/evidence/words";

/** If the jobs give fewer words, more of the rest of the profile is used. */
const thinBodyWords = 120;
const maxNoteWords = 14;
const minContributionScore = 4;

const isLanguage = ({ skill, term }: SkillEvidence) =>
  term?.kind === "language" || skill.category === "language";
const isSoft = ({ skill, term }: SkillEvidence) =>
  term?.kind === "soft" || skill.category === "softSkills";
/** A beginner's skill is named only if the posting requires it. */
const isBeginning = ({ skill }: SkillEvidence) => skill.level === "beginner";
const idsOf = (skills: readonly SkillEvidence[]) => skills.map(({ skill }) => skill.id);

/** Omits skills that an earlier sentence names. */
function omitMentioned(
  skills: readonly SkillEvidence[],
  paragraphs: readonly Paragraph[],
): SkillEvidence[] {
  const mentioned = new Set(
    paragraphs.flat().flatMap(({ text }) => findTerms(text).map(({ term }) => term.id)),
  );
  return skills.filter(
    (one) => one.skill.name !== "" && !(one.term && mentioned.has(one.term.id)) && !isSoft(one),
  );
}

function skillSentences(
  facts: BodyFacts,
  before: readonly Paragraph[],
  isThin: boolean,
): LetterSentence[] {
  const { pickPhrase, book, evidence, target } = facts;
  const { company } = target;
  const open = omitMentioned(evidence.skills, before).filter(
    (one) => !isLanguage(one) && (one.isReadable || one.otherName !== undefined),
  );
  const matching = open.filter(({ score }) => score > 0).slice(0, 5);
  const others =
    isThin || matching.length === 0
      ? open.filter((one) => one.score === 0 && !isBeginning(one)).slice(0, 4)
      : [];
  const languages = evidence.skills
    .filter((one) => isLanguage(one) && (one.score > 0 || (isThin && !isBeginning(one))))
    .slice(0, 4);
  return [
    ...(matching.length > 0
      ? sentence(
          pickPhrase("skills", book.skills, { skills: matching, isRequired: true, company }),
          [...idsOf(matching), "posting"],
        )
      : []),
    ...(others.length > 0
      ? sentence(
          pickPhrase("skills", book.skills, { skills: others, isRequired: false, company }),
          idsOf(others),
        )
      : []),
    ...(languages.length > 0
      ? sentence(pickPhrase("languages", book.languages, { skills: languages }), idsOf(languages))
      : []),
  ];
}

/** Capitals such as "OSHA" or "HACCP", which name a rule, a certificate or an authority. */
const abbreviations = (text: string) => new Set(text.match(/\b[A-Z]{3,}\b/g) ?? []);

/** A note is quoted only when it is short, and names a licence, certificate or authority that the posting names. */
function noteSentences(facts: BodyFacts, before: readonly LetterSentence[]): LetterSentence[] {
  const { profile, evidence, requirements, book, pickPhrase, isReadable } = facts;
  const mentioned = new Set(
    before.flatMap(({ text }) => findTerms(text).map(({ term }) => term.id)),
  );
  const asked = new Set(
    evidence.matched.filter(({ term }) => term.kind === "credential").map(({ term }) => term.id),
  );
  const named = abbreviations(requirements.map(({ text }) => text).join("\n"));
  const answers = (content: string) =>
    findTerms(content).some(({ term }) => asked.has(term.id) && !mentioned.has(term.id)) ||
    [...abbreviations(content)].some((one) => named.has(one));
  const note = profile.notes.find(
    ({ content }) =>
      countWords(content) <= maxNoteWords &&
      !content.includes("\n") &&
      isReadable(content) &&
      answers(content),
  );
  if (!note) return [];
  return sentence(
    pickPhrase("note", book.note, { content: note.content.replace(/(?<![.\s])[.\s]+$/, "") }),
    [note.id, "posting"],
  );
}

/** A contribution is included if it matches the posting, or if there is little else. */
function contributionSentences(facts: BodyFacts, isThin: boolean): LetterSentence[] {
  const { evidence, profile, pickPhrase, book } = facts;
  const [contribution] = evidence.contributions;
  const isStudying = profile.education.some(({ period }) => period.isCurrent);
  if (!contribution || (!isThin && contribution.score <= minContributionScore)) return [];
  return narrateContribution(contribution, {
    pickPhrase,
    book,
    slot: "contribution",
    seed: facts.seed,
    // A student has no trade yet that it could be beside.
    besideJobs: evidence.roles.length > 0 && !isStudying,
  });
}

/** Training, skills, languages, certificates, and contributions. */
export function backgroundParagraph(
  facts: BodyFacts,
  before: readonly Paragraph[],
  isGenerous: boolean,
): Paragraph {
  const { evidence, pickPhrase, book } = facts;
  const isThin = isGenerous || wordsOfBody(before) < thinBodyWords;
  const education = evidence.education
    .slice(0, isThin ? 2 : 1)
    .flatMap(({ entry }, at) =>
      sentence(
        pickPhrase({ name: "education", turn: at }, book.education, { entry, isFurther: at > 0 }),
        [entry.id],
      ),
    );
  const trained = [...education, ...skillSentences(facts, before, isThin)];
  const notes = noteSentences(facts, trained);
  const contribution = contributionSentences(facts, isThin);
  return evidence.roles.length > 0
    ? [...trained, ...notes, ...contribution]
    : [...contribution, ...trained, ...notes];
}

/** The date of availability, from a note of the profile. */
export function availability({ profile, book, isReadable }: BodyFacts): LetterSentence[] {
  for (const { id, content } of profile.notes) {
    const isShort = countWords(content) <= maxNoteWords && isReadable(content);
    const phrase = isShort ? book.available(content.replace(/(?<![.\s])[.\s]+$/, "")) : undefined;
    if (phrase) return sentence(phrase, [id]);
  }
  return [];
}
