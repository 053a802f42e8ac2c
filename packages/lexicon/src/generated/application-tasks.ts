// Generated from patterns/application-tasks.txt by `npm run lexicon`.

/** What an applicant writes or sends; folded. */
export const applicationPart =
  /\b(?:(?:cover(?:ing)? )?letters?|(?:supporting |personal )?statements?|resume|applications?|subject line|first line|portfolio|application form|lettres?(?: de motivation)?|candidature|candidatures|dossier|objet|phrase|cv)\b/;

/** Verbs that ask for it. */
export const asksFor =
  /\b(?:(?:tell|send|e-?mail|show|give) (?:us|me)\b|(?:say|explain|tell us) (?:why|how|what)|(?:contain|include|mention|quote|state|attach|enclose|put|write|request|submit|forward|send|complete|address)(?:ing)?|no more than|at most|without|dites(?:-| )nous|precise[rz]?|indique[rz]?|joi(?:ndre|gne[rz])|mentionne[rz]?|rappele[rz]?|(?:envoye|adresse|transmette|depose|faite)[rsz]?(?: parvenir)?|transmettre|envoi par|a completer|en objet|doivent nous parvenir|(?:merci d[e']|veuillez))\b/;

/** A request that needs no letter: "tell us why schools". */
export const asksDirectly = /\b(?:tell us|dites(?:-| )nous)\b/;

/** Words by which a sentence addresses the applicant. */
export const addressesApplicant =
  /\b(?:your?|please|applicants?|candidates?|applications?|us|me|(?:votre|vos|vous)|merci|nous|candidat(?:e|ure)?s?)\b/;

/** What a letter should contain: for the person to decide, not for a model. */
export const letterContent =
  /\b(?:(?:in|of) (?:the|your|this) (?:cover |covering )?letter|first line of|dans (?:la|votre|cette) lettre|premiere ligne de)\b/;
