import { fold } from "@postulo/lexicon/fold";
import {
  asksExperience,
  asksFit,
  asksMore,
  asksProject,
  asksSelf,
  asksWhy,
  notFromProfile,
  questionWords,
} from "@postulo/lexicon/open-questions";
import { memoize } from "@postulo/evidence/memoize";
import { wordsOf } from "@postulo/evidence/words";
import type { Wish } from "@postulo/posting/profile-parts";
import { contentStems } from "@postulo/evidence/word-stems";

/** What an open question asks for. */
export const questionAims = ["why", "more", "fit", "self", "project", "experience"] as const;
export type QuestionAim = (typeof questionAims)[number];

/** A question of a form, and its limits. */
export type OpenQuestion = {
  readonly text: string;
  readonly maxCharacters?: number | undefined;
  readonly maxWords?: number | undefined;
  readonly maxSentences?: number | undefined;
};

const patterns: Readonly<Record<QuestionAim, RegExp>> = {
  why: asksWhy,
  more: asksMore,
  fit: asksFit,
  self: asksSelf,
  project: asksProject,
  experience: asksExperience,
};

/** Longer texts explain something; their words are not those of a question. */
const maxQuestionCharacters = 600;

/** Without blanks and courtesies that a label has around its question. */
const plainQuestion = memoize((text) =>
  fold(text).replace(/[’‘]/g, "'").replace(/[*✱:]/g, " ").replace(/\s+/g, " ").trim(),
);

/** The question with "us" for the name of the employer: "Why Aldine?". */
function withoutName(plain: string, company: string): string {
  const name = plainQuestion(company);
  return name === "" ? plain : plain.replaceAll(name, "us");
}

/** What a question asks for; empty where a profile cannot answer it. "fit" and "project" are narrower than "experience". */
export function readAims({ text }: OpenQuestion, company = ""): readonly QuestionAim[] {
  const plain = withoutName(plainQuestion(text), company);
  if (plain === "" || plain.length > maxQuestionCharacters || notFromProfile.test(plain)) return [];
  const aims = questionAims.filter((aim) => patterns[aim].test(plain));
  const isNarrower = aims.some((aim) => aim === "fit" || aim === "project" || aim === "more");
  return isNarrower ? aims.filter((aim) => aim !== "experience") : aims;
}

const ofQuestions = new Set(questionWords.flatMap((word) => [...contentStems(word)]));

/** What a question about experience is about, as a wish that is matched with a profile; undefined without words of its own. */
export function topicOf({ text }: OpenQuestion): Wish | undefined {
  const stems = [...contentStems(text)].filter((stem) => !ofQuestions.has(stem));
  const written = wordsOf(text)
    .filter(({ raw }) => [...contentStems(raw)].some((stem) => stems.includes(stem)))
    .map(({ raw }) => raw)
    .join(" ");
  return written === "" ? undefined : { kind: "must", text: written };
}
