import { fold } from "@postulo/lexicon/fold";
import { townFirst } from "@postulo/lexicon/posting-places";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { answerIds } from "@postulo/domain/letter-style";
import type { Length, LetterStyle, Tone } from "@postulo/domain/letter-style";
import type { Answer, Entry } from "@postulo/evidence/entry";
import { readEntries } from "@postulo/evidence/entry";
import type { StoredProfile } from "@postulo/evidence/profile";
import type { CalendarDate, Frame, LetterTarget } from "./internal/compose/frame.ts";
import { frameEn } from "./internal/compose/frame-en.ts";
import { frameFr } from "./internal/compose/frame-fr.ts";
import { layOut } from "./internal/compose/layouts.ts";
import { letterContent } from "./internal/compose/letter-content.ts";
import { missingTerms } from "./internal/compose/missing-terms.ts";
import { targetTitle, withoutGenderMark } from "./internal/french/titles.ts";
import { createIsReadable } from "./internal/profile-language.ts";
import type { Letter, LetterSentence, MissingFact } from "./letter.ts";
import { ownWords, raiseFirst } from "@postulo/evidence/own-words";
import { countryName } from "@postulo/domain/country-name";
import { isNorthAmerican } from "@postulo/domain/paper";
import { readerText } from "@postulo/posting/reader";
import type { Posting } from "@postulo/posting/posting";
import { readTasks } from "@postulo/posting/tasks";
import type { Requirement } from "@postulo/posting/requirements";

/** What the person answered about this posting. */
export type LetterAnswers = {
  /** Why this job or employer. */
  readonly why?: string | undefined;
  /** What the reader should know: a gap, a move, availability. */
  readonly know?: string | undefined;
};

export type Composition = {
  readonly profile: StoredProfile;
  readonly answers: LetterAnswers;
  readonly posting: Posting;
  readonly requirements: readonly Requirement[];
  readonly language: LetterLanguage;
  readonly tone: Tone;
  readonly length: Length;
  readonly style: LetterStyle;
  readonly today: CalendarDate;
  /** Entries whose lines stay lines in prose, because the gate refuses their sentences. */
  readonly keptLines?: ReadonlySet<string>;
};

const frames: Record<LetterLanguage, Frame> = { en: frameEn, fr: frameFr };

/** The blanks of the language, and in French the curly apostrophe of the fixed sentences. */
function typography(text: string, language: LetterLanguage): string {
  const set = ownWords(text, language);
  return language === "fr" ? set.replace(/(?<=\p{L})'(?=\p{L})/gu, "’") : set;
}

/** Postal codes of the United Kingdom, Ireland and Canada, which stand behind the town. */
const codeAfterTown = /^(?:[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|[a-z]\d[a-z\d] ?[a-z\d]{3,4})$/i;

function townLine({ postal_code, city, country }: StoredProfile["person"]): string {
  const isTownFirst =
    townFirst.test(fold(countryName(country, "en"))) ||
    isNorthAmerican(country) ||
    codeAfterTown.test(postal_code.trim());
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
function spokenTitle({ title: written, text }: Posting): string | undefined {
  const title = written === undefined ? undefined : withoutGenderMark(written);
  const small = title === undefined ? "" : title.charAt(0).toLowerCase() + title.slice(1);
  return title !== undefined && text.includes(small) && !text.includes(title) ? small : title;
}

/** The addressee needs a company; the town of an agency's client is not the agency's. */
function recipientLines({ company, place, isAgency, reader, address }: Posting): string[] {
  // "Monsieur le Maire – Service des ressources humaines"
  const to = reader ? readerText(reader).split(/ [–—] | - /) : [];
  const named = company === undefined ? to : [...to, company];
  if (address !== undefined) return [...named, ...address];
  return company === undefined || place === undefined || isAgency ? named : [...named, place];
}

/** Missing facts, those with the largest effect first. */
function missingFacts({ profile, requirements, language }: Composition): MissingFact[] {
  const missing: MissingFact[] = [];
  const add = (what: Extract<MissingFact, { kind: "add" }>["what"]) =>
    missing.push({ kind: "add", what });
  const isReadable = createIsReadable(profile, language);
  const written = profile.experiences.filter(({ description }) => description !== "");
  if (profile.experiences.length === 0) add("experience");
  else if (written.length === 0) add("descriptions");
  else if (!written.some(({ description }) => isReadable(description)))
    add("descriptionsInLanguage");
  if (profile.education.length === 0) add("education");
  if (profile.skills.length === 0) add("skills");
  if (profile.person.email === "" && profile.person.phone_number === "") add("contact");
  const terms = missingTerms(profile, requirements, language);
  return [...missing, ...terms.map((term) => ({ kind: "notInProfile", term }) as const)];
}

/** The entries of a profile with the answers for this posting. */
export function entriesFor({ profile, answers }: Composition): Entry[] {
  const given: Answer[] = [
    { id: answerIds.why, question: "", answer: answers.why ?? "" },
    { id: answerIds.know, question: "", answer: answers.know ?? "" },
  ];
  return readEntries(
    profile,
    given.filter(({ answer }) => answer.trim() !== ""),
  );
}

function targetOf({ profile, posting, language }: Composition): LetterTarget {
  const { title, company, isAgency, place, text } = posting;
  const titles = profile.experiences.map((experience) => experience.title);
  const applicant = { gender: profile.person.gender, titles };
  return {
    title: title && language === "fr" ? targetTitle(title, applicant, text) : spokenTitle(posting),
    company: isAgency ? undefined : company,
    place,
    reference: posting.reference,
  };
}

/** Typography changes blanks, apostrophes and the first letter of a line, never the person's words. */
const polished = (sentence: LetterSentence, polish: (text: string) => string): LetterSentence => ({
  ...sentence,
  text: sentence.isLine ? raiseFirst(polish(sentence.text)) : polish(sentence.text),
});

/** Writes the letter in the person's own words. Deterministic: the same facts and the same day give the same letter. */
export function composeLetter(composition: Composition): Letter {
  const { profile, posting, requirements, language, tone, length, style, today } = composition;
  const { person } = profile;
  const frame = frames[language];
  const polish = (text: string) => typography(text, language);
  const northAmerican = isNorthAmerican(person.country);
  const target = targetOf(composition);
  const content = letterContent({
    entries: entriesFor(composition),
    requirements,
    postingText: posting.text,
    readTitle: posting.readTitle,
    told: readTasks(posting)
      .filter(({ tells }) => tells === "other")
      .map(({ text }) => text),
    target,
    frame,
    length,
    today,
    isReadable: createIsReadable(profile, language),
  });
  const { keptLines = new Set() } = composition;
  const body = layOut(style, content, { frame, language, tone, keptLines });
  const isMail = style === "email";
  const contact = [person.phone_number, person.email].filter((one) => one.trim() !== "");
  return {
    language,
    paper: northAmerican ? "us-letter" : "a4",
    style,
    sender: {
      name: [person.first_name, person.last_name].filter((part) => part !== "").join(" "),
      lines: isMail ? [] : senderLines(profile),
    },
    recipient: isMail ? [] : recipientLines(posting),
    dateLine: isMail
      ? ""
      : frame.dateLine(today, { city: person.city.split(",")[0] ?? "", northAmerican }),
    subject: polish(frame.subject(target)),
    salutation: polish(frame.salutation(tone, posting.reader)),
    paragraphs: body.map((paragraph) => paragraph.map((sentence) => polished(sentence, polish))),
    closing: polish(frame.closing({ northAmerican, tone, reader: posting.reader })),
    signature: isMail ? contact : [],
    missing: missingFacts(composition),
  };
}
