// Generated from patterns/resume-language.txt by `npm run lexicon`.

export const functionWord = {
  en: /\b(?:the|of|and|for|with|in|to|on|at|by|education|skills|languages|work)\b/g,
  fr: /\b(?:le|la|les|des|du|et|pour|dans|avec|sur|une|en|au|aux|chez|formation|competences|langues|experience professionnelle)\b/g,
};
