// Generated from patterns/form-documents.txt by `npm run lexicon`.

/** Uploads other than résumé and cover letter, by their plain words. */
export const otherFile =
  /\btranscripts?\b|portfolio|work samples?|writing sample|\bdocuments?\b|\battachments?\b|\bdiplom\w+\b|\bcertificat\w*\b|\breferences?\b|(fichiers?|pieces?) (supplement|complement|addition|joint)\w+|releves? de notes|justificatif|(additional|other|supporting|further|supplementary|more|autre|autres) (\w+ )?(files?|documents?|attachments?|materials?|fichiers?|pieces?)/;
