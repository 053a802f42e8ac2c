// Generated from patterns/motivations.txt by `npm run lexicon`.

/** The first words of a sentence that states a wish, folded: "I would like". */
export const wishStart =
  /^(?:i want|i wish|i hope|i would love|i would like|i am looking|i am hoping|i'd love|i'd like|i'm looking|i'm hoping|je veux|je voudrais|je souhaite|je souhaiterais|je cherche|je recherche|je desire|j'aimerais|j'espere)(?!\p{L})/u;

/** In a wish: that the person wants to be rid of something, or that something no longer applies; folded. */
export const wishNegation =
  /(?<!\p{L})(?:no|not|never|without|less|fewer|stop|leave|quit|avoid|escape|away|no longer|cannot|\p{L}+n't|ne|n'\p{L}+|pas|plus|jamais|sans|moins|arreter|quitter|eviter|fuir|changer)(?!\p{L})/u;

/** Before the cause of a wish; not folded, in lower case. */
export const wishCause =
  / (?:after|since|because|following|depuis|après|car|parce que|parce qu['’])(?:(?!\p{L})|(?<=['’]))/u;
