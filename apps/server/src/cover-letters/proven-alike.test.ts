import { cvForPosting } from "@postulo/cv/cv-for-posting";
import { accountFor } from "@postulo/cv/requirement-account";
import { fold } from "@postulo/lexicon/fold";
import { writeLetter } from "@postulo/letter/write-letter";
import { fullProfilesEn } from "@postulo/letter/testing/full-profiles-en";
import { fullProfilesFr } from "@postulo/letter/testing/full-profiles-fr";
import { profiles } from "@postulo/letter/testing/profiles";
import { storedProfile, type StoredProfile } from "@postulo/evidence/profile";
import { postingsEn } from "@postulo/posting/testing/postings-en";
import { postingsFr } from "@postulo/posting/testing/postings-fr";
import { expect, test } from "vitest";

const today = { year: 2026, month: 11, day: 21 };

/** Without what typography and the ends of lines add. */
const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\d%]+/gu, " ")
    .trim();

const shortWord = 3;

/** Whether a sentence quotes a part of what is asked for. */
const quotes = (sentence: string, asked: string) =>
  plain(asked)
    .split(" ")
    .some((word) => word.length > shortWord && plain(sentence).includes(word));

type Row = ReturnType<typeof accountFor>["rows"][number];

const proofsOf = (row: Row) =>
  row.status === "shown" ? row.on.map(({ text }) => plain(text)) : [];

/** For each line below what the posting asks for: whether the account of the CV has it as a proof of the same thing. */
function citations(profile: StoredProfile, jobDescription: string) {
  const outcome = writeLetter({ profile, jobDescription, fallbackLanguage: "en", today });
  if (outcome.kind !== "written") return [];
  const { letter } = outcome;
  const { master, match } = cvForPosting({
    profile,
    language: letter.language,
    posting: jobDescription,
    today,
  });
  // With the duties, which are no row where the posting asks for something.
  const rows = match.requirements.flatMap(
    (requirement) => accountFor(master, { requirements: [requirement] }).rows,
  );
  return letter.paragraphs.flatMap((paragraph) => {
    const [asked] = paragraph;
    if (!asked?.sources.includes("posting")) return [];
    const named = rows.filter(({ text }) => quotes(asked.text, text));
    return paragraph
      .filter(({ isLine }) => isLine)
      .map(({ text }) => ({
        asked: asked.text,
        text,
        isProven: named.some((row) => proofsOf(row).some((proof) => proof.includes(plain(text)))),
      }));
  });
}

test("what a letter cites for a wish is what the page and the CV call its proof", () => {
  const people = Object.values({
    ...profiles,
    ...fullProfilesEn,
    ...fullProfilesFr,
  }).map((stored) => storedProfile.parse(stored));
  const all = people.flatMap((profile) =>
    [...postingsEn, ...postingsFr].flatMap(({ text }) => citations(profile, text)),
  );
  // Letters quote few requirements: whole ones only.
  expect(all.length).toBeGreaterThan(6);
  expect(all.filter(({ isProven }) => !isProven)).toEqual([]);
}, 180_000);
