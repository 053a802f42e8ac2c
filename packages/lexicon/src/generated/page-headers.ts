// Generated from patterns/page-headers.txt by `npm run lexicon`.

export const pageNumber =
  /^(?:page|p\.?)?\s*\d{1,2}(?:\s*(?:\/|of|sur|de|-)\s*\d{1,2})?$|^-\s?\d{1,2}\s?-$|(?:[-–—|·]|page)\s*\d{1,2}\s*(?:\/|of|sur)\s*\d{1,2}$/iu;

/** Text of page footers, folded. */
export const updateNotice =
  /^(?:last updated|updated|updated on|derniere mise a jour|mise a jour|mis a jour)\b/;
