import { trimSeparators } from "./folded-text.ts";
import type { Header, Part } from "./header-part.ts";
import { organisationScore, roleScore } from "./word-scores.ts";

/** Job title and organisation of a position's header. */
export interface TitleOrganisationPair {
  readonly title: Part | undefined;
  readonly organisation: Part | undefined;
  /** From 0 to 1: how clearly the words indicate it. */
  readonly confidence: number;
}

/** Indexes of both names in the header, the same for all entries of a section. */
interface Template {
  readonly title: number;
  readonly organisation: number;
}

const titleLikelihood = (part: Part | undefined) =>
  part ? roleScore(part.text) - organisationScore(part.text) : 0;

const templates: readonly Template[] = [0, 1, 2].flatMap((title) =>
  [0, 1, 2].filter((one) => one !== title).map((organisation) => ({ title, organisation })),
);

function fit(headers: readonly (readonly Part[])[], { title, organisation }: Template): number {
  const skipped = title + organisation - 1;
  return headers.reduce((sum, parts) => {
    if (parts.length < 2) return sum;
    const [a, b] = [parts[title], parts[organisation]];
    return sum + (a && b ? titleLikelihood(a) - titleLikelihood(b) - 0.35 * skipped : -1);
  }, 0);
}

/** Maximum number of separators tried; more occur only in text. */
const maxSplits = 30;

/** All splits of a text at a separator, with title and organisation assigned by their words. */
function splits(part: Part): TitleOrganisationPair[] {
  const separators = part.text.matchAll(
    /(?:(?<!\s)\s+)?[,:]\s+|(?<!\s)\s+\(|(?<!\s)\s+(?:à|au|aux|à la|in)\s+(?=\p{Lu})|\s-\s?|\s?-\s/gu,
  );
  return [...separators.take(maxSplits)].flatMap((match) => {
    const before = { ...part, text: trimSeparators(part.text.slice(0, match.index)) };
    const after = {
      ...part,
      text: trimSeparators(part.text.slice(match.index + match[0].length).replace(/\)$/, "")),
    };
    if (before.text.length < 2 || after.text.length < 2) return [];
    const score = titleLikelihood(before) - titleLikelihood(after);
    const confidence = Math.min(0.9, 0.5 + Math.abs(score) / 2);
    return [
      score >= 0
        ? { title: before, organisation: after, confidence }
        : { title: after, organisation: before, confidence },
    ];
  });
}

const confidenceOf = (pair: TitleOrganisationPair) => pair.confidence;

/** Splits a header with one part, in the order of most entries unless the words are clear. */
function pairOfOne(part: Part, order: "titleFirst" | "organisationFirst"): TitleOrganisationPair {
  const all = splits(part).map((pair) => ({ ...pair, sure: pair.confidence > 0.55 }));
  const best = all.sort((a, b) => confidenceOf(b) - confidenceOf(a))[0];
  if (!best) {
    return titleLikelihood(part) >= 0
      ? { title: part, organisation: undefined, confidence: 0.5 + titleLikelihood(part) / 2 }
      : { title: undefined, organisation: part, confidence: 0.5 - titleLikelihood(part) / 2 };
  }
  if (best.sure) return best;
  const titleIsFirst = part.text.startsWith(best.title?.text ?? "");
  const keep = titleIsFirst === (order === "titleFirst");
  return keep ? best : { ...best, title: best.organisation, organisation: best.title };
}

function orderOfSplits(headers: readonly (readonly Part[])[]): "titleFirst" | "organisationFirst" {
  const votes = headers.reduce((sum, parts) => {
    const [only] = parts;
    if (parts.length !== 1 || !only) return sum;
    const best = splits(only).sort((a, b) => confidenceOf(b) - confidenceOf(a))[0];
    if (!best) return sum;
    const weight = best.confidence - 0.5;
    return sum + (only.text.startsWith(best.title?.text ?? "") ? weight : -weight);
  }, 0);
  return votes >= 0 ? "titleFirst" : "organisationFirst";
}

/** Applies the template to the parts. */
function pairOf(parts: readonly Part[], template: Template): TitleOrganisationPair {
  const [title, organisation] = [parts[template.title], parts[template.organisation]];
  const own = titleLikelihood(title) - titleLikelihood(organisation);
  return { title, organisation, confidence: Math.max(0.3, Math.min(0.95, 0.6 + own / 3)) };
}

/**
 * Assigns job title and organisation with one template for the section: the order that the words of all entries support
 * best. An entry with unclear words is read like its neighbours.
 */
export function titleOrganisationPairs(headers: readonly Header[]): TitleOrganisationPair[] {
  const all = headers.map((header) => header.parts);
  const best = templates
    .map((template) => ({ template, score: fit(all, template) }))
    .sort((a, b) => b.score - a.score)[0]?.template ?? { title: 0, organisation: 1 };
  const order = orderOfSplits(all);
  return all.map((parts): TitleOrganisationPair => {
    const [first, second] = parts;
    if (!first) return { title: undefined, organisation: undefined, confidence: 0 };
    if (!second) return pairOfOne(first, order);
    const needed = Math.max(best.title, best.organisation) + 1;
    if (parts.length >= needed) return pairOf(parts, best);
    return pairOf(
      parts,
      titleLikelihood(first) >= titleLikelihood(second)
        ? { title: 0, organisation: 1 }
        : { title: 1, organisation: 0 },
    );
  });
}
