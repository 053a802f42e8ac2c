import { fold } from "@postulo/lexicon/fold";
import type { Entry } from "@postulo/evidence/entry";
import { findTerms } from "@postulo/evidence/find-terms";
import { isSkillHeld } from "@postulo/evidence/held-texts";
import { withoutRemarkParts } from "@postulo/evidence/remarks";
import { isOfAskedLevel } from "@postulo/posting/match-wishes";
import { hasOtherCategories, isCredential } from "./categories.ts";
import type { Background, BackgroundItem } from "./background-facts.ts";
import type { Frame } from "./frame.ts";
import { heldNotes, heldOfSummary } from "./licence-notes.ts";
import { isAskedFor, type ProvenWish, sharesLongWord, wishWeight } from "./proven-wishes.ts";
import { trainings } from "./training.ts";

const maxSkills = 5;
const maxSkillCharacters = 45;

const termsOf = (text: string) => findTerms(text).map(({ term }) => term);
const isLanguage = ({ title, detail }: Entry) =>
  detail === "language" || termsOf(title).some(({ kind }) => kind === "language");
const isSoft = ({ title, detail }: Entry) =>
  detail === "softSkills" || termsOf(title).some(({ kind }) => kind === "soft");

function skillText({ title, years, level }: Entry, frame: Frame): string {
  if (level === "beginner") return `${title} (${frame.level(level)})`;
  if (years === undefined) return title;
  return title.includes("(")
    ? `${title}, ${frame.years(years)}`
    : `${title} (${frame.years(years)})`;
}

/** Whether a text has a name with a capital behind its beginning: "MetaVision" for "Metavision". */
function namesInside(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at > 0 && /^\p{Lu}/u.test(text.slice(at));
}

/** An abbreviation, or a word that the posting writes with a capital inside a sentence: "SMSTS", "Nielsen". */
const isProperName = (title: string, wishes: readonly ProvenWish[]) =>
  /^\p{Lu}[\p{Lu}\d]+$/u.test(title) ||
  (/^\p{Lu}/u.test(title) && wishes.some(({ text }) => namesInside(text, title)));

/** Names of tools, credentials and trades; a single common word says nothing about a person. */
const saysSomething = ({ title }: Entry, wishes: readonly ProvenWish[]) =>
  title.length <= maxSkillCharacters &&
  !/[:;.]\s|\s[-–—]\s|[-,&/]$|\s(?:in|of|and|with|to|for|et|de|en)$/i.test(title) &&
  (title.trim().includes(" ") ||
    isProperName(title, wishes) ||
    findTerms(title).some(({ term }) => /^(?:tool|credential|language)$/.test(term.kind)));

const isNamed = ({ title, detail }: Entry) =>
  detail === "toolsAndSoftware" ||
  termsOf(title).some(({ kind }) => kind === "tool" || kind === "credential");

const once = (items: readonly BackgroundItem[]) => [
  ...new Map(items.map((item) => [item.text.toLowerCase(), item])).values(),
];

/** What many people hold, and few postings need. */
const everyday = /^(?:permis(?: de conduire)? b|driv(?:ing|er['’]?s?) licen[cs]e)$/i;

/** Licences to drive have names that are known in either language. */
const licence = /(?<!\p{L})(?:licen[cs]es?|permis)(?!\p{L})/iu;

/** Licences, registrations and certificates that the posting asks for. */
function credentials(facts: Background): BackgroundItem[] {
  const { entries, wishes, isReadable, isThin } = facts;
  const own = entries.filter(
    (entry) =>
      entry.kind === "skill" &&
      isCredential(entry.title) &&
      isSkillHeld(entry, entries, facts.today),
  );
  const wanted = own.filter((entry) => isAskedFor(entry, wishes));
  const isOther = ({ title }: Entry) => wishes.some(({ text }) => hasOtherCategories(title, text));
  const asksLicence = wishes.some(({ text }) => licence.test(text));
  const isKnown = ({ title }: Entry) => isReadable(title) || (asksLicence && licence.test(title));
  const isOfUse = (entry: Entry) =>
    !isOther(entry) && !everyday.test(entry.title) && isKnown(entry);
  const others = isThin ? own.filter(isOfUse) : [];
  const held = wanted.length > 0 ? wanted : others.slice(0, maxSkills);
  const named = held.map(({ id, title }) => ({ text: withoutRemarkParts(title), sources: [id] }));
  return [...heldNotes(facts), ...named.filter(({ text }) => text !== "")];
}

function skills(facts: Background): BackgroundItem[] {
  const { entries, wishes, frame, isReadable, isThin, today } = facts;
  const known = entries.filter(
    (entry) =>
      entry.kind === "skill" &&
      entry.title !== "" &&
      !isLanguage(entry) &&
      !isSoft(entry) &&
      !isCredential(entry.title) &&
      saysSomething(entry, wishes) &&
      isSkillHeld(entry, entries, today) &&
      (isReadable(entry.title) || (isProperName(entry.title, wishes) && isAskedFor(entry, wishes))),
  );
  const fitting = known.filter(
    (entry) => isAskedFor(entry, wishes) || sharesLongWord(entry.title, wishes),
  );
  const others = isThin
    ? known.filter((entry) => entry.level !== "beginner" && isNamed(entry))
    : [];
  const shown = fitting.length > 0 ? fitting : others;
  const best = shown
    .toSorted((one, other) => wishWeight(other, wishes) - wishWeight(one, wishes))
    .slice(0, maxSkills);
  return shown
    .filter((entry) => best.includes(entry))
    .map((entry) => ({ text: skillText(entry, frame), sources: [entry.id] }));
}

/** "Anglais C1 (TOEIC 965)" */
const statesLevel = /\(|(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/u;

/** Whether a language is known as well as the posting asks; one that is known less is no answer to it. */
const isKnownEnough = ({ id, title, level }: Entry, wishes: readonly ProvenWish[]) =>
  wishes.every((one) => isOfAskedLevel(one, { id, text: title, level }));

const levelAlone = /^\s?[-–:,]?\s?\(?[ABC][12]\+?\)?$/;

/** A language in the language of the letter, with the level that its name has: "Anglais (C1)" for "English (C1)". */
function languageText(title: string, frame: Frame): string {
  const [hit] = findTerms(title);
  if (hit?.term.kind !== "language" || hit.start !== 0) return title;
  const name = frame.languageName(hit.term);
  const level = title.slice(hit.end);
  if (level === "") return name;
  return levelAlone.test(level) && fold(name) !== fold(hit.text) ? `${name}${level}` : title;
}

function languages({ entries, wishes, frame }: Background): BackgroundItem[] {
  const spoken = entries.filter(
    (entry) =>
      entry.kind === "skill" &&
      isLanguage(entry) &&
      isAskedFor(entry, wishes) &&
      isKnownEnough(entry, wishes),
  );
  return spoken.map(({ id, title, level }) => {
    const name = languageText(title, frame);
    const named = statesLevel.test(title) ? "" : frame.level(level);
    return { text: named === "" ? name : `${name} (${named})`, sources: [id] };
  });
}

const plainWords = (text: string) => fold(text).match(/[\p{L}\d+#]+/gu) ?? [];
/** Whether a training names all of a skill: "Allemand B1" of "B1, Allemand, Goethe-Institut". */
const isNamedIn = (skill: string, training: string) =>
  new Set(plainWords(skill)).isSubsetOf(new Set(plainWords(training)));

type Items = readonly BackgroundItem[];

const notEmpty = (groups: readonly Items[]) => groups.filter((group) => group.length > 0);

/** Training, each by itself, and licences and notes; the skills and languages that the posting asks for. No group is empty. */
export function background(facts: Background): {
  readonly held: readonly Items[];
  readonly known: readonly Items[];
} {
  const trained = once(trainings(facts));
  const own = once(credentials(facts));
  const summed = heldOfSummary(facts, [...trained, ...own]);
  const held = [...trained.map((item) => [item]), once([...summed, ...own])];
  const hasOthers = held.some((group) => group.length > 0);
  const isThin = facts.isThin && !hasOthers;
  const isNew = ({ text }: BackgroundItem) => trained.every((one) => !isNamedIn(text, one.text));
  const known = [once(skills({ ...facts, isThin })), once(languages(facts))];
  return { held: notEmpty(held), known: notEmpty(known.map((group) => group.filter(isNew))) };
}
