import { referenceLabel } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import type { PostingText } from "./sources.ts";

/** "SAV-68-07", "RW/SCA/11", "2026 OPS 3391": capitals and digits in groups. */
const code = /(?<![\p{L}\d])[\p{Lu}\d]+(?:[-/._ ]?[\p{Lu}\d]+)*(?![\p{L}\d])/gu;

/** A code without what parts its groups. */
const bare = (text: string) => fold(text).replace(/[^a-z\d]+/g, "");

/** In characters: a shorter code is a number. */
const leastCode = 4;

/** Whether a code is the posting's reference, or is named as one and stands in the posting. */
function isReference(written: string, isLabelled: boolean, posting: PostingText): boolean {
  const key = bare(written);
  if (key.length < leastCode || !/\d/.test(key)) return false;
  return key === bare(posting.reference ?? "") || (isLabelled && bare(posting.text).includes(key));
}

/** A sentence without the posting's reference and the words that name it: "(ref. SAV-68-07)" claims nothing. */
export function withoutReference(sentence: string, posting: PostingText): string {
  let rest = sentence;
  for (const { 0: written, index } of [...sentence.matchAll(code)].toReversed()) {
    const [label] = referenceLabel.exec(fold(sentence.slice(0, index))) ?? [];
    if (!isReference(written, label !== undefined, posting)) continue;
    const start = index - (label?.length ?? 0);
    const end = index + written.length;
    const isClosed = label?.startsWith("(") === true && rest.charAt(end) === ")";
    rest = rest.slice(0, start) + rest.slice(isClosed ? end + 1 : end);
  }
  return rest;
}
