import { fold } from "./words.ts";

const anywhere =
  /\b(?:ignore|ignorez|ignorer|disregard|instructions?|consignes? precedentes?|prompt|the above|nothing else|language model|chatgpt)\b/;
const atFirst =
  /^(?:please )?(?:write|say|answer|mention|include|output|respond|repeat|pretend|tell|reply|add|ecri(?:s|vez)|di(?:s|tes)|repond(?:s|ez)|mentionn(?:e|ez)|precisez|affirmez|ajoutez|indiquez)\b/;

/** Whether a would-be title, employer or town talks to whoever writes the letter. */
export function ordersMachine(name: string): boolean {
  const folded = fold(name).trim();
  return anywhere.test(folded) || atFirst.test(folded);
}
