import { fold } from "@postulo/lexicon/fold";
import { townFirst } from "@postulo/lexicon/posting-places";
import type { Evidence } from "./evidence.ts";
import { createPickPhrase } from "./internal/pick-phrase.ts";
import { phrasebookEn } from "./internal/english/phrasebook.ts";
import { readEnglishClause } from "./internal/english/read-clause.ts";
import { phrasebookFr } from "./internal/french/phrasebook.ts";
import { readFrenchClause } from "./internal/french/read-clause.ts";
import { isNorthAmerican } from "./paper.ts";
import { targetTitle } from "./internal/french/titles.ts";
import { letterBody } from "./internal/body/letter-body.ts";
import type { LetterTarget, CalendarDate, Phrasebook } from "./internal/phrasebook.ts";
import { createIsReadable } from "./internal/profile-language.ts";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { Letter, MissingFact } from "./letter.ts";
import type { StoredProfile } from "@postulo/evidence/profile";
import { bodyWords } from "./letter-style.ts";
import type { Length, Tone } from "@postulo/domain/letter-style";
import type { Posting } from "./posting.ts";
import type { Requirement } from "./requirements.ts";

export type Composition = {
  readonly profile: StoredProfile;
  readonly posting: Posting;
  readonly requirements: readonly Requirement[];
  readonly evidence: Evidence;
  readonly language: LetterLanguage;
  readonly tone: Tone;
  readonly length: Length;
  readonly today: CalendarDate;
};

const books: Record<LetterLanguage, Phrasebook> = { en: phrasebookEn, fr: phrasebookFr };
const readers = { en: readEnglishClause, fr: readFrenchClause };

/** French typography: a curly apostrophe, and no line break before double punctuation. */
function frenchTypography(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replace(/ ([:;!?»%])/g, "\u00A0$1")
    .replace(/« /g, "«\u00A0");
}

function townLine({ postal_code, city, country }: StoredProfile["person"]): string {
  const isTownFirst = townFirst.test(fold(country)) || isNorthAmerican(country);
  return (isTownFirst ? [city, postal_code] : [postal_code, city])
    .filter((part) => part !== "")
    .join(" ");
}

function senderLines({ person }: StoredProfile): string[] {
  return [...person.address.split("\n"), townLine(person), person.phone_number, person.email]
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

/** A title that the posting writes only inside a sentence is in lower case: "a frontend engineer". */
function spokenTitle({ title, text }: Posting): string | undefined {
  const small = title === undefined ? "" : title.charAt(0).toLowerCase() + title.slice(1);
  return title !== undefined && text.includes(small) && !text.includes(title) ? small : title;
}

/** The addressee needs a company; the town of an agency's client is not the agency's. */
function recipientLines({ company, place, isAgency }: Posting): string[] {
  if (company === undefined) return [];
  return place === undefined || isAgency ? [company] : [company, place];
}

/** Missing facts, those with the largest effect first. */
function missingFacts({ profile, evidence }: Composition): MissingFact[] {
  const missing: MissingFact[] = [];
  const add = (what: Extract<MissingFact, { kind: "add" }>["what"]) =>
    missing.push({ kind: "add", what });
  const isQuoted = evidence.roles.some(({ statements }) => statements.some(({ clause }) => clause));
  const written = profile.experiences.filter(({ description }) => description !== "");
  if (profile.experiences.length === 0) add("experience");
  else if (written.length === 0) add("descriptions");
  else if (!isQuoted) add("descriptionsInLanguage");
  if (profile.education.length === 0) add("education");
  if (profile.skills.length === 0) add("skills");
  if (profile.person.email === "" && profile.person.phone_number === "") add("contact");
  return [...missing, ...evidence.gaps.map((term) => ({ kind: "notInProfile", term }) as const)];
}

/** Writes the letter from the evidence. Deterministic: the same facts and the same day give the same letter. */
export function composeLetter(composition: Composition): Letter {
  const { profile, posting, requirements, evidence, language, tone, today } = composition;
  const { person } = profile;
  const book = books[language];
  const seed = `${posting.title ?? ""}\n${posting.company ?? ""}\n${posting.text}`;
  const pickPhrase = createPickPhrase(seed);
  const polish = language === "fr" ? frenchTypography : (text: string) => text;
  const northAmerican = isNorthAmerican(person.country);
  const target: LetterTarget = {
    title:
      posting.title && language === "fr"
        ? targetTitle(posting.title, person.gender, posting.text)
        : spokenTitle(posting),
    company: posting.isAgency ? undefined : posting.company,
    place: posting.place,
  };
  const isReadable = createIsReadable(profile, language);
  const body = letterBody({
    profile,
    evidence,
    requirements,
    target,
    book,
    pickPhrase,
    seed,
    tone,
    words: bodyWords[composition.length],
    readClause: readers[language],
    isReadable,
  });
  return {
    language,
    paper: northAmerican ? "us-letter" : "a4",
    sender: {
      name: [person.first_name, person.last_name].filter((part) => part !== "").join(" "),
      lines: senderLines(profile),
    },
    recipient: recipientLines(posting),
    dateLine: book.dateLine(today, { city: person.city.split(",")[0] ?? "", northAmerican }),
    subject: polish(book.subject(target)),
    salutation: polish(book.salutation(target, tone)),
    paragraphs: body.map((paragraph) =>
      paragraph.map(({ text, sources }) => ({ text: polish(text), sources })),
    ),
    closing: polish(pickPhrase("closing", book.closing({ northAmerican, tone }), undefined) ?? ""),
    missing: missingFacts(composition),
  };
}
