import type { LetterLanguage } from "@postulo/domain/letter-language";
import { findLetterLanguage } from "@postulo/domain/letter-language";
import { fold } from "@postulo/lexicon/fold";
import { type Evidence, gatherEvidence } from "@postulo/letter/evidence";
import type { StoredProfile } from "@postulo/evidence/profile";
import { type Posting, readPosting } from "@postulo/letter/posting";
import { readRequirements, type Requirement } from "@postulo/letter/requirements";
import { type CvDocument, entriesOf, isEntrySection, skillsOf } from "./cv-document.ts";
import { contentWords } from "./internal/content-words.ts";
import type { MatchedRequirement, PostingMatch } from "./posting-match.ts";

type Term = Requirement["terms"][number];

/** A part of the CV that can prove something, with the terms that are recognised in it. */
type Proof = {
  readonly id: string;
  readonly entry: string;
  readonly text: string;
  readonly terms: ReadonlySet<string>;
};

/** The parts of a CV with the ids of their entries in the profile. */
function partsOf(master: CvDocument): Omit<Proof, "terms">[] {
  const entries = entriesOf(master).flatMap((entry) => [
    { id: entry.id, entry: entry.id, text: entry.title },
    ...entry.lines.map(({ id, text }) => ({ id, entry: entry.id, text })),
  ]);
  const skills = skillsOf(master).map(({ id, name }) => ({ id, entry: id, text: name }));
  const notes = master.sections.flatMap((section) =>
    section.kind === "notes" ? section.lines.map(({ id, text }) => ({ id, entry: id, text })) : [],
  );
  return [
    ...entries,
    ...skills,
    ...notes,
    { id: "profile", entry: "profile", text: master.summary.join("\n") },
  ];
}

const plain = (text: string) => fold(text).replace(/[\s\u00A0\u202F]+/g, " ");

/** Terms belong to the line that names them; those of no line belong to the entry itself. */
function findProofs(master: CvDocument, { roles, contributions, matched }: Evidence): Proof[] {
  const statements = new Map(
    [...roles, ...contributions].map((role) => [
      role.id,
      role.statements.map(({ text, terms }) => ({ text: plain(text), terms })),
    ]),
  );
  const termsOfEntry = new Map<string, string[]>();
  for (const { term, sources } of matched)
    for (const source of sources)
      termsOfEntry.set(source, [...(termsOfEntry.get(source) ?? []), term.id]);
  const lineTerms = (entry: string, text: string) =>
    (statements.get(entry) ?? [])
      .filter((statement) => plain(text).includes(statement.text))
      .flatMap(({ terms }) => [...terms]);
  return partsOf(master).map((part) => {
    if (part.id !== part.entry)
      return { ...part, terms: new Set(lineTerms(part.entry, part.text)) };
    const inLines = new Set((statements.get(part.entry) ?? []).flatMap(({ terms }) => [...terms]));
    const own = termsOfEntry.get(part.entry) ?? [];
    return { ...part, terms: new Set(own.filter((term) => !inLines.has(term))) };
  });
}

/** At least this share of a requirement's words must be in one part of the CV. */
const minWordShare = 0.6;
const minWords = 2;

function provenByWords({ text }: Requirement, proofs: readonly Proof[]): string[] {
  const asked = contentWords(text);
  if (asked.size < minWords) return [];
  return proofs.flatMap(({ id, text: own }) => {
    const words = contentWords(own);
    const found = [...asked].filter((word) => words.has(word)).length;
    return found >= minWords && found / asked.size >= minWordShare ? [id] : [];
  });
}

/** The word of the posting for a term. */
function wordOf(term: Term, text: string): string {
  const spellings = term.spellings.map((spelling) => spelling.replace(/^!/, ""));
  const folded = fold(text);
  return spellings.find((spelling) => folded.includes(fold(spelling))) ?? term.en;
}

/** Proven when most of its terms are; soft skills prove nothing and are not counted. */
function matchRequirement(
  requirement: Requirement,
  proofs: readonly Proof[],
): Omit<MatchedRequirement, "id"> {
  const { kind, text } = requirement;
  const terms = requirement.terms.filter((term) => term.kind !== "soft");
  if (terms.length === 0)
    return { kind, text, provenBy: provenByWords(requirement, proofs), missing: [] };
  const isNamed = (term: Term) => proofs.some((proof) => proof.terms.has(term.id));
  const named = terms.filter(isNamed);
  const missing = terms.filter((term) => !isNamed(term)).map((term) => wordOf(term, text));
  const isProven = named.length > 0 && named.length >= terms.length / 2;
  const provenBy = proofs.filter((proof) => named.some(({ id }) => proof.terms.has(id)));
  return { kind, text, provenBy: isProven ? provenBy.map(({ id }) => id) : [], missing };
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The spelling in the text as it is there, except in capitals. */
function spelledIn(text: string, spelling: string): string | undefined {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${escapePattern(spelling)}(?![\\p{L}\\p{N}+#])`,
    "iu",
  );
  const found = pattern.exec(text)?.[0];
  return found === undefined ||
    found.length < 2 ||
    (found === found.toUpperCase() && found.length > 5)
    ? undefined
    : found;
}

/** The posting's names of skills whose own name is nothing but another spelling of the same term. */
function skillNames({ skills }: Evidence, { text }: Posting): Map<string, string> {
  const names = new Map<string, string>();
  for (const { skill, term } of skills) {
    if (!term || skill.category === "language" || spelledIn(text, skill.name)) continue;
    const spellings = term.spellings.map((spelling) => spelling.replace(/^!/, ""));
    if (!spellings.some((spelling) => fold(spelling) === fold(skill.name))) continue;
    const found = spellings.map((spelling) => spelledIn(text, spelling)).find(Boolean);
    if (found !== undefined)
      names.set(skill.id, found.charAt(0).toLocaleUpperCase() + found.slice(1));
  }
  return names;
}

function titleScores(master: CvDocument, title: string | undefined): Map<string, number> {
  const asked = contentWords(title ?? "");
  const jobs = master.sections.flatMap((section) =>
    isEntrySection(section) && section.kind === "experience" ? section.entries : [],
  );
  return new Map(
    jobs.map(({ id, title: own }) => {
      const words = contentWords(own);
      return [id, [...asked].filter((word) => words.has(word)).length / Math.max(asked.size, 1)];
    }),
  );
}

/** Compares a pasted posting with a profile and its master CV. The posting is untrusted: it only chooses among the profile's own parts. */
export function matchPosting(
  profile: StoredProfile,
  master: CvDocument,
  posting: { readonly text: string; readonly year: number },
): PostingMatch {
  const read = readPosting(posting.text);
  const requirements = readRequirements(read);
  const evidence = gatherEvidence(profile, {
    posting: read,
    requirements,
    language: master.language,
    year: posting.year,
  });
  const proofs = findProofs(master, evidence);
  return {
    title: read.title,
    requirements: requirements.map((requirement, at) => ({
      id: `r${at + 1}`,
      ...matchRequirement(requirement, proofs),
    })),
    titleScores: titleScores(master, read.title),
    skillNames: read.language === master.language ? skillNames(evidence, read) : new Map(),
  };
}

/** The language of a profile's texts; undefined if they are too few, or in another one. */
export function profileLanguage(profile: StoredProfile): LetterLanguage | undefined {
  const texts = [
    profile.person.summary,
    ...profile.experiences.flatMap(({ title, description }) => [title, description]),
    ...profile.education.flatMap(({ degree, field, description }) => [degree, field, description]),
    ...profile.contributions.flatMap(({ title, description }) => [title, description]),
    ...profile.skills.map(({ name }) => name),
  ];
  return findLetterLanguage(readPosting(texts.join("\n")).language);
}
