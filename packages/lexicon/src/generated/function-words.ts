// Generated from patterns/function-words.txt by `npm run lexicon`.

/** Words that claim nothing, without accents. */
export const functionWords = {
  en: "the|and|of|to|with|for|you|we|our|your|is|are|will|be|have|this|that|from|or|on|as|at|by|who|must|can|an|more|their|i|my".split(
    "|",
  ),
  fr: "le|les|des|une|et|est|avec|pour|vous|nous|dans|sur|aux|du|votre|notre|qui|au|ou|vos|nos|sont|sera|etre|ce|cette|je|mon|ma|mes|sein|plus|ans|un|l|d".split(
    "|",
  ),
};
