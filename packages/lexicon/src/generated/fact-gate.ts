// Generated from patterns/fact-gate.txt by `npm run lexicon`.

export const placeholder =
  /\[[^\]]{0,200}\]|\{[^}]{0,200}\}|<[a-z/][^>]{0,200}>|_{3,}|\bx{3,}\b|\b(?:your name|company name|hiring manager's name|insert|nom de l'entreprise|votre nom|prenom nom|todo|tbd|lorem ipsum)\b/;

export const refusal =
  /\b(?:as an ai|language model|i(?:'m| am) (?:unable|not able) to (?:help|assist|write|generate)|i can(?:not|'t) (?:help|assist|write|fulfil|generate|comply)|en tant qu'(?:ia|intelligence artificielle|assistant (?:virtuel|ia|d'ecriture)|modele)|modele de langage|je ne peux pas (?:vous aider|rediger|generer))\b/;

export const leakage =
  /\b(?:system prompt|previous instructions?|as instructed|per your instructions|ignore (?:all|any|previous|the)|here is (?:your|the|a) (?:cover )?letter|the candidate's profile|word count|job posting text|voici (?:votre|la|une) lettre|instructions precedentes)\b/;

/** What one wishes, offers and thanks for rests on nothing. */
export const courtesy =
  /\b(?:apply(?:ing)?|application|join|would|welcome|look(?:ing)? forward|thank|glad|pleased|happy|delighted|interview|discuss|appeals?|interests?|interested|attracts?|drawn|candidature|postule|rejoindre|souhaite(?:rais)?|aimerais|serai[st]?|remercie|entretien|rencontrer|plaisir|ravie?|interesse|disposition|heureu\w+|plait|attire)\b/;

/** Words of titles that a claimed title must not add. */
export const ranks =
  "sous|senior|lead|chief|head|deputy|principal|vice|executive|general|global|regional|national|adjoint|adjointe|principale|chef|cheffe|directeur|directrice|generale".split(
    "|",
  );

/** The mark of a postscript at the beginning of a sentence, folded: "P.S.", "PS:"; "PS Ltd" is a name. */
export const postscript =
  /^\s*(?:postscript|ps|p\.\s?-?\s?s\.|post-?scriptum)\s*(?:[:,–—-]\s*|(?<=\.)\s*|$|(?=(?:i|my|we|if|please|as|the|there|this|je|j'|mon|ma|mes|si|merci|vous|nous|le|la|les)(?!\p{L})|j'))/u;
