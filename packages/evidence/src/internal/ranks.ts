import { fold } from "@postulo/lexicon/fold";
import { memoize } from "../memoize.ts";

/** A place in an order, "second of 41", and where it is written. */
export type Rank = {
  readonly place: number;
  readonly start: number;
  readonly end: number;
  /** "number one" is a place, whatever follows. */
  readonly isSure: boolean;
};

const places = new Map(
  [
    ["1", "first one un premier premiere"],
    ["2", "second two deux deuxieme seconde"],
    ["3", "third three trois troisieme"],
    ["4", "fourth four quatre quatrieme"],
    ["5", "fifth five cinq cinquieme"],
  ].flatMap(([place, words = ""]) =>
    words.split(" ").map((word) => [word, Number(place)] as const),
  ),
);
const words = [...places.keys()].join("|");
const counts =
  "\\d|two|three|four|five|six|seven|eight|nine|ten|deux|trois|quatre|cinq|sept|huit|neuf|dix";
const among = `(?= (?:out of|of|sur|parmi) (?:the |les )?[a-z\\d]|(?: [a-z]{1,15}){1,3} (?:out of|sur) (?:${counts}))`;

/** "number one" and « numéro un » anywhere; "#2", "no. 2", "second" and "2nd" of a number. */
const rank = new RegExp(
  [
    "(?<![\\p{L}\\d])(?:",
    "(?:number|numero) (?<top>one|un)(?![\\p{L}\\d])",
    `|(?:# ?|number |no\\.? ?|numero |n° ?)(?<named>\\d{1,3}|${words})${among}`,
    `|(?<ordinal>${words}|\\d{1,3}(?=st|nd|rd|th|eme|ere?|e))(?:st|nd|rd|th|eme|ere?|e)?${among}`,
    ")",
  ].join(""),
  "gu",
);

/** The places in an order that a text states. */
export const ranksOf = memoize((text): readonly Rank[] =>
  [...fold(text).matchAll(rank)].flatMap(({ 0: written, index, groups = {} }) => {
    const { top, named, ordinal } = groups;
    const word = top ?? named ?? ordinal ?? "";
    const isCount =
      ordinal !== undefined && /^(?:one|two|three|four|five|un|deux|trois|quatre|cinq)$/.test(word);
    if (isCount) return [];
    const place = places.get(word) ?? Number(word);
    return [{ place, start: index, end: index + written.length, isSure: top !== undefined }];
  }),
);
