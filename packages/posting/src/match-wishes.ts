import { closestTo, mentionsOf } from "./internal/wishes/closest.ts";
import { matchWish, onlyStudies } from "./internal/wishes/match-wish.ts";
import {
  endOfTime,
  mentionIn,
  proofOfText,
  proofsOf,
  proofsOfNotes,
} from "./internal/wishes/proofs.ts";
import { isOfScale, sharesLanguage } from "./internal/wishes/language-levels.ts";
import { joinedThings } from "./internal/wishes/joined-things.ts";
import { isNamed } from "./internal/wishes/wish-parts.ts";
import { namesYears, provenByYears, withoutShort } from "./internal/wishes/years.ts";
import type { MatchedWish, Month, NamePart, ProfileParts, Wish } from "./profile-parts.ts";

const unique = (ids: readonly string[]) => [...new Set(ids)];

type Proofs = ReturnType<typeof proofsOf>;

/** What wishes are compared with. */
type Compared = {
  readonly proofs: Proofs;
  readonly noteProofs: Proofs;
  /** Unfinished studies, as if they were finished. */
  readonly open: Proofs;
  readonly day: Month;
  readonly career: Parameters<typeof provenByYears>[1];
};

type Match = Omit<MatchedWish, "closest">;

const isProven = ({ provenBy, inNotes }: Match) => provenBy.length + inNotes.length > 0;

function matchOne(wish: Wish, { proofs, noteProofs, open, day, career }: Compared): Match {
  const found = matchWish(wish, proofs, day);
  const long = withoutShort(wish.text, found.provenBy, career);
  const shown = long.length > 0 ? long : provenByYears(wish.text, career);
  const unfinished = matchWish(wish, open, day).provenBy;
  const provenBy = unique(onlyStudies(wish.text, shown, proofs));
  const byNotes = unique(matchWish(wish, noteProofs, day).provenBy);
  const inNotes = provenBy.length > 0 ? [] : byNotes;
  const short = found.provenBy.filter((id) => !long.includes(id));
  const related = unique([...found.related, ...short, ...unfinished]).filter(
    (id) => !provenBy.includes(id),
  );
  return { ...found, provenBy, related, inNotes, byNotes };
}

/** Whether each of several things says by itself what is asked for: a number of years, or something with a name. */
const areWhole = (things: readonly Match[]) =>
  things.length > 1 &&
  (things.every(({ text }) => namesYears(text)) || things.every(({ text }) => isNamed(text)));

/**
 * A match of a wish: what proves only some of the things that it joins is related. Of several that stand alone each may be proven by
 * another part.
 */
function withJoined(whole: Match, compared: Compared): Match {
  const things = joinedThings(whole.text).map((text) => matchOne({ ...whole, text }, compared));
  const areProven = things.every(isProven);
  if (isProven(whole) && areProven) return whole;
  if (areProven && areWhole(things)) {
    const provenBy = unique(things.flatMap((thing) => thing.provenBy));
    const byNotes = unique(things.flatMap((thing) => thing.byNotes));
    const inNotes = unique(things.flatMap((thing) => thing.inNotes));
    return { ...whole, provenBy, byNotes, inNotes, missing: [], related: [] };
  }
  if (!isProven(whole)) return whole;
  const related = unique([...whole.related, ...whole.provenBy]);
  return { ...whole, provenBy: [], inNotes: [], byNotes: [], related };
}

/**
 * Compares wishes with a profile. This decides what an application may call proven: the page of a posting, CVs and letters use it.
 * @param title - the advertised title
 */
export function matchWishes(
  wishes: readonly Wish[],
  parts: ProfileParts,
  title = "",
): MatchedWish[] {
  const { summary, entries, otherNotes, today } = parts;
  const proofs = proofsOf(parts);
  const jobs = entries.filter(({ kind }) => kind === "experience");
  const compared: Compared = {
    proofs,
    noteProofs: proofsOfNotes(otherNotes, today),
    open: proofs.filter(({ isOpen }) => isOpen).map((one) => ({ ...one, isOpen: false })),
    day: today ?? endOfTime,
    career: { title, jobs, skills: parts.names, summary, today },
  };
  const mentions = mentionsOf(parts);
  return wishes.map((wish) => {
    const match = withJoined(matchOne(wish, compared), compared);
    return { ...match, closest: isProven(match) ? undefined : closestTo(wish.text, mentions) };
  });
}

const provesOne = (text: string, wish: Wish, isName: boolean) =>
  matchWish(wish, [proofOfText(text, isName)]).provenBy.length > 0;

/**
 * Whether a text proves a wish by itself, and each thing that it joins, whatever day it is. A name (a skill, a licence) proves one of
 * a single word, too.
 */
export const provesWish = (text: string, wish: Wish, isName = false): boolean =>
  [wish.text, ...joinedThings(wish.text)].every((asked) =>
    provesOne(text, { ...wish, text: asked }, isName),
  );

/** Whether a text proves one of the things that a wish joins. */
export const provesThing = (text: string, wish: Wish, isName = false): boolean =>
  joinedThings(wish.text).some((asked) => provesOne(text, { ...wish, text: asked }, isName));

/** Whether a skill that names a language is of the level that a wish asks for of it. True of a wish for anything else. */
export const isOfAskedLevel = (wish: Wish, { text, level }: NamePart): boolean =>
  joinedThings(wish.text)
    .filter((asked) => sharesLanguage(asked, text))
    .every((asked) => isOfScale(asked, { ...proofOfText(text, true), level }));

/** Whether a text proves a wish, or names a thing of it. */
export function concernsWish(text: string, wish: Wish): boolean {
  const { provenBy, related } = matchWish(wish, [mentionIn(text)]);
  return provenBy.length + related.length > 0;
}
