// Generated from patterns/prompt-injection.txt by `npm run lexicon`.

export const anywhere =
  /\b(?:ignore|disregard|the above|nothing else|language model|ignorez|ignorer|consignes? precedentes?|prompt|chatgpt|instructions?)\b/;

export const atFirst =
  /^(?:please )?(?:write|say|answer|include|output|respond|repeat|pretend|tell|reply|add|mention|ecri(?:s|vez)|di(?:s|tes)|repond(?:s|ez)|mentionn(?:e|ez)|precisez|affirmez|ajoutez|indiquez)\b/;
