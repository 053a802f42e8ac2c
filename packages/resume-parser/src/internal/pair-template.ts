import { trimSeparators } from "./folded-text.ts";
import type { Header, Part } from "./header-part.ts";
import { organisationScore, roleScore } from "./word-scores.ts";

/** The two names in the header of a post: what it was and where. */
export interface Pair {
  readonly title: Part | undefined;
  readonly organisation: Part | undefined;
  /** From 0 to 1: how clearly the words speak for it. */
  readonly confidence: number;
}

/** Where in a header the two names stand, for all entries of a section. */
interface Template {
  readonly title: number;
  readonly organisation: number;
}

const lean = (part: Part | undefined) =>
  part ? roleScore(part.text) - organisationScore(part.text) : 0;

const templates: readonly Template[] = [0, 1, 2].flatMap((title) =>
  [0, 1, 2].filter((one) => one !== title).map((organisation) => ({ title, organisation })),
);

function fit(headers: readonly (readonly Part[])[], { title, organisation }: Template): number {
  const skipped = title + organisation - 1;
  return headers.reduce((sum, parts) => {
    if (parts.length < 2) return sum;
    const [a, b] = [parts[title], parts[organisation]];
    return sum + (a && b ? lean(a) - lean(b) - 0.35 * skipped : -1);
  }, 0);
}

/** Names have a few separators; text with hundreds of them is none. */
const maxHalves = 30;

/** Every way to divide a text at a comma, the words of both halves telling which one is the post. */
function halves(part: Part): Pair[] {
  const separators = part.text.matchAll(
    /(?:(?<!\s)\s+)?[,:]\s+|(?<!\s)\s+\(|(?<!\s)\s+(?:à|au|aux|à la|in)\s+(?=\p{Lu})|\s-\s?|\s?-\s/gu,
  );
  return [...separators.take(maxHalves)].flatMap((match) => {
    const before = { ...part, text: trimSeparators(part.text.slice(0, match.index)) };
    const after = {
      ...part,
      text: trimSeparators(part.text.slice(match.index + match[0].length).replace(/\)$/, "")),
    };
    if (before.text.length < 2 || after.text.length < 2) return [];
    const score = lean(before) - lean(after);
    const confidence = Math.min(0.9, 0.5 + Math.abs(score) / 2);
    return [
      score >= 0
        ? { title: before, organisation: after, confidence }
        : { title: after, organisation: before, confidence },
    ];
  });
}

const strength = (pair: Pair) => pair.confidence;

/** The order in which most entries of a section have the halves of their one piece. */
function pairOfOne(part: Part, order: "titleFirst" | "organisationFirst"): Pair {
  const all = halves(part).map((pair) => ({ ...pair, sure: pair.confidence > 0.55 }));
  const best = all.sort((a, b) => strength(b) - strength(a))[0];
  if (!best) {
    return lean(part) >= 0
      ? { title: part, organisation: undefined, confidence: 0.5 + lean(part) / 2 }
      : { title: undefined, organisation: part, confidence: 0.5 - lean(part) / 2 };
  }
  if (best.sure) return best;
  const titleIsFirst = part.text.startsWith(best.title?.text ?? "");
  const keep = titleIsFirst === (order === "titleFirst");
  return keep ? best : { ...best, title: best.organisation, organisation: best.title };
}

function orderOfHalves(headers: readonly (readonly Part[])[]): "titleFirst" | "organisationFirst" {
  const votes = headers.reduce((sum, parts) => {
    const [only] = parts;
    if (parts.length !== 1 || !only) return sum;
    const best = halves(only).sort((a, b) => strength(b) - strength(a))[0];
    if (!best) return sum;
    const weight = best.confidence - 0.5;
    return sum + (only.text.startsWith(best.title?.text ?? "") ? weight : -weight);
  }, 0);
  return votes >= 0 ? "titleFirst" : "organisationFirst";
}

/** Pieces of one name that a comma or a dash divided: `Software Engineer – Backend` at `Acme`. */
function pairOf(parts: readonly Part[], template: Template): Pair {
  const [title, organisation] = [parts[template.title], parts[template.organisation]];
  const own = lean(title) - lean(organisation);
  return { title, organisation, confidence: Math.max(0.3, Math.min(0.95, 0.6 + own / 3)) };
}

/**
 * One template for the whole section: the order of post and employer that the words of all its entries together speak
 * for. A single entry whose words say nothing is then read like its neighbours.
 */
export function pairsOf(headers: readonly Header[]): Pair[] {
  const all = headers.map((header) => header.parts);
  const best = templates
    .map((template) => ({ template, score: fit(all, template) }))
    .sort((a, b) => b.score - a.score)[0]?.template ?? { title: 0, organisation: 1 };
  const order = orderOfHalves(all);
  return all.map((parts): Pair => {
    const [first, second] = parts;
    if (!first) return { title: undefined, organisation: undefined, confidence: 0 };
    if (!second) return pairOfOne(first, order);
    const needed = Math.max(best.title, best.organisation) + 1;
    if (parts.length >= needed) return pairOf(parts, best);
    return pairOf(
      parts,
      lean(first) >= lean(second) ? { title: 0, organisation: 1 } : { title: 1, organisation: 0 },
    );
  });
}
