import { fold } from "@postulo/lexicon/fold";
import { injection } from "@postulo/lexicon/prompt-injection";
import type { Posting } from "./posting.ts";

const sentenceEnds = /(?<=[.!?;])\s+/;

/**
 * The posting without prompt injections, as the model and the gate read it. The rest is still
 * untrusted; the gate checks every sentence against it.
 */
export function stripInjections(posting: Posting): Posting {
  const text = posting.text
    .split("\n")
    .map((line) =>
      line
        .split(sentenceEnds)
        .filter((sentence) => !injection.test(fold(sentence)))
        .join(" "),
    )
    .join("\n");
  return text === posting.text ? posting : { ...posting, text };
}
