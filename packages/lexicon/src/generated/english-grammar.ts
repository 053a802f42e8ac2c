// Generated from patterns/english-grammar.txt by `npm run lexicon`.

/** Offices that one person holds at a time stand without an article: "as Treasurer", "as Head of Sales". */
export const soleOffice =
  /^(?:(?:deputy |vice[- ]|honorary )?(?:treasurer|chair(?:man|woman|person)?|president)|(?:deputy )?head of .+|chief [\p{L} ]+ officer|c[efot]o)$/iu;

export const adverb =
  /^(?:successfully|effectively|efficiently|regularly|personally|independently|directly|also|currently|consistently|proactively|actively)\s+/i;

export const nounBehindVerb =
  /^(?:of|management|control|support|maintenance|planning|review|reviews|analysis|design|preparation|entry|handling|work|tracking|service|reports?)$/;
