// Generated from patterns/form-documents.txt by `npm run lexicon`.

/** Uploads other than résumé and cover letter, by their plain words. */
export const otherFile =
  /\btranscripts?\b|portfolio|work samples?|writing sample|\bdocuments?\b|\b(passport|profile|id) (photos?|pictures?|copy|scan)|\b(photo|picture|scan) of\b|\battachments?\b|\bdiplom\w+\b|\bcertificat\w*\b|\breferences?\b|(fichiers?|pieces?) (supplement|complement|addition|joint)\w+|releves? de notes|justificatif|photos? d.identite|(carte|piece)s? d.identite|(additional|other|supporting|further|supplementary|more|autre|autres) (\w+ )?(files?|documents?|attachments?|materials?|fichiers?|pieces?)/;

/** Uploads that fill the form. */
export const resumeImport =
  /auto ?(fill|complete)|import (your |my )?(resume|cv|profile)|(resume|cv) (parser|parsing|import)|parse (your |my )?(resume|cv)|easy apply|save time by|(apply|complete|fill|prefill|populate|postuler|pre ?remplir|remplir)\b.{0,40}\b(with|from|using|by|avec|a partir de?|grace)\b.{0,30}\b(resume|cv)/;

export const coverLetter =
  /cover(ing)? ?letter|motivation(al)? letter|letter of (motivation|intent|interest)|coverletter|\blettre\b(?! de recommandation)|\blm\b/;

/** Pictures of what a person signs with. */
export const signedFile = /\bsignatures?\b|\bthumb ?prints?\b|\bsigner?\b/;
