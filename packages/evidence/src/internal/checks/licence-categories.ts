import { loss } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { wordsOf, type Word } from "../../words.ts";
import { restrictionsOf } from "../restrictions.ts";
import type { RestrictionKind } from "../restrictions.ts";
import { isIn } from "../sources.ts";
import type { Source, SourceLine } from "../sources.ts";
import type { Trial } from "../trial.ts";
import { stemsOf } from "../word-keys.ts";
import { isCredential } from "./terms.ts";

/** "C+E", "D1": a letter that is no word. */
const category = /(?<![\p{L}\d'’.])[A-Z]\d?(?:\s?\+?\s?E)?(?![\p{L}\d'’]|\.\s*\S)/gu;
const categoriesIn = (text: string) =>
  [...text.matchAll(category)].map(({ 0: written, index }) => ({
    name: written.replace(/[\s+]/g, ""),
    start: index,
    end: index + written.length,
  }));

/** In characters. */
const nearLicence = 14;

/** Whether what a line begins with names another credential: the head names that of "B since 2010, certificate of first aid". */
const namesCredential = ({ text }: SourceLine) =>
  wordsOf(text.split(/[,;]/, 1)[0] ?? "").some(({ raw }) => isCredential(raw));

/** The lines about a licence: those that name it, and below a head that does those that name no other. */
const linesAbout = (stems: readonly string[], { head, lines }: Source): readonly SourceLine[] =>
  lines.filter(
    (line) => isIn(stems, line.keys) || (isIn(stems, head.keys) && !namesCredential(line)),
  );

/** « pas le C », « C retiré », "C in January" */
const isNotHeld = (written: string): boolean => {
  const part = fold(written).replace(unused, "");
  return loss.test(part) || notHeld.some((kind) => restrictionsOf(part).has(kind));
};
/** « C passé mais jamais conduit »: held all the same. */
const unused =
  /,? (?:mais|but) (?:(?:jamais|pas) (?:conduit|roule|utilise)|(?:never|not) (?:driven|used))/gu;
const notHeld: readonly RestrictionKind[] = ["denied", "lapsed", "planned"];

const hasWord = (text: string, raw: string) => wordsOf(text).some((word) => word.raw === raw);

/** "IRVE P1": a category behind the initials of what it is of, both in one line: "IRVE niveau P1". */
function isOfInitials(start: number, name: string, { clause, pool }: Trial): boolean {
  const initials = wordsOf(clause.text.slice(0, start)).at(-1)?.raw ?? "";
  if (!/^\p{Lu}{2,}$/u.test(initials)) return false;
  return pool.some(({ lines }) =>
    lines.some(({ text }) => !isNotHeld(text) && hasWord(text, initials) && hasWord(text, name)),
  );
}

/** The categories beside the word of a licence that the profile does not have: "C" of "my C licence". */
export function unknownCategories(trial: Trial, licences: readonly Word[]): string[] {
  const { text } = trial.clause;
  const written = categoriesIn(text).filter(({ name }) => name !== "I");
  if (written.length === 0) return [];
  const claimed = written.filter(({ start, end }) =>
    licences.some((word) => start - word.end <= nearLicence && word.start - end <= nearLicence),
  );
  if (claimed.length === 0) return [];
  const stems = licences.flatMap(({ raw }) => stemsOf(raw));
  const known = new Set(
    trial.pool.flatMap((source) =>
      linesAbout(stems, source)
        .flatMap(({ text: line }) => line.split(/[,;(]/))
        .filter((part) => !isNotHeld(part))
        .flatMap((part) => [
          ...categoriesIn(part).map(({ name }) => name),
          ...wordsOf(part).map(({ raw }) => raw),
        ]),
    ),
  );
  return claimed
    .filter(({ name, start }) => !known.has(name) && !isOfInitials(start, name, trial))
    .map(({ name }) => name);
}
