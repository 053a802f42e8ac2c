import { fold } from "@postulo/lexicon/fold";
import type { Posting } from "./posting.ts";

/** Instructions to a language model. */
const injection = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|ignorez|ignorer|oubliez) (?:all|any|every|the|your|my|previous|above|tou\w*|les|vos|ce\w*)\b`,
    String.raw`\b(?:previous|prior|earlier|above) (?:instructions?|orders?|rules?)\b|\b(?:instructions?|consignes?) precedentes?\b`,
    String.raw`\bprompt\b|\blanguage model\b|\bmodele de langage\b|\bchatgpt\b|\bas an ai\b|\bjailbreak\b`,
    String.raw`(?:^|[^\p{L}])(?:system|assistant|user|human|instructions?)\s*(?:\w+\s*)?:`,
    String.raw`\b(?:you are now|from now on|pretend|act as if|role-?play|desormais tu|tu es maintenant|vous etes maintenant)\b`,
    String.raw`\b(?:in|into|to|of) (?:the|your|this) (?:cover )?letter\b|\bdans (?:la|votre|cette) lettre\b`,
    String.raw`\b(?:write|say|claim|state|answer|output|repeat|reply|tell|mention|include) (?:that|only|with|nothing|the word|exactly)\b`,
    String.raw`\b(?:ecri(?:s|vez)|di(?:s|tes)|precisez|affirmez|mentionnez|indiquez|ajoutez|repond(?:s|ez)) (?:que|qu'|seulement|uniquement|le mot)\b`,
    String.raw`\b(?:and|et) (?:write|say|ecrivez|dites) `,
    String.raw`\bthe (?:applicant|candidate|profile) (?:was|knows|says|worked|used to)\b|\ble (?:candidat|profil) (?:etait|connait|dit|a travaille)\b`,
    String.raw`^(?:write|say|ecrivez|dites) \p{L}*-?\d`,
  ].join("|"),
  "u",
);

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
