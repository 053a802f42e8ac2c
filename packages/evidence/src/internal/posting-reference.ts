import { referenceLabel } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { memoizeObject } from "../memoize.ts";
import type { PostingText } from "./sources.ts";

/** "SAV-68-07", "RW/SCA/11", "2026 OPS 3391": capitals and digits in groups. */
const code = /(?<![\p{L}\d])[\p{Lu}\d]+(?:[-/._ ][\p{Lu}\d]+)*(?![\p{L}\d])/gu;

/** A code without what parts its groups. */
const bare = (text: string) => fold(text).replace(/[^a-z\d]+/g, "");

/** In characters: a shorter code is a number. */
const leastCode = 4;

const bareOf = memoizeObject(({ text, reference = "" }: PostingText) => ({
  reference: bare(reference),
  text: bare(text),
}));

/** Whether a code is the posting's reference, or is written in the posting: if a sentence names it as a reference, it is one. */
function isCandidate(key: string, known: { readonly reference: string; readonly text: string }) {
  const isCode = key.length >= leastCode && /\d/.test(key);
  return isCode && (key === known.reference || known.text.includes(key));
}

/** A sentence without the posting's reference and the words that name it: "(ref. SAV-68-07)" claims nothing. */
export function withoutReference(sentence: string, posting: PostingText): string {
  const known = bareOf(posting);
  let rest = sentence;
  for (const { 0: written, index } of [...sentence.matchAll(code)].toReversed()) {
    const key = bare(written);
    if (!isCandidate(key, known)) continue;
    const [label] = referenceLabel.exec(fold(sentence.slice(0, index))) ?? [];
    if (key !== known.reference && label === undefined) continue;
    const start = index - (label?.length ?? 0);
    const end = index + written.length;
    const isClosed = label?.includes("(") === true && rest.charAt(end) === ")";
    rest = rest.slice(0, start) + rest.slice(isClosed ? end + 1 : end);
  }
  return rest;
}
