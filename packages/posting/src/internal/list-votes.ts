import { fold } from "@postulo/lexicon/fold";
import {
  actionNoun,
  offering,
  offerStart,
  ofHouse,
  paidItem,
} from "@postulo/lexicon/requirement-marks";
import { classifyLine } from "./requirement-marks.ts";
import type { PostingLine } from "./sections.ts";

/** Of the items of a list. */
const leastItems = 3;
const leastAsking = 2;
/** Among items that are neither work nor offered. */
const leastShareOfAsking = 0.2;
/** Below a heading that offers. */
const leastShareAmongOffers = 0.5;

/** "offers": also what is said of the house. */
type Vote = "asks" | "works" | "offers" | "none";

/** What an item is by its words alone. */
function voteOf(line: PostingLine): Vote {
  const folded = fold(line.text);
  if ([offerStart, offering, paidItem, ofHouse].some((mark) => mark.test(folded))) return "offers";
  const kind = classifyLine({ ...line, section: "other", isHeadless: false });
  if (kind === undefined) return actionNoun.test(folded) ? "works" : "none";
  return kind === "duty" ? "works" : "asks";
}

/** Whether a list asks: enough of its items do, more than are work, and none is offered or about the house. */
function asks(list: readonly PostingLine[], leastShare: number): boolean {
  const votes = list.map(voteOf);
  const count = (wanted: Vote) => votes.filter((vote) => vote === wanted).length;
  const asking = count("asks");
  if (list.length < leastItems || asking < leastAsking || asking < list.length * leastShare)
    return false;
  return count("offers") === 0 && count("works") < asking / 2;
}

/** The share of asking items that a list needs; undefined where a line is in no list, or its heading says what it is. */
function shareFor({ section, isBullet }: PostingLine): number | undefined {
  if (section === "offer") return leastShareAmongOffers;
  return isBullet && (section === "other" || section === "intro") ? leastShareOfAsking : undefined;
}

/** The end of the list that begins at a line: lines of one section, all items or none. */
function endOfList(lines: readonly PostingLine[], from: number): number {
  const first = lines[from];
  const rest = lines
    .slice(from)
    .findIndex((line) => line.section !== first?.section || line.isBullet !== first.isBullet);
  return rest < 0 ? lines.length : from + rest;
}

/**
 * Reads each list below an unknown heading, and below one that offers, as a whole: one whose items require something
 * consists of requirements.
 */
export function readLists(lines: readonly PostingLine[]): PostingLine[] {
  const read: PostingLine[] = [];
  while (read.length < lines.length) {
    const list = lines.slice(read.length, endOfList(lines, read.length));
    const share = list[0] && shareFor(list[0]);
    const isAsking = share !== undefined && asks(list, share);
    read.push(...list.map((line) => (isAsking ? { ...line, section: "must" as const } : line)));
  }
  return read;
}
